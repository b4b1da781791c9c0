"""Selects the move that the tooltip of a piece describes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import MoveT


@attrs.frozen
class Best(Generic[MoveT]):
    """A move, the events that it would surely cause, and their points."""

    move: MoveT
    events: tuple[Event, ...]
    points: int


def best_of(
    bring: Sequence[tuple[MoveT, tuple[Event, ...]]],
    points: Callable[[tuple[Event, ...]], int],
    cost: Callable[[MoveT], int],
) -> Best[MoveT] | None:
    """The move that brings the most points at once; among equals the cheapest."""
    found = (Best(move, events, points(events)) for move, events in bring)
    return max(found, key=lambda best: (best.points, -cost(best.move)), default=None)
