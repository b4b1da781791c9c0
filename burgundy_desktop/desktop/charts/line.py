"""A long line that goes up and down, painted piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen, QPolygonF

PIECE: Final = 16
"""The parts of a line that are painted at once. Qt sorts the edges of a stroke in each row of
pixels: some hundred parts at once take four times as long.
"""


def paint_line(painter: QPainter, pen: QPen, points: Sequence[QPointF]) -> None:
    """Paint it. Each piece begins with the last part of the one before, so corners are whole; its
    dashes go on.
    """
    along = _lengths(points) if pen.dashPattern() else ()
    for first in range(0, len(points) - 1, PIECE):
        begin = max(first - 1, 0)
        if along:
            pen.setDashOffset(along[begin] / pen.widthF())
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points[begin : first + PIECE + 1]))


def _lengths(points: Sequence[QPointF]) -> Sequence[float]:
    """How long the line is up to each point."""
    parts = (hypot(end.x() - begin.x(), end.y() - begin.y()) for begin, end in pairwise(points))
    return list(accumulate(parts, initial=0.0))
