"""Computes a game's expected points a few moves at a time, while the window stays responsive."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.ai.expectation import Unit, Values, expected, in_unit
from burgundy_desktop.ai.forecast import looked_back
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch

AT_ONCE_MS: Final = 8.0
"""How long the window may be kept, in ms."""


class Plotting(QObject):
    """The expected points of all sides, from the start on."""

    done = Signal()
    """Emitted when the whole game is computed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._match: AnyMatch | None = None
        self.values: list[Values] = []
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._go_on)

    def begin(self, match: AnyMatch) -> None:
        """Compute this game; nothing is computed twice."""
        if match is not self._match:
            self._match, self.values = match, []
            self._next.start()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._next.stop()
        self._match, self.values = None, []

    @property
    def is_done(self) -> bool:
        """Whether all moves are computed."""
        return self._match is not None and len(self.values) > self._match.length

    def in_unit(self, unit: Unit) -> list[Values]:
        """What is computed by now, in this unit."""
        return [] if self._match is None else in_unit(self._match, self.values, unit)

    def band(self, seat: Seat, level: str) -> list[tuple[float, float]]:
        """In which points a seat of this level would have ended in 8 of 10 games, by ply."""
        if self._match is None or not self.values or seat >= len(self.values[0]):
            return []
        return looked_back(self._match, seat, level, [row[seat] for row in self.values])

    def _go_on(self) -> None:
        match, began = self._match, time.perf_counter()
        while match is not None and not self.is_done:
            self.values.append(expected(match, Ply(len(self.values))))
            if (time.perf_counter() - began) * 1000 > AT_ONCE_MS:
                break
        else:
            self._next.stop()
            self.done.emit()
