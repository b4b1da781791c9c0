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

FACE_PX = 46
"""The width of a face at 100 %."""
_SIGN_SHARE = 0.34


class CaptionItem(QGraphicsObject):
    """A plate above the table with a sentence on what an opponent does."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._text = ""
        self._picture = self._sign = ""
        self._box = Box(0, 0, 0, 0)
        self.setZValue(420.0)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, picture: str, sign: str = "") -> None:
        """Show a sentence after a drawing, which has a sign at its lower right; an empty sentence
        hides the plate.
        """
        self._text, self._picture, self._sign = text, picture, sign
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
        size = self.picture_size
        corner = QPointF(box.left() + 10, box.center().y() - size / 2)
        self._paint_drawing(painter, self._picture, corner, size)
        small = _SIGN_SHARE * size
        self._paint_drawing(painter, self._sign, corner + QPointF(size, size) * 0.66, small)
        painter.setPen(paint(plate.text))
        room = box.adjusted(22 + size, 2, -12, -2)
        painter.setFont(self.font_in(room))
        painter.drawText(room, _WRAPPED, unbroken(self._text))

    @property
    def picture_size(self) -> float:
        """The width of the drawing: a face is larger than the sign of a seat."""
        if not self._sign:
            return 0.45 * self._box.height
        return min(FACE_PX * self._brushes.scale, 0.86 * self._box.height)

    def _paint_drawing(self, painter: QPainter, name: str, corner: QPointF, size: float) -> None:
        if name:
            painter.drawPixmap(corner, self._brushes.pixmap(Drawing(name), size))

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
