"""The animation of the events of Caylus.

`stage`      where things lie            `flights`   what is seen only on its way
`workers`    workers, provost, bailiff   `buildings` the road, and what it brings
`crown`      castle, favours, order      `section`   a section of the castle is scored
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import groupby
from typing import Final

from burgundy_desktop.boardkit.hearing import heard, sounds_of
from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import Plays, by_scorer, played
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board.animation import buildings, crown, section, workers
from burgundy_desktop.games.caylus.board.animation.flights import points_fly
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.board.sounds import SOUNDS
from burgundy_desktop.games.caylus.state import BY_MISSING_HOUSES, REASONS


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events; some come together (`comes_together`)."""
    for kind, together in groupby(events, key=_kind):
        group = tuple(together)
        if kind is not None:
            sounds = dict.fromkeys(sound for one in group for sound in sounds_of(one, SOUNDS))
            yield from heard(TOGETHER[kind](stage, *group), tuple(sounds))
        else:
            yield from played(stage, group, PLAYS, points_fly, SOUNDS)


def comes_together(event: Event) -> Hashable:
    """The income of all is one thing to see; so are workers that go home with what they produced,
    the count of a section, and points of one player, in a row.
    """
    return _kind(event) or by_scorer(event)


def _kind(event: Event) -> str | None:
    """What such events in a row have in common; None if each is seen alone."""
    if isinstance(event, happened.WorkerWentHome) or _is_production(event):
        return _HOME
    is_missing = isinstance(event, PointsScored) and event.reason == _MISSING_HOUSES
    if is_missing or isinstance(event, happened.SectionCounted):
        return _COUNTING
    is_income = isinstance(event, happened.Gained) and event.source == happened.BY_INCOME
    return happened.BY_INCOME if is_income else None


def _is_production(event: Event) -> bool:
    return isinstance(event, happened.Gained) and event.source in _PRODUCTION


_HOME: Final = "home"
_PRODUCTION: Final = (
    happened.BY_PRODUCTION,
    happened.BY_OWNER_BONUS,
    happened.BY_TRADING_POST,
)
_COUNTING: Final = "counting"
_MISSING_HOUSES: Final = REASONS[BY_MISSING_HOUSES]
TOGETHER: Final[dict[str, Callable[..., Iterator[AnimationStep]]]] = {
    happened.BY_INCOME: crown.income,
    _HOME: workers.done,
    _COUNTING: section.houses_counted,
}


PLAYS: Final[Plays[Stage]] = {
    happened.TurnStarted: crown.turn_started,
    happened.Gained: buildings.gained,
    happened.WorkerPlaced: workers.worker_placed,
    happened.Passed: workers.passed,
    happened.GateWorkerMoved: workers.gate_worker_moved,
    happened.WorkerWentHome: workers.done,
    happened.BuildingActivated: workers.at_work,
    happened.ProvostMoved: workers.provost_moved,
    happened.JoustPaid: buildings.joust_paid,
    happened.TurnOrderChanged: crown.order_changed,
    happened.InnShifted: workers.inn_shifted,
    happened.Traded: buildings.traded,
    happened.BuildingBuilt: buildings.building_built,
    happened.TransformationPaid: buildings.transformation_paid,
    happened.BuildingTransformed: buildings.building_transformed,
    happened.FavorGranted: crown.favor_granted,
    happened.FavorLineChosen: crown.favor_line_chosen,
    happened.FavorUsed: crown.favor_used,
    happened.BatchDelivered: crown.batch_delivered,
    happened.CastleWorkersWentHome: workers.castle_workers_went_home,
    happened.BailiffMoved: workers.bailiff_moved,
    happened.ProvostReturned: workers.provost_returned,
    happened.SectionScoringStarted: section.begins,
    happened.SectionCounted: section.houses_counted,
    happened.SectionScored: section.scored,
    happened.PassingScaleCleared: workers.scale_cleared,
}

STILL: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # nothing lay there before
        happened.PhaseStarted,
        happened.NothingPossible,
        happened.EffectDeclined,
        happened.ProvostLeft,
        happened.InnKept,
        happened.FavorLost,
        happened.FavorUnused,
        happened.SimplifiedFavor,  # its points follow
        happened.BuildingStopped,
        happened.BestBuilder,  # the favour follows
        happened.TurnEnded,
        happened.FinalCount,
        happened.GameEnded,
    }
)
"""Events without animation (log and caption show them), with the reason for each."""
