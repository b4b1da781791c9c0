"""A drop-down list that shows only a picture while it is closed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance

ARROW_PX: Final = 34
RIM_PX: Final = 5
"""The width for the arrow, and the least margin of the picture."""


class PictureBox(QComboBox):
    """The choices have pictures of `iconSize` and words; assistive technology reads the words."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.view().setTextElideMode(Qt.TextElideMode.ElideNone)

    def take_width(self) -> None:
        """Be as wide as a picture and the arrow, in the current scale."""
        self.setFixedWidth(self.iconSize().width() + self._look.px(ARROW_PX))

    def showPopup(self) -> None:
        """The list is as wide as its words, not as the closed box."""
        bar = self.view().verticalScrollBar().sizeHint().width()
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + bar)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and arrow as usual; Qt would cut the icon to the height of a line of text."""
        painter, shown = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(shown)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        rim = self._look.px(RIM_PX)
        size = min(self.iconSize().width(), self.height() - rim)
        wide = self.width() - self._look.px(ARROW_PX) + rim
        place = QRect(max(rim, (wide - size) // 2), (self.height() - size) // 2, size, size)
        self.itemIcon(self.currentIndex()).paint(painter, place)
        painter.end()
