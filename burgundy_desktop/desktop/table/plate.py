"""A plate above the table, inside the window: the base of tooltips and hints."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance

RIM_PX: Final = 1.2
CORNER_PX: Final = 8


class Plate(QWidget):
    """A plate with a layout; it takes the height that the layout needs."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._room = parent

    @property
    def shape(self) -> QPainterPath:
        """What of its rectangle it fills with its rim, in its own px."""
        half, corner = self._look.line(RIM_PX) / 2, self._look.line(CORNER_PX)
        path = QPainterPath()
        path.addRoundedRect(
            QRectF(self._frame).adjusted(-half, -half, half, half), corner + half, corner + half
        )
        return path

    @property
    def _frame(self) -> QRect:
        return self.rect().adjusted(1, 1, -2, -2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = self._look.palette.tooltip
        line = self._look.line
        painter.setPen(QPen(QColor(plate.rim), line(RIM_PX)))
        painter.setBrush(QColor(plate.ground))
        painter.drawRoundedRect(self._frame, line(CORNER_PX), line(CORNER_PX))
        painter.end()

    def _size_for(self, width: int) -> QSize:
        """The size of the plate for its current contents."""
        layout = self.layout()
        assert layout is not None
        self._ask_inner_ones_anew()
        layout.invalidate()
        layout.activate()  # or layouts inside it would know of other words only later
        return QSize(width, layout.totalHeightForWidth(width))

    def _ask_inner_ones_anew(self) -> None:
        """Forget the heights that layouts remember of what was shown before, from the innermost."""
        for inner in reversed(self.findChildren(QWidget)):
            inner.updateGeometry()
            if (layout := inner.layout()) is not None:
                layout.activate()
