"""The yardstick by which strength is measured. It never changes."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.features.worth import evaluate
from burgundy_desktop.games.boonlake.state import State


def evaluate_v1(state: State, seat: Seat) -> float:
    """Points, and simple worths of what is held."""
    return evaluate(state, seat)
