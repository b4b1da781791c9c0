"""What happened in a move, cut into what is seen at a time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias, TypeVar

import attrs

from burgundy_desktop.boardkit.hearing import SoundTable, heard, sounds_of
from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.sound.names import Sound

StageT = TypeVar("StageT")
Plays: TypeAlias = Mapping[type[Event], Callable[[StageT, Any], Iterable[AnimationStep]]]
"""The animation of each event of which something moves."""


def by_scorer(event: Event) -> Hashable:
    """The seat that scores these points; None for all other events."""
    return event.seat if isinstance(event, PointsScored) else None


def played(
    stage: StageT,
    events: Sequence[Event],
    plays: Plays[StageT],
    fly: Callable[[StageT, Sequence[PointsScored]], Iterable[AnimationStep]],
    sounds: SoundTable,
) -> Iterator[AnimationStep]:
    """The animation steps of these events; points of a seat in a row fly together. An event of
    which nothing moves may be heard nevertheless.
    """
    number = 0
    for group in gathered(events, by_scorer):
        scored = [event for event in group if isinstance(event, PointsScored)]
        if scored:
            total = attrs.evolve(scored[0], points=sum(event.points for event in scored))
            yield from heard(fly(stage, scored), sounds_of(total, sounds), number)
        else:
            voices = sounds_of(group[0], sounds)
            yield from heard(_steps(stage, group[0], plays, voices), voices, number)
        number += len(group)


def _steps(
    stage: StageT, event: Event, plays: Plays[StageT], voices: Sequence[Sound]
) -> Iterable[AnimationStep]:
    if (play := plays.get(type(event))) is not None:
        return play(stage, event)
    return (AnimationStep(is_only_heard=True),) if voices else ()


def parts(
    events: Sequence[Event],
    seen: frozenset[type[Event]],
    gathers: Callable[[Event], Hashable] = by_scorer,
) -> list[tuple[Event, ...]]:
    """What is shown one after the other: each part holds one event of `seen`, or a row of them for
    which `gathers` says the same, after those before it that are not seen.

    What follows the last one belongs to it.
    """
    found: list[tuple[Event, ...]] = []
    untold: tuple[Event, ...] = ()
    for group in gathered(events, gathers):
        untold += group
        if type(group[0]) in seen:
            found.append(untold)
            untold = ()
    if untold:
        found[-1:] = [(*found[-1], *untold)] if found else [untold]
    return found


def gathered(
    events: Sequence[Event], gathers: Callable[[Event], Hashable]
) -> Iterator[tuple[Event, ...]]:
    """Rows of events for which `gathers` says the same; one for which it says None stands alone."""
    for key, row in groupby(events, key=gathers):
        if key is None:
            yield from ((event,) for event in row)
        else:
            yield tuple(row)
