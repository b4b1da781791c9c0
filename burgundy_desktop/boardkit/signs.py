"""Signs above the table: plates with words, rings, wreaths."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Painted, Shape, Sign

WREATH: Final = "pieces/common/wreath"
PLATE_MS: Final = 700.0
WREATH_MS: Final = 700.0
_SIZE, _TALL, _BESIDE = 34.0, 68.0, 34.0
"""Letters, height and margins of a plate, in px at 100 %."""
_RING_PX: Final = 4.0


def plate(text: str, middle: tuple[float, float], brushes: Brushes) -> Sign:
    """A plate with words above the table."""
    k = brushes.scale
    letters = QFontMetricsF(brushes.font(Face.SERIF, _SIZE * k)).horizontalAdvance(text)
    box = Box.around(*middle, letters + 2 * _BESIDE * k, _TALL * k)
    look = Painted(
        f"plate/{text}/{box}", partial(_paint_plate, brushes=brushes, box=box, text=text)
    )
    return Sign(look, box, PLATE_MS)


def ring(around: Box, shape: Shape, brushes: Brushes, milliseconds: float) -> Sign:
    """A golden ring around something on the table."""
    box = around.grown(2 * _RING_PX * brushes.scale)
    paint_it = partial(_paint_ring, brushes=brushes, around=around, shape=shape)
    return Sign(Painted(f"ring/{shape}/{box}", paint_it), box, milliseconds)


def counted(box: Box, number: int, brushes: Brushes, milliseconds: float) -> Sign:
    """The number of something that is being counted, on a disc."""
    paint_it = partial(_paint_number, brushes=brushes, box=box, number=number)
    return Sign(Painted(f"counted/{number}/{box}", paint_it), box, milliseconds)


def dropped(look: Drawing, box: Box, milliseconds: float) -> Sign:
    """A sign that drops into its place: a wreath, a crown."""
    return Sign(look, box, milliseconds, box.moved(0.0, -0.7 * box.height))


def wreath(box: Box) -> Sign:
    """The wreath of whoever leads, around this box."""
    return dropped(Drawing(WREATH), box.grown(0.25 * box.width), WREATH_MS)


def _paint_plate(painter: QPainter, *, brushes: Brushes, box: Box, text: str) -> None:
    k = brushes.scale
    painting.panel(painter, brushes, box.grown(-4 * k), k)
    inner = box.grown(-9 * k)
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 1.6 * brushes.line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner.rect, 6 * k, 6 * k)
    painting.write(painter, brushes, text, inner, _SIZE * k, brushes.palette.text.ink)


def _paint_ring(painter: QPainter, *, brushes: Brushes, around: Box, shape: Shape) -> None:
    painter.translate(*around.centre)
    painter.setPen(QPen(paint(brushes.palette.marks.gold), _RING_PX * brushes.line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline(shape, around.width, around.height))


def _paint_number(painter: QPainter, *, brushes: Brushes, box: Box, number: int) -> None:
    badge = brushes.palette.badge
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 2.0 * brushes.line))
    painter.setBrush(paint(badge.ground))
    painter.drawEllipse(box.grown(-1.5 * brushes.line).rect)
    painting.write(painter, brushes, str(number), box, 0.6 * box.height, badge.text)
