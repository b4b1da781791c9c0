"""The points of every game in order of time: a full dot was won; the line is an average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.statistics import Played, ticks
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.chart import Chart, Row

AXIS_PX: Final = 34
FOOT_PX: Final = 24
DOT_PX: Final = 3.5
MOST_DOTS: Final = 400
"""Of more games the last ones are shown."""


class OverTime(Chart):
    """A dot for each game."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._played: Sequence[Played] = ()
        self._line: Sequence[float] = ()
        self._words = ("", "", "")
        self._low, self._high = 0.0, 1.0

    def show_games(
        self,
        played: Sequence[Played],
        line: Sequence[float],
        words: tuple[str, str, str],
        rows: Sequence[Row],
        sentence: str,
    ) -> None:
        """Show these games with their running average; `words` are "won", "not won" and the time
        from the first to the last game.
        """
        self._played, self._line = played[-MOST_DOTS:], line[-MOST_DOTS:]
        self._words = words
        points = [one.own.points for one in self._played] or [0]
        edge = max(1.0, (max(points) - min(points)) * 0.08)
        self._low, self._high = min(points) - edge, max(points) + edge
        self.show_rows(rows[-MOST_DOTS:], sentence)

    def place_of(self, number: int) -> QRectF:
        middle, around = self._point(number, self._played[number].own.points), self._look.px(6)
        return QRectF(middle.x() - around, middle.y() - around, 2 * around, 2 * around)

    def draw(self, painter: QPainter) -> None:
        self._draw_axis(painter)
        painter.setPen(QPen(QColor(self._look.palette.chart.second), self._look.line(2.5)))
        painter.drawPolyline(
            QPolygonF([self._point(at, points) for at, points in enumerate(self._line)])
        )
        for number, one in enumerate(self._played):
            self._draw_dot(painter, self._point(number, one.own.points), is_full=one.won)
        self._draw_legend(painter)

    def _draw_dot(self, painter: QPainter, middle: QPointF, *, is_full: bool) -> None:
        palette, size = self._look.palette, self._look.line(DOT_PX)
        colour = QColor(palette.chart.first)
        painter.setPen(QPen(colour, self._look.line(1.5)))
        painter.setBrush(colour if is_full else QColor(palette.surfaces.panel))
        painter.drawEllipse(middle, size, size)

    def _draw_axis(self, painter: QPainter) -> None:
        axis, high = self._look.px(AXIS_PX), self._look.px(16)
        for points in ticks(self._low, self._high):
            y = self._y(points)
            self.line(painter)
            painter.drawLine(QPointF(axis, y), QPointF(self.width(), y))
            place = QRectF(0, y - high / 2, axis - self._look.gap(6), high)
            self.write(painter, place, str(points), align=Qt.AlignmentFlag.AlignRight)

    def _draw_legend(self, painter: QPainter) -> None:
        look, high = self._look, self._look.px(FOOT_PX)
        won, lost, when = self._words
        x, y = float(look.px(AXIS_PX) + look.gap(6)), self.height() - high / 2
        for word, is_full in ((won, True), (lost, False)):
            self._draw_dot(painter, QPointF(x, y), is_full=is_full)
            place = QRectF(x + look.gap(9), y - high / 2, look.px(90), high)
            self.write(painter, place, word, align=Qt.AlignmentFlag.AlignLeft)
            x += look.gap(26) + painter.fontMetrics().horizontalAdvance(word)
        place = QRectF(x, y - high / 2, self.width() - x - look.gap(4), high)
        self.write(painter, place, when, align=Qt.AlignmentFlag.AlignRight)

    def _point(self, number: int, points: float) -> QPointF:
        left = self._look.px(AXIS_PX) + self._look.gap(10)
        room = self.width() - left - self._look.gap(10)
        share = number / (len(self._played) - 1) if len(self._played) > 1 else 0.5
        return QPointF(left + share * room, self._y(points))

    def _y(self, points: float) -> float:
        top, bottom = self._look.gap(6), self.height() - self._look.px(FOOT_PX)
        share = (points - self._low) / (self._high - self._low)
        return bottom - share * (bottom - top)
