"""Icons that are drawn when they are first shown. Most of them wait behind a menu or on
another page, and each would be rendered for every kind of screen.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

Draw: TypeAlias = Callable[[int, float, QIcon.Mode], QPixmap]
"""The drawing so many px wide, for a screen of so many px a point, in the colours of a mode."""

_copies: Final[list[QIconEngine]] = []
"""Qt makes a copy before an icon is changed, and PySide would free it as soon as it is returned."""


class DrawnIcon(QIconEngine):
    """The engine of a square icon, at most `size` px wide and sharp on every screen."""

    def __init__(self, draw: Draw, size: int) -> None:
        super().__init__()
        self._draw = draw
        self._most: Final = QSize(size, size)

    def clone(self) -> "DrawnIcon":
        copy = DrawnIcon(self._draw, self._most.width())
        _copies.append(copy)
        return copy

    def actualSize(self, size: QSize, _mode: QIcon.Mode, _state: QIcon.State) -> QSize:
        return size.boundedTo(self._most)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """`size` is in px, `scale` in px of the screen a px."""
        fitting = self.actualSize(size, mode, state)
        return self._draw(min(fitting.width(), fitting.height()), scale, mode)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        drawn = self.scaledPixmap(rect.size(), mode, state, ratio)
        free = rect.size() - drawn.deviceIndependentSize().toSize()
        painter.drawPixmap(rect.topLeft() + QPoint(free.width(), free.height()) / 2, drawn)
