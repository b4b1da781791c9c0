"""The game on the table goes on disk after every change, and once more if that failed."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.sitting import Sitting

SAVE_AGAIN_MS: Final = 5000


class Keeper(Protocol):
    """Puts a game, or only its clocks, on disk. Raises NotSaved."""

    def keep(self, sitting: Sitting) -> None: ...

    def keep_clocks(self, sitting: Sitting) -> None: ...


class Saving(QObject):
    """Whether the game on the table is in its file, and why not."""

    done = Signal()
    overtaken = Signal()
    """Another running program has gone on with this game; here it goes on in a copy."""
    failed = Signal(object)
    """The NotSaved that says why."""

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._sitting: Sitting | None = None
        self.problem: NotSaved | None = None
        """Why the game as it stands is not in its file; None if it is."""
        self.is_copied = False
        """Whether the game as it stands lies in a copy elsewhere."""
        self._again = QTimer(self, singleShot=True, interval=SAVE_AGAIN_MS)
        self._again.timeout.connect(self.save)

    def begin(self, sitting: Sitting) -> None:
        """Keep this game from now on; a new one is put on disk at once."""
        self._sitting = sitting
        if sitting.autosave.path.exists() and not sitting.autosave.is_new:
            self.done.emit()
        else:
            self.save()

    def end(self) -> None:
        """Keep nothing any more."""
        self._sitting, self.problem, self.is_copied = None, None, False

    def save(self) -> None:
        """Put the game on disk; if that fails say so, and try again soon."""
        if self._sitting is None:
            return
        before, was_new = self._sitting.autosave.path, self._sitting.autosave.is_new
        try:
            self._keeper.keep(self._sitting)
        except NotSaved as problem:
            self.problem = problem
            self.failed.emit(problem)
            self._again.start()
        else:
            self.problem = None
            self._again.stop()
            self.done.emit()
        if self._sitting.autosave.path != before and not was_new:
            self.overtaken.emit()

    def save_changed(self) -> None:
        """Put the game on disk; a copy of it is no longer the same."""
        self.is_copied = False
        self.save()

    def keep_clocks(self) -> None:
        """Put its clocks on disk; if that fails, they are forgotten."""
        if self._sitting is not None:
            with suppress(NotSaved):
                self._keeper.keep_clocks(self._sitting)
