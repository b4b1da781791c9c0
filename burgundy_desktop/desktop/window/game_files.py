"""Files of games that the player chooses: one is opened, or a copy is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.saves.own_tables import tell_not_opened
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.desktop.words.problems import sentence

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.main_window import MainWindow


class GameFiles(QObject):
    """Opens and copies for a window. Whatever fails is told, and nothing changes."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._program = window.program

    def choose(self) -> None:
        """Ask for a saved game and open it."""
        title = self.tr("Open a saved game")
        name = openers.file_to_open(self._program, self._window, title, Path.home())
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Open a saved game; if that is impossible, say why and change nothing."""
        window = self._window
        if window.has_game:
            window.table.controller.keep_clocks()  # it may be the file of the game on the table
        try:
            session = self._program.store.take_in(path)
        except BadSave as problem:
            title = self.tr("{file} could not be opened").format(file=shown(path.name))
            tell_not_opened(window, title, problem, self._program.folders)
        else:
            window.show_table(session)

    def save_as(self) -> None:
        """Ask where, and save a copy of the game."""
        window = self._window
        if not window.has_game:
            return
        session, title = window.table.controller.session, self.tr("Save a copy as")
        name = session.autosave.path.name
        path = openers.ask_where_game(self._program, window, title, name, session.header)
        if path is not None:
            self._save_copy(path)

    def _save_copy(self, path: Path) -> None:
        window = self._window
        try:
            self._program.store.save_copy(window.table.controller.session, path)
        except NotSaved as problem:
            title = self.tr("{file} could not be saved").format(file=shown(path.name))
            notice(window, title, sentence(problem))
        else:
            window.table.controller.saving.copy = path
            window.status.tell_written(path)
