"""Measures the thinking time of each seat."""

from __future__ import annotations

from time import monotonic

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.match.session import Session


class Stopwatch:
    """Counts the time of the seat that has to decide. It stops while nobody can see the
    question.
    """

    def __init__(self) -> None:
        self._asked_at: float | None = monotonic()

    def restart(self) -> None:
        """Start counting for the seat that decides now."""
        self._asked_at = monotonic()

    def pause(self) -> None:
        """Stop counting until `go_on`, as nobody sees the question."""
        self._asked_at = None

    def go_on(self) -> None:
        """Continue counting, if it was stopped."""
        if self._asked_at is None:
            self.restart()

    def stop(self, session: Session, seat: Seat | None) -> None:
        """Record the time of the seat that has decided."""
        if self._asked_at is None:
            return
        if seat is not None:
            session.seconds[seat] += self._running
        self.restart()

    def seconds(self, session: Session) -> list[float]:
        """The time of each seat, including the current decision."""
        seconds = list(session.seconds)
        decides = session.match.to_decide
        if decides is not None:
            seconds[decides] += self._running
        return seconds

    @property
    def _running(self) -> float:
        return 0.0 if self._asked_at is None else monotonic() - self._asked_at
