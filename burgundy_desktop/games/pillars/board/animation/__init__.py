"""The animation of events: cards to the trick, tricks to their owner, points to the pad.

`stage`    where things lie          `cards`    deal, tricks, privileges
`scoring`  materials and points
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from typing import Final

from burgundy_desktop.boardkit.hearing import heard, sounds_of
from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import Plays, by_scorer, played
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board.animation import cards, scoring
from burgundy_desktop.games.pillars.board.animation.stage import Stage
from burgundy_desktop.games.pillars.board.sounds import SOUNDS
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events; some come together (`comes_together`)."""
    for converts, together in groupby(events, key=is_of_conversion):
        row = tuple(together)
        if converts:
            yield from _conversions(stage, row)
        else:
            yield from played(stage, row, PLAYS, scoring.points_fly, SOUNDS)


def comes_together(event: Event) -> Hashable:
    """The conversions of a player in a row are one thing to see, with the points that they bring;
    so are other points of one player.
    """
    return "converting" if is_of_conversion(event) else by_scorer(event)


def is_of_conversion(event: Event) -> bool:
    """Whether a unit is converted, or has brought these points."""
    brings = isinstance(event, PointsScored) and event.reason in CONVERTERS
    return brings or isinstance(event, happened.Converted)


def _conversions(stage: Stage, events: Sequence[Event]) -> Iterator[AnimationStep]:
    """Unit after unit slides into its slot; then all points come together."""
    units = [event for event in events if isinstance(event, happened.Converted)]
    for number, unit in enumerate(units):
        slides = scoring.converted(stage, unit, is_first=not number)
        yield from heard(slides, sounds_of(unit, SOUNDS), number)
    scored = [event for event in events if isinstance(event, PointsScored)]
    if scored:
        sounds = sounds_of(scored[0], SOUNDS)
        yield from heard(scoring.points_of_conversions(stage, scored), sounds, len(units))


PLAYS: Final[Plays[Stage]] = {
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
