"""Positions of Boonlake set up by hand, in the words of docs/rules/boonlake/cases.md.

Players are Anna, Benno, Carla and Dario; the Eminence is the seat after the last one. Cards, tiles,
levers and spaces go by their ids in the tables, locations by their numbers; a site is a pair of its
location and "upper" or "lower". What a position does not name is as little as can be: each player
has only five inhabitants in the supply, no tile lies on the map, and no step is pending.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.game import GAME, INFO
from burgundy_desktop.games.boonlake.setup import first_state
from burgundy_desktop.games.boonlake.state import PLAYING, PlayerState, State, steps as s
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.boards import BONUS_LEVELS, LEVEL_NEEDS
from burgundy_desktop.games.boonlake.tables.cards import CARDS
from burgundy_desktop.games.boonlake.tables.land import LOCATION_SLOTS, LOCATIONS
from burgundy_desktop.games.boonlake.tables.numbers import INHABITANTS, PASTURE_LIMIT, PASTURES
from burgundy_desktop.games.boonlake.tables.river import WAYS
from burgundy_desktop.games.boonlake.tables.tiles import (
    COST_CLASS,
    COSTS,
    GREY_TILES,
    NO_TILE,
    PASTURE,
    TILE_IDS,
)
from burgundy_desktop.games.boonlake.tables.words import ACTIONS
from tests.games.boonlake.conservation import complaints
from tests.games.boonlake.table import (
    Site,
    Table,
    action,
    canoes,
    card,
    cards,
    lever,
    levers,
    scoring_tile,
    site,
    sites,
    solo,
    space,
    tile,
)
from tests.games.positions import by_seat, check

ANNA, BENNO, CARLA, DARIO = (Seat(index) for index in range(4))
EMINENCE = Seat(1)

Step: TypeAlias = tuple[int, Seat, int]

FOLLOW_CARD = s.TYPES | s.SELL
"""A card opportunity with discarding."""


def new_game(seats: int, seed: int = 1, **options: str) -> Table:
    """A game from its setup, before the first decision."""
    events = Events()
    state = GAME.start(INFO.options_for(seats, **options), Chance.from_seed(seed), events)
    return Table(state, events=events)


FROM_THE_OTHERS = -100
"""A supply that is not given: the inhabitants that are nowhere else."""

PIECES = ("people", "homes", "towns", "herd")
OWN = {field.name for field in attrs.fields(PlayerState)} - {*PIECES, "vp", "scored"} | {"points"}
"""What a player can have: the names of the state, and `points`, also by their reasons."""


def set_up(
    *steps: Step,
    seats: int = 2,
    me: Seat = ANNA,
    land: Mapping[int, str] | None = None,
    people: Any = None,
    homes: Any = None,
    towns: Any = None,
    herds: Any = None,
    ships: Mapping[Seat, str] | None = None,
    scoring: Sequence[str] = ("ST01", "ST02", "ST03", "ST04"),
    rows: Sequence[str] = ACTIONS,
    round: int = 1,  # noqa: A002  # the word of the rulebook
    scorings: int = 0,
    stack: Sequence[str] = (),
    stack_only: bool = False,
    draw: Sequence[str] = (),
    deck: Sequence[int] = (),
    start: Seat = ANNA,
    unchecked: str = "",
    **belongings: Any,
) -> Table:
    """A position in which these steps are to be done, the first one first.

    `people`, `homes`, `towns` and `herds` are sites and locations, and `belongings` are those of
    `OWN`, each given for `me`, for everybody or by seats; the Eminence has the seat after the last
    one. Pieces of which only the number is given, and inhabitants who are not in a supply that is
    given, stand on land out of the way. `draw` and `stack` are the top of the draw pile and of the
    grey tiles; `stack_only` leaves nothing below.
    """
    state = first_state(INFO.options_for(seats), Chance.from_seed(1), SILENT)
    _clear(state)
    state.start = state.active = start
    state.round, state.scorings = round - 1, scorings
    state.rows = tuple(map(action, rows))
    state.scoring = tuple(map(scoring_tile, scoring))
    for location, name in (land or {}).items():
        state.lay(location, tile(name))
    sides = len(state.sides())
    _settle_pieces(
        state, *(by_seat(given, me, sides, ()) for given in (people, homes, towns, herds))
    )
    for seat, name in (ships or {}).items():
        state.ships[seat] = WAYS[state.round].index(space(name))
    _furnish(state, belongings, me)
    wanted = [tile(name) for name in stack][::-1]
    for player in state.players:
        _settle_elsewhere(state, player, wanted)
    state.pastures_left = PASTURES - state.tiles.count(PASTURE)
    _deal(state, draw)
    on_map = {*state.tiles, *(about for step, _, about in steps if step == s.PLACE_TILE)}
    rest = [one for one in GREY_TILES if one not in on_map and one not in wanted]
    state.stack = (*([] if stack_only else rest), *wanted)
    if state.eminence is not None:
        state.eminence.deck = tuple(deck)[::-1]
    state.pending = list(steps)[::-1]
    check(complaints(state), unchecked=unchecked)
    return Table(state, me).go_on()


def _clear(state: State) -> None:
    """Empty the map and the hands."""
    state.stage, state.pending = PLAYING, []
    state.tiles, state.laid, state.reach = [NO_TILE] * LOCATION_SLOTS, 0, 0
    state.open, state.crowd = [0] * len(COSTS), [0] * LOCATION_SLOTS
    state.grazing, state.pastures, state.pastures_left = [0] * LOCATION_SLOTS, 0, PASTURES
    for player in state.players:
        player.hand, player.offered = (), ()
        player.coins = player.ranch = 0
        player.supply = FROM_THE_OTHERS


def _furnish(state: State, belongings: Mapping[str, Any], me: Seat) -> None:
    """Set each player's belongings; values that follow from them are computed unless given."""
    unknown = set(belongings) - OWN
    if unknown:
        raise TypeError(f"nobody can own {sorted(unknown)}, only {sorted(OWN)}")
    missing = object()
    for word, given in belongings.items():
        for player, has in zip(
            state.players, by_seat(given, me, len(state.players), missing), strict=True
        ):
            if has is missing:
                continue
            if word == "points":
                by_reason = has if isinstance(has, Mapping) else {REASONS[0]: has}
                player.scored = [by_reason.get(reason, 0) for reason in REASONS]
                player.vp = sum(player.scored)
            else:
                setattr(player, word, has)
    for player in state.players:
        _reckon(player)


