"""Messages about the player's own tables."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.widgets.folders_shown import show_folder
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.folders import Folders

_ABOUT_TABLES = {"own_tables_gone", "own_tables_new"}


def _say(text: str) -> str:
    return QCoreApplication.translate("own_tables", text)


def named(files: Iterable[str]) -> str:
    """The files as a remark; empty if the game uses only our tables."""
    names = ", ".join(shown(file) for file in sorted(files))
    return _say("own tables: {files}").format(files=names) if names else ""


def tell_not_opened(parent: QWidget, title: str, problem: BadSave, folders: Folders) -> None:
    """Say why a game was not opened; if other tables are in force, offer the folder of tables."""
    way_on = _say("Open the tables folder") if problem.code in _ABOUT_TABLES else ""
    if notice(parent, title, sentence(problem), way_on=way_on):
        folders.tables.mkdir(parents=True, exist_ok=True)
        show_folder(folders.tables, parent)
