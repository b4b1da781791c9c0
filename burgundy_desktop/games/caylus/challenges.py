"""The challenges of Caylus."""

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
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.tables.favors import OPEN_COLUMNS
from burgundy_desktop.games.caylus.tables.road import INN

DUEL: Final = Setup(("merchant",))
ON_THE_TABLE: Final = Setup(("merchant",), {"favors": "table"})
PRESTIGE: Final = from_reasons("prestige_buildings")


def _full_lines(ended: Ended) -> int:
    """How many lines of the favor table the markers went to the end of."""
    return sum(column == OPEN_COLUMNS[-1] for column in ended.state.players[ended.seat].markers)


def _without_inn(ended: Ended) -> int:
    """The lead; nothing with a worker in the inn."""
    return 0 if ended.count(e.WorkerPlaced, lambda event: event.spot == INN) else margin(ended)


CHALLENGES: Final = (
    Challenge("points_60", Medal.BRONZE, DUEL, points, 60),
    Challenge("batches_3", Medal.BRONZE, DUEL, happened(e.BatchDelivered), 3),
    Challenge("favors_3", Medal.BRONZE, DUEL, happened(e.FavorGranted), 3),
    Challenge("prestige_10", Medal.BRONZE, DUEL, PRESTIGE, 10),
    Challenge("win", Medal.SILVER, DUEL, margin, 0, wins=True),
    Challenge("points_100", Medal.SILVER, DUEL, points, 100),
    Challenge("best_builder_4", Medal.SILVER, DUEL, happened(e.BestBuilder), 4),
    Challenge("prestige_20", Medal.SILVER, DUEL, PRESTIGE, 20),
    Challenge("points_140", Medal.GOLD, DUEL, points, 140),
    Challenge("full_lines_2", Medal.GOLD, ON_THE_TABLE, _full_lines, 2),
    Challenge("without_inn_40", Medal.GOLD, DUEL, _without_inn, 40, wins=True),
    Challenge("buildings_10", Medal.GOLD, DUEL, happened(e.BuildingBuilt), 10, wins=True),
)
