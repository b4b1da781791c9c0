"""The choice between one game and a series, in the dialog of a new game."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from burgundy_desktop.core.series import LENGTHS, Rule
from burgundy_desktop.desktop.words import series_words as words
from burgundy_desktop.desktop.words.language import Retranslated


class SeriesChoice(Retranslated, QWidget):
    """A length, and whether each deal is played from each seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = [None, *(Rule(aim, games) for aim in LENGTHS for games in LENGTHS[aim])]
        self.length, self.same_luck = QComboBox(self), QCheckBox(self)
        self._seats = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.length)
        row.addWidget(self.same_luck)
        row.addStretch(1)
        for rule in self._rules:
            self.length.addItem(words.rule_name(rule))
        self.length.currentIndexChanged.connect(lambda _: self._show())
        self.retranslate()
        self._show()

    @property
    def rule(self) -> Rule | None:
        """The chosen series; None for a single game."""
        rule = self._rules[self.length.currentIndex()]
        if rule is None:
            return None
        return Rule(rule.aim, rule.games, same_luck=self._may_share and self.same_luck.isChecked())

    @property
    def in_order(self) -> list[QWidget]:
        return [self.length, self.same_luck]

    def seat(self, count: int) -> None:
        """So many play."""
        self._seats = count
        self._show()

    def retranslate(self) -> None:
        for number, rule in enumerate(self._rules):
            self.length.setItemText(number, words.rule_name(rule))
        self.same_luck.setText(words.same_luck())
        self.same_luck.setToolTip(words.same_luck_tip())

    @property
    def _may_share(self) -> bool:
        """Whether there is somebody to share the luck with."""
        return self._seats > 1

    def _show(self) -> None:
        is_series = self._rules[self.length.currentIndex()] is not None
        self.same_luck.setVisible(is_series and self._may_share)
