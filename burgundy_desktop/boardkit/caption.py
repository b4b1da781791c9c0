"""The caption: what an opponent does, in a sentence above the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import SMALLEST_PX, Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face
from burgundy_desktop.boardkit.sentences import unbroken

_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class CaptionItem(QGraphicsObject):
    """A plate above the table with a sentence on what an opponent does."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._text = ""
        self._sign = ""
        self._box = Box(0, 0, 0, 0)
        self.setZValue(420.0)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, sign: str) -> None:
        """Show a sentence after a drawing; an empty sentence hides the plate."""
        self._text, self._sign = text, sign
        self.setVisible(bool(text))
        self.update()

    def move_to(self, box: Box) -> None:
        """Move to `box`."""
        self.prepareGeometryChange()
        self._box = box
        self.setPos(QPointF(*box.centre))

    def boundingRect(self) -> QRectF:
        return QRectF(
            -self._box.width / 2, -self._box.height / 2, self._box.width, self._box.height
        ).adjusted(-3, -3, 3, 3)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = self._brushes.palette.tooltip
        box = self.boundingRect().adjusted(3, 3, -3, -3)
        painter.setPen(QPen(paint(plate.rim), 1.2))
        painter.setBrush(paint(plate.ground))
        painter.drawRoundedRect(box, 10, 10)
        size = 0.45 * box.height()
        if self._sign:
            pixmap = self._brushes.pixmap(Drawing(self._sign), size)
            painter.drawPixmap(QPointF(box.left() + 12, box.center().y() - size / 2), pixmap)
        painter.setPen(paint(plate.text))
        room = box.adjusted(24 + size, 2, -12, -2)
        painter.setFont(self.font_in(room))
        painter.drawText(room, _WRAPPED, unbroken(self._text))

    def font_in(self, room: QRectF) -> QFont:
        """The largest font with which the whole sentence fits; at least 10 px."""
        size = 16 * self._brushes.scale
        while True:
            font = self._brushes.font(Face.SANS, size, bold=False)
            tall = (
                QFontMetricsF(font).boundingRect(room, int(_WRAPPED), unbroken(self._text)).height()
            )
            if tall <= room.height() or font.pixelSize() <= SMALLEST_PX:
                return font
            size *= 0.95
