"""What may be done now: all legal moves, in a fixed order.

Every move object is built once (`moves`) and handed out again; what a die can reach comes from
tables, so that a list of moves costs a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from burgundy_desktop.games.castles.moves import (
    DECLINE,
    END_TURN,
    EXTRA_DIE,
    CastlesMove,
    buy_tile,
    choose_estate,
    discard_tile,
    keep_goods,
    load_goods,
    place_by_city_hall,
    place_tile,
    sell_by_warehouse,
    sell_goods,
    take_by_building,
    take_tile,
    take_workers,
)
from burgundy_desktop.games.castles.state import (
    CHOOSING_ESTATES,
    CITY_HALL_PLACEMENT,
    DISCARD,
    EXTRA_ACTION,
    GOODS_TYPE,
    SHIP_DEPOT,
    SHIP_SECOND_DEPOT,
    TAKE_BY_BUILDING,
    WAREHOUSE_SALE,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles.tables.board import (
    ADJACENT_DEPOTS,
    NUMBERED_DEPOTS,
    PRICE,
)
from burgundy_desktop.games.castles.tables.estates import (
    ESTATES,
    NUMBER_MASK,
    SPACES,
    spaces_in,
)
from burgundy_desktop.games.castles.tables.knowledge import FREE_SHIFT_TILE
from burgundy_desktop.games.castles.tables.pieces import (
    GOODS,
    KINDS_TAKEN_BY,
    TILE_COUNT,
    TILE_KIND,
)
from burgundy_desktop.games.castles.tables.workers import ANY_NUMBER, ENOUGH_WORKERS, REACH

_DICE = (0, 1, EXTRA_DIE)
_TAKE = tuple(tuple(take_tile(die, tile) for tile in range(TILE_COUNT)) for die in _DICE)
_SELL = tuple(tuple(sell_goods(die, goods) for goods in range(len(GOODS))) for die in _DICE)
_WORKERS = tuple(take_workers(die) for die in _DICE)
_BUY = tuple(buy_tile(tile) for tile in range(TILE_COUNT))

_SPACES_REACHED = tuple(
    tuple(
        tuple(tuple(sum(NUMBER_MASK[n] for n in numbers) for numbers in row) for row in by_value)
        for by_value in by_free
    )
    for by_free in REACH
)
"""As REACH, with the mask of all spaces whose number can be met."""


@cache
def _placements(die: int, tile: int) -> tuple[CastlesMove, ...]:
    return tuple(place_tile(die, tile, space) for space in range(SPACES))


def legal_moves(state: State) -> list[CastlesMove]:
    """All moves of the seat to decide; never empty while the game goes on."""
    if state.pending:
        kind, argument = state.pending[-1]
        return _CHOICES[kind](state, state.player, argument)
    if state.stage == CHOOSING_ESTATES:
        return [
            choose_estate(estate, space)
            for estate in dict.fromkeys(state.player.offered)
            for space in ESTATES[estate].castle_spaces
        ]
    return _turn_moves(state)


def _turn_moves(state: State) -> list[CastlesMove]:
    """The main decision of a turn. Rulebook: "Egy játékos köre"."""
    player = state.players[state.round_order[state.turn]]
    moves: list[CastlesMove] = []
    first, second = player.dice
    if first:
        _add_actions(moves, state, player, 0, first)
    if second:
        _add_actions(moves, state, player, 1, second)
    if player.silver >= PRICE and not state.bought:
        for depot in state.depots if player.knowledge >> 6 & 1 else state.depots[:1]:
            moves += [_BUY[tile] for tile in depot]
    if not first and not second:
        moves.append(END_TURN)
    return moves


def _add_actions(
    moves: list[CastlesMove], state: State, player: PlayerState, die: int, value: int
) -> None:
    """The four actions with one die. Its worker costs are those of `tables.workers`."""
    knowledge, workers, depots = player.knowledge, player.workers, state.depots
    if workers > ENOUGH_WORKERS:  # noqa: PLR1730  # calling min() costs more
        workers = ENOUGH_WORKERS
    reach = REACH[knowledge >> 8 & 1]
    take = _TAKE[die]
    for number in reach[knowledge >> 12 & 1][value][workers]:
        for tile in depots[number]:
            moves.append(take[tile])  # noqa: PERF401  # a list for each depot costs more
    if player.storage and player.frontier:
        reached = _SPACES_REACHED[knowledge >> 8 & 1]
        for tile in player.storage:
            free = knowledge >> FREE_SHIFT_TILE[TILE_KIND[tile]] & 1
            spaces = player.open_spaces(tile) & reached[free][value][workers]
            if spaces:
                row = _placements(die, tile)
                moves += [row[space] for space in spaces_in(spaces)]
    goods, sale = player.goods, _SELL[die]
    for number in reach[0][value][workers]:
        if goods[number - 1]:
            moves.append(sale[number - 1])
    moves.append(_WORKERS[die])


def _discards(_state: State, player: PlayerState, _argument: int) -> list[CastlesMove]:
    return [discard_tile(tile) for tile in player.storage]


def _extra_actions(state: State, player: PlayerState, _argument: int) -> list[CastlesMove]:
    """Rulebook: "Vár". As with an extra die of any value."""
    moves: list[CastlesMove] = []
    _add_actions(moves, state, player, EXTRA_DIE, ANY_NUMBER)
    return moves


def _ship_depots(_state: State, _player: PlayerState, _argument: int) -> list[CastlesMove]:
    return [load_goods(depot) for depot in NUMBERED_DEPOTS]


def _second_depots(_state: State, _player: PlayerState, first: int) -> list[CastlesMove]:
    return [*(load_goods(depot) for depot in sorted(ADJACENT_DEPOTS[first])), DECLINE]


def _goods_types(state: State, player: PlayerState, depot: int) -> list[CastlesMove]:
    new = {goods for goods in state.depot_goods[depot] if not player.goods[goods]}
    return [keep_goods(goods) for goods in sorted(new)]


def _warehouse_sales(_state: State, player: PlayerState, _argument: int) -> list[CastlesMove]:
    sales = [sell_by_warehouse(goods) for goods, count in enumerate(player.goods) if count]
    return [*sales, DECLINE]


def _building_takes(state: State, _player: PlayerState, building: int) -> list[CastlesMove]:
    kinds = KINDS_TAKEN_BY[building]
    tiles = _numbered_tiles(state)
    return [*(take_by_building(tile) for tile in tiles if TILE_KIND[tile] in kinds), DECLINE]


def _numbered_tiles(state: State) -> Iterable[int]:
    return (tile for depot in NUMBERED_DEPOTS for tile in state.depots[depot])


def _city_hall_placements(_state: State, player: PlayerState, _: int) -> list[CastlesMove]:
    placements = [
        place_by_city_hall(tile, space)
        for tile in player.storage
        for space in spaces_in(player.open_spaces(tile))
    ]
    return [*placements, DECLINE]


_CHOICES: dict[int, Callable[[State, PlayerState, int], list[CastlesMove]]] = {
    DISCARD: _discards,
    EXTRA_ACTION: _extra_actions,
    SHIP_DEPOT: _ship_depots,
    SHIP_SECOND_DEPOT: _second_depots,
    GOODS_TYPE: _goods_types,
    WAREHOUSE_SALE: _warehouse_sales,
    TAKE_BY_BUILDING: _building_takes,
    CITY_HALL_PLACEMENT: _city_hall_placements,
}
