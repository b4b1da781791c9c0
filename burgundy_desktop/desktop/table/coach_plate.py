"""The plate with a tip of the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QWidget

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.table.aside import AsidePlate, Ground
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

MARGIN_PX: Final = 12


class CoachPlate(Retranslated, AsidePlate):
    """One sentence. It goes with the next click or key, and comes no more if one wishes."""

    understood = Signal()
    no_more = Signal()

    def __init__(
        self, appearance: Appearance, parent: QWidget, ground: Callable[[], Ground]
    ) -> None:
        super().__init__(appearance, parent, ground)
        self._title = plain_label(self, "heading")
        self._said = plain_label(self)
        self._said.setWordWrap(True)
        self.got_it, self.never = QPushButton(self), QPushButton(self)
        self.got_it.setProperty("look", "primary")
        self.never.setProperty("look", "quiet")
        for button, signal in ((self.got_it, self.understood), (self.never, self.no_more)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # Enter presses it
            button.clicked.connect(signal)
        self._lay_out()
        self.retranslate()

    @property
    def text(self) -> str:
        """What it says."""
        return self._said.text()

    def say(self, sentence: str) -> None:
        """Say this where it covers nothing."""
        self._said.setText(unbroken(sentence))
        self.appear()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Tip"))
        self.got_it.setText(self.tr("Got it"))
        self.never.setText(self.tr("No more tips"))
        self.never.setToolTip(self.tr("The settings bring them back."))

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(MARGIN_PX, 8, MARGIN_PX, 10)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0)
        self._pair = QWidget(self)
        self._pair.setProperty("surface", "clear")
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._pair)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(6)
        for button in (self.never, self.got_it):
            self._buttons.addWidget(button)
        self._put_buttons(beside=False)
        Measures(self, self._look)
        for part in (self._title, self._said, self.got_it, self.never):
            part.ensurePolished()

    def _take_usual_form(self) -> None:
        self._put_buttons(beside=False)

    def _take_low_form(self) -> None:
        self._put_buttons(beside=True)

    def _put_buttons(self, *, beside: bool) -> None:
        """Put the buttons beside the sentence, which needs less height, or below it."""
        way = QBoxLayout.Direction
        self._title.setVisible(not beside)
        self._buttons.setDirection(way.BottomToTop if beside else way.LeftToRight)
        for part in (self._said, self._pair):
            self._grid.removeWidget(part)
        self._grid.addWidget(self._said, 1, 0, 1, 1 if beside else 2)
        self._grid.addWidget(self._pair, 1 if beside else 2, 1)
