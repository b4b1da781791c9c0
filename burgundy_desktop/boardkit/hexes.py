"""Hexagons with a point at the top, as the boards draw them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from burgundy_desktop.boardkit.pieces import Box, Shape
from burgundy_desktop.core.hexgrid import Hex

SQRT3 = math.sqrt(3)
_CORNER = 0.1
"""Rounding of a corner, as a share of the side."""


def cell(x: float, y: float, radius: float) -> Box:
    """The box of a cell with its centre at (x, y) and `radius` from centre to corner."""
    return Box.around(x, y, SQRT3 * radius, 2 * radius)


def drawing_box(x: float, y: float, radius: float) -> Box:
    """The box of a drawing of 64 units that fills a cell of this radius."""
    return Box.around(x, y, 2 * radius)


def honeycomb(
    hexes: Iterable[Hex], x: float, y: float, radius: float
) -> tuple[tuple[float, float], ...]:
    """The centres of the cells, with hex (0, 0) at (x, y)."""
    return tuple((x + dx, y + dy) for dx, dy in (h.centre(radius) for h in hexes))


@lru_cache(maxsize=512)
def outline(shape: Shape, width: float, height: float) -> QPainterPath:
    """The outline of a shape with its centre at (0, 0). Shared: do not change it."""
    box = QRectF(-width / 2, -height / 2, width, height)
    path = QPainterPath()
    if shape is Shape.DISC:
        path.addEllipse(box)
    elif shape is Shape.PLATE:
        corner = min(10.0, 0.16 * min(width, height))
        path.addRoundedRect(box, corner, corner)
    else:
        _add_hexagon(path, width / SQRT3, height / 2)
    return path


def _add_hexagon(path: QPainterPath, side: float, tall: float) -> None:
    corners = [
        QPointF(math.cos(turn) * side, math.sin(turn) * tall)
        for turn in (math.pi / 6 + step * math.pi / 3 for step in range(6))
    ]
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % 6]
        start = corner + (before - corner) * _CORNER
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, corner + (after - corner) * _CORNER)
    path.closeSubpath()
