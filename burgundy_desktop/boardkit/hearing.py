"""What is heard of an event, and at which of its animation steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import attrs

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.sound.names import Sound

Hears: TypeAlias = Sound | tuple[Sound, ...] | Callable[[Any], tuple[Sound, ...]]
"""One sound, several in the order in which they are heard, or what depends on the event."""

SoundTable: TypeAlias = Mapping[type[Event], Hears]

Announced: TypeAlias = Mapping[type[Event], Callable[[Any], str]]
"""Moments of the whole table: what is read aloud of them; nothing where it is empty."""


def sounds_of(event: Event, table: SoundTable) -> tuple[Sound, ...]:
    """What is heard of an event, in its order."""
    hears = table.get(type(event), ())
    if isinstance(hears, Sound):
        return (hears,)
    return hears if isinstance(hears, tuple) else hears(event)


def announcements(events: Iterable[Event], table: Announced) -> Iterator[str]:
    """What is read aloud of these events, in their order."""
    for event in events:
        words = table.get(type(event))
        said = words(event) if words is not None else ""
        if said:
            yield said


def counted(event: PointsScored) -> tuple[Sound, ...]:
    """Points that come or go; nothing where they add up to nothing."""
    if not event.points:
        return ()
    return (Sound.POINTS if event.points > 0 else Sound.LOSS,)


def heard(
    animation_steps: Iterable[AnimationStep], sounds: tuple[Sound, ...], number: int = 0
) -> Iterator[AnimationStep]:
    """The animation steps of an event with what is heard of it.

    Cues take the sounds in their order: the last sound goes to all cues that are left, and what
    has no cue left to the last one. Without cues, what goes along is heard from the first step on
    and the rest at the last one. `number` is the event's, and chooses the variant.
    """
    steps = tuple(animation_steps)
    at = _by_cues(steps, sounds) if any(step.is_cue for step in steps) else _by_kind(steps, sounds)
    for index, step in enumerate(steps):
        yield attrs.evolve(step, sounds=at.get(index, step.sounds), number=number)


def _by_cues(
    steps: tuple[AnimationStep, ...], sounds: tuple[Sound, ...]
) -> dict[int, tuple[Sound, ...]]:
    cues = [index for index, step in enumerate(steps) if step.is_cue]
    if not sounds:
        return {}
    at: dict[int, tuple[Sound, ...]] = {
        cue: (sounds[min(place, len(sounds) - 1)],) for place, cue in enumerate(cues)
    }
    at[cues[-1]] += sounds[len(cues) :]
    return at


def _by_kind(
    steps: tuple[AnimationStep, ...], sounds: tuple[Sound, ...]
) -> dict[int, tuple[Sound, ...]]:
    at: dict[int, tuple[Sound, ...]] = {}
    for sound in sounds if steps else ():
        index = 0 if sound.goes_along else len(steps) - 1
        at[index] = (*at.get(index, ()), sound)
    return at
