"""After an uncaught exception: a report for developers, a sentence for the player, and the game
goes on. The game needs no rescue: every move is already on disk.
"""

from __future__ import annotations

import contextlib
import platform
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from burgundy_desktop import __version__
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.storage.folders import Folders

MOST_REPORTS = 20


class CrashReporter:
    """Takes over `sys.excepthook`. `tell` is called once for each report, with its path."""

    def __init__(self, folders: Folders, tell: Callable[[Path | None], None]) -> None:
        self._folder = folders.crashes
        self._tell = tell
        self._is_reporting = False

    def install(self) -> None:
        """Write a report for every uncaught exception from now on."""
        sys.excepthook = self.report

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write a report and tell the player; ignores Ctrl+C."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        print(text, file=sys.stderr)
        path = self._written(text)
        if not self._is_reporting:  # an error in `tell` must not be reported in turn
            self._is_reporting = True
            try:
                self._tell(path)
            finally:
                self._is_reporting = False

    def _written(self, text: str) -> Path | None:
        head = (
            f"Burgundy Desktop {__version__}\nPython {platform.python_version()}\n"
            f"{platform.platform()}\n{instant.now().isoformat()}\n\n"
        )
        path = self._folder / f"{instant.now():%Y%m%d-%H%M%S-%f}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_text(head + text, encoding="utf-8", errors="backslashreplace")
        except OSError:
            return None
        self._forget_old()
        return path

    def _forget_old(self) -> None:
        for old in sorted(self._folder.glob("*.txt"))[:-MOST_REPORTS]:
            with contextlib.suppress(OSError):
                old.unlink()
