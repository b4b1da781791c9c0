"""The 21 rolls of two dice as a triangle: what each would have been worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_desktop.boardkit.palette import mixed
from burgundy_desktop.desktop.appearance.themes import Appearance

CELL_PX: Final = (58, 40)
EDGE_PX: Final = 22
DICE: Final = 6
_LEAST_SHADE, _MOST_SHADE = 0.12, 0.5


@attrs.frozen
class Heat:
    """What an outcome is worth, as a text and as a share of the largest worth, -1 to 1; 0 for what
    may be noise.
    """

    text: str
    share: float
    came: bool


class HeatMap(QWidget):
    """Rows are the higher die, columns the lower one; the roll that came has a ring. The list
    beside it says the same in words.
    """

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._heats: Mapping[tuple[int, ...], Heat] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_heats(self, heats: Mapping[tuple[int, ...], Heat]) -> None:
        """Show these rolls: the lower die first."""
        self._heats = heats
        self.update()

    def sizeHint(self) -> QSize:
        wide, tall = (self._look.px(DICE * length + EDGE_PX) for length in CELL_PX)
        return QSize(wide + 2, tall + 2)

    def cell(self, low: int, high: int) -> QRectF:
        """The place of a roll."""
        look = self._look
        wide, tall = (look.px(length) for length in CELL_PX)
        return QRectF(look.px(EDGE_PX) + (low - 1) * wide, (high - 1) * tall, wide, tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_edges(painter)
        ordered = sorted(self._heats.items(), key=lambda one: one[1].came)  # the ring lies on top
        for (low, high), heat in ordered:
            self._paint_cell(painter, self.cell(low, high), heat)
        painter.end()

    def _paint_edges(self, painter: QPainter) -> None:
        """The numbers of the dice beside rows and columns."""
        look = self._look
        painter.setPen(QColor(look.palette.text.quiet))
        painter.setFont(look.font(13, weight=600))
        edge = look.px(EDGE_PX)
        for number in range(1, DICE + 1):
            row, column = self.cell(1, number), self.cell(number, DICE)
            beside = QRectF(0, row.top(), edge, row.height())
            below = QRectF(column.left(), column.bottom(), column.width(), edge)
            for place in (beside, below):
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_cell(self, painter: QPainter, place: QRectF, heat: Heat) -> None:
        look, palette = self._look, self._look.palette
        colour = palette.status.good if heat.share > 0 else palette.status.error
        part = _LEAST_SHADE + abs(heat.share) * (_MOST_SHADE - _LEAST_SHADE) if heat.share else 0.0
        painter.setBrush(QColor(mixed(palette.surfaces.field, colour, part)))
        rim = palette.marks.focus if heat.came else palette.surfaces.rim
        painter.setPen(QPen(QColor(rim), look.line(3 if heat.came else 1)))
        inset = look.line(1.5)
        place = place.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(place, look.line(5), look.line(5))
        painter.setPen(QColor(palette.text.ink if heat.share or heat.came else palette.text.quiet))
        painter.setFont(look.font(14, weight=700 if heat.came else 500))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, heat.text)
