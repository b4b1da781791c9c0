"""The glow around offered targets, painted once for each shape and cached as a picture. Wide smooth
strokes are expensive: forty of them cost more than all pieces together.
"""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Shape

MARGIN: Final = 8.0
"""How far a glow reaches beyond its shape, in px at 100 %."""

_HALO: Final = ((11.0, 0.10), (8.0, 0.17), (5.5, 0.31))
"""Wide strokes below the line: width in px, opacity."""

_MOST_BYTES: Final = 6 * 1024 * 1024
"""Older pictures are dropped beyond this: zoomed in, each is sixteen times as large."""


@attrs.frozen
class Rim:
    """A line around a shape. `halo` adds soft strokes below it, `dash` makes it dashed."""

    shape: Shape
    width: float
    height: float
    colour: Colour
    line: float
    halo: bool = False
    dash: bool = False


@attrs.define
class Glows:
    """The cached pictures of rims, for the current scale and density."""

    _scale: float = 1.0
    _density: float = 1.0
    _pictures: dict[Rim, QPixmap] = attrs.field(factory=dict)
    _bytes: int = 0

    def draw(self, painter: QPainter, rim: Rim, *, scale: float, density: float) -> None:
        """Draw a rim with its centre at (0, 0)."""
        if (scale, density) != (self._scale, self._density) or self._bytes > _MOST_BYTES:
            self._scale, self._density, self._bytes = scale, density, 0
            self._pictures.clear()
        picture = self._pictures.get(rim)
        if picture is None:
            picture = self._pictures[rim] = self._painted(rim)
        size = picture.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)

    def _painted(self, rim: Rim) -> QPixmap:
        margin = 2 * MARGIN * max(1.0, self._scale)
        picture = QPixmap(
            round((rim.width + margin) * self._density),
            round((rim.height + margin) * self._density),
        )
        self._bytes += 4 * picture.width() * picture.height()
        picture.setDevicePixelRatio(self._density)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(QPointF(), picture.deviceIndependentSize()).center())
        _paint(painter, rim, self._scale)
        painter.end()
        return kept(picture)


def _paint(painter: QPainter, rim: Rim, scale: float) -> None:
    path = outline(rim.shape, rim.width, rim.height)
    for width, opacity in _HALO if rim.halo else ():
        soft = QColor(paint(rim.colour))
        soft.setAlphaF(opacity)
        painter.setPen(QPen(soft, width * scale))
        painter.drawPath(path)
    pen = QPen(paint(rim.colour), rim.line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if rim.dash:
        pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.drawPath(path)
