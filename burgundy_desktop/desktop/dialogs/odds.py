"""What the next rolls and draws may bring, as far as the person at the screen can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.core.outcomes import Code, Coming, Odds
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

WIDTH_PX, HEIGHT_PX = 340, 380
ROW_PX, EDGES_PX = 28, 14
"""The height of a row, and what a list has above and below its rows."""
GAP_PX = 10


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("odds", text, "", n)


class OddsDialog(Retranslated, QDialog):
    """A list for each, the most likely first."""

    def __init__(
        self, program: Program, table: Table, odds: Sequence[Coming], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._board, self._odds = program.appearance, table.board, odds
        self.heading, self.says = plain_label(self), plain_label(self, "quiet")
        self.heading.setProperty("look", "title")
        self.says.setWordWrap(True)
        self.names = [plain_label(self, "heading") for _ in odds]
        self.lists = [QListWidget(self) for _ in odds]
        self.close_button = QPushButton(self, autoDefault=True)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        Measures(self, self._look)
        self.retranslate()
        self.lists[0].setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(_say("Odds"))
        self.heading.setText(_say("Odds"))
        self.says.setText(_say("As far as you can know. This counts as a hint."))
        self.close_button.setText(_say("Close"))
        wording = self._board.wording
        for name, shown, coming in zip(self.names, self.lists, self._odds, strict=True):
            name.setText(wording.coming[coming.what]())
            shown.setAccessibleName(name.text())
            shown.clear()
            shown.addItems(lines(coming.odds, wording.outcome))
            shown.setCurrentRow(0)
            self._fit(shown)

    def _fit(self, shown: QListWidget) -> None:
        """A list beside others is as high as its rows; one alone has room for many."""
        look, is_alone = self._look, len(self.lists) == 1
        high = HEIGHT_PX if is_alone else shown.count() * ROW_PX + EDGES_PX
        shown.setMinimumWidth(look.px(WIDTH_PX))
        shown.setFixedHeight(look.px(min(high, HEIGHT_PX)))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(GAP_PX)
        column.addWidget(self.heading)
        column.addWidget(self.says)
        for name, shown, coming in zip(self.names, self.lists, self._odds, strict=True):
            column.addWidget(name)
            column.addWidget(shown, len(coming.odds))
        column.addWidget(self.close_button)


def lines(odds: Odds, outcome: Callable[[Code], str]) -> list[str]:
    """Each outcome in words with its share, the most likely first; equal words are one line."""
    count = Counter[str]()
    for code, weight in odds.items():
        count[outcome(code)] += weight
    whole = count.total()
    return [
        _say("{outcome}: {percent}%").format(
            outcome=said, percent=QLocale().toString(100 * weight / whole, "f", 1)
        )
        for said, weight in count.most_common()
    ]
