"""The special buildings before the bridge, one after the other. Rules §8.3."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.events import (
    BY_TRADING_POST,
    BuildingActivated,
    EffectDeclined,
    InnKept,
    InnShifted,
    JoustPaid,
    NothingPossible,
    TurnOrderChanged,
    WorkerWentHome,
)
from burgundy_desktop.games.caylus.queries.prices import can_joust
from burgundy_desktop.games.caylus.queries.spots import free_spots
from burgundy_desktop.games.caylus.rules.favors import grant
from burgundy_desktop.games.caylus.rules.gains import gain_deniers
from burgundy_desktop.games.caylus.rules.placing import send_home
from burgundy_desktop.games.caylus.state import (
    FROM_GATE,
    FROM_JOUST,
    GUILD_MOVE,
    INN_STAY,
    JOUST,
    NOBODY,
    State,
)
from burgundy_desktop.games.caylus.tables.numbers import JOUST_PRICE
from burgundy_desktop.games.caylus.tables.road import (
    GATE,
    GUILD,
    INN,
    JOUST_FAVORS,
    JOUST_FIELD,
    STABLES,
    TRADING_POST,
    TRADING_POST_DENIERS,
    special_building,
)


def activate_special(state: State, spot: int, events: EventLog) -> None:
    """Activate a special building, if it has a worker."""
    _ACTIVATE[spot](state, events)


def _told(seat: int, spot: int, events: EventLog) -> None:
    if events is not None:
        events.append(BuildingActivated(Seat(seat), spot, special_building(spot)))


def _gate(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[GATE])
    if seat == NOBODY:
        return
    _told(seat, GATE, events)
    if free_spots(state, seat):
        state.pending.append((FROM_GATE, seat, GATE))
    else:
        send_home(state, GATE, "gate", events)


def _trading_post(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[TRADING_POST])
    if seat == NOBODY:
        return
    _told(seat, TRADING_POST, events)
    gain_deniers(state, seat, TRADING_POST_DENIERS, BY_TRADING_POST, TRADING_POST, events)
    send_home(state, TRADING_POST, "done", events)


def _guild(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[GUILD])
    if seat != NOBODY:
        _told(seat, GUILD, events)
        state.pending.append((GUILD_MOVE, seat, GUILD))


def _joust_field(state: State, events: EventLog) -> None:
    seat = Seat(state.workers[JOUST_FIELD])
    if seat == NOBODY:
        return
    _told(seat, JOUST_FIELD, events)
    if can_joust(state, seat):
        state.pending.append((JOUST, seat, JOUST_FIELD))
        return
    if events is not None:
        events.append(NothingPossible(seat, JOUST_FIELD, special_building(JOUST_FIELD)))
    send_home(state, JOUST_FIELD, "done", events)


def joust(state: State, _move: m.Joust, events: EventLog) -> None:
    """Pay for a favor, which is used at once."""
    _, seat, _ = state.pending.pop()
    state.players[seat].purse -= JOUST_PRICE
    if events is not None:
        events.append(JoustPaid(seat, JOUST_PRICE))
    send_home(state, JOUST_FIELD, "done", events)
    grant(state, seat, FROM_JOUST, JOUST_FAVORS, events)


def decline_joust(state: State, events: EventLog) -> None:
    """No favor, and nothing paid."""
    _, seat, _ = state.pending.pop()
    if events is not None:
        events.append(EffectDeclined(seat, JOUST_FIELD, special_building(JOUST_FIELD)))
    send_home(state, JOUST_FIELD, "done", events)


def _stables(state: State, events: EventLog) -> None:
    """Change the turn order: players in the stables first, by circle; the others keep
    their order.
    """
    first = state.stables
    if not first:
        return
    before = state.order
    state.order = (*first, *(seat for seat in before if seat not in first))
    for seat in first:
        _told(seat, STABLES, events)
    if events is not None:
        events.append(TurnOrderChanged(before, state.order))
    state.stables = ()
    state.taken &= ~(1 << STABLES)
    for seat in first:
        _back_in_stock(state, seat, STABLES, "done", events)


def _inn(state: State, events: EventLog) -> None:
    left, right = state.inn_left, state.inn_right
    if left == NOBODY:
        if right != NOBODY:
            _told(right, INN, events)
            state.pending.append((INN_STAY, Seat(right), INN))
        return
    _told(left, INN, events)
    if right != NOBODY:
        _back_in_stock(state, Seat(right), INN, "inn", events)
    state.inn_left, state.inn_right = NOBODY, left
    state.taken &= ~(1 << INN)
    if events is not None:
        events.append(InnShifted(Seat(left)))


def stay_at_inn(state: State, _move: m.StayAtInn, events: EventLog) -> None:
    """The worker stays; every placement of the next turn is cheap."""
    _, seat, _ = state.pending.pop()
    if events is not None:
        events.append(InnKept(seat))


def leave_inn(state: State, _move: m.LeaveInn, events: EventLog) -> None:
    """The worker goes home, and the discount ends."""
    _, seat, _ = state.pending.pop()
    state.inn_right = NOBODY
    _back_in_stock(state, seat, INN, "inn", events)


def _back_in_stock(state: State, seat: Seat, spot: int, why: str, events: EventLog) -> None:
    state.players[seat].workers += 1
    if events is not None:
        events.append(WorkerWentHome(seat, spot, why, special_building(spot)))


_ACTIVATE: dict[int, Callable[[State, EventLog], None]] = {
    GATE: _gate,
    TRADING_POST: _trading_post,
    GUILD: _guild,
    JOUST_FIELD: _joust_field,
    STABLES: _stables,
    INN: _inn,
}
