"""Charts of rows: whom somebody met, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.board import Shade
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.chart import STRONG, Chart, Row
from burgundy_desktop.desktop.panels.score_panel import paint_part

TEXT_PX: Final = 14
SIGN_PX: Final = 22
NAME_PX: Final = 104
MOST_FOR_NAMES: Final = 0.4
"""The share of the width that the names may have."""
VALUE_PX: Final = 56
BAR_PX: Final = 15
MOST_ROW_PX: Final = 31
LEAST_ROW_PX: Final = 19


@attrs.frozen
class Duel:
    """A row of wins and losses."""

    words: Row
    sign: str
    """A drawing; empty for none."""
    before: int
    behind: int


@attrs.frozen
class Part:
    """A row of points, with those of the others as a line; None without."""

    words: Row
    shade: Shade
    own: float
    others: float | None


class _Rows(Chart):
    """Rows of a name, a bar and a value."""

    def place_of(self, number: int) -> QRectF:
        return QRectF(0, number * self._row, self.width(), self._row)

    def minimumSizeHint(self) -> QSize:
        look = self._look
        wide = look.px(NAME_PX) + self._value_width + look.gap(80)
        return QSize(wide, len(self.rows) * look.px(LEAST_ROW_PX))

    @property
    def _row(self) -> float:
        most = float(self._look.px(MOST_ROW_PX))
        return min(most, self.height() / max(1, len(self.rows)))

    @property
    def _name_width(self) -> int:
        """Room for the longest name, as far as the bars leave it."""
        metrics = QFontMetrics(self._look.font(TEXT_PX))
        longest = max((metrics.horizontalAdvance(row.name) for row in self.rows), default=0)
        most = round(self.width() * MOST_FOR_NAMES)
        return max(self._look.px(NAME_PX), min(longest + self._look.gap(4), most))

    @property
    def _value_width(self) -> int:
        """Room for the longest value: a number is never cut."""
        metrics = QFontMetrics(self._look.font(TEXT_PX, weight=STRONG))
        longest = max((metrics.horizontalAdvance(row.value) for row in self.rows), default=0)
        return max(self._look.px(VALUE_PX), longest + self._look.gap(4))

    def _write_row(self, painter: QPainter, number: int, left: float) -> QRectF:
        """Write name and value; the place for the bar lies between them."""
        look, row, words = self._look, self.place_of(number), self.rows[number]
        align, value = Qt.AlignmentFlag, self._value_width
        name = QRectF(left, row.top(), self._name_width, row.height())
        self.write(painter, name, words.name, px=TEXT_PX, align=align.AlignLeft)
        end = QRectF(self.width() - value, row.top(), value - look.gap(2), row.height())
        self.write(painter, end, words.value, px=TEXT_PX, align=align.AlignRight, strong=True)
        tall = min(look.px(BAR_PX), row.height() - look.gap(4))
        begins = name.right() + look.gap(10)
        room = max(1.0, end.left() - begins - look.gap(10))
        return QRectF(begins, row.center().y() - tall / 2, room, tall)


class Duels(_Rows):
    """Whom somebody met: full is before them, empty behind."""

    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._sprites = sprites
        self._duels: Sequence[Duel] = ()

    def show_duels(self, duels: Sequence[Duel], sentence: str) -> None:
        """Show these rows."""
        self._duels = duels
        self.show_rows([duel.words for duel in duels], sentence)
        self.updateGeometry()

    def draw(self, painter: QPainter) -> None:
        look, palette = self._look, self._look.palette
        most = max(duel.before + duel.behind for duel in self._duels) or 1
        size = min(look.px(SIGN_PX), int(self._row) - look.gap(2))
        for number, duel in enumerate(self._duels):
            row = self.place_of(number)
            if duel.sign:
                drawing = self._sprites.pixmap(duel.sign, size, ratio=self.devicePixelRatioF())
                painter.drawPixmap(QPointF(look.gap(2), row.center().y() - size / 2), drawing)
            place = self._write_row(painter, number, float(look.px(SIGN_PX) + look.gap(10)))
            point = place.width() / most
            won = QRectF(place.left(), place.top(), point * duel.before, place.height())
            lost = QRectF(won.right(), place.top(), point * duel.behind, place.height())
            painter.setPen(QPen(QColor(palette.surfaces.rim), look.line(1)))
            for part, colour in ((won, palette.chart.third), (lost, palette.surfaces.recess)):
                if part.width():
                    painter.setBrush(QColor(colour))
                    painter.drawRoundedRect(part, look.gap(3), look.gap(3))


class Parts(_Rows):
    """Where the points come from."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._parts: Sequence[Part] = ()

    def show_parts(self, parts: Sequence[Part], sentence: str) -> None:
        """Show these rows."""
        self._parts = parts
        self.show_rows([part.words for part in parts], sentence)
        self.updateGeometry()

    def draw(self, painter: QPainter) -> None:
        most = max(1.0, *(max(part.own, part.others or 0.0) for part in self._parts))
        for number, part in enumerate(self._parts):
            place = self._write_row(painter, number, float(self._look.gap(2)))
            own = QRectF(place)
            own.setWidth(place.width() * max(part.own, 0.0) / most)
            if own.width():
                paint_part(painter, self._look, own, part.shade)
            if part.others is not None:
                x = place.left() + place.width() * max(part.others, 0.0) / most
                aside = self._look.line(4)
                self.line(painter, strong=True)
                painter.drawLine(
                    QPointF(x, place.top() - aside), QPointF(x, place.bottom() + aside)
                )
