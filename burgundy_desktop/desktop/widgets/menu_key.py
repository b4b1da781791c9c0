"""Shift+F10 opens the menu of a row, as the menu key does, which many keyboards do not have."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView

KEYS: Final = "Shift+F10"


def open_menu_by_key(view: QAbstractItemView) -> None:
    """From now on the key opens the menu of a list at its current row."""
    shortcut = QShortcut(QKeySequence(KEYS), view)
    shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
    shortcut.activated.connect(partial(_open_menu, view))


def _open_menu(view: QAbstractItemView) -> None:
    """As Qt does it for the menu key."""
    point = view.visualRect(view.currentIndex()).center()
    there = view.viewport().mapToGlobal(point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, point, there)
    QCoreApplication.sendEvent(view, event)
