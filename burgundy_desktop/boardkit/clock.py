"""The clock of an animation: the one that ticks, and one that is turned by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

FRAME_MS: Final = 16


class Clock(Protocol):
    """Says when the next frame is due, and how much time has passed."""

    @property
    def passed(self) -> float:
        """Milliseconds since `begin_anew`."""
        ...

    def begin_anew(self) -> None:
        """Count the milliseconds from here on."""
        ...

    def run(self, tick: Callable[[], None]) -> None:
        """Call `tick` for each frame, until it is stopped."""
        ...

    def stop(self) -> None:
        """Call nothing any more."""
        ...


class FrameClock(QObject):
    """The time of the world: a frame every 16 ms."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._tick: Callable[[], None] = _nothing
        self._timer.timeout.connect(self._show_frame)

    @property
    def passed(self) -> float:
        return float(self._elapsed.elapsed())

    def begin_anew(self) -> None:
        """The next frame comes a frame later, however long it took to come here: what is shown now
        is painted first.
        """
        self._elapsed.start()
        if self._timer.isActive():
            self._timer.start()

    def run(self, tick: Callable[[], None]) -> None:
        self._tick = tick
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._tick = _nothing  # so that nobody is kept alive by a clock that stands

    def _show_frame(self) -> None:
        self._tick()


class HandClock:
    """Time that passes only when somebody turns the clock: for film strips and tests."""

    def __init__(self) -> None:
        self.passed = 0.0
        self._tick: Callable[[], None] = _nothing

    def begin_anew(self) -> None:
        self.passed = 0.0

    def run(self, tick: Callable[[], None]) -> None:
        self._tick = tick

    def stop(self) -> None:
        self._tick = _nothing

    def turn(self, milliseconds: float) -> None:
        """Let this time pass and show the frame that is due then."""
        self.passed += milliseconds
        self._tick()


def _nothing() -> None:
    """The tick of a clock that does not run."""
