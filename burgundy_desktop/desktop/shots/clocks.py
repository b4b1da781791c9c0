"""Stopped clocks: a picture must not depend on the time when it is taken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from types import ModuleType
from typing import Any, Final

from burgundy_desktop.boardkit import hover
from burgundy_desktop.desktop.match import stopwatch
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.table import showing
from burgundy_desktop.desktop.window import status

EVENING: Final = datetime(2026, 11, 20, 19, 42, tzinfo=UTC)
FOR_EVER_MS: Final = 86_400_000


class Clock:
    """One moment, until it is set to another one."""

    def __init__(self) -> None:
        self.moment = EVENING
        self.seconds = 0.0

    def now(self) -> datetime:
        return self.moment

    def monotonic(self) -> float:
        return self.seconds

    def forget_news(self) -> None:
        """Let so much time pass that what the status bar told for a while is gone."""
        self.seconds += status.TOLD_SECONDS

    def set_back(self, days: float) -> None:
        """Set the clock some days before the evening of the pictures."""
        self.moment = EVENING - timedelta(days=days)


@contextmanager
def stopped() -> Iterator[Clock]:
    """Replace all clocks of the window by one that is set by hand."""
    clock = Clock()
    portraits: list[tuple[ModuleType, str, Any]] = [
        (instant, "now", clock.now),
        (stopwatch, "monotonic", lambda: 0.0),
        (status, "monotonic", clock.monotonic),
        (showing, "OWN_TURN_MS", FOR_EVER_MS),
        # or the tooltip of the focus would depend on the speed of the machine
        (hover, "HOVER_MS", FOR_EVER_MS),
    ]
    before = [(module, name, getattr(module, name)) for module, name, _ in portraits]
    for module, name, face in portraits:
        setattr(module, name, face)
    try:
        yield clock
    finally:
        for module, name, face in before:
            setattr(module, name, face)
