"""A thread of a page: Python without Qt, and the window polls how far it is."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

END_SECONDS: Final = 1.0
"""How long whoever stops it waits."""


class Working(QObject):
    """At most one thread."""

    looked = Signal()
    """Emitted at each look, and when the thread has ended: then `is_going_on` is false."""

    def __init__(self, name: str, look_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self._name = name
        self._ends = Event()
        self._thread: Thread | None = None
        self._look = QTimer(self, interval=look_ms)
        self._look.timeout.connect(self._see)

    @property
    def is_going_on(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    @property
    def is_looked_at(self) -> bool:
        """Whether `looked` is still to come."""
        return self._look.isActive()

    def begin(self, work: Callable[[Event], None]) -> None:
        """Do this in place of what is being done; it ends early once the event is set."""
        self.stop()
        self._ends = Event()
        self._thread = Thread(target=work, name=self._name, args=(self._ends,), daemon=True)
        self._thread.start()
        self._look.start()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._look.stop()
        self._ends.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)
            self._thread = None

    def _see(self) -> None:
        if not self.is_going_on:
            self.stop()
        self.looked.emit()
