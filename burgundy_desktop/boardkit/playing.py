"""Converts events to animation steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

import attrs

from burgundy_desktop.boardkit.hearing import SoundTable, heard, sounds_of
from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.core.events import Event, PointsScored

Numbered = tuple[int, Event]


def played(
    events: Sequence[Event],
    play: Callable[[Event], Iterable[AnimationStep] | None],
    fly: Callable[[Sequence[PointsScored]], Iterable[AnimationStep]],
    sounds: SoundTable,
) -> Iterator[AnimationStep]:
    """The animation steps of these events; points of a seat in a row fly together.

    `play` gives None for an event of which nothing moves; it may be heard nevertheless.
    """
    for _, together in groupby(enumerate(events), key=_group):
        group = list(together)
        scored = [event for _, event in group if type(event) is PointsScored]
        if scored:
            total = attrs.evolve(scored[0], points=sum(event.points for event in scored))
            yield from heard(fly(scored), sounds_of(total, sounds), group[0][0])
        else:
            yield from _one_by_one(group, play, sounds)


def _one_by_one(
    group: Iterable[Numbered],
    play: Callable[[Event], Iterable[AnimationStep] | None],
    sounds: SoundTable,
) -> Iterator[AnimationStep]:
    for number, event in group:
        steps, voices = play(event), sounds_of(event, sounds)
        if steps is None:
            steps = (AnimationStep(is_only_heard=True),) if voices else ()
        yield from heard(steps, voices, number)


def _group(numbered: Numbered) -> tuple[type[Event], int]:
    event = numbered[1]
    return type(event), event.seat if isinstance(event, PointsScored) else -1
