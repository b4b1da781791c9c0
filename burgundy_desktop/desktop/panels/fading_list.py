"""A list whose rows fade where the edge of the list cuts them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.widgets.keys import ENTER, types_something

FADE_PX: Final = 20


def cut_at_top(rows: QListView) -> int:
    """The visible height of a row that the upper edge cuts, in px; 0 if none is cut."""
    row = rows.visualRect(rows.indexAt(QPoint(0, 0)))
    return row.bottom() + 1 if row.isValid() and row.top() < 0 else 0


def cut_at_foot(rows: QListView) -> int:
    """The visible height of a row that the lower edge cuts, in px; 0 if none is cut."""
    height = rows.viewport().height()
    row = rows.visualRect(rows.indexAt(QPoint(0, height - 1)))
    return height - row.top() if row.isValid() and row.bottom() >= height else 0


def fade_what_is_cut(rows: QListView, look: Appearance, ground: str) -> None:
    """Let rows that an edge cuts fade into the ground below them."""
    painter = QPainter(rows.viewport())
    most, height = look.px(FADE_PX), rows.viewport().height()
    _fade(painter, ground, 0, min(cut_at_top(rows), most))
    _fade(painter, ground, height, -min(cut_at_foot(rows), most))
    painter.end()


def _fade(painter: QPainter, ground: str, edge: int, length: int) -> None:
    """Paint a gradient from opaque at the edge to transparent; a negative length goes up."""
    if not length:
        return
    solid, clear = QColor(ground), QColor(ground)
    clear.setAlpha(0)
    fade = QLinearGradient(0, edge, 0, edge + length)
    fade.setColorAt(0, solid)
    fade.setColorAt(1, clear)
    wide = painter.device().width()
    painter.fillRect(QRectF(0, min(edge, edge + length), wide, abs(length)), fade)


class FadingList(QListView):
    """Rows of different heights, scrolled by pixels, on the background of a dock."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys to the window, except those of a list: Space confirms and letters open things.
        Qt would search for a row that begins with the letter.
        """
        if types_something(event):
            event.ignore()
        elif event.key() in ENTER:
            super().keyPressEvent(event)
            event.setAccepted(self.currentIndex().isValid())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        fade_what_is_cut(self, self._look, self._look.palette.surfaces.dock)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint the faded edges, which Qt would scroll with the rows."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
