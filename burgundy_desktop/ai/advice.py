"""A computer player's evaluation of the moves: for its choice, for hints and for reviews."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

HINTS = 3
"""How many of the best moves an answer contains."""


@attrs.frozen
class Candidate:
    """A computer player's evaluation of one move.

    `move` is an index into the legal moves. `visits` is how often the search tried it (1 without a
    search), `value` the expected share of the win from 0 to 1, `points` the expected final result
    of the seat that asked.
    """

    move: int
    visits: int
    value: float
    points: float


@attrs.frozen
class Advice:
    """The best moves, best first, never empty, with the time and iterations spent."""

    best: tuple[Candidate, ...]
    iterations: int = 0
    seconds: float = 0.0

    @property
    def move(self) -> int:
        """The index of the move to play."""
        return self.best[0].move


def the_only_move() -> Advice:
    """The advice for a forced move: no search."""
    return Advice((Candidate(0, 0, 0.5, 0.0),))


def ranked(candidates: Sequence[Candidate], iterations: int, seconds: float) -> Advice:
    """The best by visits, then by value; the earlier move wins a tie."""
    order = sorted(candidates, key=lambda one: (-one.visits, -one.value, one.move))
    return Advice(tuple(order[:HINTS]), iterations, seconds)
