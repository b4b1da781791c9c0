"""How strong somebody plays: a place on the ladder of the levels, with how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_desktop.core.strength import Rating
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.chart import SMALL_PX, Chart, Row

EDGE: Final = 120
"""Points beyond the first and the last mark."""
HEIGHT_PX: Final = 52


class Ladder(Chart):
    """A line with the levels; the golden band is where somebody surely stands."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._rating: Rating | None = None
        self._levels: Mapping[str, int] = {}
        self._you = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rating(
        self, rating: Rating | None, levels: Mapping[str, int], you: str, sentence: str
    ) -> None:
        """Show a rating among these levels, whose names lead to their numbers."""
        self._rating, self._levels, self._you = rating, levels, you
        rows = [Row(name, str(elo)) for name, elo in levels.items()]
        if rating is not None:
            rows.append(Row(you, f"{rating.middle} ({rating.low}–{rating.high})"))
        self.show_rows(rows, sentence)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(260), self._look.px(HEIGHT_PX))

    def place_of(self, number: int) -> QRectF:
        rating, elos = self._rating, list(self._levels.values())
        elo = elos[number] if number < len(elos) else rating.middle if rating is not None else 0
        aside = self._look.gap(8)
        return QRectF(self._x(elo) - aside, self._y - aside, 2 * aside, 2 * aside)

    def draw(self, painter: QPainter) -> None:
        look = self._look
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.palette.surfaces.rim))
        painter.drawRect(QRectF(self._x(self._low), self._y - look.gap(1), self._wide, look.gap(2)))
        if self._rating is not None:
            self._draw_rating(painter, self._rating)
        self._draw_levels(painter)

    def _draw_rating(self, painter: QPainter, rating: Rating) -> None:
        look, tall = self._look, self._look.gap(8)
        left, right = self._x(rating.low), self._x(rating.high)
        gold = QColor(look.palette.marks.gold)
        gold.setAlpha(150)
        painter.setBrush(gold)
        painter.drawRoundedRect(QRectF(left, self._y - tall, right - left, 2 * tall), tall, tall)
        self.line(painter, strong=True)
        painter.setBrush(QColor(look.palette.marks.gold))
        middle = self._x(rating.middle)
        painter.drawEllipse(QPointF(middle, self._y), look.gap(5), look.gap(5))
        high, wide = look.px(SMALL_PX + 4), look.px(120)
        place = QRectF(middle - wide / 2, 0, wide, high)
        self.write(painter, place, self._you, strong=True)

    def _draw_levels(self, painter: QPainter) -> None:
        """A name that would touch the one before it is left out: its mark can be asked."""
        look, tall, ends = self._look, self._look.gap(7), float("-inf")
        for name, elo in self._levels.items():
            x = self._x(elo)
            self.line(painter, strong=True)
            painter.drawLine(QPointF(x, self._y - tall), QPointF(x, self._y + tall))
            painter.setFont(look.font(SMALL_PX))
            wide = painter.fontMetrics().horizontalAdvance(name) + look.gap(8)
            place = QRectF(x - wide / 2, self._y + tall, wide, look.px(SMALL_PX + 5))
            if place.left() >= ends:
                self.write(painter, place, name)
                ends = place.right()

    @property
    def _low(self) -> float:
        found = () if self._rating is None else (self._rating.low,)
        return float(min((*self._levels.values(), *found)) - EDGE)

    @property
    def _high(self) -> float:
        found = () if self._rating is None else (self._rating.high,)
        return float(max((*self._levels.values(), *found)) + EDGE)

    @property
    def _wide(self) -> float:
        return self._x(self._high) - self._x(self._low)

    @property
    def _y(self) -> float:
        return float(self._look.px(SMALL_PX + 4) + self._look.gap(11))

    def _x(self, elo: float) -> float:
        edge = self._look.gap(8)
        share = (elo - self._low) / (self._high - self._low)
        return edge + share * (self.width() - 2 * edge)
