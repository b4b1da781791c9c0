"""Plays groups of motions one after the other; they can be skipped to the end."""

from __future__ import annotations

import enum
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.boardkit.clock import Clock, FrameClock


class Pace(enum.Enum):
    """Duration factor; 1 is the normal pace."""

    INSTANT = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.8


class Motion(Protocol):
    """Something on the table that changes over time."""

    milliseconds: float
    """Duration at normal pace."""

    def begin(self) -> None:
        """Called once, when the motions before it have ended."""
        ...

    def show(self, progress: float) -> None:
        """Show the moment `progress`, from 0 to 1."""
        ...

    def finish(self) -> None:
        """Show the final state; called once, also when the motion was skipped."""
        ...


class Animator(QObject):
    """A queue of groups of motions. Motions of one group run together."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = Pace.NORMAL
        self.guard: Callable[[], AbstractContextManager[None]] = nullcontext
        """Each frame is shown within one: it hears of a motion that fails."""
        self._waiting: deque[Sequence[Motion]] = deque()
        self._running: list[Motion] = []
        self._is_skipping = False
        self._clock: Clock = FrameClock(self)

    @property
    def is_running(self) -> bool:
        return bool(self._running or self._waiting)

    def go_by(self, clock: Clock) -> None:
        """Take the time from this clock from now on."""
        self._clock.stop()
        self._clock = clock
        if self.is_running:
            clock.begin_anew()
            clock.run(self._frame)

    def play(self, groups: Iterable[Sequence[Motion]]) -> None:
        """Queue these motions. `finished` is emitted when all have ended."""
        self._waiting.extend(group for group in groups if group)
        if self.pace is Pace.INSTANT:
            self.skip()
        elif not self._running and self._waiting:
            self._begin_next()
            self._clock.run(self._frame)

    def skip(self) -> None:
        """Jump to the end of everything that is queued. What ends may ask for it again (a card that
        grows lays the table out anew): that is under way already.
        """
        if self._is_skipping or not self.is_running:
            return
        self._is_skipping = True
        self._clock.stop()
        self._end_running()
        while self._waiting:
            self._running = list(self._waiting.popleft())
            for motion in self._running:
                motion.begin()
            self._end_running()
        self._is_skipping = False
        self.finished.emit()

    def give_up(self) -> None:
        """Forget everything that is queued, as it is; `finished` is not emitted."""
        self._clock.stop()
        self._waiting.clear()
        self._running, self._is_skipping = [], False

    def _begin_next(self) -> None:
        self._running = list(self._waiting.popleft())
        for motion in self._running:
            motion.begin()
            motion.show(0.0 if motion.milliseconds else 1.0)  # what landed lies there at once
        self._clock.begin_anew()  # what makes ready takes none of their time

    def _frame(self) -> None:
        with self.guard():
            self._show_frame()

    def _show_frame(self) -> None:
        passed = self._clock.passed / self.pace.value if self.pace.value else float("inf")
        for motion in [motion for motion in self._running if passed >= motion.milliseconds]:
            self._running.remove(motion)
            motion.finish()
        for motion in self._running:
            motion.show(passed / motion.milliseconds)
        if self._running:
            return
        if self._waiting:
            self._begin_next()
        else:
            self._clock.stop()
            self.finished.emit()

    def _end_running(self) -> None:
        running, self._running = self._running, []
        for motion in running:
            motion.finish()
