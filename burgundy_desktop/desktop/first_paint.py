"""Starts the program as a person would, prints when its first picture was there, and ends it.

`bench` runs this in a process of its own. It imports no more than `play` does.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from burgundy_desktop.desktop import app


def main(_: Sequence[str]) -> int:
    """Print the time of the first picture, in seconds since the epoch."""
    application = app.application()
    watcher = _FirstPaint()
    application.installEventFilter(watcher)
    status = app.main([], audible=False)
    print(json.dumps(watcher.at))
    return status


class _FirstPaint(QObject):
    """Ends the program when the first picture is on the screen."""

    at = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self.at:
            self.at = time.time()
            QTimer.singleShot(0, self._end)  # the rest of the window is painted by then
        return False

    def _end(self) -> None:
        self.at = time.time()
        QCoreApplication.exit(0)
