"""How often which points were reached: a bar for each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.statistics import Bar
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.chart import SMALL_PX, Chart, Row

TOP_PX: Final = 34
FOOT_PX: Final = 22
SHARE: Final = 0.82
"""The width of a bar, as a share of its place."""


class Bars(Chart):
    """The average is a broken line, the best bar golden."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._bars: Sequence[Bar] = ()
        self._average = 0.0
        self._word = ""

    def show_bars(
        self, bars: Sequence[Bar], average: float, word: str, rows: Sequence[Row], sentence: str
    ) -> None:
        """Show these; `word` stands at the line of the average."""
        self._bars, self._average, self._word = bars, average, word
        self.show_rows(rows, sentence)

    def place_of(self, number: int) -> QRectF:
        left, wide, bottom = self._left, self._wide, self._bottom
        tall = (bottom - self._look.px(TOP_PX)) * self._bars[number].games / self._most
        tall = max(tall, self._look.line(3))
        aside = wide * (1 - SHARE) / 2
        return QRectF(left + number * wide + aside, bottom - tall, wide * SHARE, tall)

    def draw(self, painter: QPainter) -> None:
        look = self._look
        self.line(painter)
        painter.drawLine(QPointF(self._left, self._bottom), QPointF(self.width(), self._bottom))
        for number, bar in enumerate(self._bars):
            if not bar.games:
                continue
            place = self.place_of(number)
            is_best = number == len(self._bars) - 1
            role = look.palette.marks.gold if is_best else look.palette.chart.second
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(role))
            painter.drawRoundedRect(place, look.gap(3), look.gap(3))
            self._write_above(painter, place, str(bar.games))
        self._draw_feet(painter)
        self._draw_average(painter)

    def _write_above(self, painter: QPainter, place: QRectF, text: str) -> None:
        high = self._look.px(SMALL_PX + 4)
        wide = QRectF(place.center().x() - self._wide, place.top() - high, 2 * self._wide, high)
        self.write(painter, wide, text)

    def _draw_feet(self, painter: QPainter) -> None:
        """The first points of each bar, of every second one where they would touch."""
        needed = self._look.px(34)
        every = 1 if self._wide >= needed else 2 if 2 * self._wide >= needed else 4
        foot = self._look.px(FOOT_PX)
        for number, bar in enumerate(self._bars):
            if number % every == 0:
                middle = self._left + (number + 0.5) * self._wide
                place = QRectF(middle - needed, self._bottom, 2 * needed, foot)
                self.write(painter, place, str(bar.first))

    @property
    def average_x(self) -> float:
        """Where the average lies: in the middle of a bar of its points alone."""
        first, last = self._bars[0].first, self._bars[0].last
        return self._left + (self._average - first + 0.5) / (last - first + 1) * self._wide

    def _draw_average(self, painter: QPainter) -> None:
        x = self.average_x
        pen = QPen(QColor(self._look.palette.text.ink), self._look.line(1.5))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QPointF(x, self._look.px(4)), QPointF(x, self._bottom))
        high, wide = self._look.px(SMALL_PX + 5), self._look.px(130)
        is_right = x - wide < 0
        left = x + self._look.gap(6) if is_right else x - wide - self._look.gap(6)
        align = Qt.AlignmentFlag.AlignLeft if is_right else Qt.AlignmentFlag.AlignRight
        self.write(painter, QRectF(left, 0, wide, high), self._word, align=align, strong=True)

    @property
    def _most(self) -> int:
        return max(1, *(bar.games for bar in self._bars))

    @property
    def _left(self) -> float:
        return float(self._look.gap(6))

    @property
    def _wide(self) -> float:
        return (self.width() - 2 * self._left) / max(1, len(self._bars))

    @property
    def _bottom(self) -> float:
        return float(self.height() - self._look.px(FOOT_PX))
