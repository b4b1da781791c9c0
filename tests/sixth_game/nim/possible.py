"""What holds for every state that a game can reach."""

from __future__ import annotations

from burgundy_desktop.core.limits import STREAM, Limits, check_limits, demand

from .state import HEAPS, LARGEST, State, to_decide

LIMITS: Limits = {
    "# heaps": (HEAPS, HEAPS),
    "heaps[]": (0, LARGEST),
    "seat": (0, 2),
    "# points": (2, 3),
    "points[]": (0, 1),
    "chance.stream": STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for a state that no game can reach."""
    check_limits(state, LIMITS)
    demand(state.seat < len(state.points), "a seat decides at which nobody sits")
    is_over = to_decide(state) is None
    demand(sum(state.points) == is_over, "whoever takes the last match has a point, nobody else")
