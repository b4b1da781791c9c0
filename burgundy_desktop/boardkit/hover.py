"""Reports the target that mouse or keyboard rests on, after a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.ids import Target

HOVER_MS: Final = 250


class Hover(QObject):
    """Emits `rested` with a Target after 250 ms on it, and with None on leaving."""

    rested = Signal(object)

    def __init__(self, parent: QObject, waits: Callable[[], bool] = bool) -> None:
        """While `waits` is true, nothing is reported: the pieces are about to change."""
        super().__init__(parent)
        self._waits = waits
        self._on: Target | None = None
        self._told = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOVER_MS)
        self._timer.timeout.connect(self._tell)

    def move_to(self, target: Target | None) -> None:
        """Move to a target, or to None."""
        if target == self._on:
            return
        self._timer.stop()
        if self._told:
            self.rested.emit(None)
        self._on, self._told = target, False
        if target is not None:
            self._timer.start()

    def leave(self) -> None:
        """Leave the target: the tooltip disappears."""
        self.move_to(None)

    def _tell(self) -> None:
        if self._waits():
            self._timer.start()
            return
        self._told = True
        self.rested.emit(self._on)
