"""Small signs that say yes and no, and what is paid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board.art import MINUS


def paint_cross(painter: QPainter, brushes: Brushes, box: Box) -> None:
    """Not possible."""
    _disc(painter, box, paint(brushes.palette.text.loss))
    x, y = box.centre
    arm = 0.2 * box.width
    painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
    painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))


def paint_tick(painter: QPainter, brushes: Brushes, box: Box) -> None:
    """Possible, or there."""
    _disc(painter, box, paint(brushes.palette.seats.four))
    x, y = box.centre
    arm = 0.22 * box.width
    painter.drawLine(QPointF(x - arm, y), QPointF(x - 0.2 * arm, y + 0.8 * arm))
    painter.drawLine(QPointF(x - 0.2 * arm, y + 0.8 * arm), QPointF(x + arm, y - 0.8 * arm))


def paint_change(painter: QPainter, brushes: Brushes, box: Box, amount: int) -> None:
    """A plate with what is paid, or gained."""
    plate, text = brushes.palette.badge, brushes.palette.text
    painter.setPen(QPen(paint(text.loss if amount < 0 else text.points), 1.4 * brushes.scale))
    painter.setBrush(paint(plate.ground))
    painter.drawRoundedRect(box.rect, box.height / 2, box.height / 2)
    said = f"{MINUS}{-amount}" if amount < 0 else f"+{amount}"
    painting.write(painter, brushes, said, box, 0.86 * box.height, plate.text)


def _disc(painter: QPainter, box: Box, colour: QColor) -> None:
    painter.setPen(QPen(Qt.GlobalColor.white, 0.1 * box.width))
    painter.setBrush(colour)
    painter.drawEllipse(box.rect)
    painter.setPen(QPen(Qt.GlobalColor.white, 0.13 * box.width))
