"""How long each seat has thought."""

from __future__ import annotations

from time import monotonic

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.session import Session


class Stopwatch:
    """Counts the time since a question was put, for whoever has to answer it.

    It stands still while nobody can see the question.
    """

    def __init__(self) -> None:
        self._asked_at: float | None = monotonic()

    def restart(self) -> None:
        """Somebody is asked now."""
        self._asked_at = monotonic()

    def pause(self) -> None:
        """Nobody sees what is asked until `go_on`."""
        self._asked_at = None

    def go_on(self) -> None:
        """Somebody sees the question, at the latest from now on."""
        if self._asked_at is None:
            self.restart()

    def stop(self, session: Session, seat: Seat | None) -> None:
        """The seat has answered; the next one is asked."""
        if self._asked_at is None:
            return
        if seat is not None:
            session.seconds[seat] += self._running
        self.restart()

    def seconds(self, session: Session) -> list[float]:
        """Of each seat, the one that thinks now included."""
        seconds = list(session.seconds)
        decides = session.match.to_decide
        if decides is not None:
            seconds[decides] += self._running
        return seconds

    @property
    def _running(self) -> float:
        return 0.0 if self._asked_at is None else monotonic() - self._asked_at
