"""What a position is worth to a side. It begins where the baseline ends, and may grow."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import OVER, State

_LOST = 10.0
"""A solo game that is lost before its end is worse than its points say."""


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of a side; the automaton is the seat after the last."""
    worth = evaluate_v1(state, seat)
    if state.stage == OVER and state.aaron is not None and seat < len(state.players):
        lost = points(state, state.aaron_s_seat) > worth
        return worth - _LOST if lost else worth
    return worth
