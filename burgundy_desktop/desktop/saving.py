"""Saves the game on the table after every change, and retries after a failure."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.session import Session

SAVE_AGAIN_MS: Final = 5000


class Keeper(Protocol):
    """Saves a game, or only its clocks. Raises NotSaved."""

    def keep(self, session: Session) -> None: ...

    def keep_clocks(self, session: Session) -> None: ...


class _Writing(threading.Thread):
    """One write, which has begun."""

    def __init__(self, keeper: Keeper, session: Session) -> None:
        super().__init__()
        self._keeper, self._session = keeper, session
        self._before, self._was_new = session.autosave.path, session.autosave.is_new
        self.problem: NotSaved | None = None
        self._bug: Exception | None = None
        self.start()

    def run(self) -> None:
        try:
            self._keeper.keep(self._session)
        except NotSaved as problem:
            self.problem = problem
        except Exception as bug:  # noqa: BLE001  # raised again where it is waited for
            self._bug = bug

    def finish(self) -> None:
        """Wait until it is on the disk, or has failed."""
        self.join()
        if self._bug is not None:
            raise self._bug

    @property
    def has_moved(self) -> bool:
        """Whether the game had to go to another file."""
        return self._session.autosave.path != self._before and not self._was_new


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
        self._writing: _Writing | None = None
        self.problem: NotSaved | None = None
        """Why the current game is not in its file; None if it is."""
        self.is_copied = False
        """Whether the current game is saved in a copy elsewhere."""
        self._again = QTimer(self, singleShot=True, interval=SAVE_AGAIN_MS)
        self._again.timeout.connect(self.save)

    def begin(self, session: Session, keeper: Keeper | None = None) -> None:
        """Save this game from now on; a new one at once. `keeper` is for one that is no game of the
        library.
        """
        self._session, self._keeper = session, keeper or self._usual_keeper
        if session.autosave.path.exists() and not session.autosave.is_new:
            self.done.emit()
        else:
            self.save()

    def end(self) -> None:
        """Stop saving."""
        self._finish()
        self._session, self.problem, self.is_copied = None, None, False

    def save(self) -> None:
        """Save the game; report a failure, and try again soon."""
        self._begin()
        self._finish()

    @contextmanager
    def saved_meanwhile(self) -> Iterator[None]:
        """Save a changed game, a copy of which is outdated now, while it is laid on the table. At
        the end the disk is waited for: what is painted is saved.
        """
        self.is_copied = False
        self._begin()
        try:
            yield
        finally:
            self._finish()

    def _begin(self) -> None:
        self._finish()
        if self._session is not None:
            self._writing = _Writing(self._keeper, self._session)
        if self._keeper is not self._usual_keeper:
            self._finish()  # a lesson goes on while it is shown

    def _finish(self) -> None:
        """Wait for what is being written, if anything is, and report it."""
        if self._writing is None:
            return
        writing, self._writing = self._writing, None
        writing.finish()
        self.problem = writing.problem
        if self.problem is not None:
            self.failed.emit(self.problem)
            self._again.start()
        else:
            self._again.stop()
            self.done.emit()
        if writing.has_moved:
            self.overtaken.emit()

    def keep_clocks(self) -> None:
        """Save its clocks; a failure is ignored."""
        self._finish()
        if self._session is not None:
            with suppress(NotSaved):
                self._keeper.keep_clocks(self._session)
