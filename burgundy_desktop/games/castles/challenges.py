"""The challenges of The Castles of Burgundy."""

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
from burgundy_desktop.games.castles import events as e

DUEL: Final = Setup(("merchant",))


def _sold(ended: Ended) -> int:
    return sum(event.count for event in ended.own(e.GoodsSold))


def _workers_spent(ended: Ended) -> int:
    spending = (e.TileTaken, e.TilePlaced, e.GoodsSold)
    return sum(event.workers for kind in spending for event in ended.own(kind))


CHALLENGES: Final = (
    Challenge("points_120", Medal.BRONZE, DUEL, points, 120),
    Challenge("sold_8", Medal.BRONZE, DUEL, _sold, 8),
    Challenge("animals_20", Medal.BRONZE, DUEL, from_reasons("animals"), 20),
    Challenge("bonus_tiles_2", Medal.BRONZE, DUEL, happened(e.BonusTileTaken), 2),
    Challenge("win", Medal.SILVER, DUEL, margin, 0, wins=True),
    Challenge("points_180", Medal.SILVER, DUEL, points, 180),
    Challenge(
        "large_bonus_tiles_3",
        Medal.SILVER,
        DUEL,
        happened(e.BonusTileTaken, lambda event: event.large),
        3,
    ),
    Challenge("regions_8", Medal.SILVER, DUEL, happened(e.RegionCompleted), 8),
    Challenge("points_200", Medal.GOLD, DUEL, points, 200),
    Challenge("workers_12", Medal.GOLD, DUEL, _workers_spent, 12, at_most=True, wins=True),
    Challenge("beat_master", Medal.GOLD, Setup(("master",)), margin, 0, wins=True),
    Challenge("beat_three_dukes", Medal.GOLD, Setup(("duke",) * 3), margin, 0, wins=True),
)