def _reckon(player: PlayerState) -> None:
    """Compute what has left the board from the pieces on the map and beside it."""
    player.houses = max(player.houses, player.homes.bit_count() + player.aside)
    player.settlements = max(player.settlements, player.towns.bit_count())
    player.cattle = max(player.cattle, len(player.herd))
    player.levers |= player.ready
    gone = (player.houses, player.settlements, player.cattle)
    player.levels = sum(
        all(have >= need for have, need in zip(gone, needs, strict=True))
        for needs in LEVEL_NEEDS[:BONUS_LEVELS]
    )
    if player.supply == FROM_THE_OTHERS:
        player.supply = _not_at_home(player)


def _not_at_home(player: PlayerState) -> int:
    """The inhabitants who are neither on the ranch nor on the board, a mark or the map."""
    away = player.ranch + player.people.bit_count() + player.marked.bit_count()
    return INHABITANTS - away - (BONUS_LEVELS - player.levels)


def _settle_elsewhere(state: State, player: PlayerState, kept: Sequence[int]) -> None:
    """Put pieces that are on the map without a given place on unused land."""
    missing = {
        "people": _not_at_home(player) - player.supply,
        "homes": player.houses - player.aside - player.homes.bit_count(),
        "towns": player.settlements - player.towns.bit_count(),
    }
    free = _sites_elsewhere(state, sum(max(0, count) for count in missing.values()), kept)
    for field, count in missing.items():
        for place in (free.pop() for _ in range(count)):
            setattr(player, field, getattr(player, field) | 1 << place)
            state.occupy(place)
    while len(player.herd) < player.cattle:
        at = _location_elsewhere(state)
        state.lay(at, PASTURE)
        count = min(PASTURE_LIMIT, player.cattle - len(player.herd))
        player.herd += (at,) * count
        for _ in range(count):
            state.grazing[at] += 1
            state.add_area(at)


def _sites_elsewhere(state: State, count: int, kept: Sequence[int]) -> list[int]:
    """Sites on tiles that are laid for them; the tiles in `kept` are not used."""
    found: list[int] = []
    for one in range(len(TILE_IDS)):
        if len(found) >= count:
            break
        if one != PASTURE and one not in kept and one not in state.tiles:
            at = _location_elsewhere(state)
            state.lay(at, one)
            found += [2 * at + place for place in range(len(COST_CLASS[one]))]
    return found[:count]


def _location_elsewhere(state: State) -> int:
    """A location without a tile, if possible without neighbouring tiles."""
    empty = [at for at in LOCATIONS if state.tiles[at] == NO_TILE]
    return max(empty, key=lambda at: (not state.reach >> at & 1, at))


def _deal(state: State, top: Sequence[str]) -> None:
    """Put all cards without an owner into the draw pile."""
    held = {one for player in state.players for one in (*player.hand, *player.played)}
    first = cards(*reversed(top))
    rest = [one for one in CARDS if one not in held and one not in first]
    state.draw = (*rest, *first)


def _settle_pieces(
    state: State,
    people: Sequence[Sequence[Site]],
    homes: Sequence[Sequence[Site]],
    towns: Sequence[Sequence[Site]],
    herds: Sequence[Sequence[int]],
) -> None:
    for field, pieces in (("people", people), ("homes", homes), ("towns", towns)):
        for seat, places in enumerate(pieces):
            side = state.side(Seat(seat))
            for place in places:
                setattr(side, field, getattr(side, field) | 1 << site(place))
                state.occupy(site(place))
    if state.eminence is not None:
        state.eminence.houses = state.eminence.homes.bit_count()
        state.eminence.settlements = state.eminence.towns.bit_count()
        state.eminence.cattle = len(herds[EMINENCE])
    for seat, locations in enumerate(herds):
        state.side(Seat(seat)).herd = tuple(locations)
        for location in locations:
            state.grazing[location] += 1
            state.add_area(location)


__all__ = [
    "ANNA",
    "BENNO",
    "CARLA",
    "DARIO",
    "EMINENCE",
    "FOLLOW_CARD",
    "Step",
    "Table",
    "action",
    "canoes",
    "card",
    "cards",
    "lever",
    "levers",
    "new_game",
    "scoring_tile",
    "set_up",
    "site",
    "sites",
    "solo",
    "space",
    "tile",
]
