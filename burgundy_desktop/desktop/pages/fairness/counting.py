"""Counts in a thread what chance brought in finished games, by playing their saves again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import StorageError, UnknownGame
from burgundy_desktop.core.fairness import Came, came_in
from burgundy_desktop.games import load as load_game
from burgundy_desktop.storage.opening import load

LOOK_MS: Final = 200
PAUSE_SECONDS: Final = 0.01
"""Between two games: the window comes first."""
END_SECONDS: Final = 1.0


class Counting(QObject):
    """At most one thread, without Qt: the window polls how far it is. What was counted is kept, as
    a finished game does not change.
    """

    went_on = Signal()
    """Emitted when more games have been counted, and when all have."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.came: dict[str, Came | None] = {}
        """By the id of the game; None for one that cannot be played again."""
        self._ends = Event()
        self._thread: Thread | None = None
        self._told = 0
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._see)

    @property
    def is_going_on(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def begin(self, games: Sequence[tuple[str, Path]]) -> None:
        """Count these games, by id and save, as far as they are not counted yet."""
        self.stop()
        left = [one for one in games if one[0] not in self.came]
        if not left:
            return
        self._ends, self._told = Event(), len(self.came)
        self._thread = Thread(
            target=self._work, name="counting", args=(left, self._ends), daemon=True
        )
        self._thread.start()
        self._look.start()

    def stop(self) -> None:
        """Nobody wants to know any more; what was counted stays."""
        self._look.stop()
        self._ends.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)
            self._thread = None

    def _work(self, games: Sequence[tuple[str, Path]], ends: Event) -> None:
        for identity, path in games:
            if ends.wait(PAUSE_SECONDS):
                return
            self.came[identity] = _came(path)

    def _see(self) -> None:
        is_over = not self.is_going_on
        if is_over:
            self.stop()
        if is_over or len(self.came) != self._told:
            self._told = len(self.came)
            self.went_on.emit()


def _came(path: Path) -> Came | None:
    try:
        opened = load(path, load_game)
    except (StorageError, UnknownGame):
        return None
    return None if opened.lost_history is not None else came_in(opened.match)
