"""Reports the target that mouse or keyboard rests on, after a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.ids import Target

HOVER_MS: Final = 250
LEAVES_MS: Final = 120


class Hover(QObject):
    """Emits `rested` with a Target after 250 ms on it, and with None 120 ms after leaving it."""

    rested = Signal(object)

    def __init__(self, parent: QObject, waits: Callable[[], bool] = bool) -> None:
        """While `waits` is true, nothing is reported: the pieces are about to change."""
        super().__init__(parent)
        self._waits = waits
        self._on: Target | None = None
        self._told: Target | None = None
        """What was reported last and not yet left."""
        self._rests = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._rests.timeout.connect(self._tell)
        self._leaves = QTimer(self, singleShot=True, interval=LEAVES_MS)
        self._leaves.timeout.connect(self._tell_nothing)

    def move_to(self, target: Target | None) -> None:
        """Move to a target, or to None."""
        if target == self._on:
            return
        self._on = target
        self._rests.stop()
        if target is not None and target == self._told:
            self._leaves.stop()  # it is back
            return
        if self._told is not None and not self._leaves.isActive():
            self._leaves.start()
        if target is not None:
            self._rests.start()

    def tell_now(self) -> None:
        """Wait no longer for what is to be reported."""
        for timer, tell in ((self._leaves, self._tell_nothing), (self._rests, self._tell)):
            if timer.isActive():
                timer.stop()
                tell()

    def leave(self) -> None:
        """Leave the target: the tooltip disappears at once."""
        self._on = None
        self._rests.stop()
        self._tell_nothing()

    def _tell(self) -> None:
        if self._waits():
            self._rests.start()
            return
        self._leaves.stop()
        self._told = self._on
        self.rested.emit(self._on)

    def _tell_nothing(self) -> None:
        self._leaves.stop()
        if self._told is not None:
            self._told = None
            self.rested.emit(None)
