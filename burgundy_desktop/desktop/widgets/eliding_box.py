"""A box of choices that shortens what is chosen where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter


class ElidingBox(QComboBox):
    """Qt's own one cuts a letter in two."""

    @property
    def shown_text(self) -> str:
        """The chosen text as it is seen, with an ellipsis if it is shortened."""
        return self._option().currentText

    @property
    def whole_width(self) -> int:
        """The width in px at which the chosen text is seen whole."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        text = self.fontMetrics().horizontalAdvance(self.currentText())
        return self.width() - self._room(option) + text

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        text, room, metrics = self.currentText(), self._room(option), self.fontMetrics()
        if metrics.horizontalAdvance(text) > room:  # Qt asks for whole px, and elides by fractions
            option.currentText = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        return option

    def _room(self, option: QStyleOptionComboBox) -> int:
        """The width in px of the place of the text."""
        parts = QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(*parts, self).width()
