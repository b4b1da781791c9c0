"""What is told once all games are read: files of the player's own that are not used, and why."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.own_tables import problems as problems_of_tables
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.words.problems import sentence

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.main_window import MainWindow


def tell(window: MainWindow) -> None:
    """Tell all of it, one after the other."""
    _tell_tables(window)
    if not window.is_on_page("profiles"):  # their page has said it already
        _tell_players(window)


def _tell_tables(window: MainWindow) -> None:
    problems = problems_of_tables()
    if problems:
        said = "\n".join(map(sentence, problems))
        title = QCoreApplication.translate("told_at_start", "Not all of your own tables are used")
        notice(window, title, said)


def _tell_players(window: MainWindow) -> None:
    broken = import_module("burgundy_desktop.desktop.window.broken_players")
    said = broken.said_of(window.program.store.profiles)
    if said and notice(window, broken.title(), said, way_on=broken.way_on()):
        window.actions_by_name["profiles"].trigger()
