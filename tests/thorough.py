"""How much the tests try: a sample in `./burgundy test`, everything in `./burgundy test --long`.

Both run the same tests with the same claims. The sample has fewer games by chance, and of a game
that is played through a window or shown step by step it takes the first decisions or events of
each kind in that way; the rest is played, and not looked at.
"""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

import attrs

T = TypeVar("T")

IS_LONG = os.environ.get("BURGUNDY_TESTS") == "long"
OF_EACH_KIND = 2
SHARE = 10


def of_games(count: int, choices: int = 1) -> int:
    """How many games by chance to play of so many; every choice of options once in any case."""
    return count if IS_LONG else max(count // SHARE, min(count, choices))


def at_most(everything: int, sample: int) -> int:
    """So many of what there is."""
    return everything if IS_LONG else min(everything, sample)


def one_in(often: int, seldom: int) -> int:
    """Look at one of so many."""
    return often if IS_LONG else seldom


def some(everything: Sequence[T], sample: Sequence[T]) -> Sequence[T]:
    """What to look at."""
    return everything if IS_LONG else sample


@attrs.define
class FirstOfEachKind:
    """Picks what is looked at: whatever is one of the first of its kind, all in a long run."""

    most: int = OF_EACH_KIND
    met: Counter[type] = attrs.field(factory=Counter)

    def wants(self, things: Iterable[object]) -> bool:
        """Whether one of these is among the first of its kind; counts them."""
        kinds = {type(thing) for thing in things}
        is_new = any(self.met[kind] < self.most for kind in kinds)
        self.met.update(kinds)
        return IS_LONG or is_new
