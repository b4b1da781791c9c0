"""What a page shows when it has no contents: a drawing, a sentence, and a button that leads on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import plain_label

PICTURE_PX: Final = 128
DRAWING: Final = "icons/open_chronicle"


class Nothing(QFrame):
    """Shown in place of a page's contents."""

    led_on = Signal()
    """Emitted when the button is pressed."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._sprites = program.appearance, program.sprites
        self._picture = QLabel(self)
        self.words = plain_label(self, "heading")
        self.words.setWordWrap(True)
        self.way = QPushButton(self, autoDefault=True)
        self.way.setProperty("look", "primary")
        self.way.clicked.connect(self.led_on)
        for label in (self._picture, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(14)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addWidget(self.words)
        column.addWidget(self.way, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        Measures(self, program.appearance)
        program.appearance.changed.connect(self._dress)
        self._dress()

    def say(self, text: str, way: str = "") -> None:
        """Show this text and a button with the label `way`; without `way`, the text alone (it will
        not take long). An empty text hides everything: the page has contents.
        """
        self.setVisible(bool(text))
        self.words.setText(text)
        self.way.setText(way)
        self.way.setVisible(bool(way))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the drawing if there is a button, and room for it beside the whole text."""
        edges, between = self._column.contentsMargins(), self._column.spacing()
        width = self.width() - edges.left() - edges.right()
        parts = self.words.heightForWidth(width), self.way.sizeHint().height()
        gaps = edges.top() + edges.bottom() + between * (self._column.count() - 1)
        has_room = self._look.gap(PICTURE_PX) + sum(parts) + gaps <= self.height()
        self._picture.setVisible(bool(self.way.text()) and has_room)

    def _dress(self) -> None:
        wide, ratio = self._look.gap(PICTURE_PX), max(1.0, self.devicePixelRatioF())
        self._picture.setPixmap(self._sprites.pixmap(DRAWING, wide, ratio=ratio))
        self._fit()
