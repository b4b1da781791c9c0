"""What is true of every position of a game, to check positions from outside."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burgundy_desktop.core.limits import (
    POINTS,
    STREAM,
    Limits,
    check_limits,
    demand,
    mask_of_width,
)
from burgundy_desktop.games.caylus.state import (
    BUILD,
    BY_MISSING_HOUSES,
    BY_NO_BATCH,
    FROM_GATE,
    GUILD_MOVE,
    INN_STAY,
    JOUST,
    NOBODY,
    OVER,
    PRODUCE,
    REASONS,
    TAKE_BONUS,
    TRADE,
    TRANSFORM,
    PlayerState,
    State,
)
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_COUNT,
    CATEGORY,
    COPIES,
    FIXED_BUILDING,
    JEWELLER,
    NEUTRAL_BUILDING,
    NO_BUILDING,
    PRESTIGE_BUILDING,
    RESIDENCE,
    STONE_BUILDING,
    WOOD_BUILDING,
    WORKPLACE,
)
from burgundy_desktop.games.caylus.tables.bundles import ONE, VP, amounts
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT
from burgundy_desktop.games.caylus.tables.favors import ALL_LINES, OPEN_COLUMNS
from burgundy_desktop.games.caylus.tables.numbers import WORKERS
from burgundy_desktop.games.caylus.tables.road import (
    CASTLE,
    FIXED,
    INN,
    ROAD_LENGTH,
    SINGLE_SPOTS,
    SPACES,
    SPECIALS,
    SPOT_COUNT,
    STABLES,
    STABLES_CIRCLES,
    STABLES_PLAYERS,
)

_SEAT: Final = (0, 4)
_ANYBODY: Final = (NOBODY, 4)
_SPACE: Final = (1, ROAD_LENGTH)
_SPOTS: Final = mask_of_width(SPOT_COUNT)
_MOST_OF_A_KIND: Final = 500
_HOUSES: Final = (0, 200)
_TILES: Final = {WOOD_BUILDING, STONE_BUILDING, PRESTIGE_BUILDING}
_AT_A_BUILDING: Final = {
    FROM_GATE,
    GUILD_MOVE,
    JOUST,
    INN_STAY,
    PRODUCE,
    TAKE_BONUS,
    TRADE,
    BUILD,
    TRANSFORM,
}
"""Steps with a building: their last number is its space."""

LIMITS: Final[Limits] = {
    "# players": (2, 5),
    "players[].purse": (0, ONE[VP] - 1),
    "players[].workers": (0, WORKERS),
    "players[].vp": POINTS,
    "# players[].scored": (len(REASONS), len(REASONS)),
    "players[].scored[]": POINTS,
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
    "# buildings": (ROAD_LENGTH + 1, ROAD_LENGTH + 1),
    "buildings[]": (NO_BUILDING, BUILDING_COUNT - 1),
    "# owners": (ROAD_LENGTH + 1, ROAD_LENGTH + 1),
    "owners[]": _ANYBODY,
    "# workers": (SINGLE_SPOTS, SINGLE_SPOTS),
    "workers[]": _ANYBODY,
    "# stables": (0, STABLES_CIRCLES),
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
    "# stock": (BUILDING_COUNT, BUILDING_COUNT),
    "stock[]": (0, 9),
    "# pending": (0, 40),
    "pending[].0": (0, 14),
    "pending[].1": _SEAT,
    "pending[].2": (0, max(SPOT_COUNT, BUILDING_COUNT)),
    "chance.stream": STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for an impossible position."""
    check_limits(state, LIMITS)
    seats = len(state.players)
    demand(sorted(state.order) == list(range(seats)), "somebody is missing in the turn order")
    demand((state.phase == OVER) == (not state.pending), "nobody has to do anything")
    everybody = [*state.passed, *state.stables, *state.castle_workers, *state.owners]
    everybody += [*state.workers, state.inn_left, state.inn_right]
    everybody += [seat for section in state.castle for seat in section]
    everybody += [seat for _, seat in state.reserved] + [seat for _, seat, _ in state.pending]
    demand(max(everybody) < seats, "somebody does not play")
    for alone in (state.passed, state.stables, state.castle_workers):
        demand(len(set(alone)) == len(alone), "somebody is there twice")
    for player in state.players:
        _check_player(player, OPEN_COLUMNS[state.section])
    _check_workers(state)
    _check_road(state)


