"""Starts the program with its window."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from burgundy_desktop import __version__, assets
from burgundy_desktop.core.errors import AssetMissing
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.process.crash import CrashReporter
from burgundy_desktop.desktop.process.memory import give_large_blocks_back, keep_what_was_made
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.screen import NO_WINDOW
from burgundy_desktop.storage.folders import folders

if TYPE_CHECKING:
    from burgundy_desktop.sound.player import OnSilence, Player

SWITCH_SECONDS = 0.0005
"""Seconds that another thread may hold the interpreter before it must switch."""


def main(
    arguments: Sequence[str],
    *,
    audible: bool = True,
    opened: Callable[[MainWindow], object] = lambda _: None,
) -> int:
    """Open the window, with a game if one is named; returns the exit status. `opened` is
    told the window before it is shown.
    """
    file = _file_in(arguments)
    sys.setswitchinterval(SWITCH_SECONDS)
    give_large_blocks_back()
    app = application()
    try:
        make_player = partial(_player, assets.resource("sounds")) if audible else None
        program = Program(app, folders(), make_player)
    except AssetMissing as problem:
        print(f"burgundy: {problem}", file=sys.stderr)
        return 1
    try:
        window = MainWindow(program)
        CrashReporter(program.folders, lambda path: tell_crash(window, path)).install()
        opened(window)
        window.show()
        QTimer.singleShot(0, keep_what_was_made)
        if file is not None:
            window.open_file(file)
        _on_signals(app.quit)
        return app.exec()
    finally:
        program.close()  # or the session manager would wait for us


def _on_signals(end: Callable[[], object]) -> None:
    """Ctrl+C in the terminal and the end of the session close the window as its menu does. Python
    hears of a signal when it has a turn, which the timer of `Collecting` gives it at the latest;
    that may be within a paint event, so it ends in the next turn of the loop.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: QTimer.singleShot(0, end))


def application() -> QApplication:
    """The application with its name, or the existing one. It paints in its own thread: Qt would
    hand parts of large drawings to others, and wait for them while an opponent has the core.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = _new_application()
    app.setApplicationName("burgundy-desktop")
    app.setApplicationDisplayName("Burgundy Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("burgundy-desktop")
    return app


def _new_application() -> QApplication:
    before = qInstallMessageHandler(_end_without_window)
    try:
        return QApplication(["burgundy-desktop"])
    finally:
        qInstallMessageHandler(before)


def _end_without_window(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Qt has no way to refuse: on a screen that does not answer it aborts, with a core dump and the
    advice to install the program again.
    """
    is_end = kind is QtMsgType.QtFatalMsg
    said = NO_WINDOW if is_end else qFormatLogMessage(kind, context, text)
    print(said, file=sys.stderr, flush=True)
    if is_end:
        os._exit(2)


def _player(folder: Path, on_silence: OnSilence) -> Player:
    from burgundy_desktop.sound.player import Player  # noqa: PLC0415  # starts sooner

    return Player(folder, on_silence)


def tell_crash(window: MainWindow, path: Path | None) -> None:
    """One sentence: what happened, that nothing is lost, and where the report is."""
    lies = (
        QCoreApplication.translate("crash", "A report for the developers is in {path}.").format(
            path=path
        )
        if path
        else ""
    )
    text = QCoreApplication.translate(
        "crash", "Something went wrong in the program. Your game is saved up to the last move."
    )
    notice(
        window,
        QCoreApplication.translate("crash", "An error in the program"),
        f"{text} {lies}".strip(),
    )


def _file_in(arguments: Sequence[str]) -> Path | None:
    """The game that is named. Usually there is none, and nothing to parse."""
    if not arguments:
        return None
    parser = argparse.ArgumentParser(prog="burgundy-desktop play", description="Open the window.")
    says = "a saved game (.burgundy) or a text record (.txt) to open"
    parser.add_argument("file", nargs="?", type=Path, help=says)
    file: Path | None = parser.parse_args(list(arguments)).file
    return file
