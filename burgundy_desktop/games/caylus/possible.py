"""What is true of every position of a game, to check positions from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from burgundy_desktop.core import limits
from burgundy_desktop.games.caylus.state import (
    BY_MISSING_HOUSES,
    BY_NO_BATCH,
    NOBODY,
    OVER,
    REASONS,
    PlayerState,
    State,
    steps as s,
)
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.bundles import ONE, VP, amounts
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT
from burgundy_desktop.games.caylus.tables.favors import ALL_LINES, OPEN_COLUMNS
from burgundy_desktop.games.caylus.tables.numbers import WORKERS

_SEAT: Final = (0, 4)
_ANYBODY: Final = (NOBODY, 4)
_SPACE: Final = (1, road.ROAD_LENGTH)
_SPOTS: Final = limits.mask_of_width(road.SPOT_COUNT)
_MOST_OF_A_KIND: Final = 500
_HOUSES: Final = (0, 200)
_TILES: Final = {buildings.WOOD_BUILDING, buildings.STONE_BUILDING, buildings.PRESTIGE_BUILDING}

LIMITS: Final[limits.Limits] = {
    "# players": (2, 5),
    "players[].purse": (0, ONE[VP] - 1),
    "players[].workers": (0, WORKERS),
    "players[].vp": limits.POINTS,
    "# players[].scored": (len(REASONS), len(REASONS)),
    "players[].scored[]": limits.POINTS,
    "# players[].markers": (4, 4),
    "players[].markers[]": (0, max(OPEN_COLUMNS)),
    "players[].used": (0, ALL_LINES),
    "players[].batches": (0, 200),
    "turn": (1, 200),
    "phase": (0, OVER),
    "at": (0, 200),
    "# order": (2, 5),
    "order[]": _SEAT,
    "# passed": (0, 5),
    "passed[]": _SEAT,
    "# buildings": (road.ROAD_LENGTH + 1, road.ROAD_LENGTH + 1),
    "buildings[]": (buildings.NO_BUILDING, buildings.BUILDING_COUNT - 1),
    "# owners": (road.ROAD_LENGTH + 1, road.ROAD_LENGTH + 1),
    "owners[]": _ANYBODY,
    "# workers": (road.SINGLE_SPOTS, road.SINGLE_SPOTS),
    "workers[]": _ANYBODY,
    "# stables": (0, road.STABLES_CIRCLES),
    "stables[]": _SEAT,
    "inn_left": _ANYBODY,
    "inn_right": _ANYBODY,
    "# castle_workers": (0, 5),
    "castle_workers[]": _SEAT,
    "workplaces": _SPOTS,
    "taken": _SPOTS,
    "# reserved": (0, 30),
    "reserved[].0": _SPACE,
    "reserved[].1": _SEAT,
    "bailiff": _SPACE,
    "provost": _SPACE,
    "section": (0, SECTION_COUNT),
    "# castle": (SECTION_COUNT, SECTION_COUNT),
    "# castle[]": _HOUSES,
    "castle[][]": _SEAT,
    "# stock": (buildings.BUILDING_COUNT, buildings.BUILDING_COUNT),
    "stock[]": (0, 9),
    "# pending": (0, 40),
    "pending[].0": (0, 14),
    "pending[].1": _SEAT,
    "pending[].2": (0, max(road.SPOT_COUNT, buildings.BUILDING_COUNT)),
    "chance.stream": limits.STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for an impossible position."""
    limits.check_limits(state, LIMITS)
    seats = len(state.players)
    limits.demand(
        sorted(state.order) == list(range(seats)), "somebody is missing in the turn order"
    )
    limits.demand((state.phase == OVER) == (not state.pending), "nobody has to do anything")
    everybody = [*state.passed, *state.stables, *state.castle_workers, *state.owners]
    everybody += [*state.workers, state.inn_left, state.inn_right]
    everybody += [seat for section in state.castle for seat in section]
    everybody += [seat for _, seat in state.reserved] + [seat for _, seat, _ in state.pending]
    limits.demand(max(everybody) < seats, "somebody does not play")
    for alone in (state.passed, state.stables, state.castle_workers):
        limits.demand(len(set(alone)) == len(alone), "somebody is there twice")
    for player in state.players:
        _check_player(player, OPEN_COLUMNS[state.section])
    _check_workers(state)
    _check_road(state)


