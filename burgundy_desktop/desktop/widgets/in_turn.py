"""Runs work that would block the window for long in parts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

FRAME_MS: Final = 16


class InTurn(QObject):
    """Runs each of some tasks in a frame of its own."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: deque[Callable[[], None]] = deque()
        self._next = QTimer(self, interval=FRAME_MS)
        self._next.timeout.connect(self._do_next)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._left

    def start(self, tasks: Iterable[Callable[[], None]]) -> None:
        """Run these tasks; those left from before are dropped."""
        self._left = deque(tasks)
        self._next.start()

    def stop(self) -> None:
        """Drop the tasks that are left."""
        self._left.clear()
        self._next.stop()

    def _do_next(self) -> None:
        if self._left:
            self._left.popleft()()
        if not self._left:
            self._next.stop()
