"""Caches the pieces and places that a pick does not change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import is_not
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Memo:
    """The last result of each function, with the values that it was made of. A click changes what
    is offered, but not the position: most of the table need not be made again.
    """

    def __init__(self) -> None:
        self._results: dict[Callable[..., Any], tuple[tuple[object, ...], tuple[Any, ...]]] = {}

    def of(self, make: Callable[[*Ts], Iterable[T]], *values: *Ts) -> tuple[T, ...]:
        """The result of `make` for these values: the same objects as last time if each value is the
        very same object. The result must depend on nothing else that changes without `forget`.
        """
        known = self._results.get(make)
        if known is None or any(map(is_not, known[0], values)):
            known = self._results[make] = values, tuple(make(*values))
        return known[1]

    def forget(self) -> None:
        """Make everything anew: size, theme, letters or language have changed."""
        self._results.clear()
