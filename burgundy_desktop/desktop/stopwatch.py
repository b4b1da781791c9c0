"""How long each seat has thought."""

from __future__ import annotations

from time import monotonic

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.sitting import Sitting


class Stopwatch:
    """Counts the time since a question was put, for whoever has to answer it."""

    def __init__(self) -> None:
        self._asked_at = monotonic()

    def restart(self) -> None:
        """Somebody is asked now."""
        self._asked_at = monotonic()

    def stop(self, sitting: Sitting, seat: Seat | None) -> None:
        """The seat has answered; the next one is asked."""
        if seat is not None:
            sitting.seconds[seat] += monotonic() - self._asked_at
        self.restart()

    def seconds(self, sitting: Sitting) -> list[float]:
        """Of each seat, the one that thinks now included."""
        seconds = list(sitting.seconds)
        decides = sitting.match.to_decide
        if decides is not None:
            seconds[decides] += monotonic() - self._asked_at
        return seconds
