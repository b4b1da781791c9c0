"""The bubble with what an opponent says, below the players' cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.portraits import Portrait
from burgundy_desktop.desktop.appearance.themes import Appearance

FACE_PX: Final = 40
WIDEST_PX: Final = 320
TEXT_PX: Final = 15
PADDING_PX: Final = 9
TAIL_PX: Final = 9
"""How far its tip stands out, and half its width."""
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class Bubble(QWidget):
    """A face and a sentence. It takes neither mouse nor keyboard: what is below can be used."""

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self.text = ""
        self._portrait: Portrait | None = None
        self._has_tail = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, portrait: Portrait, below: QRect, *, has_tail: bool) -> None:
        """Say this at the lower edge of an area of the window; with a tail it points up there."""
        self.text, self._portrait, self._has_tail = unbroken(text), portrait, has_tail
        width = min(below.width(), self._look.px(WIDEST_PX))
        tall = self._height_for(width)
        top = min(below.bottom() + 1, self.window().height() - tall)
        self.setGeometry(below.left(), top, width, tall)
        self.raise_()
        self.show()
        self.update()

    def _height_for(self, width: int) -> int:
        metrics = QFontMetrics(self._look.font(TEXT_PX))
        room = QRect(0, 0, width - self._text_left - self._look.px(PADDING_PX), 10_000)
        words = metrics.boundingRect(room, _WRAPPED, self.text).height()
        inside = max(words, self._look.px(FACE_PX)) + 2 * self._look.px(PADDING_PX) // 2
        return inside + self._look.px(TAIL_PX)

    @property
    def _text_left(self) -> int:
        return self._look.px(FACE_PX) + 2 * self._look.px(PADDING_PX)

    @property
    def _plate(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, self._look.px(TAIL_PX), -2, -2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._portrait is None:
            return
        look, plate = self._look, self._plate
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = look.palette.tooltip
        painter.setPen(QPen(QColor(colours.rim), look.line(1.2)))
        painter.setBrush(QColor(colours.ground))
        painter.drawPath(self._outline())
        face = look.px(FACE_PX)
        left, top = plate.left() + look.px(PADDING_PX), plate.center().y() - face / 2
        place = QRectF(left, top, face, face)
        self._portrait.paint(painter, place, self._sprites, self.devicePixelRatioF())
        painter.setPen(QColor(colours.text))
        painter.setFont(look.font(TEXT_PX))
        words = plate.adjusted(self._text_left, 0, -look.px(PADDING_PX), 0)
        painter.drawText(words, _WRAPPED, self.text)
        painter.end()

    def _outline(self) -> QPainterPath:
        outline, plate, tail = QPainterPath(), self._plate, self._look.px(TAIL_PX)
        radius = self._look.line(9)
        outline.addRoundedRect(plate, radius, radius)
        if self._has_tail:
            foot = plate.left() + self._look.px(PADDING_PX) + self._look.px(FACE_PX) / 2
            points = (
                QPointF(foot - tail, plate.top() + 1),
                QPointF(foot, plate.top() - tail + 1),
                QPointF(foot + tail, plate.top() + 1),
            )
            tip = QPainterPath(points[0])
            for point in points[1:]:
                tip.lineTo(point)
            tip.closeSubpath()
            outline = outline.united(tip)
        return outline
