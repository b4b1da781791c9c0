"""By what a review judges: a choice of the player, which the settings know."""

from __future__ import annotations

from typing import Final

BY_SHARE: Final = "share"
BY_POINTS: Final = "points"
JUDGED_BY: Final = (BY_SHARE, BY_POINTS)
"""What makes a decision a mistake: the chance to win that it cost, or the points."""
