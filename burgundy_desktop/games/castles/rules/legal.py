"""All legal moves, in a fixed order.

Every move object is built once (`moves`) and shared; what a die can reach comes from tables, so
that a list of moves takes a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

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
from burgundy_desktop.games.castles.queries.depots import (
    can_pay,
    depots_for_sale,
    tiles_for_building,
)
from burgundy_desktop.games.castles.queries.dice import (
    ANY_NUMBER,
    ENOUGH_WORKERS,
    REACH,
    SHIFT_TO_PLACE,
    SHIFT_TO_TAKE,
    SPACES_REACHED,
)
from burgundy_desktop.games.castles.queries.goods import new_types, second_depots
from burgundy_desktop.games.castles.queries.spaces import REMEMBERED, open_spaces
from burgundy_desktop.games.castles.state import CHOOSING_ESTATES, PlayerState, State
from burgundy_desktop.games.castles.state.steps import (
    CITY_HALL_PLACEMENT,
    DISCARD,
    EXTRA_ACTION,
    GOODS_TYPE,
    SHIP_DEPOT,
    SHIP_SECOND_DEPOT,
    TAKE_BY_BUILDING,
    WAREHOUSE_SALE,
)
from burgundy_desktop.games.castles.tables.board import NUMBERED_DEPOTS
from burgundy_desktop.games.castles.tables.estates import ESTATES, spaces_in
from burgundy_desktop.games.castles.tables.pieces import GOODS, TILE_COUNT

_DICE = (0, 1, EXTRA_DIE)
_TAKE = tuple(tuple(take_tile(die, tile) for tile in range(TILE_COUNT)) for die in _DICE)
_SELL = tuple(tuple(sell_goods(die, goods) for goods in range(len(GOODS))) for die in _DICE)
_WORKERS = tuple(take_workers(die) for die in _DICE)
_BUY = tuple(buy_tile(tile) for tile in range(TILE_COUNT))


@lru_cache(REMEMBERED)
def _placements(die: int, tile: int, spaces: int) -> tuple[CastlesMove, ...]:
    return tuple(place_tile(die, tile, space) for space in spaces_in(spaces))


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
    if can_pay(state, player):
        for depot in depots_for_sale(state, player):
            moves += [_BUY[tile] for tile in depot]
    if not first and not second:
        moves.append(END_TURN)
    return moves


def _add_actions(
    moves: list[CastlesMove], state: State, player: PlayerState, die: int, value: int
) -> None:
    """The four actions with one die. Its worker costs are those of `queries.dice`."""
    knowledge, workers, depots = player.knowledge, player.workers, state.depots
    if workers > ENOUGH_WORKERS:  # noqa: PLR1730  # calling min() costs more
        workers = ENOUGH_WORKERS
    reach = REACH[knowledge >> 8 & 1]
    take = _TAKE[die]
    for number in reach[knowledge >> SHIFT_TO_TAKE & 1][value][workers]:
        for tile in depots[number]:
            moves.append(take[tile])  # noqa: PERF401  # a list for each depot costs more
    if player.storage and player.frontier:
        reached = SPACES_REACHED[knowledge >> 8 & 1]
        for tile in player.storage:
            free = knowledge >> SHIFT_TO_PLACE[tile] & 1
            spaces = open_spaces(player, tile) & reached[free][value][workers]
            if spaces:
                moves += _placements(die, tile, spaces)
    goods, sale = player.goods, _SELL[die]
    if any(goods):
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
    return [*(load_goods(depot) for depot in second_depots(first)), DECLINE]


def _goods_types(state: State, player: PlayerState, depot: int) -> list[CastlesMove]:
    return [keep_goods(goods) for goods in sorted(new_types(state, player, depot))]


def _warehouse_sales(_state: State, player: PlayerState, _argument: int) -> list[CastlesMove]:
    sales = [sell_by_warehouse(goods) for goods, count in enumerate(player.goods) if count]
    return [*sales, DECLINE]


def _building_takes(state: State, _player: PlayerState, building: int) -> list[CastlesMove]:
    return [*(take_by_building(tile) for tile in tiles_for_building(state, building)), DECLINE]


def _city_hall_placements(_state: State, player: PlayerState, _: int) -> list[CastlesMove]:
    placements = [
        place_by_city_hall(tile, space)
        for tile in player.storage
        for space in spaces_in(open_spaces(player, tile))
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
