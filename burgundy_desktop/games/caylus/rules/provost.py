"""Moving the provost: by the merchants' guild, and in passing order. Rules §8.3 and §8.4."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.events import PassingScaleCleared, ProvostLeft, ProvostMoved
from burgundy_desktop.games.caylus.queries.provost import may_move_provost, provost_price
from burgundy_desktop.games.caylus.rules.placing import send_home
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import PROVOST_MOVE
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.numbers import ONE_DENIER


def move_by_guild(state: State, move: m.Guild, events: EventLog) -> None:
    """Free of charge."""
    _, seat, _ = state.pending.pop()
    _walk(state, seat, move.space, 0, by_guild=True, events=events)
    send_home(state, road.GUILD, "done", events)


def next_at_provost(state: State, events: EventLog) -> bool:
    """Ask the next player who can pay a step. False when the passing scale is empty."""
    while state.at < len(state.passed):
        seat = state.passed[state.at]
        state.at += 1
        if may_move_provost(state, seat):
            state.pending.append((PROVOST_MOVE, seat, 0))
            return True
        if events is not SILENT:
            events.log(ProvostLeft, seat, state.provost, by_guild=False, forced=True)
    state.passed = ()
    events.log(PassingScaleCleared)
    return False


def move_for_deniers(state: State, move: m.Provost, events: EventLog) -> None:
    """A denier for each step."""
    _, seat, _ = state.pending.pop()
    price = provost_price(state, move.space)
    state.players[seat].purse -= price * ONE_DENIER
    _walk(state, seat, move.space, price, by_guild=False, events=events)


def _walk(
    state: State, seat: Seat, space: int, price: int, *, by_guild: bool, events: EventLog
) -> None:
    before, state.provost = state.provost, space
    if events is SILENT:
        return
    if space == before:
        events.log(ProvostLeft, seat, space, by_guild, forced=False)
    else:
        events.log(ProvostMoved, seat, before, space, price, by_guild)
