"""Covers the table between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.view import give_keyboard_to
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.appearance.ornaments import paint_ornaments
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

ORNAMENT_PX = 150
MOST_OF_HEIGHT = 0.3
"""The greatest share of the height for an ornament: two stand above each other."""


class Cover(Retranslated, QWidget):
    """An opaque cover over the table: "Pass the mouse to Blue"."""

    ready = Signal()

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self._name = ""
        self._seat = Seat(0)
        self._shape, self._text = plain_label(self), plain_label(self, "title")
        for label in (self._shape, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setProperty("look", "primary")
        self.button.setAutoDefault(True)  # Enter presses it
        column = QVBoxLayout(self)
        column.setSpacing(18)
        column.addStretch(2)
        column.addWidget(self._shape)
        column.addWidget(self._text)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        Measures(self, appearance)
        self.button.clicked.connect(self.ready)
        appearance.changed.connect(self._draw_shape)
        self.retranslate()
        self.hide()

    def wait_for_player(self, seat: Seat, name: str) -> None:
        """Cover everything until `name` confirms their presence."""
        self._seat, self._name = seat, name
        self._draw_shape()
        self.retranslate()
        self.show()
        self.raise_()
        give_keyboard_to(self.button)

    def name(self, name: str) -> None:
        """Wait for the same person under another name: one that nobody chose has changed its
        language.
        """
        self._name = name
        self.retranslate()

    def retranslate(self) -> None:
        self._text.setText(self.tr("Pass the mouse to {name}").format(name=self._name))
        self.button.setText(self.tr("I am here"))

    @property
    def ornament(self) -> int:
        """The width of the ornaments in the corners: they leave the middle to the words."""
        return min(self._look.px(ORNAMENT_PX), round(MOST_OF_HEIGHT * self.height()))

    def _draw_shape(self) -> None:
        ratio = self.devicePixelRatioF()
        sprite = f"pieces/common/seat_{self._seat + 1}"
        self._shape.setPixmap(self._sprites.pixmap(sprite, self._look.px(64), ratio=ratio))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.palette.surfaces.table))
        painter.end()
        paint_ornaments(self, self._sprites, self.ornament, self._look.px(24))
