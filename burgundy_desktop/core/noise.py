"""When a measured difference counts: when it is surely more than noise; and how sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

SURE: Final = 2
"""The number of standard errors from which on a difference counts."""
NINETY_FIVE_PERCENT: Final = 1.96
"""Standard errors of a 95 % interval."""


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share observed in `count` games."""
    spread = NINETY_FIVE_PERCENT**2 / count
    middle = (share + spread / 2) / (1 + spread)
    variance = max(0.0, share * (1 - share)) / count + spread / count / 4
    aside = NINETY_FIVE_PERCENT * sqrt(variance) / (1 + spread)
    return max(0.0, middle - aside), min(1.0, middle + aside)
