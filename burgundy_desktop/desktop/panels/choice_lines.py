"""Lays out the buttons of choices: beside the question, or in lines below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance

GAP_PX: Final = 8


class ChoiceLines:
    """Puts buttons before `follower` in the row of the question if all fit. Otherwise they fill as
    many lines below it as they need; labels are never cut.
    """

    def __init__(
        self, column: QVBoxLayout, row: QHBoxLayout, follower: QWidget, look: Appearance
    ) -> None:
        self._column, self._row, self._follower, self._look = column, row, follower, look
        self._beside: list[QPushButton] = []
        self._below: list[list[QPushButton]] = []
        self._lines: list[QHBoxLayout] = []

    def arrange(self, buttons: Sequence[QPushButton], beside: int, width: int) -> None:
        """Lay them out in their order, with the free width beside the question and in
        total, in px.
        """
        fits = self._length(buttons) <= beside
        below = [] if fits else self._broken(buttons, width)
        row = list(buttons) if fits else []
        if (row, below) != (self._beside, self._below):
            self._clear()
            self._beside, self._below = row, below
            self._fill()

    def _gap(self) -> int:
        return self._look.gap(GAP_PX)

    def _length(self, buttons: Sequence[QPushButton]) -> int:
        return sum(button.sizeHint().width() + self._gap() for button in buttons)

    def _broken(self, buttons: Sequence[QPushButton], width: int) -> list[list[QPushButton]]:
        """The buttons in lines, each as full as possible."""
        lines: list[list[QPushButton]] = []
        for button in buttons:
            if lines and self._length([*lines[-1], button]) - self._gap() <= width:
                lines[-1].append(button)
            else:
                lines.append([button])
        return lines

    def _clear(self) -> None:
        for button in self._beside:
            self._row.removeWidget(button)
        for line, buttons in zip(self._lines, self._below, strict=True):
            for button in buttons:  # which stay in place until the next layout
                line.removeWidget(button)
            self._column.removeItem(line)
        self._lines = []

    def _fill(self) -> None:
        for button in self._beside:
            self._row.insertWidget(self._row.indexOf(self._follower), button)
        for buttons in self._below:
            line = QHBoxLayout()
            self._column.addLayout(line)
            self._lines.append(line)
            line.setSpacing(self._gap())
            line.addStretch()
            for button in buttons:
                line.addWidget(button)
