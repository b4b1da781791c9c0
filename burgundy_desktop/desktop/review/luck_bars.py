"""Bars of luck and of play: luck is hatched, and good and bad lie on two sides of a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_desktop.core.luck import LuckAndPlay
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.bars import paint_bar

ROW_PX: Final = 21
BAR_PX: Final = 12
TEXT_PX: Final = 14
LOW_PX: Final = 18
"""The height of two low bars, which have one line of text beside them."""
LOW_BAR_PX: Final = 7
LOW_TEXT_PX: Final = 12
NAMES_PX: Final = 78
NUMBERS_PX: Final = 58


@attrs.frozen
class Bar:
    """A named value of a side."""

    name: str
    value: float
    is_luck: bool


class LuckBars(QWidget):
    """Luck and play of one side; several share the scale of the largest."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._bars: Sequence[Bar] = ()
        self._largest = 1.0
        self._is_low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_side(self, side: LuckAndPlay, largest: float, *, is_low: bool) -> None:
        """Show these; a bar of the value `largest` takes the whole room. Low bars are as high as a
        line of text, for more sides.
        """
        self._is_low = is_low
        self._bars = [
            Bar(words.luck(), side.luck, is_luck=True),
            Bar(words.play(), side.play, is_luck=False),
        ]
        self._largest = max(largest, 1.0)
        self.setAccessibleName(words.luck_and_play(side))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = self._look.px(ROW_PX) * len(self._bars)
        return QSize(self._look.px(220), self._look.px(LOW_PX) if self._is_low else rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self._ends
        middle, half = (left + right) / 2, (right - left) / 2
        tall = self.height() / max(1, len(self._bars))
        if self._is_low:
            self._write_line(painter)
        for number, bar in enumerate(self._bars):
            row = QRectF(0, number * tall, self.width(), tall)
            if not self._is_low:
                self._write(painter, row, bar)
            length = half * min(abs(bar.value) / self._largest, 1.0)
            start = middle if bar.value > 0 else middle - length
            high = look.px(LOW_BAR_PX if self._is_low else BAR_PX)
            place = QRectF(start, row.center().y() - high / 2, length, high)
            paint_bar(painter, look, place, is_good=bar.value > 0, is_luck=bar.is_luck)
        painter.setPen(QPen(QColor(look.palette.surfaces.rim), look.line(1)))
        painter.drawLine(int(middle), 0, int(middle), self.height())
        painter.end()

    @property
    def _ends(self) -> tuple[float, float]:
        """Where the bars may begin and end: for all sides alike."""
        if not self._is_low:
            return self._look.px(NAMES_PX), self.width() - self._look.px(NUMBERS_PX)
        widest = _said([attrs.evolve(bar, value=-88.8) for bar in self._bars])
        beside = QFontMetrics(self._look.font(LOW_TEXT_PX)).horizontalAdvance(widest)
        return 0, self.width() - beside - self._look.px(8)

    def _write_line(self, painter: QPainter) -> None:
        painter.setFont(self._look.font(LOW_TEXT_PX))
        painter.setPen(QColor(self._look.palette.text.ink))
        at_right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(self.rect()), at_right, _said(self._bars))

    def _write(self, painter: QPainter, row: QRectF, bar: Bar) -> None:
        text, at_middle = self._look.palette.text, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._look.font(TEXT_PX))
        painter.setPen(QColor(text.quiet))
        painter.drawText(row, at_middle | Qt.AlignmentFlag.AlignLeft, bar.name)
        painter.setFont(self._look.font(TEXT_PX, serif=True, weight=700))
        painter.setPen(QColor(text.ink))
        said = words.signed_points(bar.value)
        painter.drawText(row, at_middle | Qt.AlignmentFlag.AlignRight, said)


def _said(bars: Sequence[Bar]) -> str:
    """Both in one line."""
    return " · ".join(f"{bar.name} {words.signed_points(bar.value)}" for bar in bars)
