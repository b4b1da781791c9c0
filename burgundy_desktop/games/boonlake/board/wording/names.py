"""The names of actions, card types, regions, places, pieces and players."""

from __future__ import annotations

from burgundy_desktop.boardkit.players import name_at
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.tables.land import REGION_OF
from burgundy_desktop.games.boonlake.tables.river import HARBOUR, WAYS
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE, PASTURE, SITES

ACTIONS = (
    phrase("Pioneer"),
    phrase("Settler"),
    phrase("Cattle-breeding"),
    phrase("Region scoring"),
    phrase("Recruitment"),
    phrase("Progress"),
    phrase("Builder"),
)
CARDS = (
    phrase("Day card"),
    phrase("Sunset card"),
    phrase("Night card"),
)
CARDS_IN_LINE = (
    phrase("day card"),
    phrase("sunset card"),
    phrase("night card"),
)
TYPES = (
    phrase("day"),
    phrase("sunset"),
    phrase("night"),
)
REGIONS = (
    phrase("Boonlake", "region"),
    phrase("Unknown", "region"),
    phrase("New Hope", "region"),
    phrase("Southern", "region"),
)
RESOURCES = (
    phrase("Wood"),
    phrase("Clay"),
    phrase("Stone"),
    phrase("Iron"),
)
RESOURCES_IN_LINE = (
    phrase("wood"),
    phrase("clay"),
    phrase("stone"),
    phrase("iron"),
)
TRACKS = (
    phrase("Coin track"),
    phrase("Card track"),
)
EMINENCE = phrase("the Eminence")

_LOCATION = phrase("location {number}")
_LOCATION_TITLE = phrase("Location {number}")
_UPPER = phrase("upper site")
_LOWER = phrase("lower site")
_ONLY = phrase("building site")
_SPACE = phrase("space {number}")
_SPACE_TITLE = phrase("Space {number}")
_UPPER_ARM = phrase("upper arm")
_LOWER_ARM = phrase("lower arm")
_HARBOUR = phrase("harbour")
_SITE_LEVEL = phrase("level {level}")
_PLAYER = phrase("player {number}")
_YOU = phrase("you", "in a list")


def location(number: int) -> str:
    """A location of the map: "location 7"."""
    return _LOCATION(number=number)


def location_title(number: int) -> str:
    """A location with its region: "Location 7 · Boonlake"."""
    return remarks(_LOCATION_TITLE(number=number), REGIONS[REGION_OF[number]]())


def site(state: State, which: int) -> str:
    """A building site with its location: "location 7 · upper site"."""
    tile = state.tiles[which >> 1]
    return site_on(tile, which)


def site_on(tile: int, which: int) -> str:
    """A building site whose tile is known; without a tile the location alone."""
    if tile in {NO_TILE, PASTURE}:
        return location(which >> 1)
    one = _ONLY if SITES[tile] == 1 else (_LOWER if which & 1 else _UPPER)
    return remarks(location(which >> 1), one())


def space(which: int) -> str:
    """A space of the river by its place on the way: "space 13 · upper arm · harbour"."""
    return remarks(
        _SPACE(number=place_on_way(which)), _arm(which), _HARBOUR() if HARBOUR[which] else ""
    )


def space_title(which: int) -> str:
    """A space of the river at the head of a line."""
    number = _SPACE_TITLE(number=place_on_way(which))
    return remarks(number, _arm(which), _HARBOUR() if HARBOUR[which] else "")


def place_on_way(which: int) -> int:
    """Which space of its way it is, counted from 1."""
    return next(way.index(which) for way in WAYS if which in way) + 1


def _arm(which: int) -> str:
    """The arm of the river that a space is on; empty where there is one only."""
    on_upper, on_lower = (which in way for way in WAYS)
    return "" if on_upper and on_lower else (_UPPER_ARM if on_upper else _LOWER_ARM)()


def level(number: int) -> str:
    """A level of a production site or of a player board, from 1."""
    return _SITE_LEVEL(level=number)


def seat(observation: Observation, who: int) -> str:
    """The name of a side within a line: "you", "Margot", "the Eminence"."""
    if who == len(observation.table.players):
        return EMINENCE()
    return _YOU() if who == observation.seat else name_at(who) or _PLAYER(number=who + 1)


def way_of(table: State) -> tuple[int, ...]:
    """The spaces of the river in the round that is played."""
    return WAYS[table.round]
