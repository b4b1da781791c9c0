"""Steps that wait on the stack: ships, buildings, and what resolves itself."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.events import (
    EffectDeclined,
    EffectLost,
    GoodsLoaded,
    MarkerMoved,
    TileTaken,
)
from burgundy_desktop.games.castles.moves import (
    DECLINE,
    Decline,
    KeepGoods,
    LoadGoods,
    PlaceByCityHall,
    SellByWarehouse,
    TakeByBuilding,
)
from burgundy_desktop.games.castles.rules.actions import move_to_storage, sell_all
from burgundy_desktop.games.castles.rules.course import end_turn
from burgundy_desktop.games.castles.rules.legal import legal_moves
from burgundy_desktop.games.castles.rules.placing import place
from burgundy_desktop.games.castles.state import (
    GOODS_TYPE,
    MOVE_MARKER,
    PLAYING,
    SHIP_DEPOT,
    SHIP_SECOND_DEPOT,
    State,
)
from burgundy_desktop.games.castles.tables.board import (
    ADJACENT_DEPOTS,
    GOODS_SPACES,
    PRICE,
)
from burgundy_desktop.games.castles.tables.pieces import GOODS

BY_BUILDING = -1
"""Stands for a die in the events of what buildings do."""


def settle(state: State, events: EventLog) -> None:
    """Resolve what asks nothing, until someone has to decide."""
    while state.pending:
        kind, argument = state.pending[-1]
        if kind == MOVE_MARKER:
            state.pending.pop()
            move_marker(state, events)
        elif _is_void(state, kind, argument):
            state.pending.pop()
            _report_loss(state, kind, argument, events)
        else:
            return
    if state.stage == PLAYING and state.player.dice == (0, 0) and not _may_buy(state):
        end_turn(state, events)


def _may_buy(state: State) -> bool:
    player = state.player
    if state.bought or player.silver < PRICE:
        return False
    return any(state.depots) if player.knows(6) else bool(state.depots[0])


def _is_void(state: State, kind: int, argument: int) -> bool:
    """Whether the step has nothing to choose from."""
    if kind == SHIP_DEPOT:
        return not any(state.depot_goods)
    if kind == SHIP_SECOND_DEPOT:
        return not any(state.depot_goods[near] for near in ADJACENT_DEPOTS[argument])
    return legal_moves(state) == [DECLINE]


def _report_loss(state: State, kind: int, argument: int, events: EventLog) -> None:
    if events is not None and kind not in (SHIP_DEPOT, SHIP_SECOND_DEPOT):
        events.append(EffectLost(state.seat, argument))


def load_goods(state: State, move: LoadGoods, events: EventLog) -> None:
    """Take the goods of a depot; with tile 5 a neighbouring one afterwards (R9 to R11)."""
    kind, _ = state.pending.pop()
    player = state.player
    if kind == SHIP_DEPOT and player.knows(5):
        state.pending.append((SHIP_SECOND_DEPOT, move.depot))
    types = set(state.depot_goods[move.depot])
    new = {goods for goods in types if not player.goods[goods]}
    free = GOODS_SPACES - player.goods_types
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
    if state.player.goods_types == GOODS_SPACES:
        state.pending.pop()


def _load(state: State, depot: int, types: set[int], events: EventLog) -> None:
    stack, player = state.depot_goods[depot], state.player
    count = [0] * len(GOODS)
    for goods in stack:
        if goods in types:
            count[goods] += 1
            player.goods[goods] += 1
    state.depot_goods[depot] = tuple(goods for goods in stack if goods not in types)
    if events is not None and any(count):
        events.append(GoodsLoaded(state.seat, depot, tuple(count)))


def move_marker(state: State, events: EventLog) -> None:
    """One space along the track, on top of whoever stands there. Rulebook: "Hajó", 2."""
    seat = state.seat
    state.steps[seat] += 1
    state.turn_order = _order_with(seat, state.turn_order, state.steps)
    if events is not None:
        first = state.turn_order[0] == seat
        events.append(MarkerMoved(seat, state.steps[seat], first))


def _order_with(seat: Seat, order: tuple[Seat, ...], steps: list[int]) -> tuple[Seat, ...]:
    """The order after `seat` has moved: ahead of everyone on its space or behind it."""
    others = [other for other in order if other != seat]
    ahead = sum(1 for other in others if steps[other] > steps[seat])
    return (*others[:ahead], seat, *others[ahead:])


def take_by_building(state: State, move: TakeByBuilding, events: EventLog) -> None:
    """Carpenter's workshop, church, market: a tile from a numbered depot into the storage."""
    state.pending.pop()
    depot = state.depot_of(move.tile)
    if events is not None:
        events.append(TileTaken(state.seat, move.tile, depot, BY_BUILDING, 0))
    move_to_storage(state, move.tile, depot)


def sell_by_warehouse(state: State, move: SellByWarehouse, events: EventLog) -> None:
    """A sale without a die."""
    state.pending.pop()
    sell_all(state, move.goods, BY_BUILDING, 0, events)


def place_by_city_hall(state: State, move: PlaceByCityHall, events: EventLog) -> None:
    """One more tile, whatever the number of the space (R4)."""
    state.pending.pop()
    place(state, move.tile, move.space, BY_BUILDING, 0, events)


def decline(state: State, _move: Decline, events: EventLog) -> None:
    """Do without the step on top of the stack."""
    state.pending.pop()
    if events is not None:
        events.append(EffectDeclined(state.seat))
