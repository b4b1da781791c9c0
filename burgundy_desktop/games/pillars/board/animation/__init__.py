"""The animation of events: cards to the trick, tricks to their owner, points to the pad.

`stage`    where things lie          `cards`    deal, tricks, privileges
`scoring`  materials and points
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import played
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board.animation import cards, scoring
from burgundy_desktop.games.pillars.board.animation.stage import Stage
from burgundy_desktop.games.pillars.board.sounds import SOUNDS

Play = Callable[[Stage, Any], Iterator[AnimationStep]]


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events."""
    return played(events, partial(_play, stage), partial(scoring.points_fly, stage), SOUNDS)


def _play(stage: Stage, event: Event) -> Iterator[AnimationStep] | None:
    play = PLAYS.get(type(event))
    return play(stage, event) if play is not None else None


PLAYS: dict[type[Event], Play] = {
    happened.HandDealt: cards.hand_dealt,
    happened.CardPlayed: cards.card_played,
    happened.TrickWon: cards.trick_won,
    happened.KingsTrick: cards.kings_trick,
    happened.HandScoringStarted: scoring.scoring_started,
    happened.PrivilegeWon: cards.privilege_won,
    happened.PrivilegeReturned: cards.privilege_returned,
    happened.MaterialGained: scoring.material_gained,
    happened.PlanTaken: scoring.plan_taken,
    happened.Converted: scoring.converted,
    happened.MaterialsKept: scoring.materials_kept,
    happened.HandScored: scoring.hand_scored,
}

STILL: frozenset[type[Event]] = frozenset(
    {
        happened.GameSetUp,  # the deal follows
        happened.PlayerScoringStarted,
        happened.ConvertingFinished,
        happened.HandEnded,
        happened.GameEnded,
    }
)
"""Events without animation (log and caption show them), with the reason for each."""
