"""What the next roll or draw may bring, as far as the person at the screen can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale, QSize
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.core.outcomes import Code, Odds
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.plain import plain_label
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.table import Table

WIDTH_PX, HEIGHT_PX = 340, 380


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("odds", text, "", n)


class OddsDialog(Retranslated, QDialog):
    """A list, the most likely first."""

    def __init__(self, program: Program, table: Table, odds: Odds, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self._odds = table.board, odds
        self.heading, self.says = plain_label(self), plain_label(self, "quiet")
        self.heading.setProperty("look", "title")
        self.says.setWordWrap(True)
        self.list = QListWidget(self)
        self.close_button = QPushButton(self, autoDefault=True)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        for part in (self.heading, self.says, self.list, self.close_button):
            column.addWidget(part)
        look = program.appearance
        self.list.setMinimumSize(QSize(look.px(WIDTH_PX), look.px(HEIGHT_PX)))
        Measures(self, look)
        self.retranslate()
        self.list.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(_say("Odds"))
        self.heading.setText(_say("What may come next"))
        self.says.setText(_say("As far as you can know. To ask counts as a hint."))
        self.close_button.setText(_say("Close"))
        self.list.setAccessibleName(_say("What may come next"))
        self.list.clear()
        self.list.addItems(lines(self._odds, self._board.wording.outcome))
        self.list.setCurrentRow(0)


def lines(odds: Odds, outcome: Callable[[Code], str]) -> list[str]:
    """Each outcome in words with its share, the most likely first; equal words are one line."""
    count = Counter[str]()
    for code, weight in odds.items():
        count[outcome(code)] += weight
    whole = count.total()
    return [
        _say("{outcome}: {percent} %").format(
            outcome=said, percent=QLocale().toString(100 * weight / whole, "f", 1)
        )
        for said, weight in count.most_common()
    ]
