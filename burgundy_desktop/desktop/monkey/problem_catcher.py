"""Catches what goes wrong: exceptions anywhere, and Qt's warnings."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

import attrs
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from burgundy_desktop.desktop.trials.smoke import HARMLESS

_UNIMPORTANT = frozenset({QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg})


@attrs.define
class ProblemCatcher:
    """The problems so far."""

    problems: list[str] = attrs.field(factory=list)

    def warned(self, kind: QtMsgType, _: QMessageLogContext, text: str | None) -> None:
        """Record a message of Qt."""
        if kind not in _UNIMPORTANT and HARMLESS not in (text or ""):
            self.problems.append(f"Qt warns: {text}")

    def raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Record an uncaught exception."""
        self.problems.append("".join(traceback.format_exception(kind, error, trace)).rstrip())

    def raised_in_thread(self, told: Any) -> None:
        """Record an uncaught exception in another thread."""
        if told.exc_type is not SystemExit:
            self.raised(told.exc_type, told.exc_value, told.exc_traceback)

    def raised_unseen(self, told: Any) -> None:
        """Record an exception that cannot be caught: during the destruction of an object."""
        self.problems.append(f"{told.err_msg or 'unraisable'} {told.object!r}: {told.exc_value!r}")


@contextmanager
def catching_problems() -> Iterator[ProblemCatcher]:
    """Install the hooks; afterwards the previous ones are restored."""
    catcher = ProblemCatcher()
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    handler = qInstallMessageHandler(catcher.warned)
    sys.excepthook = catcher.raised
    threading.excepthook = catcher.raised_in_thread
    sys.unraisablehook = catcher.raised_unseen
    try:
        yield catcher
    finally:
        qInstallMessageHandler(handler)
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
