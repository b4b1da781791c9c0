"""Counts in a thread what chance brought in finished games, by playing their saves again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.core.errors import StorageError, UnknownGame
from burgundy_desktop.core.fairness import Came, came_in
from burgundy_desktop.desktop.pages.working import Working
from burgundy_desktop.games import load as load_game
from burgundy_desktop.storage.opening import load

LOOK_MS: Final = 200
PAUSE_SECONDS: Final = 0.01
"""Between two games: the window comes first."""


class Counting(QObject):
    """What was counted is kept, as a finished game does not change."""

    went_on = Signal()
    """Emitted when more games have been counted, and when all have."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.came: dict[str, Came | None] = {}
        """By the id of the game; None for one that cannot be played again."""
        self._told = 0
        self._working = Working("counting", LOOK_MS, self)
        self._working.looked.connect(self._see)

    @property
    def is_going_on(self) -> bool:
        return self._working.is_going_on

    def begin(self, games: Sequence[tuple[str, Path]]) -> None:
        """Count these games, by id and save, as far as they are not counted yet."""
        self.stop()
        left = [one for one in games if one[0] not in self.came]
        if left:
            self._told = len(self.came)
            self._working.begin(partial(self._work, left))

    def stop(self) -> None:
        """Stop counting; what was counted is kept."""
        self._working.stop()

    def _work(self, games: Sequence[tuple[str, Path]], ends: Event) -> None:
        for identity, path in games:
            if ends.wait(PAUSE_SECONDS):
                return
            self.came[identity] = _came(path)

    def _see(self) -> None:
        if not self.is_going_on or len(self.came) != self._told:
            self._told = len(self.came)
            self.went_on.emit()


def _came(path: Path) -> Came | None:
    try:
        opened = load(path, load_game)
    except (StorageError, UnknownGame):
        return None
    return None if opened.lost_history is not None else came_in(opened.match)
