"""The head of the review page: how the game ended, how far the review is, and the way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.replay.states import has_way_on, way_on
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

BAR_PX: Final = 150
LEAST_BAR_PX: Final = 50


class Header(Retranslated, QFrame):
    """It shows the progress, and stops the review or lets it go on."""

    closed = Signal()

    def __init__(self, look: Appearance, reviewing: Reviewing, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._reviewing = reviewing
        self._plies = 0
        self.setProperty("surface", "prompt")
        self._title, self._result = plain_label(self, "heading"), plain_label(self)
        self.state = plain_label(self, "quiet")
        for label in (self._result, self.state):
            label.setWordWrap(True)
        self.state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.stop, self.close_page = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.stop.clicked.connect(reviewing.run_or_stop)
        self.close_page.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 5, 16, 5)
        row.setSpacing(12)
        row.addWidget(self._title)
        row.addWidget(self._result, 3)
        row.addWidget(self.state, 2)
        for part in (self.bar, self.stop, self.close_page):
            row.addWidget(part)
        Measures(self, look)
        look.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [self.stop, self.close_page]

    def begin(self, result: str, plies: int) -> None:
        """Show a game that ended like this after so many plies."""
        self._result.setText(result)
        self._plies = plies
        self.show_state()

    def show_state(self) -> None:
        """Show how far the review is."""
        reviewing = self._reviewing
        seen, count = reviewing.progress
        is_short = self._plies < words.FEWEST_PLIES
        self.state.setText(words.state(reviewing, self._plies))
        self.state.setVisible(bool(self.state.text()))
        self._fill(seen, max(1, count))
        self.bar.setAccessibleName(self.state.text())
        goes_on = not is_short and has_way_on(reviewing)
        for part in (self.bar, self.stop):
            if not goes_on and part.hasFocus():
                self.close_page.setFocus()  # Qt would move it anywhere
            part.setVisible(goes_on)
        self.stop.setText(way_on(reviewing))

    def _fill(self, seen: int, count: int) -> None:
        """Qt would paint the whole page at once, and again what changes after it."""
        self.bar.setUpdatesEnabled(False)
        self.bar.setRange(0, count)
        self.bar.setValue(seen)
        self.bar.setUpdatesEnabled(True)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Review"))
        self.close_page.setText(self.tr("To the table"))
        self.show_state()

    def _fit(self) -> None:
        self.bar.setMinimumWidth(self._look.px(LEAST_BAR_PX))
        self.bar.setMaximumWidth(self._look.px(BAR_PX))
