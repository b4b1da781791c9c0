"""The challenges of Boonlake, alone against the Eminence."""

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
from burgundy_desktop.games.boonlake import events as e

ALONE: Final = Setup()
PROJECTS: Final = happened(e.ProjectDone)
MEDALS: Final = {
    "easy": Medal.SILVER,
    "medium": Medal.SILVER,
    "hard": Medal.SILVER,
    "very_hard": Medal.SILVER,
    "elite": Medal.GOLD,
}
"""For beating the Eminence, by its difficulty."""


def _tiles_met(ended: Ended) -> int:
    """How many scoring tiles were met."""
    return len({event.tile for event in ended.own(e.TileScored, lambda event: event.met)})


def _ahead(ended: Ended) -> int:
    """In how many comparisons the player was ahead."""
    return sum(
        isinstance(event, e.SidesCompared) and event.player_is_ahead for event in ended.events
    )


CHALLENGES: Final = (
    Challenge("points_60", Medal.BRONZE, ALONE, points, 60),
    Challenge("projects_1", Medal.BRONZE, ALONE, PROJECTS, 1),
    Challenge("levers_6", Medal.BRONZE, ALONE, happened(e.LeverPlaced), 6),
    Challenge("cards_10", Medal.BRONZE, ALONE, happened(e.CardPlayed), 10),
    *(
        Challenge(
            f"beat_{difficulty}", medal, Setup((), {"eminence": difficulty}), margin, 0, wins=True
        )
        for difficulty, medal in MEDALS.items()
    ),
    Challenge("scoring_tiles_4", Medal.GOLD, ALONE, _tiles_met, 4),
    Challenge("ahead_4", Medal.GOLD, ALONE, _ahead, 4),
    Challenge("projects_4", Medal.GOLD, ALONE, PROJECTS, 4),
)
