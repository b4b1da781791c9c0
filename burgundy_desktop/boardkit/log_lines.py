"""Builds the lines of a log: whom they are about, and who is addressed as "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.sentences import PersonPhrase, begun
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo


def _nobody() -> str:
    return ""


@attrs.frozen
class Table:
    """The players at the table, and the reader of the log."""

    seats: Sequence[SeatInfo]
    viewer: Seat
    automaton: Callable[[], str] = _nobody
    """The name of the automaton within a sentence; its seat is the one after the last."""

    def name(self, seat: Seat) -> str | None:
        """The name of a seat; None for the only person, who is addressed as "you"."""
        if seat == len(self.seats):
            return self.automaton()
        return None if seat == self.viewer and self._viewer_is_alone else self.seats[seat].name

    @property
    def _viewer_is_alone(self) -> bool:
        people = [seat for seat, info in enumerate(self.seats) if info.is_person]
        return people == [self.viewer]


def line(
    event: Any,
    table: Table,
    said: PersonPhrase,
    n: int = -1,
    at: Target | None = None,
    points: int = 0,
    **values: str,
) -> LogLine:
    """A line about the event's seat."""
    text = said(table.name(event.seat), n, **values)
    if event.seat == len(table.seats):
        text = begun(text)
    return LogLine(text, event.seat, points, target=at)


def heading(text: str) -> LogLine:
    """A line about the whole table that separates what follows from what came before."""
    return LogLine(text, is_heading=True)


def addition(event: Any, text: str, points: int = 0) -> LogLine:
    """An addition to the previous line of the event's seat."""
    return LogLine(text, event.seat, points, is_addition=True)
