"""The names of phases, sections, lines, spaces and seats."""

from __future__ import annotations

from burgundy_desktop.boardkit.players import colour_at, name_at
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.caylus.board.wording import buildings
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.state import (
    BUILDING_CASTLE,
    BUILDINGS,
    INCOME,
    OVER,
    PLACING,
    PROVOST,
    SPECIAL,
    TURN_END,
    State,
)
from burgundy_desktop.games.caylus.tables.buildings import (
    NO_BUILDING,
    PRESTIGE_BUILDING,
    RESIDENTIAL_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.road import CASTLE, ROAD_LENGTH

PHASES = {
    INCOME: phrase("Income"),
    PLACING: phrase("Workers"),
    SPECIAL: phrase("Special buildings"),
    PROVOST: phrase("Provost"),
    BUILDINGS: phrase("Buildings"),
    BUILDING_CASTLE: phrase("Castle"),
    TURN_END: phrase("End of the round"),
    OVER: phrase("End of the game"),
}

SECTIONS = (phrase("Dungeon"), phrase("Walls"), phrase("Towers"))
SECTIONS_IN_LIST = (phrase("dungeon"), phrase("walls"), phrase("towers"))
TO_SECTIONS = (
    phrase("to the dungeon"),
    phrase("to the walls"),
    phrase("to the towers"),
)

LINES = (
    phrase("Points", "line"),
    phrase("Deniers", "line"),
    phrase("Resources", "line"),
    phrase("Buildings", "line"),
)
LINE_TITLES = (
    phrase("Line of points"),
    phrase("Line of deniers"),
    phrase("Line of resources"),
    phrase("Line of buildings"),
)
ON_LINES = (
    phrase("on the line of points"),
    phrase("on the line of deniers"),
    phrase("on the line of resources"),
    phrase("on the line of buildings"),
)

SUPPLIES = {
    WOOD_BUILDING: phrase("Wood buildings"),
    STONE_BUILDING: phrase("Stone buildings"),
    RESIDENTIAL_BUILDING: phrase("Residences"),
    PRESTIGE_BUILDING: phrase("Prestige buildings"),
}
"""The categories of the supply, in its order."""

FAVOR = phrase("Royal favour")

_SPACE = phrase("space {number}")
_FIELD = phrase("Empty space")
_COLUMN = phrase("column {number}")
_START = phrase("start")
_SEATS = (
    phrase("Red", "player"),
    phrase("Blue", "player"),
    phrase("Yellow", "player"),
    phrase("Green", "player"),
    phrase("White", "player"),
)
"""Players by the colour of their pieces, if no names are known."""
_YOU = phrase("you", "in a list")


def space(number: int) -> str:
    """A space of the road: "space 9"."""
    return _SPACE(number=number)


def column(number: int) -> str:
    """A column of the favour table; 0 is the start."""
    return _COLUMN(number=number) if number else _START()


def place(state: State, spot: int) -> str:
    """A place for workers with its number: "Quarry · space 4", "Joust field"."""
    building = state.building_at(spot)
    if spot == CASTLE:
        return buildings.castle_title()
    name = _FIELD() if building == NO_BUILDING else buildings.title(building)
    return remarks(name, space(spot) if spot <= ROAD_LENGTH else "")


def seat(observation: Observation, who: int) -> str:
    """A player as the observer knows him: "you", "Margot"."""
    return _YOU() if who == observation.seat else seat_title(who)


def seat_title(who: int) -> str:
    """A player by name, or else by colour."""
    return name_at(who) or _SEATS[colour_at(who)]()
