"""Opens a folder in the file manager; without one, says where it is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.dialogs.notice import notice


def _say(text: str) -> str:
    return QCoreApplication.translate("folders", text)


def show_folder(folder: Path, parent: QWidget) -> None:
    """Open it; where nothing here opens folders, its path is told, and can be copied."""
    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        return
    title = _say("No file manager opened the folder")
    text = _say("It is here: {path}").format(path=folder)
    if notice(parent, title, text, way_on=_say("Copy the path")):
        QGuiApplication.clipboard().setText(str(folder))
