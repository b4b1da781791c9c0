"""The game on the table goes on disk after every change, and once more if that failed."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.session import Session

SAVE_AGAIN_MS: Final = 5000


class Keeper(Protocol):
    """Puts a game, or only its clocks, on disk. Raises NotSaved."""

    def keep(self, session: Session) -> None: ...

    def keep_clocks(self, session: Session) -> None: ...


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
        self._session: Session | None = None
        self.problem: NotSaved | None = None
        """Why the game as it stands is not in its file; None if it is."""
        self.is_copied = False
        """Whether the game as it stands lies in a copy elsewhere."""
        self._again = QTimer(self, singleShot=True, interval=SAVE_AGAIN_MS)
        self._again.timeout.connect(self.save)

    def begin(self, session: Session) -> None:
        """Keep this game from now on; a new one is put on disk at once."""
        self._session = session
        if session.autosave.path.exists() and not session.autosave.is_new:
            self.done.emit()
        else:
            self.save()

    def end(self) -> None:
        """Keep nothing any more."""
        self._session, self.problem, self.is_copied = None, None, False

    def save(self) -> None:
        """Put the game on disk; if that fails say so, and try again soon."""
        if self._session is None:
            return
        before, was_new = self._session.autosave.path, self._session.autosave.is_new
        try:
            self._keeper.keep(self._session)
        except NotSaved as problem:
            self.problem = problem
            self.failed.emit(problem)
            self._again.start()
        else:
            self.problem = None
            self._again.stop()
            self.done.emit()
        if self._session.autosave.path != before and not was_new:
            self.overtaken.emit()

    def save_changed(self) -> None:
        """Put the game on disk; a copy of it is no longer the same."""
        self.is_copied = False
        self.save()

    def keep_clocks(self) -> None:
        """Put its clocks on disk; if that fails, they are forgotten."""
        if self._session is not None:
            with suppress(NotSaved):
                self._keeper.keep_clocks(self._session)
