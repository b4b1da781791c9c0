"""A bar in the graph and in the parts of a result."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from burgundy_desktop.desktop.appearance.themes import Appearance


def paint_bar(
    painter: QPainter, look: Appearance, place: QRectF, *, is_good: bool, is_luck: bool
) -> None:
    """A bar in the colour of good or bad; that of luck is hatched."""
    palette = look.palette
    colour = QColor(palette.status.good if is_good else palette.text.loss)
    pattern = Qt.BrushStyle.BDiagPattern if is_luck else Qt.BrushStyle.SolidPattern
    painter.setPen(QPen(colour, look.line(1.2)))
    painter.setBrush(QBrush(colour, pattern))
    corner = min(look.line(2), place.width() / 4, place.height() / 4)
    painter.drawRoundedRect(place, corner, corner)
