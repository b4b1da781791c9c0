"""The common parts of tables: panels, plaques, recesses and printed words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face
from burgundy_desktop.boardkit.sprites import AS_DRAWN, Tint

_SHADOW = QPointF(1.5, 2.5)


def panel(painter: QPainter, brushes: Brushes, box: Box, scale: float) -> None:
    """A panel that lies on the table, with its hard shadow."""
    surfaces = brushes.palette.surfaces
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(surfaces.shadow))
    painter.drawRoundedRect(box.rect.translated(_SHADOW * scale), 10 * scale, 10 * scale)
    _plate(
        painter, box, surfaces.panel, surfaces.rim, 10 * scale, brushes.palette.lines.rim * scale
    )


def plaque(painter: QPainter, brushes: Brushes, box: Box, scale: float) -> None:
    """A plate on a panel."""
    surfaces = brushes.palette.surfaces
    _plate(painter, box, surfaces.plaque, surfaces.plaque_rim, 9 * scale, 1.2 * scale)


def recess(painter: QPainter, brushes: Brushes, box: Box, scale: float) -> None:
    """A field let into a panel."""
    surfaces = brushes.palette.surfaces
    _plate(painter, box, surfaces.recess, surfaces.recess_rim, 7 * scale, 1.2 * scale)


def dashed(painter: QPainter, brushes: Brushes, box: Box, scale: float) -> None:
    """An empty place, with a dashed rim."""
    pen = QPen(paint(brushes.palette.text.faint), 1.1 * brushes.palette.lines.rim * scale)
    pen.setDashPattern([3.2, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = min(5 * scale, 0.3 * box.height)
    painter.drawRoundedRect(box.rect, corner, corner)


def drawing(
    painter: QPainter, brushes: Brushes, sprite: str, box: Box, tint: Tint = AS_DRAWN
) -> None:
    """A sprite that fills the width of its box."""
    if tint is AS_DRAWN:
        pixmap = brushes.pixmap(Drawing(sprite), box.width)
    else:
        pixmap = brushes.sprites.pixmap(sprite, box.width, ratio=brushes.density, tint=tint)
    painter.drawPixmap(box.rect, pixmap, QRectF(pixmap.rect()))


def mirrored(
    painter: QPainter, brushes: Brushes, sprite: str, box: Box, *, across: bool, down: bool
) -> None:
    """A sprite mirrored sideways or upside down (ornaments of corners)."""
    painter.save()
    painter.translate(*box.centre)
    painter.scale(-1.0 if across else 1.0, -1.0 if down else 1.0)
    drawing(painter, brushes, sprite, Box.around(0.0, 0.0, box.width, box.height))
    painter.restore()


def write(
    painter: QPainter,
    brushes: Brushes,
    text: str,
    box: Box,
    size: float,
    colour: Colour,
    *,
    face: Face = Face.SERIF,
    align: Align = Align.CENTRE,
    bold: bool = True,
) -> None:
    """A printed line, vertically centred in `box`; `size` in px."""
    font = brushes.fitted(text, face, size, (box.width, box.height), bold=bold)
    metrics = QFontMetricsF(font)
    spare = box.width - metrics.horizontalAdvance(text)
    # Numerals and capitals are centred by their own height, not by that of the line.
    baseline = box.centre[1] + metrics.capHeight() / 2
    painter.setPen(paint(colour))
    painter.setFont(font)
    painter.drawText(QPointF(box.x + align.value * spare, baseline), text)


def _plate(
    painter: QPainter, box: Box, ground: Colour, rim: Colour, corner: float, line: float
) -> None:
    painter.setPen(QPen(QColor(paint(rim)), line))
    painter.setBrush(paint(ground))
    painter.drawRoundedRect(box.rect, corner, corner)
