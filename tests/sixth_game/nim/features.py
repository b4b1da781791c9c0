"""Features for computer players: Bouton's rule, and the number of matches taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from burgundy_desktop.core.game import Judgement
from burgundy_desktop.core.ids import Seat

from .moves import Take
from .state import HEAPS, LARGEST, State


def evaluate(state: State, seat: Seat) -> float:
    """A point for who has won; half of one for who leaves heaps that cancel each other out."""
    if any(state.points):
        return float(state.points[seat])
    is_lost = reduce(xor, state.heaps) == 0
    return 0.5 * ((state.seat == seat) is not is_lost)


def policy(_state: State, legal: Sequence[Take]) -> Sequence[float]:
    """All moves have the same weight."""
    return [1.0] * len(legal)


def rounds(state: State) -> int:
    """A round for each match that is gone."""
    return HEAPS * LARGEST - sum(state.heaps)


JUDGEMENT: Judgement[State, Take] = Judgement(evaluate, policy, rounds, spread=1.0)
