"""Placing workers and passing; what the gate does with a worker. Rules §8.2 and §8.3."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.queries.prices import pass_bonus, price_at
from burgundy_desktop.games.caylus.queries.spots import affordable_spots, other_owner
from burgundy_desktop.games.caylus.rules.gains import gain_deniers, score
from burgundy_desktop.games.caylus.state import BY_FOREIGN_WORKERS, NOBODY, State
from burgundy_desktop.games.caylus.state.steps import PLACE
from burgundy_desktop.games.caylus.tables.numbers import ONE_DENIER, OWNER_VP
from burgundy_desktop.games.caylus.tables.road import GATE


def next_to_place(state: State, events: EventLog) -> bool:
    """Ask the next player with a choice; players without one pass. False when all have passed."""
    order, count = state.order, len(state.order)
    while len(state.passed) < count:
        seat = order[state.at]
        state.at = (state.at + 1) % count
        if seat in state.passed:
            continue
        if affordable_spots(state, seat):
            state.pending.append((PLACE, seat, 0))
            return True
        _take_passing_circle(state, seat, forced=True, events=events)
    return False


def place(state: State, move: m.Place, events: EventLog) -> None:
    """Pay and place the worker; the owner of the building scores."""
    _, seat, _ = state.pending.pop()
    spot = move.spot
    price = price_at(state, seat, spot)
    state.players[seat].purse -= price * ONE_DENIER
    circle = state.put_worker(seat, spot)
    owner = other_owner(state, seat, spot)
    if events is not SILENT:
        events.log(e.WorkerPlaced, seat, spot, circle, price, owner, state.building_at(spot))
    if owner != NOBODY:
        score(state, Seat(owner), OWNER_VP, BY_FOREIGN_WORKERS, spot, events)


def do_pass(state: State, _move: m.Pass, events: EventLog) -> None:
    """Place no more workers in this turn."""
    _, seat, _ = state.pending.pop()
    _take_passing_circle(state, seat, forced=False, events=events)


def _take_passing_circle(state: State, seat: Seat, *, forced: bool, events: EventLog) -> None:
    circle, bonus = len(state.passed), pass_bonus(state)
    state.passed = (*state.passed, seat)
    if events is not SILENT:
        events.log(e.Passed, seat, circle, forced)
    if bonus:
        gain_deniers(state, seat, bonus, e.BY_FIRST_PASS, 0, events)


def move_from_gate(state: State, move: m.MoveFromGate, events: EventLog) -> None:
    """Move free of charge; the owner of the building scores."""
    _, seat, _ = state.pending.pop()
    state.lift_worker(GATE)
    circle = state.stand(seat, move.spot)
    owner = other_owner(state, seat, move.spot)
    events.log(e.GateWorkerMoved, seat, move.spot, circle, owner, state.building_at(move.spot))
    if owner != NOBODY:
        score(state, Seat(owner), OWNER_VP, BY_FOREIGN_WORKERS, move.spot, events)


def take_home_from_gate(state: State, _move: m.TakeHome, events: EventLog) -> None:
    """The worker at the gate goes home."""
    state.pending.pop()
    send_home(state, GATE, "gate", events)


def send_home(state: State, spot: int, why: str, events: EventLog) -> None:
    """Send the worker of a single-worker spot home; nothing if there is none."""
    seat = state.lift_worker(spot)
    if seat != NOBODY:
        state.players[seat].workers += 1
        if events is not SILENT:
            events.log(e.WorkerWentHome, seat, spot, why, state.building_at(spot))
