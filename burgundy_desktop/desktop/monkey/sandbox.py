"""A program with its own folders, which can be restarted."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from burgundy_desktop.desktop.dialogs import new_game
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves import game_store
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.storage import provenance
from burgundy_desktop.storage.folders import Folders

_SCHEMES = ("file", "http", "https", "mailto")


class Sandbox(QObject):
    """Program and window; no click leads out of the folder. New games have the seeds and salts from
    `seed` on, so that the same clicks lead to the same games and opponents think the same.
    """

    def __init__(self, app: QApplication, home: Path, seed: int) -> None:
        super().__init__()
        self._app, self._home = app, home
        self._chances = game_store.new_seed, provenance.new_salt
        seeds, salts = count(seed), count(seed)
        _take_chances_from(lambda: next(seeds), lambda: f"{next(salts):0{provenance.HEX_DIGITS}x}")
        self.starts = 0
        app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        self._quits = app.quitOnLastWindowClosed()
        app.setQuitOnLastWindowClosed(False)
        for scheme in _SCHEMES:
            # PySide accepts a str, contrary to its stubs
            QDesktopServices.setUrlHandler(scheme, self, "stay_here")  # type: ignore[arg-type]
        self._start()

    @Slot(QUrl)
    def stay_here(self, _: QUrl) -> None:
        """Swallow links that would open another program."""

    def restart(self) -> None:
        """End the program as a player would, and start it again."""
        self._end()
        self._start()

    def leave(self) -> None:
        """End the program for good."""
        self._end()
        _take_chances_from(*self._chances)
        for scheme in _SCHEMES:
            QDesktopServices.unsetUrlHandler(scheme)
        self._app.setQuitOnLastWindowClosed(self._quits)

    def _start(self) -> None:
        self.starts += 1
        self.program = Program(self._app, Folders(self._home / "data", self._home / "config"))
        self.window = MainWindow(self.program)
        self.window.show()
        self.window.activateWindow()

    def _end(self) -> None:
        self.window.close()
        self.program.close()
        self.window.deleteLater()
        parts = (self.program.preferences, self.program.language, self.program.appearance)
        for part in (*parts, self.program.thinking):
            part.deleteLater()  # the application lives on
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del self.window, self.program
        gc.collect()  # the end of a process would free everything


def _take_chances_from(new_seed: Callable[[], int], new_salt: Callable[[], str]) -> None:
    """Set the seeds and salts of all new games from now on."""
    for module, name, made in (
        (game_store, "new_seed", new_seed),
        (new_game, "new_seed", new_seed),
        (game_store, "new_salt", new_salt),
    ):
        setattr(module, name, made)
