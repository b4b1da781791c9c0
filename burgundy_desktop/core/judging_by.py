"""What makes a decision a mistake in a review: a choice of the player, kept in the settings."""

from __future__ import annotations

from typing import Final

BY_SHARE: Final = "share"
BY_POINTS: Final = "points"
JUDGED_BY: Final = (BY_SHARE, BY_POINTS)
"""A mistake costs chance to win, or points."""
