"""How strong somebody plays: a rating on the ladder of the levels, with what is sure about it.

The rating's probability on a grid: a normal prior, and for each game the chance to beat an opponent
of known rating (Elo). The 5 % and 95 % points of what follows are the interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import exp, log
from typing import Final

import attrs

GRID: Final = range(300, 2901, 10)
PRIOR_MEAN: Final = 1300.0
PRIOR_SPREAD: Final = 350.0
POINTS_OF_TEN: Final = 400.0
"""So many points more win ten times as often."""
LOW, MIDDLE, HIGH = 0.05, 0.5, 0.95
FEWEST: Final = 5
"""Games before anything is said."""


@attrs.frozen
class Rating:
    """A rating, and between which numbers it lies 9 times out of 10."""

    middle: int
    low: int
    high: int
    games: int


def chance(own: float, other: float) -> float:
    """The chance that the one with this rating beats the other."""
    return 1 / (1 + 10 ** ((other - own) / POINTS_OF_TEN))


def rating(games: Sequence[tuple[float, float]]) -> Rating | None:
    """From the rating of the opponent and the result (1 won, ½ even, 0 lost) of each game; None if
    there are too few.
    """
    if len(games) < FEWEST:
        return None
    alike = Counter(games).items()  # few opponents have many games
    known = [_prior(own) + sum(count * _said(own, *game) for game, count in alike) for own in GRID]
    highest = max(known)
    sums = list(accumulate(exp(one - highest) for one in known))
    low, middle, high = (_at(sums, share) for share in (LOW, MIDDLE, HIGH))
    return Rating(middle, low, high, len(games))


def _prior(own: int) -> float:
    return -(((own - PRIOR_MEAN) / PRIOR_SPREAD) ** 2) / 2


def _said(own: int, other: float, result: float) -> float:
    won = chance(own, other)
    return result * log(won) + (1 - result) * log(1 - won)


def _at(sums: Sequence[float], share: float) -> int:
    wanted = share * sums[-1]
    return next(own for own, total in zip(GRID, sums, strict=True) if total >= wanted)


def neighbours(found: Rating, ladder: Iterable[tuple[str, float]]) -> tuple[str, str]:
    """The strongest level that is surely weaker and the weakest that is surely stronger; empty
    where there is none.
    """
    known = sorted(ladder, key=lambda one: one[1])
    below = [level for level, elo in known if elo < found.low]
    above = [level for level, elo in known if elo > found.high]
    return (below[-1] if below else "", above[0] if above else "")
