"""The challenges of The Pillars of the Earth."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.challenges import (
    Challenge,
    Ended,
    Medal,
    Setup,
    from_reasons,
    happened,
    margin,
    points,
)
from burgundy_desktop.games.pillars import events as e

THREE: Final = Setup(("merchant", "merchant"))
PRIVILEGES: Final = happened(e.PrivilegeWon)


def _best_hand(ended: Ended) -> int:
    """The most points in one hand."""
    return max((event.points for event in ended.own(e.HandScored)), default=0)


CHALLENGES: Final = (
    Challenge("points_40", Medal.BRONZE, THREE, points, 40),
    Challenge("hand_12", Medal.BRONZE, THREE, _best_hand, 12),
    Challenge("privileges_1", Medal.BRONZE, THREE, PRIVILEGES, 1),
    Challenge("own_craftsmen_15", Medal.BRONZE, THREE, from_reasons("own_craftsmen"), 15),
    Challenge("win", Medal.SILVER, THREE, margin, 0, wins=True),
    Challenge("points_60", Medal.SILVER, THREE, points, 60),
    Challenge("hand_18", Medal.SILVER, THREE, _best_hand, 18),
    Challenge("privileges_3", Medal.SILVER, THREE, PRIVILEGES, 3),
    Challenge("win_by_15", Medal.GOLD, THREE, margin, 15, wins=True),
    Challenge("points_70", Medal.GOLD, THREE, points, 70),
    Challenge("hand_20", Medal.GOLD, THREE, _best_hand, 20),
    Challenge("beat_two_dukes", Medal.GOLD, Setup(("duke", "duke")), margin, 0, wins=True),
)
