"""Pending steps: which one is next, and which resolve themselves."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.castles.events import EffectDeclined, EffectLost
from burgundy_desktop.games.castles.moves import DECLINE, Decline
from burgundy_desktop.games.castles.queries.depots import may_buy
from burgundy_desktop.games.castles.queries.goods import second_depots
from burgundy_desktop.games.castles.rules.course import end_turn
from burgundy_desktop.games.castles.rules.legal import legal_moves
from burgundy_desktop.games.castles.rules.ships import move_marker
from burgundy_desktop.games.castles.state import PLAYING, State
from burgundy_desktop.games.castles.state.steps import (
    DISCARD,
    EXTRA_ACTION,
    GOODS_TYPE,
    MOVE_MARKER,
    SHIP_DEPOT,
    SHIP_SECOND_DEPOT,
)

NEVER_VOID = (DISCARD, EXTRA_ACTION, GOODS_TYPE)
"""They always have a choice: listing it takes time."""


def advance(state: State, events: EventLog) -> None:
    """Resolve steps without a choice, until a seat has to decide."""
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
    player = state.players[state.round_order[state.turn]] if state.stage == PLAYING else None
    if player is not None and player.dice == (0, 0) and not may_buy(state, player):
        end_turn(state, events)


def _is_void(state: State, kind: int, argument: int) -> bool:
    """Whether the step has no choice."""
    if kind in NEVER_VOID:
        return False
    if kind == SHIP_DEPOT:
        return not any(state.depot_goods)
    if kind == SHIP_SECOND_DEPOT:
        return not any(state.depot_goods[near] for near in second_depots(argument))
    return legal_moves(state) == [DECLINE]


def _report_loss(state: State, kind: int, argument: int, events: EventLog) -> None:
    if kind not in (SHIP_DEPOT, SHIP_SECOND_DEPOT):
        events.log(EffectLost, state.seat, argument)


def decline(state: State, _move: Decline, events: EventLog) -> None:
    """Decline the step on top of the stack."""
    state.pending.pop()
    events.log(EffectDeclined, state.seat)
