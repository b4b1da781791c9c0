"""Paints the course of a game: a line for each side, the chapters behind it, numbers at the turning
points. Sides differ by colour, dash and sign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from burgundy_desktop.ai.expectation import Unit, Values
from burgundy_desktop.boardkit.palette import LIGHT, Colour, Palette, load_palette
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.luck import Stroke
from burgundy_desktop.core.outline import Chapter
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.kept_picture import Part
from burgundy_desktop.desktop.charts.line import paint_line
from burgundy_desktop.desktop.replay.slider import DASHES
from burgundy_desktop.desktop.review.bars import paint_bar
from burgundy_desktop.desktop.review.scales import Scale

TEXT_PX: Final = 13
NAMES_PX: Final = 20
"""The height of the names of chapters, above the lines."""
BELOW_PX: Final = 8
SIGN_PX: Final = 14
BADGE_PX: Final = 12
"""Half of the diagonal of the badge of a turning point."""
GAP_PX: Final = 6
LINE_PX: Final = 2.2
LUCK_PX: Final = 40
"""The height of the bars of luck, both sides of their line."""
BAR_PX: Final = 6
BAND_ALPHA: Final = 0.16
PALE: Final = 0.2
"""A line whose lightness is so near to that of the ground needs an edge."""


@attrs.frozen
class Chart:
    """What is painted."""

    last: Ply
    values: Sequence[Values]
    """In the unit, of the moves computed so far."""
    unit: Unit
    scale: Scale
    chapters: Sequence[Chapter]
    signs: Sequence[str]
    """A drawing for each side."""
    turning_points: Mapping[int, Decision | Stroke]
    """By their numbers, from 1."""
    luck: Mapping[Ply, float]
    """What chance brought to one side, in points, by ply."""
    luck_of: str
    """Whose luck that is, in words."""
    band: Sequence[tuple[float, float]] = ()
    """In which points a side would have ended in 8 of 10 games, by ply."""
    band_of: Seat = Seat(0)


def in_words(value: float, unit: Unit) -> str:
    """A value as it is written: "164", "+12", "63%"."""
    if unit is Unit.SHARE:
        return f"{round(100 * value)}%"
    number = round(value)
    said = QLocale().toString(abs(number))
    minus = "−" if number < 0 else ""
    plus = "+" if unit is Unit.LEAD and number > 0 else ""
    return f"{minus}{plus}{said}"


class ChartPainter:
    """Where everything of a chart lies in a place, and how it is painted there."""

    def __init__(self, look: Appearance, sprites: Sprites, place: QRectF, chart: Chart) -> None:
        self._look = look
        self._sprites = sprites
        self._chart = chart
        self.plot = self._plot_in(place)

    def x_of(self, ply: float) -> float:
        """Where a ply lies."""
        return self.plot.left() + self.plot.width() * ply / max(1, self._chart.last)

    def ply_at(self, x: float) -> Ply:
        """The ply that lies nearest."""
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return Ply(round(min(max(share, 0.0), 1.0) * self._chart.last))

    def parts(self) -> list[Part]:
        """What paints everything but the present place: each line takes some milliseconds."""
        sides = range(len(self._chart.signs))
        lines: list[Part] = [partial(self._paint_side, seat=seat) for seat in sides]
        return [self._paint_ground, *lines, self._paint_ends]

    def paint_place(self, painter: QPainter, ply: Ply, *, has_focus: bool) -> None:
        """Paint a line at this ply, and above it the numbers of the turning points."""
        marks, x = self._look.palette.marks, self.x_of(ply)
        width = self._look.line(2.5 if has_focus else 1.5)
        painter.setPen(QPen(QColor(marks.focus), width))
        painter.drawLine(QPointF(x, self.plot.top()), QPointF(x, self.plot.bottom()))
        for number, decision in self._chart.turning_points.items():
            self._paint_badge(painter, number, decision)

    # places

    def _plot_in(self, place: QRectF) -> QRectF:
        look, chart = self._look, self._chart
        named = [_width(look, in_words(one, chart.unit)) for one in chart.scale.lines]
        left = max(named, default=0.0) + look.gap(GAP_PX)
        ends = [_width(look, in_words(one, chart.unit), weight=700) for one in self._ends]
        right = look.px(SIGN_PX) + 2 * look.gap(GAP_PX) + max(ends, default=0.0)
        above, below = look.px(NAMES_PX), look.gap(BELOW_PX)
        if chart.luck:
            below += look.px(LUCK_PX) + look.px(NAMES_PX)
        return place.adjusted(left, above, -right, -below)

    @property
    def _ends(self) -> Values:
        return self._chart.values[-1] if self._chart.values else ()

    def _y_of(self, value: float) -> float:
        return self.plot.bottom() - self.plot.height() * self._chart.scale.share_of(value)

    # painting

    def _paint_ground(self, painter: QPainter) -> None:
        self._paint_chapters(painter)
        self._paint_axis(painter)
        self._paint_band(painter)
        if self._chart.luck:
            self._paint_luck(painter)

    def _paint_chapters(self, painter: QPainter) -> None:
        look, chapters, text = self._look, self._chart.chapters, self._look.palette.text
        ends = [*(chapter.ply for chapter in chapters[1:]), self._chart.last]
        painter.setFont(look.font(TEXT_PX))
        for number, (chapter, end) in enumerate(zip(chapters, ends, strict=False)):
            left, right = self.x_of(chapter.ply), self.x_of(end)
            band = QRectF(left, self.plot.top(), right - left, self.plot.height())
            if number % 2:
                painter.fillRect(band, QColor(look.palette.surfaces.field))
            above = QRectF(left, band.top() - look.px(NAMES_PX), right - left, look.px(NAMES_PX))
            if painter.fontMetrics().horizontalAdvance(chapter.name) < above.width():
                painter.setPen(QColor(text.quiet))
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, chapter.name)

    def _paint_axis(self, painter: QPainter) -> None:
        look, palette = self._look, self._look.palette
        painter.setFont(look.font(TEXT_PX))
        high = painter.fontMetrics().height()
        for value in self._chart.scale.lines:
            y = self._y_of(value)
            painter.setPen(QPen(QColor(palette.surfaces.hairline), look.line(1)))
            painter.drawLine(QPointF(self.plot.left(), y), QPointF(self.plot.right(), y))
            place = QRectF(0, y - high / 2, self.plot.left() - look.gap(GAP_PX), high)
            painter.setPen(QColor(palette.text.quiet))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, right, in_words(value, self._chart.unit))

    def _paint_band(self, painter: QPainter) -> None:
        """Below the lines: a veil in the colour of the side, with an edge."""
        band = list(enumerate(self._chart.band))
        if not band:
            return
        edge = [QPointF(self.x_of(ply), self._y_of(high)) for ply, (_, high) in band]
        edge += [QPointF(self.x_of(ply), self._y_of(low)) for ply, (low, _) in reversed(band)]
        seats, is_dark = self._look.palette.seats, self._look.palette.theme.dark
        colour = QColor(seats.outline if is_dark else seats.seat(self._chart.band_of).colour)
        painter.setPen(QPen(colour, self._look.line(1), Qt.PenStyle.DotLine))
        colour.setAlphaF(BAND_ALPHA)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(edge))

    def _paint_side(self, painter: QPainter, seat: int) -> None:
        look, width = self._look, self._look.line(LINE_PX)
        line = [
            QPointF(self.x_of(ply), self._y_of(row[seat]))
            for ply, row in enumerate(self._chart.values)
        ]
        seats, around = look.palette.seats, edge_of(look.palette, seat)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((around, 1.45 * width), (seats.seat(seat).colour, width)):
            pen = QPen(QColor(colour), wide, c=Qt.PenCapStyle.FlatCap)
            if DASHES[seat]:
                pen.setDashPattern([part * width / wide for part in DASHES[seat]])
            paint_line(painter, pen, line)

    def _paint_luck(self, painter: QPainter) -> None:
        """A bar for each roll, draw or deal, upwards for good luck; the sum at the right."""
        look, luck = self._look, self._chart.luck
        high = look.px(LUCK_PX)
        line = self.plot.bottom() + look.gap(BELOW_PX) + high / 2
        largest = max(1.0, *map(abs, luck.values()))
        wide = look.line(BAR_PX)
        for ply, points in luck.items():
            length = abs(points) / largest * high / 2
            top = line - length if points > 0 else line
            place = QRectF(self.x_of(ply) - wide / 2, top, wide, length)
            paint_bar(painter, look, place, is_good=points > 0, is_luck=True)
        painter.setPen(QPen(QColor(look.palette.surfaces.rim), look.line(1)))
        painter.drawLine(QPointF(self.plot.left(), line), QPointF(self.plot.right(), line))
        painter.setPen(QColor(look.palette.text.quiet))
        painter.setFont(look.font(TEXT_PX))
        below = QRectF(self.plot.left(), line + high / 2, self.plot.width(), look.px(NAMES_PX))
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, self._chart.luck_of)
        painter.setPen(QColor(look.palette.text.ink))
        painter.setFont(look.font(TEXT_PX, weight=700))
        beside = QRectF(self.plot.right() + look.gap(GAP_PX), line - high / 2, 999, high)
        at_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(beside, at_left, in_words(sum(luck.values()), Unit.LEAD))

    def _paint_badge(self, painter: QPainter, number: int, decision: Decision | Stroke) -> None:
        """On the line of the player at the move that cost or brought so much."""
        if decision.ply < len(self._chart.values):
            value = self._chart.values[decision.ply][decision.seat]
            middle = QPointF(self.x_of(decision.ply), self._y_of(value))
            paint_badge(painter, self._look, middle, str(number))

    def _paint_ends(self, painter: QPainter) -> None:
        """Sign and value of each side, beside the end of its line; none above another."""
        if len(self._chart.values) <= self._chart.last:
            return
        look, sign = self._look, self._look.px(SIGN_PX)
        ratio = painter.device().devicePixelRatioF()
        painter.setFont(look.font(TEXT_PX, weight=700))
        painter.setPen(QColor(look.palette.text.ink))
        high = painter.fontMetrics().height()
        left = self.plot.right() + look.gap(GAP_PX)
        for seat, y in self._spread(high):
            pixmap = self._sprites.pixmap(self._chart.signs[seat], sign, ratio=ratio)
            painter.drawPixmap(QPointF(left, y - sign / 2), pixmap)
            place = QRectF(left + sign + look.gap(GAP_PX), y - high / 2, 999, high)
            said = in_words(self._ends[seat], self._chart.unit)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, said)

    def _spread(self, high: float) -> list[tuple[int, float]]:
        """The heights of the ends, the lowest side first."""
        wanted = sorted((-self._y_of(value), seat) for seat, value in enumerate(self._ends))
        found: list[tuple[int, float]] = []
        free = self.plot.bottom() - high / 2 + high
        for above, seat in wanted:
            free = min(-above, free - high)
            found.append((seat, free))
        missing = max(self.plot.top() - free, 0.0)
        return [(seat, y + missing) for seat, y in found]


def edge_of(palette: Palette, seat: int) -> Colour:
    """The colour around the line of a side: a pale line would be lost on a pale ground."""
    ground, line = palette.surfaces.panel, palette.seats.seat(seat).colour
    is_pale = abs(QColor(ground).lightnessF() - QColor(line).lightnessF()) < PALE
    return palette.seats.outline if palette.theme.dark or is_pale else ground


def paint_badge(painter: QPainter, look: Appearance, middle: QPointF, text: str) -> None:
    """A golden diamond with a number."""
    half, seats = look.px(BADGE_PX), look.palette.seats
    corners = [(0, -half), (half, 0), (0, half), (-half, 0)]
    painter.setPen(QPen(QColor(seats.outline), look.line(1.5)))
    painter.setBrush(QColor(look.palette.marks.gold))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
    painter.setFont(look.font(TEXT_PX, weight=700))
    painter.setPen(QColor(load_palette(LIGHT).text.ink))  # gold is light on every table
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _width(look: Appearance, text: str, *, weight: int = 400) -> float:
    return QFontMetricsF(look.font(TEXT_PX, weight=weight)).horizontalAdvance(text)
