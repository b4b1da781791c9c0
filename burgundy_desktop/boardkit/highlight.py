"""Highlights: what has changed since your last turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Drawing, Highlight
from burgundy_desktop.boardkit.targets import HIGHLIGHTS_Z

_OVER = 0.55
"""How far the corner reaches beyond the piece, as a share of its size."""
LEAST_MARK = 12.0
"""The smallest corner with a recognisable sign, in px."""


class HighlightItem(QGraphicsObject):
    """A small corner in the colour of the seat that changed something since your last turn."""

    def __init__(self, highlight: Highlight, brushes: Brushes) -> None:
        super().__init__()
        self.highlight, self._brushes = highlight, brushes
        box = highlight.box
        self._size = max(LEAST_MARK, min(14.0 * brushes.scale, 0.3 * box.width))
        # Beyond the corner, so that what is in it (the die of a card) stays visible.
        self.setPos(box.x - _OVER * self._size, box.y - _OVER * self._size)
        self.setZValue(HIGHLIGHTS_Z)

    def boundingRect(self) -> QRectF:
        return QRectF(-1, -1, self._size + 2, self._size + 2)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        sign = f"pieces/common/seat_{self.highlight.seat + 1}"
        painter.drawPixmap(QPointF(0, 0), self._brushes.pixmap(Drawing(sign), self._size))
