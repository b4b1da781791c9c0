"""Reads the chronicle in a thread while a page is shown."""

from __future__ import annotations

from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.storage.chronicle import Chronicle, Read

LOOK_MS: Final = 15
END_SECONDS: Final = 1.0


class Reading(QObject):
    """At most one thread, without Qt: the window polls whether it is done."""

    done = Signal(object)
    """Emitted with the Read."""

    def __init__(self, chronicle: Chronicle, parent: QObject) -> None:
        super().__init__(parent)
        self._chronicle = chronicle
        self._ends = Event()
        self._thread: Thread | None = None
        self._read: Read | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._see)

    def begin(self) -> None:
        """Read it, anew if it is being read."""
        self.stop()
        self._ends, self._read = Event(), None
        self._thread = Thread(target=self._work, name="chronicle", args=(self._ends,), daemon=True)
        self._thread.start()
        self._look.start()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._look.stop()
        self._ends.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)
            self._thread = None

    def _work(self, ends: Event) -> None:
        self._read = self._chronicle.read(lambda: not ends.is_set())

    def _see(self) -> None:
        if self._thread is None or self._thread.is_alive():
            return
        read, self._read = self._read, None
        self.stop()
        if read is not None:
            self.done.emit(read)
