"""What happened, and why: one record for the log, the animation, the scores and the tests."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import attrs

from burgundy_desktop.core.ids import Seat


@attrs.frozen
class Event:
    """Something that happened. Games derive their own events from this class.

    `reveals` is true for events that show something nobody knew before (a die, a card):
    taking them back is marked in the log, and not possible in a strict game.
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
"""Where `apply` writes what happened, or `SILENT`."""

SILENT: Final = None
"""The log that takes nothing: search passes it, so events cost nothing there."""
