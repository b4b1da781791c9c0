"""The special buildings before the bridge, one after the other. Rules §8.3."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.queries.prices import can_joust
from burgundy_desktop.games.caylus.queries.spots import free_spots
from burgundy_desktop.games.caylus.rules.favors import grant
from burgundy_desktop.games.caylus.rules.gains import gain_deniers
from burgundy_desktop.games.caylus.rules.placing import send_home
from burgundy_desktop.games.caylus.state import FROM_JOUST, NOBODY, State
from burgundy_desktop.games.caylus.state.steps import FROM_GATE, GUILD_MOVE, INN_STAY, JOUST
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.numbers import JOUST_PRICE


def activate_special(state: State, spot: int, events: EventLog) -> None:
    """Activate a special building, if it has a worker."""
    _ACTIVATE[spot](state, events)


def _log_activation(seat: int, spot: int, events: EventLog) -> None:
    if events is not SILENT:
        events.log(e.BuildingActivated, Seat(seat), spot, road.special_building(spot))


def _gate(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[road.GATE])
    if seat == NOBODY:
        return
    _log_activation(seat, road.GATE, events)
    if free_spots(state, seat):
        state.pending.append((FROM_GATE, seat, road.GATE))
    else:
        send_home(state, road.GATE, "gate", events)


def _trading_post(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[road.TRADING_POST])
    if seat == NOBODY:
        return
    _log_activation(seat, road.TRADING_POST, events)
    gain_deniers(
        state, seat, road.TRADING_POST_DENIERS, e.BY_TRADING_POST, road.TRADING_POST, events
    )
    send_home(state, road.TRADING_POST, "done", events)


def _guild(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[road.GUILD])
    if seat != NOBODY:
        _log_activation(seat, road.GUILD, events)
        state.pending.append((GUILD_MOVE, seat, road.GUILD))


def _joust_field(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[road.JOUST_FIELD])
    if seat == NOBODY:
        return
    _log_activation(seat, road.JOUST_FIELD, events)
    if can_joust(state, seat):
        state.pending.append((JOUST, seat, road.JOUST_FIELD))
        return
    events.log(e.NothingPossible, seat, road.JOUST_FIELD, road.special_building(road.JOUST_FIELD))
    send_home(state, road.JOUST_FIELD, "done", events)


def joust(state: State, _move: m.Joust, events: EventLog) -> None:
    """Pay for a favor, which is used at once."""
    _, seat, _ = state.pending.pop()
    state.players[seat].purse -= JOUST_PRICE
    events.log(e.JoustPaid, seat, JOUST_PRICE)
    send_home(state, road.JOUST_FIELD, "done", events)
    grant(state, seat, FROM_JOUST, road.JOUST_FAVORS, events)


def decline_joust(state: State, events: EventLog) -> None:
    """No favor, and nothing paid."""
    _, seat, _ = state.pending.pop()
    events.log(e.EffectDeclined, seat, road.JOUST_FIELD, road.special_building(road.JOUST_FIELD))
    send_home(state, road.JOUST_FIELD, "done", events)


def _stables(state: State, events: EventLog) -> None:
    """Change the turn order: players in the stables first, by circle; the others keep
    their order.
    """
    first = state.stables
    if not first:
        return
    for seat in first:
        _log_activation(seat, road.STABLES, events)
    before = state.order
    state.order = (*first, *(seat for seat in before if seat not in first))
    events.log(e.TurnOrderChanged, before, state.order)
    state.stables = ()
    state.taken &= ~(1 << road.STABLES)
    for seat in first:
        _back_in_stock(state, seat, road.STABLES, "done", events)


def _inn(state: State, events: EventLog) -> None:
    left, right = state.inn_left, state.inn_right
    if left == NOBODY:
        if right != NOBODY:
            _log_activation(right, road.INN, events)
            state.pending.append((INN_STAY, Seat(right), road.INN))
        return
    _log_activation(left, road.INN, events)
    if right != NOBODY:
        _back_in_stock(state, Seat(right), road.INN, "inn", events)
    state.inn_left, state.inn_right = NOBODY, left
    state.taken &= ~(1 << road.INN)
    events.log(e.InnShifted, Seat(left))


def stay_at_inn(state: State, _move: m.StayAtInn, events: EventLog) -> None:
    """The worker stays; every placement of the next turn is cheap."""
    _, seat, _ = state.pending.pop()
    events.log(e.InnKept, seat)


def leave_inn(state: State, _move: m.LeaveInn, events: EventLog) -> None:
    """The worker goes home, and the discount ends."""
    _, seat, _ = state.pending.pop()
    state.inn_right = NOBODY
    _back_in_stock(state, seat, road.INN, "inn", events)


def _back_in_stock(state: State, seat: Seat, spot: int, why: str, events: EventLog) -> None:
    state.players[seat].workers += 1
    events.log(e.WorkerWentHome, seat, spot, why, road.special_building(spot))


_ACTIVATE: dict[int, Callable[[State, EventLog], None]] = {
    road.GATE: _gate,
    road.TRADING_POST: _trading_post,
    road.GUILD: _guild,
    road.JOUST_FIELD: _joust_field,
    road.STABLES: _stables,
    road.INN: _inn,
}