def _check_player(player: PlayerState, columns: int) -> None:
    purse = amounts(player.purse)
    demand(max(purse) <= _MOST_OF_A_KIND, "a purse is too full")
    demand(player.vp == sum(player.scored), "points come from nowhere")
    losses = (BY_NO_BATCH, BY_MISSING_HOUSES)
    for reason, points in enumerate(player.scored):
        demand(points <= 0 if reason in losses else points >= 0, "a loss is no loss")
    demand(max(player.markers) <= columns, "a marker stands on a column that is not open")


def _check_workers(state: State) -> None:
    """Check the number of workers, and that masks agree with the workers there."""
    on_board = Counter(seat for seat in state.workers if seat != NOBODY)
    on_board.update(state.stables)
    on_board.update(state.castle_workers)
    on_board.update(seat for seat in (state.inn_left, state.inn_right) if seat != NOBODY)
    for seat, player in enumerate(state.players):
        demand(player.workers + on_board[seat] == WORKERS, "workers are lost or made")
    taken = {spot for spot, seat in enumerate(state.workers) if seat != NOBODY}
    taken |= {STABLES} if len(state.stables) == STABLES_CIRCLES else set()
    taken |= {CASTLE} if len(state.castle_workers) == 5 else set()
    taken |= {INN} if state.inn_left != NOBODY else set()
    demand(state.taken == sum(1 << spot for spot in taken), "workers stand where none are")
    demand(0 not in taken, "a worker stands nowhere")


def _check_road(state: State) -> None:
    """Check that every tile is in one place, the owners, and that built spaces have no gap."""
    demand(state.buildings[0] == NO_BUILDING and state.owners[0] == NOBODY, "there is no space 0")
    built = [state.buildings[space] for space in SPACES]
    free = [space for space in SPACES if state.buildings[space] == NO_BUILDING]
    last = max((space for space in SPACES if space not in free), default=0)
    printed = max(space for space, _ in FIXED)
    demand(all(space > last or last == printed for space in free), "the road has a gap")
    for building in range(BUILDING_COUNT):
        _check_tiles(building, built.count(building), state.stock[building])
    fixed = all(state.buildings[space] == building for space, building in FIXED)
    demand(fixed, "a printed building is not where it is printed")
    for space in SPACES:
        kind = CATEGORY[state.buildings[space]] if space not in free else NEUTRAL_BUILDING
        unowned = kind in {NEUTRAL_BUILDING, FIXED_BUILDING}
        demand((state.owners[space] == NOBODY) == unowned, "a house is not where it belongs")
    places = {space for space in SPACES if space not in free and WORKPLACE[state.buildings[space]]}
    places |= {*SPECIALS, CASTLE}
    places -= {STABLES} if len(state.players) < STABLES_PLAYERS else set()
    demand(state.workplaces == sum(1 << spot for spot in places), "workplaces are wrong")
    for step, _, spot in state.pending:
        asks = step in _AT_A_BUILDING
        demand(not asks or state.building_at(spot) != NO_BUILDING, "a gap in the road asks")
    for space, seat in state.reserved:
        demand(state.workers[space] != NOBODY, "nobody works where a building waits")
        demand(state.buildings[space] != RESIDENCE, "a residence waits")
        demand(state.owners[space] in {NOBODY, seat}, "another one's building waits")


def _check_tiles(building: int, here: int, left: int) -> None:
    if CATEGORY[building] in _TILES:
        copies = 1 if building == JEWELLER and here + left else COPIES[building]
        demand(here + left == copies, "a tile is missing or doubled")
    else:
        demand(not left, "what is no tile lies in the supply")
        demand(here <= 1 or CATEGORY[building] != NEUTRAL_BUILDING, "a neutral building is doubled")
