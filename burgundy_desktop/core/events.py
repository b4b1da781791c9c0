"""Events: what happened and why, for the log, the animation, the scores and the tests."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs

from burgundy_desktop.core.ids import Seat


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


EventLog: TypeAlias = list[Event] | None
"""The log that `apply` writes to, or `SILENT`."""

SILENT: Final = None
"""The log that keeps nothing: search passes it, so that events cost no time."""
