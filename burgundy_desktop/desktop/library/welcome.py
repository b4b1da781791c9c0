"""The welcome for whoever is new here."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.desktop.appearance.ornaments import paint_ornaments_below
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.library.card_parts import card_button, row_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label


class Welcome(Retranslated, QFrame):
    """The welcome for new players: where to learn a game, and to read the rules."""

    def __init__(self, program: Program, parent: QWidget, *, is_row: bool = False) -> None:
        """`is_row` puts everything side by side, for a page full of boxes."""
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._is_row = is_row
        self._heading = plain_label(self, "heading")
        self._text = plain_label(self, "")
        self._text.setWordWrap(True)
        self.learn = card_button(self, "primary")
        self.rules = card_button(self)
        self.playing = card_button(self)
        self.learn.setVisible(is_row)  # beside the boxes, which have it too, there is no room
        if is_row:
            self._lay_out_row()
        else:
            self._lay_out_column()
        Measures(self, program.appearance)
        self.retranslate()

    def _lay_out_column(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        row_of(column, self.rules, self.playing).addStretch(1)
        column.addStretch(1)

    def _lay_out_row(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 10, 12, 10)
        row.setSpacing(18)
        row.addWidget(self._heading)
        row.addWidget(self._text, 1)
        row_of(row, self.learn, self.rules, self.playing)

    def height_at(self, width: int) -> int:
        """The height that the card needs at this width."""
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_row:
            return
        ends = self.playing.geometry().bottom()
        paint_ornaments_below(self, ends, self._program.appearance, self._program.sprites)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("New here?"))
        self._text.setText(self._in_short if self._is_row else self._in_full)
        self.learn.setText(self.tr("Learn"))
        self.rules.setText(self.tr("The rules"))
        self.playing.setText(self.tr("How to play here"))

    @property
    def _in_short(self) -> str:
        return self.tr(
            "Learn a game by playing it: about half an hour, and every move can be undone."
        )

    @property
    def _in_full(self) -> str:
        return self.tr(
            "Start a game with the usual players. The bar above the table always says what you "
            "can do, and every move can be undone."
        )
