"""Reads the chronicle in a thread while a page is shown."""

from __future__ import annotations

from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.desktop.pages.working import Working
from burgundy_desktop.storage.chronicle import Chronicle, Read

LOOK_MS: Final = 15


class Reading(QObject):
    """Reads once at a time."""

    done = Signal(object)
    """Emitted with the Read."""

    def __init__(self, chronicle: Chronicle, parent: QObject) -> None:
        super().__init__(parent)
        self._chronicle = chronicle
        self._read: Read | None = None
        self._working = Working("chronicle", LOOK_MS, self)
        self._working.looked.connect(self._see)

    @property
    def is_going_on(self) -> bool:
        """Whether `done` is still to come."""
        return self._working.is_looked_at

    def begin(self) -> None:
        """Read it, anew if it is being read."""
        self._working.stop()
        self._read = None
        self._working.begin(self._work)

    def stop(self) -> None:
        """Stop reading: the result is no longer wanted."""
        self._working.stop()

    def _work(self, ends: Event) -> None:
        read = self._chronicle.read(lambda: not ends.is_set())
        if not ends.is_set():
            self._read = read

    def _see(self) -> None:
        if self._working.is_going_on:
            return
        read, self._read = self._read, None
        if read is not None:
            self.done.emit(read)
