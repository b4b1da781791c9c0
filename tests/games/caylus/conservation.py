"""Invariants of every position of every game; each complaint is a sentence.

Whether the road has a gap is not asked of a position set up by hand: the cases name only the
buildings that matter.
"""

from collections import Counter
from collections.abc import Iterator

from burgundy_desktop.games.caylus import state as s
from burgundy_desktop.games.caylus.state import NOBODY, PlayerState, State
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
from burgundy_desktop.games.caylus.tables.bundles import ONE, amounts, covers
from burgundy_desktop.games.caylus.tables.castle import PARTS, SECTION_COUNT
from burgundy_desktop.games.caylus.tables.favors import ALL_LINES, OPEN_COLUMNS
from burgundy_desktop.games.caylus.tables.numbers import WORKERS
from burgundy_desktop.games.caylus.tables.road import (
    CASTLE,
    FIXED,
    INN,
    SPACES,
    SPECIALS,
    STABLES,
)
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, SECTIONS
from tests.games.positions import times

LOSSES = ("no_batch", "missing_houses")
TILES = {WOOD_BUILDING, STONE_BUILDING, PRESTIGE_BUILDING}
NOBODY_S = {NEUTRAL_BUILDING, FIXED_BUILDING}
CASTLE_CIRCLES, STABLES_CIRCLES = 5, 3


def complaints(state: State) -> Iterator[str]:
    """Complaints about a position."""
    yield from about_workers(state)
    yield from about_tiles(state)
    yield from about_workplaces(state)
    yield from about_players(state)
    yield from about_the_table(state)


def about_workers(state: State) -> Iterator[str]:
    """Each player has six; the masks agree with the placed workers."""
    on_board = Counter(seat for seat in state.workers if seat != NOBODY)
    on_board.update(state.stables)
    on_board.update(state.castle_workers)
    on_board.update(seat for seat in (state.inn_left, state.inn_right) if seat != NOBODY)
    for seat, player in enumerate(state.players):
        if player.workers < 0 or player.workers + on_board[seat] != WORKERS:
            away = on_board[seat]
            yield f"seat {seat} has {player.workers} workers at home and {away} on the board"
    for where, there, room in (
        ("castle", state.castle_workers, CASTLE_CIRCLES),
        ("stables", state.stables, STABLES_CIRCLES),
    ):
        if len(set(there)) != len(there) or len(there) > room:
            yield f"in the {where} stand {there}"
    taken = {spot for spot, seat in enumerate(state.workers) if seat != NOBODY}
    taken |= {STABLES} if len(state.stables) == STABLES_CIRCLES else set()
    taken |= {CASTLE} if len(state.castle_workers) == CASTLE_CIRCLES else set()
    taken |= {INN} if state.inn_left != NOBODY else set()
    if 0 in taken or state.taken != sum(1 << spot for spot in taken):
        yield f"the mask of taken spots is {state.taken:b}, but taken are {sorted(taken)}"


def has_a_gap(state: State) -> bool:
    """Whether a space is empty before a building that was built."""
    free = [space for space in SPACES if state.buildings[space] == NO_BUILDING]
    last = max(space for space in SPACES if space not in free)
    printed = max(space for space, _ in FIXED)
    return last != printed and any(space < last for space in free)


def about_tiles(state: State) -> Iterator[str]:
    """Every tile is in one place; who owns what."""
    built = Counter(state.buildings[space] for space in SPACES)
    for building in range(BUILDING_COUNT):
        yield from _about_a_tile(building, built[building], state.stock[building])
    for space, building in FIXED:
        if state.buildings[space] != building:
            yield f"on space {space} stands another building than the printed one"
    for space in SPACES:
        building = state.buildings[space]
        unowned = building == NO_BUILDING or CATEGORY[building] in NOBODY_S
        if (state.owners[space] == NOBODY) != unowned:
            yield f"space {space} belongs to seat {state.owners[space]}"


def _about_a_tile(building: int, here: int, left: int) -> Iterator[str]:
    """Complaints about the copies of a tile on the road and in the stock."""
    name = BUILDINGS[building]
    if CATEGORY[building] in TILES:
        copies = 1 if building == JEWELLER and here + left else COPIES[building]
        if left < 0 or here + left != copies:
            yield f"the tile {name} lies {times(here + left)}; the game has {copies}"
    elif left:
        yield f"{name} is no tile of the stock"
    elif CATEGORY[building] == NEUTRAL_BUILDING and here > 1:
        yield f"the neutral building {name} stands {times(here)}"


def about_workplaces(state: State) -> Iterator[str]:
    """The mask of the places for workers, and what waits for a worker to leave."""
    places = {
        space
        for space in SPACES
        if state.buildings[space] != NO_BUILDING and WORKPLACE[state.buildings[space]]
    }
    places |= {*SPECIALS, CASTLE} - ({STABLES} if len(state.players) == 2 else set())
    if state.workplaces != sum(1 << spot for spot in places):
        yield f"the mask of workplaces is {state.workplaces:b}, but there are {sorted(places)}"
    for space, seat in state.reserved:
        if state.workers[space] == NOBODY or state.buildings[space] == RESIDENCE:
            yield f"nothing is to be waited for on space {space}"
        if state.owners[space] not in {NOBODY, seat}:
            yield f"space {space} of seat {state.owners[space]} is reserved for seat {seat}"


def about_players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {one}" for one in about_a_player(player, state.section))


def about_a_player(player: PlayerState, section: int) -> Iterator[str]:
    packed = sum(n * one for n, one in zip(amounts(player.purse), ONE, strict=True))
    if not covers(player.purse, 0) or packed != player.purse or amounts(player.purse)[-1]:
        yield f"the purse holds {amounts(player.purse)}"
    if player.vp != sum(player.scored) or player.vp < 0:
        yield f"{player.vp} points are marked, but {sum(player.scored)} were scored"
    for reason, points in zip(s.REASONS, player.scored, strict=True):
        if points > 0 if reason in LOSSES else points < 0:
            yield f"{points} points are booked for {reason}"
    columns = OPEN_COLUMNS[section]
    if not all(0 <= column <= columns for column in player.markers):
        yield f"a marker stands on column {max(player.markers)}; {columns} are open"
    if not 0 <= player.used <= ALL_LINES:
        yield "the mask of used lines is wrong"


def about_the_table(state: State) -> Iterator[str]:
    if not 1 <= state.provost <= 28:
        yield f"the provost stands on {state.provost}, which is not on the road"
    if not 6 <= state.bailiff <= 25:
        yield f"the bailiff stands on {state.bailiff}, where he never comes"
    if not 0 <= state.section <= SECTION_COUNT:
        yield f"{state.section} sections are scored of {SECTION_COUNT}"
    if sorted(state.order) != list(range(len(state.players))):
        yield f"the turn order {state.order} does not name every seat once"
    if len(set(state.passed)) != len(state.passed):
        yield f"somebody has passed twice: {state.passed}"
    for section, houses in enumerate(state.castle):
        if len(houses) > PARTS[section]:
            yield f"the {SECTIONS[section]} has {len(houses)} houses of {PARTS[section]}"
        later = sum(len(other) for other in state.castle[section + 1 :])
        if later and section >= state.section and len(houses) < PARTS[section]:
            yield f"houses stand behind the {SECTIONS[section]}, which is neither full nor scored"
