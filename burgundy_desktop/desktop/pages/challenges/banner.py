"""The banner above the challenges: today's deal of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from burgundy_desktop.boardkit.sentences import begun, remarks
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.daily import playing, words as daily_words
from burgundy_desktop.desktop.daily.today import Today
from burgundy_desktop.desktop.pages.challenges import words
from burgundy_desktop.desktop.pages.words import short_title
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import plain_label

SIGN_PX: Final = 40
BETWEEN_PX: Final = 6
"""Between the words and buttons below them."""
WIDE_PX: Final = 640
"""A narrower banner has its buttons below the words."""


class DealBanner(QFrame):
    """Its day, against whom, what became of it; other days, and a button to play."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._sign = QLabel(self)
        self.title = plain_label(self, "heading")
        self.about, self.status = plain_label(self), plain_label(self, "quiet")
        for label in (self.title, self.about, self.status):
            label.setWordWrap(True)
        self.days, self.play = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.play.setProperty("look", "primary")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 8, 14, 8)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        self._is_wide: bool | None = None
        self.today: Today | None = None
        """The deal that is shown: that of yesterday once midnight has passed."""
        self.lay(is_wide=True)
        Measures(self, program.appearance)
        program.appearance.changed.connect(self._dress)
        self._dress()

    def show_deal(self, today: Today) -> None:
        """Show this deal."""
        self.today = today
        program, deal = self._program, today.deal
        name = playing.person(program, deal.game, today.player).name
        status = daily_words.status(
            today.result, is_begun=today.first is not None, is_there=today.path is not None
        )
        self.title.setText(words.deal_of_the_day(deal.day, program.language.locale))
        against = daily_words.against(deal, name)
        self.about.setText(remarks(short_title(deal.game), against, words.for_everybody()))
        self.status.setText(begun(remarks(status, daily_words.streak(today.streak))))
        self.days.setText(words.other_days())
        done = today.result is not None
        self.play.setText(words.play_deal(is_begun=today.first is not None, is_over=done))
        self.play.setEnabled(today.can_be_played)
        said = (self.title.text(), self.about.text(), self.status.text())
        self.play.setAccessibleName(f"{self.play.text()}: {'. '.join(said)}")

    def lay(self, *, is_wide: bool) -> None:
        """Lay the buttons beside the words, or below them."""
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        self._grid.addWidget(self._sign, 0, 0, 3, 1)
        across = 1 if is_wide else 3
        for row, label in enumerate((self.title, self.about, self.status)):
            self._grid.addWidget(label, row, 1, 1, across)
        self._grid.setRowMinimumHeight(3, 0 if is_wide else BETWEEN_PX)
        for column, button in ((2, self.days), (3, self.play)):
            place = (0, column, 3, 1) if is_wide else (4, column, 1, 1)
            self._grid.addWidget(button, *place, Qt.AlignmentFlag.AlignVCenter)

    def _dress(self) -> None:
        look = self._program.appearance
        size, ink = look.gap(SIGN_PX), look.palette.text.loss
        icon = self._program.sprites.icon("dice", ink, ink, size=size)
        self._sign.setPixmap(icon.pixmap(QSize(size, size), self.devicePixelRatioF()))
