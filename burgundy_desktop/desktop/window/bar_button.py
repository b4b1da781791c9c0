"""A tool of the burgundy bar: icon, gap, text. Painted here to control the gap."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QToolButton, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance

GAP_PX = 7
ASIDE_PX = 9


class BarButton(QToolButton):
    """Shows its text beside the icon, or the icon alone in a narrow window."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self.shows_word = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        look = self._look
        width = self.iconSize().width() + 2 * look.px(ASIDE_PX)
        if self.shows_word:
            self.ensurePolished()
            width += look.px(GAP_PX) + self.fontMetrics().horizontalAdvance(self.text())
        return QSize(width, look.px(34))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_word(self, shown: bool) -> None:
        """Show or hide the text."""
        if shown != self.shows_word:
            self.shows_word = shown
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button too; Qt only accepts Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.showMenu() if self.menu() is not None else self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        look, icon = self._look, self.iconSize().width()
        bar = look.palette.toolbar
        left = look.px(ASIDE_PX)
        top = (self.height() - icon) // 2
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self.icon().paint(painter, QRect(left, top, icon, icon), mode=mode)
        if self.shows_word:
            painter.setPen(QColor(bar.text if self.isEnabled() else bar.quiet))
            place = self.rect().adjusted(left + icon + look.px(GAP_PX), 0, 0, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionToolButton) -> None:
        bar = self._look.palette.toolbar
        pressed = option.state & (QStyle.StateFlag.State_Sunken | QStyle.StateFlag.State_On)
        hovered = option.state & QStyle.StateFlag.State_MouseOver and self.isEnabled()
        look = self._look
        painter.setPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            painter.setPen(QPen(QColor(bar.text), look.line(look.palette.lines.focus)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if pressed or hovered:
            painter.setBrush(QColor(bar.pressed if pressed else bar.hover))
        edge, corner = look.line(1), look.line(6)
        place = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(place, corner, corner)
