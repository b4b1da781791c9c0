"""Reads the files of a large library in the background, and reports when it is done."""

from __future__ import annotations

import contextlib
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import StorageError
from burgundy_desktop.storage.library import Library

LOOK_MS: Final = 50
END_SECONDS: Final = 1.0
"""Seconds to wait for a file at the end; a disk that hangs does not block the program longer."""


class LibraryReader(QObject):
    """At most one thread, without Qt: the window polls whether it is done."""

    done = Signal()
    """Emitted when all files that existed at its start are read."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._ends = Event()
        self._thread: Thread | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._see)

    @property
    def is_reading(self) -> bool:
        return self._thread is not None

    def read(self) -> None:
        """Start reading the remaining files, unless it is running."""
        if self._thread is None and not self._ends.is_set():
            self._thread = Thread(target=self._work, name="library", daemon=True)
            self._thread.start()
            self._look.start()

    def close(self) -> None:
        """Stop reading."""
        self._ends.set()
        self._look.stop()
        if self._thread is not None:
            self._thread.join(END_SECONDS)

    def _work(self) -> None:
        with contextlib.suppress(StorageError):  # the listing reports the problem
            self._library.read_rest(lambda: not self._ends.is_set())

    def _see(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._thread = None
            self._look.stop()
            self.done.emit()
