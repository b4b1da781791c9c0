"""Limits of a search: iterations, seconds and the stop flag."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import attrs

LOOK_EVERY_SECONDS = 0.01
"""How often the stop flag is checked: a search answers within this time after it is set."""


def never() -> bool:
    """The stop flag of a search that nobody cancels."""
    return False


@attrs.frozen
class Budget:
    """Iterations, which determine the strength, and seconds, which are only a guard."""

    iterations: int
    seconds: float


class Watch:
    """Checks the clock and the stop flag during a search."""

    def __init__(self, budget: Budget, stopped: Callable[[], bool] = never) -> None:
        self._budget = budget
        self._stopped = stopped
        self._began = perf_counter()
        self._next_look = self._began + LOOK_EVERY_SECONDS
        self._is_over = False

    @property
    def seconds(self) -> float:
        """Seconds since the search began."""
        return perf_counter() - self._began

    def is_over(self, iterations: int) -> bool:
        """Whether to stop after so many iterations; cheap enough to ask after each one."""
        if iterations >= self._budget.iterations:
            return True
        now = perf_counter()
        if now >= self._next_look:
            self._next_look = now + LOOK_EVERY_SECONDS
            self._is_over = now - self._began >= self._budget.seconds or self._stopped()
        return self._is_over
