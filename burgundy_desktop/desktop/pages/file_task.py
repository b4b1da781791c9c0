"""Changes files in a thread, so that the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.pages.working import Working

LOOK_MS: Final = 50


class FileTask(QObject):
    """Runs one task at a time. If the program ends meanwhile, every file is whole."""

    over = Signal(object)
    """Emitted when the task has ended, with what it raised, or None. Whoever hears it tells of
    NotSaved; anything else is a mistake of ours, and is raised in the window afterwards.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._problem: Exception | None = None
        self._working = Working("files", LOOK_MS, self)
        self._working.looked.connect(self._see)

    def begin(self, task: Callable[[], object]) -> None:
        """Run this task, unless another one is running."""
        if not self._working.is_looked_at:
            self._problem = None
            self._working.begin(lambda _: self._work(task))

    def finish(self) -> None:
        """Wait until the task is over, and emit `over`."""
        self._working.finish()

    def _work(self, task: Callable[[], object]) -> None:
        try:
            task()
        except Exception as problem:  # noqa: BLE001  # raised in the window
            self._problem = problem

    def _see(self) -> None:
        if self._working.is_going_on:
            return
        problem = self._problem
        self.over.emit(problem)
        if problem is not None and not isinstance(problem, NotSaved):
            raise problem
