"""The caption: what an opponent does, in a sentence that points at the piece which acts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face
from burgundy_desktop.boardkit.sentences import SEPARATOR, begun, unbroken

WIDEST_PX: Final = 304
"""The greatest width at 100 %."""
FACE_PX: Final = 46
"""The width of a face at 100 %."""
_SIGN_SHARE: Final = 0.34
_SIGN_PX: Final = 26
_PADDING_PX: Final = 10
_TEXT_PX, _MORE_PX = 15.0, 13.5
_TAIL_PX: Final = 9.0
"""Half the width of the pointer where it leaves the plate."""
_LEAST_SCALE: Final = 0.8
"""On a smaller table the plate grows no smaller: it is to be read."""
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class CaptionItem(QGraphicsObject):
    """A plate above the table with a face and a sentence, and a pointer at what it speaks of."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._text = ""
        self._picture = self._sign = ""
        self._box = Box(0, 0, 0, 0)
        self._tip: tuple[float, float] | None = None
        self.setZValue(420.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text

    @property
    def box(self) -> Box:
        """The plate on the table, without its pointer."""
        return self._box

    @property
    def tip(self) -> tuple[float, float] | None:
        """The point that it points at."""
        return self._tip

    def say(self, text: str, picture: str, sign: str = "") -> None:
        """Say a sentence beside a drawing, which has a sign at its lower right."""
        self._text, self._picture, self._sign = text, picture, sign
        self.update()

    def move_to(self, box: Box, tip: tuple[float, float] | None = None) -> None:
        """Move to `box`; with `tip`, a pointer leads to this point."""
        self.prepareGeometryChange()
        self._box, self._tip = box, tip
        self.setPos(QPointF(box.x, box.y))
        self.update()

    @property
    def size(self) -> tuple[float, float]:
        """The width and height that the sentence needs."""
        first, more = self._parts
        scale, beside = self._scale, self._beside
        room = WIDEST_PX * scale - beside - _PADDING_PX * scale
        sizes = [
            self._measured(text, font, room)
            for text, font in zip((first, more), self._fonts, strict=True)
            if text
        ]
        wide = max((size.width() for size in sizes), default=0.0) + 1.0
        tall = max(sum(size.height() for size in sizes), self.picture_size)
        return wide + beside + _PADDING_PX * scale, tall + 1.6 * _PADDING_PX * scale

    @property
    def picture_size(self) -> float:
        """The width of the drawing: a face is larger than the sign of a seat."""
        return (FACE_PX if self._sign else _SIGN_PX) * self._scale

    @property
    def _scale(self) -> float:
        return max(_LEAST_SCALE, self._brushes.scale)

    @property
    def _beside(self) -> float:
        """Where the words begin."""
        return self.picture_size + 2 * _PADDING_PX * self._scale

    @property
    def _parts(self) -> tuple[str, str]:
        """What was done, and what else there is to say of it."""
        first, _, more = self._text.partition(SEPARATOR)
        return unbroken(first), unbroken(begun(more))

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        first = self._brushes.font(Face.SANS, _TEXT_PX * self._scale, bold=bool(self._parts[1]))
        return first, self._brushes.font(Face.SANS, _MORE_PX * self._scale, bold=False)

    def _measured(self, text: str, font: QFont, room: float) -> QRectF:
        whole = QRectF(0, 0, room, 10_000)
        return QFontMetricsF(font).boundingRect(whole, int(_WRAPPED), text)

    def boundingRect(self) -> QRectF:
        return self._outline().boundingRect().adjusted(-2, -2, 2, 5)

    def _outline(self) -> QPainterPath:
        """The plate with its pointer, with (0, 0) at the plate's upper left corner."""
        outline, plate = QPainterPath(), QRectF(0, 0, self._box.width, self._box.height)
        radius = 9 * self._scale
        outline.addRoundedRect(plate, radius, radius)
        if self._tip is None:
            return outline
        x, y = self._tip[0] - self._box.x, self._tip[1] - self._box.y
        half = _TAIL_PX * self._scale
        low, high = radius + half, self._box.height - radius - half
        if 0 <= y <= plate.height() and not plate.contains(x, y):
            foot = min(max(y, low), max(low, high))
            side = 1.0 if x < 0 else plate.width() - 1.0
            points = [QPointF(side, foot - half), QPointF(x, y), QPointF(side, foot + half)]
        else:
            foot = min(max(x, radius + half), plate.width() - radius - half)
            side = 1.0 if y < 0 else plate.height() - 1.0
            points = [QPointF(foot - half, side), QPointF(x, y), QPointF(foot + half, side)]
        tail = QPainterPath()
        tail.addPolygon(QPolygonF(points))
        tail.closeSubpath()
        return outline.united(tail)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate, outline = self._brushes.palette.tooltip, self._outline()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(self._brushes.palette.surfaces.veil))
        painter.setOpacity(0.3)
        painter.drawPath(outline.translated(0, 2.5))
        painter.setOpacity(1.0)
        painter.setPen(QPen(paint(plate.rim), 1.2 * self._brushes.line))
        painter.setBrush(paint(plate.ground))
        painter.drawPath(outline)
        self._paint_face(painter)
        self._paint_words(painter)

    def _paint_face(self, painter: QPainter) -> None:
        size = self.picture_size
        corner = QPointF(_PADDING_PX * self._scale, (self._box.height - size) / 2)
        self._paint_drawing(painter, self._picture, corner, size)
        small = _SIGN_SHARE * size
        self._paint_drawing(painter, self._sign, corner + QPointF(size, size) * 0.68, small)

    def _paint_drawing(self, painter: QPainter, name: str, corner: QPointF, size: float) -> None:
        if name:
            painter.drawPixmap(corner, self._brushes.pixmap(Drawing(name), size))

    def _paint_words(self, painter: QPainter) -> None:
        wide = self._box.width - self._beside - 0.6 * _PADDING_PX * self._scale
        parts = [part for part in zip(self._parts, self._fonts, strict=True) if part[0]]
        heights = [self._measured(text, font, wide).height() for text, font in parts]
        top = (self._box.height - sum(heights)) / 2
        colours = (self._brushes.palette.tooltip.text, self._brushes.palette.text.quiet)
        for (text, font), tall, colour in zip(parts, heights, colours, strict=False):
            painter.setPen(paint(colour))
            painter.setFont(font)
            painter.drawText(QRectF(self._beside, top, wide, tall + 2), int(_WRAPPED), text)
            top += tall
