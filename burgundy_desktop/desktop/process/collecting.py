"""Garbage is collected in the thread of the window alone. Python would collect it in whichever
thread happens to make objects, and a piece of the table that is freed in another thread than the
one that paints it crashes Qt.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

LOOK_MS: Final = 200


class Collecting(QObject):
    """Collects what is young from time to time, from its making until `end`. What is old waits
    until a game is opened: collecting it takes longer than some frames.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(collect_young)
        gc.disable()
        self._look.start()

    def end(self) -> None:
        """Collect as Python does, from now on."""
        self._look.stop()
        gc.enable()


def collect_young() -> None:
    """Collect as much as Python would by itself now, but nothing old."""
    new, collected, _ = gc.get_count()
    most_new, most_collected, _ = gc.get_threshold()
    if new > most_new:
        gc.collect(1 if collected > most_collected else 0)
