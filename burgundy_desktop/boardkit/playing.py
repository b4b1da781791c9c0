"""Converts events to animation steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.core.events import Event, PointsScored


def played(
    events: Sequence[Event],
    play: Callable[[Event], Iterable[AnimationStep]],
    fly: Callable[[Sequence[PointsScored]], Iterable[AnimationStep]],
) -> Iterator[AnimationStep]:
    """The animation steps of these events; points of a seat in a row fly together."""
    for _, together in groupby(events, key=_group):
        group = list(together)
        scored = [event for event in group if type(event) is PointsScored]
        if scored:
            yield from fly(scored)
        else:
            for event in group:
                yield from play(event)


def _group(event: Event) -> tuple[type[Event], int]:
    return type(event), event.seat if isinstance(event, PointsScored) else -1
