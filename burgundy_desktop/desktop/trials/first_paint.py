"""Starts the program as a user would, prints when its first picture was shown, and ends it.

`bench` runs this in a separate process. It imports no more than `play` does.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.process.memory import memory_mb
from burgundy_desktop.desktop.window.main_window import MainWindow

REST: Final = "--rest"
LOOK_MS: Final = 50


def main(arguments: Sequence[str]) -> int:
    """Print the time of the first picture, in seconds since the epoch, and the memory at the end.
    With `--rest` it ends when the library has read everything.
    """
    watcher = _FirstPaint(is_patient=REST in arguments)
    status = app.main([], audible=False, opened=watcher.watch)
    print(json.dumps([watcher.at, watcher.memory_mb]))
    return status


class _FirstPaint(QObject):
    """Ends the program when the first picture is shown, or when the library is at rest after it."""

    at = 0.0
    memory_mb = 0.0

    def __init__(self, *, is_patient: bool) -> None:
        super().__init__()
        self._is_patient = is_patient
        self._window: MainWindow | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._end)

    def watch(self, window: MainWindow) -> None:
        """Wait for the first picture of this window. The events of all other widgets, thousands
        until then, are not told to Python.
        """
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self.at:
            self.at = time.time()
            QTimer.singleShot(0, self._painted)  # by then the rest of the window is painted
        return False

    def _painted(self) -> None:
        self.at = time.time()
        self._look.start()
        self._end()

    def _end(self) -> None:
        assert self._window is not None
        if not self._is_patient or self._window.library.is_at_rest:
            self.memory_mb = memory_mb(os.getpid())
            QCoreApplication.exit(0)
