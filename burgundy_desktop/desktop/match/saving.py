"""Saves the game on the table after every change, and retries after a failure."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.storage.atomic import is_there

SAVE_AGAIN_MS: Final = 5000


class Keeper(Protocol):
    """Saves a game, or only its clocks. Raises NotSaved."""

    def keep(self, session: Session) -> None: ...

    def keep_clocks(self, session: Session) -> None: ...


class Saving(QObject):
    """Whether the game on the table is saved, and if not, why."""

    done = Signal()
    overtaken = Signal()
    """Emitted when another running program has continued this game; here it continues in a copy."""
    failed = Signal(object)
    """Emitted with the NotSaved."""

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = self._usual_keeper = keeper
        self._session: Session | None = None
        self.problem: NotSaved | None = None
        """Why the current game is not in its file; None if it is."""
        self.copy: Path | None = None
        """Where a copy is that has all of the current game; None without one."""
        self._kept = 0
        """Up to which ply the current game is in its file."""
        self._again = QTimer(self, singleShot=True, interval=SAVE_AGAIN_MS)
        self._again.timeout.connect(self.save)

    @property
    def unsaved_moves(self) -> int:
        """How many moves of the current game are not in its file."""
        return self._session.match.cursor - self._kept if self._session is not None else 0

    def begin(self, session: Session, keeper: Keeper | None = None) -> None:
        """Save this game from now on; a new one at once. `keeper` is for one that is no game of the
        library.
        """
        self._session, self._keeper = session, keeper or self._usual_keeper
        if is_there(session.autosave.path) and not session.autosave.is_new:
            self._kept = session.match.cursor
            self.done.emit()
        else:
            self._kept = 0
            self.save()

    def end(self) -> None:
        """Stop saving: what could not be saved is not tried again."""
        self._again.stop()
        self._session, self.problem, self.copy = None, None, None

    def save(self) -> None:
        """Save the game; report a failure, and try again soon."""
        if self._session is None:
            return
        before, was_new = self._session.autosave.path, self._session.autosave.is_new
        try:
            self._keeper.keep(self._session)
        except NotSaved as problem:
            self._kept = min(self._kept, self._session.match.cursor)
            self.problem = problem
            self.failed.emit(problem)
            self._again.start()
        else:
            self._kept = self._session.match.cursor
            self.problem = None
            self._again.stop()
            self.done.emit()
        if self._session.autosave.path != before and not was_new:
            self.overtaken.emit()

    def save_changed(self) -> None:
        """Save a changed game; a copy of it is outdated now."""
        self.copy = None
        self.save()

    def keep_clocks(self) -> None:
        """Save its clocks; a failure is ignored."""
        if self._session is not None:
            with suppress(NotSaved):
                self._keeper.keep_clocks(self._session)
