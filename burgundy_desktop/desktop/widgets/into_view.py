"""Scrolls to what has the keyboard. Qt does so only where Tab goes on inside a scroll area, not
where it comes in from outside: there the keyboard would be on something that is not seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


class IntoView(QObject):
    """Follows the keyboard through all windows, as long as its parent lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return  # what is being clicked must not move away
        for area in _areas_around(now):
            area.ensureWidgetVisible(now)


def _areas_around(widget: QWidget) -> Iterator[QScrollArea]:
    """The scroll areas that a widget lies in, the nearest one first. They are not looked for from
    parent to parent: the viewport among these is Qt's own, and PySide would make it known with all
    that it could be, which takes a fortieth of the start.
    """
    areas = widget.window().findChildren(QScrollArea)
    return (area for area in reversed(areas) if area.isAncestorOf(widget))
