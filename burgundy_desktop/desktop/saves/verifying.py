"""Verifies a game in the background."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.core.fairness import verified
from burgundy_desktop.core.match import AnyMatch


class Verifying(QObject):
    """Verifies one game at a time; `done` is emitted with the Verdict."""

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def is_running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def start(self, match: AnyMatch) -> None:
        """Verify the game up to the cursor; nothing may be played meanwhile."""
        self.stop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(
            target=self._verify, args=(match, self._stopped), name="verifying", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Stop within a move; no verdict follows."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _verify(self, match: AnyMatch, stopped: threading.Event) -> None:
        found = verified(match, stopped=stopped.is_set)
        if not stopped.is_set():
            self.done.emit(found)
