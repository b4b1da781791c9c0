"""Ships: goods are fetched and the marker moves. Rulebook: "Hajó", "játékosrend"."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.events import GoodsLoaded, MarkerMoved
from burgundy_desktop.games.castles.moves import KeepGoods, LoadGoods
from burgundy_desktop.games.castles.queries.goods import free_goods_spaces, new_types
from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.state.steps import GOODS_TYPE, SHIP_DEPOT, SHIP_SECOND_DEPOT
from burgundy_desktop.games.castles.tables.pieces import GOODS


def load_goods(state: State, move: LoadGoods, events: EventLog) -> None:
    """Take the goods of a depot; with tile 5 a neighbouring one afterwards (R9 to R11)."""
    kind, _ = state.pending.pop()
    player = state.player
    if kind == SHIP_DEPOT and player.knows(5):
        state.pending.append((SHIP_SECOND_DEPOT, move.depot))
    types, new = set(state.depot_goods[move.depot]), new_types(state, player, move.depot)
    free = free_goods_spaces(player)
    if len(new) <= free:
        _load(state, move.depot, types, events)
        return
    _load(state, move.depot, types - new, events)
    if free:
        state.pending.append((GOODS_TYPE, move.depot))


def keep_goods(state: State, move: KeepGoods, events: EventLog) -> None:
    """One more new type; asked again while a goods space is free."""
    _, depot = state.pending[-1]
    _load(state, depot, {move.goods}, events)
    if not free_goods_spaces(state.player):
        state.pending.pop()


def _load(state: State, depot: int, types: set[int], events: EventLog) -> None:
    stack, player = state.depot_goods[depot], state.player
    count = [0] * len(GOODS)
    for goods in stack:
        if goods in types:
            count[goods] += 1
            player.goods[goods] += 1
    state.depot_goods[depot] = tuple(goods for goods in stack if goods not in types)
    if any(count):
        events.log(GoodsLoaded, state.seat, depot, tuple(count))


def move_marker(state: State, events: EventLog) -> None:
    """Move one space along the track, on top of other markers. Rulebook: "Hajó", 2."""
    seat = state.seat
    state.steps[seat] += 1
    state.turn_order = _order_with(seat, state.turn_order, state.steps)
    events.log(MarkerMoved, seat, state.steps[seat], state.turn_order[0] == seat)


def _order_with(seat: Seat, order: tuple[Seat, ...], steps: list[int]) -> tuple[Seat, ...]:
    """The order after `seat` has moved: ahead of everyone on its space or behind it."""
    others = [other for other in order if other != seat]
    ahead = sum(1 for other in others if steps[other] > steps[seat])
    return (*others[:ahead], seat, *others[ahead:])
