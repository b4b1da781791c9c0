"""The ring around the target with the keyboard focus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Place
from burgundy_desktop.boardkit.targets import RING_Z


class RingItem(QGraphicsObject):
    """The ring that shows the keyboard focus."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._place: Place | None = None
        self.setVisible(False)

    def surround(self, place: Place | None) -> None:
        """Surround a place, or hide."""
        self.prepareGeometryChange()
        self._place = place
        self.setVisible(place is not None)
        if place is not None:
            self.setPos(QPointF(*place.extent.centre))
            self.setRotation(place.turn)
            self.setZValue(RING_Z + place.z)

    def boundingRect(self) -> QRectF:
        if self._place is None:
            return QRectF()
        box = self._place.extent.grown(9.0 * self._brushes.line)
        return QRectF(-box.width / 2, -box.height / 2, box.width, box.height)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self._place is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._place.extent.grown(4.0 * self._brushes.scale)
        path = outline(self._place.shape, box.width, box.height)
        painter.setPen(QPen(paint(self._brushes.palette.surfaces.plaque), 5.0 * self._brushes.line))
        painter.drawPath(path)
        painter.setPen(QPen(paint(self._brushes.palette.marks.focus), 2.6 * self._brushes.line))
        painter.drawPath(path)
