"""Runs work of a page in a thread, without Qt; the window polls whether it has ended."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

END_SECONDS: Final = 1.0
"""Seconds that `stop` waits for the thread at most."""
LONGEST_SECONDS: Final = 30.0
"""The same for `finish`."""


class Working(QObject):
    """Runs at most one thread at a time."""

    looked = Signal()
    """Emitted at each poll, and once more when the thread has ended: then `is_going_on` is false.
    """

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
        """Whether it is still polled: `looked` will be emitted again."""
        return self._look.isActive()

    def begin(self, work: Callable[[Event], None]) -> None:
        """Start this work; work in progress is stopped first. It gets an event that is set when it
        should end early.
        """
        self.stop()
        self._ends = Event()
        self._thread = Thread(target=work, name=self._name, args=(self._ends,), daemon=True)
        self._thread.start()
        self._look.start()

    def stop(self) -> None:
        """Stop the work: its result is no longer wanted."""
        self._look.stop()
        self._ends.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)
            self._thread = None

    def finish(self) -> None:
        """Wait until the work in progress is done, and emit `looked` for it. A disk that does not
        answer is not waited for without end.
        """
        if self._thread is not None:
            self._thread.join(LONGEST_SECONDS)
            self._see()

    def _see(self) -> None:
        if not self.is_going_on:
            self.stop()
        self.looked.emit()
