"""What is told once all games are read: files of the player's own that are not used, and why."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.own_tables import problems as problems_of_tables
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.words.problems import sentence

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.main_window import MainWindow

MOST_TOLD: Final = 4
"""How many tables of the player's own have room on a small screen with large text."""


def tell(window: MainWindow) -> None:
    """Tell all of it, one after the other."""
    _tell_tables(window)
    if not window.is_on_page("profiles"):  # their page has said it already
        _tell_players(window)


def _tell_tables(window: MainWindow) -> None:
    problems = problems_of_tables()
    if problems:
        said = [sentence(problem) for problem in problems[:MOST_TOLD]]
        if left := len(problems) - len(said):
            said.append(
                QCoreApplication.translate("told_at_start", "%n more are not used.", "", left)
            )
        title = QCoreApplication.translate("told_at_start", "Not all of your own tables are used")
        notice(window, title, "\n".join(said))


def _tell_players(window: MainWindow) -> None:
    broken = import_module("burgundy_desktop.desktop.window.broken_players")
    said = broken.said_of(window.program.store.profiles)
    if said and notice(window, broken.title(), said, way_on=broken.way_on()):
        window.actions_by_name["profiles"].trigger()
