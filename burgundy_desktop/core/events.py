"""Events: what happened and why, for the log, the animation, the scores and the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, ParamSpec

import attrs

from burgundy_desktop.core.ids import Seat

P = ParamSpec("P")


@attrs.frozen
class Event:
    """Something that happened. Games derive their own events from this class.

    `reveals` is true for events that show something hidden (a die, a card). Taking such a move back
    is marked in the log; a strict game does not allow it.
    """

    reveals: ClassVar[bool] = False


@attrs.frozen
class PointsScored(Event):
    """`seat` gets `points` victory points (never 0) for `reason`, a score line of the game.

    `place` is the index of the space or card that earned them, -1 if there is none.
    """

    seat: Seat
    points: int
    reason: str
    place: int = -1


class EventLog:
    """Where `start` and `apply` write what happens. This one keeps nothing (`SILENT`)."""

    __slots__ = ()

    def log(self, kind: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """`kind(*args)` happened: the event is made only if somebody reads it."""


class Events(EventLog, list[Event]):
    """A log that keeps the events in their order."""

    __slots__ = ()

    def log(self, kind: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """`kind(*args)` happened."""
        self.append(kind(*args, **kwargs))


SILENT: Final = EventLog()
"""For search, which plays thousands of moves that nobody reads.

The rules ask `events is not SILENT` where an event comes with every few moves or its values have to
be computed; elsewhere they just log (decision 34).
"""
