"""The challenges of the card game, most of them alone against Aaron."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.challenges import (
    Challenge,
    Ended,
    Medal,
    Setup,
    happened,
    margin,
    points,
)
from burgundy_desktop.games.castles_cards import events as e

ALONE: Final = Setup()
TRIPLES: Final = happened(e.TripleCompleted)


def _rounds(ended: Ended) -> int:
    """How many comparisons with Aaron were survived."""
    return sum(isinstance(event, e.SidesCompared) and event.goes_on for event in ended.events)


def _colours(ended: Ended) -> int:
    """In how many colours a triple is complete."""
    return len({event.color for event in ended.own(e.TripleCompleted)})


CHALLENGES: Final = (
    Challenge("rounds_2", Medal.BRONZE, ALONE, _rounds, 2),
    Challenge("triples_1", Medal.BRONZE, ALONE, TRIPLES, 1),
    Challenge("first_1", Medal.BRONZE, ALONE, happened(e.FirstCompletionTaken), 1),
    Challenge("points_20", Medal.BRONZE, Setup(("merchant",)), points, 20),
    Challenge("beat_aaron", Medal.SILVER, ALONE, margin, 0, wins=True),
    Challenge("beat_aaron_by_5", Medal.SILVER, ALONE, margin, 5, wins=True),
    Challenge("points_30", Medal.SILVER, ALONE, points, 30),
    Challenge("colours_4", Medal.SILVER, ALONE, _colours, 4),
    Challenge("beat_aaron_by_10", Medal.GOLD, ALONE, margin, 10, wins=True),
    Challenge("points_35", Medal.GOLD, ALONE, points, 35),
    Challenge("triples_5", Medal.GOLD, ALONE, TRIPLES, 5),
    Challenge(
        "purchases_1", Medal.GOLD, ALONE, happened(e.CardsBought), 1, at_most=True, wins=True
    ),
)
