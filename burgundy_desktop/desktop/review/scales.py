"""The axes of the graph: which values it shows, and which of them are named."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

import attrs

from burgundy_desktop.ai.expectation import Unit, Values

MIDDLE: Final = (0.05, 0.95)
"""The values between these shares of all of them are shown: a late collapse would flatten all
that was before.
"""
ROOM: Final = 0.12
"""The room above and below them, as a share of their height."""
LEAST: Final = 4.0
"""The least height of the axis, in points."""
MOST_LINES: Final = 5


@attrs.frozen
class Scale:
    """The lowest and the highest value that is shown, and those with a line."""

    low: float
    high: float
    lines: tuple[float, ...]

    def share_of(self, value: float) -> float:
        """How high a value lies, from 0 to 1; what is outside lies at the edge."""
        return min(max((value - self.low) / (self.high - self.low), 0.0), 1.0)


def scale_for(values: Sequence[Values], unit: Unit) -> Scale:
    """The scale for these values; the chance to win has always the same."""
    if unit is Unit.SHARE:
        return Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))
    every = sorted(value for row in values for value in row) or [0.0]
    low, high = (every[round(share * (len(every) - 1))] for share in MIDDLE)
    missing = max(LEAST - (high - low), 0.0) / 2
    low, high = low - missing, high + missing
    room = ROOM * (high - low)
    return Scale(low - room, high + room, _lines(low - room, high + room))


def _lines(low: float, high: float) -> tuple[float, ...]:
    """Round numbers between the two, not too many."""
    rough = (high - low) / MOST_LINES
    ten = 10.0 ** floor(log10(rough))
    step = next(ten * factor for factor in (1, 2, 5, 10) if ten * factor >= rough)
    return tuple(step * number for number in range(ceil(low / step), floor(high / step) + 1))
