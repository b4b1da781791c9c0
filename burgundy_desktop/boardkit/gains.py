"""What a move brings its player besides points, counted from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat

Things: TypeAlias = Iterable[tuple[str, int]]
"""A drawing and how many of what it shows."""
Brings: TypeAlias = Mapping[type[Event], Callable[[Any], Things]]
"""For each event of a player that brings something: what it brings."""


def gained(events: Sequence[Event], seat: Seat, brings: Brings) -> Mapping[str, int]:
    """What these events bring a seat: for each drawing how many."""
    found: dict[str, int] = {}
    for event in events:
        things = brings.get(type(event))
        if things is not None and getattr(event, "seat", None) == seat:
            for sprite, count in things(event):
                found[sprite] = found.get(sprite, 0) + count
    return {sprite: count for sprite, count in found.items() if count}