def _check_player(player: PlayerState, columns: int) -> None:
    purse = amounts(player.purse)
    limits.demand(max(purse) <= _MOST_OF_A_KIND, "a purse is too full")
    limits.demand(player.vp == sum(player.scored), "points come from nowhere")
    losses = (BY_NO_BATCH, BY_MISSING_HOUSES)
    for reason, points in enumerate(player.scored):
        limits.demand(points <= 0 if reason in losses else points >= 0, "a loss is no loss")
    limits.demand(max(player.markers) <= columns, "a marker stands on a column that is not open")


def _check_workers(state: State) -> None:
    """Check the number of workers, and that masks agree with the workers there."""
    on_board = Counter(seat for seat in state.workers if seat != NOBODY)
    on_board.update(state.stables)
    on_board.update(state.castle_workers)
    on_board.update(seat for seat in (state.inn_left, state.inn_right) if seat != NOBODY)
    for seat, player in enumerate(state.players):
        limits.demand(player.workers + on_board[seat] == WORKERS, "workers are lost or made")
    taken = {spot for spot, seat in enumerate(state.workers) if seat != NOBODY}
    taken |= {road.STABLES} if len(state.stables) == road.STABLES_CIRCLES else set()
    taken |= {road.CASTLE} if len(state.castle_workers) == 5 else set()
    taken |= {road.INN} if state.inn_left != NOBODY else set()
    limits.demand(state.taken == sum(1 << spot for spot in taken), "workers stand where none are")
    limits.demand(0 not in taken, "a worker stands nowhere")


def _check_road(state: State) -> None:
    """Check that every tile is in one place, the owners, and that built spaces have no gap."""
    limits.demand(
        state.buildings[0] == buildings.NO_BUILDING and state.owners[0] == NOBODY,
        "there is no space 0",
    )
    built = [space for space in road.SPACES if state.buildings[space] != buildings.NO_BUILDING]
    last, printed = max(built, default=0), max(space for space, _ in road.FIXED)
    free = {*road.SPACES} - {*built}
    limits.demand(all(space > last or last == printed for space in free), "the road has a gap")
    for building in range(buildings.BUILDING_COUNT):
        _check_tiles(building, state.buildings.count(building), state.stock[building])
    fixed = all(state.buildings[space] == building for space, building in road.FIXED)
    limits.demand(fixed, "a printed building is not where it is printed")
    _check_houses(state)
    _check_workplaces(state, built)
    _check_what_waits(state)


def _check_houses(state: State) -> None:
    """Players own what they have built; nobody owns neutral and printed buildings, or a field."""
    unowned = {buildings.NEUTRAL_BUILDING, buildings.FIXED_BUILDING}
    for space in road.SPACES:
        building = state.buildings[space]
        is_unowned = building == buildings.NO_BUILDING or buildings.CATEGORY[building] in unowned
        limits.demand(
            (state.owners[space] == NOBODY) == is_unowned, "a house is not where it belongs"
        )


def _check_workplaces(state: State, built: Iterable[int]) -> None:
    """The mask of places for workers agrees with the buildings."""
    places = {space for space in built if buildings.WORKPLACE[state.buildings[space]]}
    places |= {*road.SPECIALS, road.CASTLE}
    places -= {road.STABLES} if len(state.players) < road.STABLES_PLAYERS else set()
    limits.demand(state.workplaces == sum(1 << spot for spot in places), "workplaces are wrong")


def _check_what_waits(state: State) -> None:
    """Buildings that ask something, or wait for their transformation, are where they can."""
    for step, _, spot in state.pending:
        asks = step in s.AT_A_BUILDING
        limits.demand(
            not asks or state.building_at(spot) != buildings.NO_BUILDING, "a gap in the road asks"
        )
    for space, seat in state.reserved:
        limits.demand(state.workers[space] != NOBODY, "nobody works where a building waits")
        limits.demand(state.buildings[space] != buildings.RESIDENCE, "a residence waits")
        limits.demand(state.owners[space] in {NOBODY, seat}, "another one's building waits")


def _check_tiles(building: int, here: int, left: int) -> None:
    if buildings.CATEGORY[building] in _TILES:
        copies = 1 if building == buildings.JEWELLER and here + left else buildings.COPIES[building]
        limits.demand(here + left == copies, "a tile is missing or doubled")
    else:
        limits.demand(not left, "what is no tile lies in the supply")
        limits.demand(
            here <= 1 or buildings.CATEGORY[building] != buildings.NEUTRAL_BUILDING,
            "a neutral building is doubled",
        )
