"""What holds in every position of every game (rules §13).

Each complaint is a sentence for whoever sets up a position; games by chance have none. Whether the
tiles of an estate hang together is not asked here: the cases name only the tiles that matter.
"""

from collections import Counter
from collections.abc import Iterator

from burgundy_desktop.games.castles.queries.counts import placed_of_kind
from burgundy_desktop.games.castles.queries.goods import goods_types
from burgundy_desktop.games.castles.state import NO_ESTATE, NO_TILE, PLAYING, PlayerState, State
from burgundy_desktop.games.castles.state.steps import DISCARD
from burgundy_desktop.games.castles.tables.board import (
    GOODS_PER_PHASE,
    PHASES,
    STORAGE_SPACES,
    TRACK_SPACES,
)
from burgundy_desktop.games.castles.tables.estates import ESTATES, NEIGHBOUR_MASK
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDINGS,
    GOODS,
    GOODS_COUNTS,
    KINDS,
    SHIP,
    START_CASTLES,
    TILE_BUILDING,
    TILE_COUNT,
    TILE_KIND,
    TILE_KNOWLEDGE,
    TILE_NAME,
)
from tests.games.positions import miscounted

ALL_TILES = dict.fromkeys(range(TILE_COUNT), 1)
ALL_GOODS = dict(enumerate(GOODS_COUNTS))
ALL_KINDS = dict.fromkeys(range(len(KINDS)), 1)
GOODS_TYPES = 3
"""Types of goods for which an estate has room."""


def complaints(state: State) -> Iterator[str]:
    """Complaints about a position."""
    yield from about_the_table(state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {complaint}" for complaint in about_the_estate(player))


def about_the_table(state: State) -> Iterator[str]:
    """Nothing is lost, duplicated or negative."""
    yield from miscounted(Counter(all_tiles(state)), ALL_TILES, _tile)
    yield from miscounted(Counter(all_goods(state)), ALL_GOODS, _goods)
    yield from _about_bonus_tiles(state)
    yield from _about_the_course(state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {complaint}" for complaint in _about_belongings(player))


def _tile(tile: int) -> str:
    return f"the tile {TILE_NAME[tile].replace('_', ' ')}"


def _goods(kind: int) -> str:
    return f"the goods tile {GOODS[kind]}"


def all_tiles(state: State) -> list[int]:
    """Every hex tile, wherever it is."""
    tiles = [*state.removed]
    tiles += [argument for kind, argument in state.pending if kind == DISCARD]
    for place in (*state.supplies, *state.depots):
        tiles += place
    for castle, player in zip(START_CASTLES, state.players, strict=False):
        tiles += player.storage
        tiles += [tile for tile in player.tiles if tile != NO_TILE]
        if player.estate == NO_ESTATE:
            tiles.append(castle)  # in hand, until an estate is chosen
    return tiles


def all_goods(state: State) -> list[int]:
    """Every goods tile by its type, wherever it is."""
    goods = [*state.goods_stacks, *state.goods_box, *state.round_goods]
    for stack in state.depot_goods:
        goods += stack
    for player in state.players:
        for held in (player.goods, player.sold):
            goods += [kind for kind, count in enumerate(held) for _ in range(count)]
    return goods


def _about_bonus_tiles(state: State) -> Iterator[str]:
    for size, mine, theirs in (
        ("large", state.large_bonuses, [player.large_bonuses for player in state.players]),
        ("small", state.small_bonuses, [player.small_bonuses for player in state.players]),
    ):
        found = Counter(kind for mask in (mine, *theirs) for kind in kinds_in(mask))
        for complaint in miscounted(found, ALL_KINDS, KINDS.__getitem__):
            yield f"the {size} bonus tile of kind {complaint}"


def _about_the_course(state: State) -> Iterator[str]:
    """Turn order, track and the goods of later phases."""
    if max(state.steps) >= TRACK_SPACES:
        yield f"the turn order track ends at {TRACK_SPACES - 1}, not at {max(state.steps)}"
    for order in (state.turn_order, state.round_order):
        if sorted(order) != list(range(len(state.players))):
            yield f"the turn order {order} does not name every seat once"
    if not state.pending:
        for seat, player in enumerate(state.players):
            ships = placed_of_kind(player, SHIP)
            if state.steps[seat] != ships:
                yield f"seat {seat} stands at {state.steps[seat]} of the track with {ships} ships"
    later = GOODS_PER_PHASE * (len(PHASES) - 1 - state.phase)
    if state.stage == PLAYING and len(state.goods_stacks) != later:
        yield f"{len(state.goods_stacks)} goods tiles wait for later phases, not {later}"


def kinds_in(mask: int) -> list[int]:
    return [kind for kind in range(mask.bit_length()) if mask >> kind & 1]


def _about_belongings(player: PlayerState) -> Iterator[str]:
    if len(player.storage) > STORAGE_SPACES:
        yield f"{len(player.storage)} tiles are in storage; there is room for {STORAGE_SPACES}"
    if goods_types(player) > GOODS_TYPES:
        yield f"there are {goods_types(player)} types of goods; there is room for {GOODS_TYPES}"
    owned = {"silver": player.silver, "workers": player.workers}
    owned |= {f"{name} goods": count for name, count in zip(GOODS, player.goods, strict=True)}
    owned |= {f"{name} sold": count for name, count in zip(GOODS, player.sold, strict=True)}
    yield from (f"there is {count} {name}" for name, count in owned.items() if count < 0)
    if player.points != sum(player.scored):
        yield f"{player.points} points are marked, but {sum(player.scored)} were scored"


def about_the_estate(player: PlayerState) -> Iterator[str]:
    """Tiles lie on spaces of their colour; the cached sums are correct."""
    if player.estate == NO_ESTATE:
        return
    estate = ESTATES[player.estate]
    covered = [space for space, tile in enumerate(player.tiles) if tile != NO_TILE]
    near = knowledge = 0
    blocked = [0] * len(BUILDINGS)
    for space in covered:
        tile = player.tiles[space]
        if TILE_KIND[tile] != estate.kind[space]:
            yield f"{_tile(tile)} lies on space {space}, which is for a {KINDS[estate.kind[space]]}"
        near |= NEIGHBOUR_MASK[space]
        if TILE_KNOWLEDGE[tile]:
            knowledge |= 1 << TILE_KNOWLEDGE[tile]
        if TILE_BUILDING[tile] >= 0:
            blocked[TILE_BUILDING[tile]] |= estate.region_mask[space]
    occupied = sum(1 << space for space in covered)
    sums = (player.occupied, player.frontier, player.knowledge, player.blocked)
    if sums != (occupied, near & ~occupied, knowledge, blocked):
        yield f"the sums kept for speed are {sums}, which is not what lies on the estate"
    if not knowledge & 1 << 1:
        yield from _about_cities(player)


def _about_cities(player: PlayerState) -> Iterator[str]:
    """No city holds two equal buildings."""
    for part in ESTATES[player.estate].regions:
        found = Counter(TILE_BUILDING[player.tiles[s]] for s in part if player.tiles[s] != NO_TILE)
        for building, count in found.items():
            if building >= 0 and count > 1:
                yield f"a city has {count} times the {BUILDINGS[building]} without tile K1"
