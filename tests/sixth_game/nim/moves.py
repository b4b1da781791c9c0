"""The only move and its event."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target

from .state import LARGEST


@attrs.frozen
class Take:
    """Take matches from a heap until `left` are left in it."""

    heap: int
    left: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (match_of(self.heap, self.left),)


@attrs.frozen
class Taken(Event):
    """Matches were taken from a heap."""

    seat: Seat
    heap: int
    count: int


def match_of(heap: int, number: int) -> Target:
    """A match of a heap, numbered from 0 at the bottom: the last one that is taken with it."""
    return target("match", heap * LARGEST + number)
