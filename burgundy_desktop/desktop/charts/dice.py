"""How often each number came: six bars, and the band in which fair dice nearly always lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.fairness import FACES
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.chart import Chart, Row

TOP_PX: Final = 6
LINE_PX: Final = 19
"""Below a bar are its number, and how often it came."""
FACE_PX: Final = 14
SHARE: Final = 0.62
"""The width of a bar, as a share of its place."""
HEAD_ROOM: Final = 1.08
BAND: Final = 90
"""How opaque the band is, of 255."""


class DiceBars(Chart):
    """A bar that leaves the band is golden: it is worth a look, and no proof of anything."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._faces: Sequence[int] = ()
        self._band = 0.0, 1.0

    def show_dice(
        self,
        faces: Sequence[int],
        band: tuple[float, float],
        rows: Sequence[Row],
        sentence: str,
    ) -> None:
        """Show how often each number came; `band` is its lowest and highest usual count."""
        self._faces, self._band = faces, band
        self.show_rows(rows, sentence)

    def place_of(self, number: int) -> QRectF:
        wide, top = self._wide, self._height_of(self._faces[number])
        aside = wide * (1 - SHARE) / 2
        return QRectF(number * wide + aside, top, wide * SHARE, self._bottom - top)

    def draw(self, painter: QPainter) -> None:
        self._draw_band(painter)
        self.line(painter)
        painter.drawLine(QPointF(0, self._bottom), QPointF(self.width(), self._bottom))
        look, high = self._look, self._look.px(LINE_PX)
        for number, count in enumerate(self._faces):
            place = self.place_of(number)
            is_out = not self._band[0] <= count <= self._band[1]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.palette.marks.gold if is_out else self._of_a_bar))
            painter.drawRoundedRect(place, look.gap(3), look.gap(3))
            foot = QRectF(number * self._wide, self._bottom, self._wide, high)
            self.write(painter, foot, str(number + 1), px=FACE_PX, strong=True)
            self.write(painter, foot.translated(0, high), str(count), strong=is_out)

    def _draw_band(self, painter: QPainter) -> None:
        """The band, and a line where all numbers would be alike."""
        low, high = map(self._height_of, self._band)
        colour = QColor(self._look.palette.chart.third)
        colour.setAlpha(BAND)
        painter.fillRect(QRectF(0, high, self.width(), low - high), colour)
        middle = self._height_of(sum(self._faces) / FACES)
        pen = QPen(QColor(self._look.palette.text.ink), self._look.line(1.5))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))

    def _height_of(self, count: float) -> float:
        most = max(1.0, self._band[1], *self._faces) * HEAD_ROOM
        room = self._bottom - self._look.px(TOP_PX)
        return self._bottom - room * count / most

    @property
    def _of_a_bar(self) -> str:
        return self._look.palette.chart.second

    @property
    def _wide(self) -> float:
        return self.width() / FACES

    @property
    def _bottom(self) -> float:
        return float(self.height() - 2 * self._look.px(LINE_PX))
