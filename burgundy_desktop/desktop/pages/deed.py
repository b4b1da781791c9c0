"""Does something with the files in a thread, so that the window stays alive."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.core.errors import NotSaved

LOOK_MS: Final = 50


class Deed(QObject):
    """At most one thread, without Qt: the window polls whether it is done. A program that ends
    meanwhile leaves every file whole.
    """

    over = Signal(object)
    """Emitted with the NotSaved that it raised, or None."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._problem: NotSaved | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._see)

    @property
    def is_going_on(self) -> bool:
        return self._thread is not None

    def begin(self, deed: Callable[[], object]) -> None:
        """Do this, unless something is being done."""
        if self._thread is None:
            self._problem = None
            self._thread = Thread(target=self._work, name="deed", args=(deed,), daemon=True)
            self._thread.start()
            self._look.start()

    def _work(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except NotSaved as problem:
            self._problem = problem

    def _see(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._look.stop()
            self._thread = None
            self.over.emit(self._problem)
