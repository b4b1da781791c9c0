"""What the marks of the calendar mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.pages.daily.calendar import DOT_PX, Mark, paint_mark
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

GAP_PX: Final = 6


class Legend(Retranslated, QWidget):
    """Each mark with a word."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._signs: dict[Mark, QLabel] = {}
        self._words: dict[Mark, QLabel] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP_PX)
        for mark in Mark:
            self._signs[mark], self._words[mark] = plain_label(self), plain_label(self, "quiet")
            row.addWidget(self._signs[mark])
            row.addWidget(self._words[mark])
        row.addStretch(1)
        Measures(self, look)
        look.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def retranslate(self) -> None:
        for mark, text in (
            (Mark.WON, self.tr("won")),
            (Mark.LOST, self.tr("not won")),
            (Mark.OPEN, self.tr("open")),
        ):
            self._words[mark].setText(text)

    def _dress(self) -> None:
        size, ratio = self._look.px(DOT_PX), max(1.0, self.devicePixelRatioF())
        ink, gold = self._look.palette.text.ink, self._look.palette.golds.bright
        for mark, label in self._signs.items():
            drawing = QPixmap(round(size * ratio), round(size * ratio))
            drawing.setDevicePixelRatio(ratio)
            drawing.fill(Qt.GlobalColor.transparent)
            painter = QPainter(drawing)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_mark(painter, QRectF(1, 1, size - 2, size - 2), mark, paint(ink), paint(gold))
            painter.end()
            label.setPixmap(drawing)
