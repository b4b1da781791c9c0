"""The figures as cards in a row."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from burgundy_desktop.desktop.plain import plain_label
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.themes import Appearance

COUNT: Final = 5


@attrs.frozen
class Figure:
    """A number, what it counts, and a remark."""

    number: str
    what: str
    remark: str


class Cards(QWidget):
    """A card for each figure."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._cards = [_Card(look, self) for _ in range(COUNT)]
        self._columns = self._shown = COUNT
        self.lay(COUNT)
        Measures(self, look)

    def lay(self, columns: int) -> None:
        """Lay so many beside each other."""
        self._columns, columns = columns, min(columns, self._shown)
        for number, card in enumerate(self._cards):
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(COUNT):
            self._grid.setColumnStretch(column, int(column < columns))

    def show_figures(self, figures: list[Figure]) -> None:
        """Show these; the other cards hide."""
        self._shown = len(figures)
        self.lay(self._columns)
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(figures))
            if number < len(figures):
                card.show_figure(figures[number])


class _Card(QFrame):
    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._parts: list[QLabel] = [plain_label(self, name) for name in ("title", "", "quiet")]
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 10, 8)
        column.setSpacing(0)
        for part in self._parts:
            part.setWordWrap(True)
            column.addWidget(part)
        Measures(self, look)

    def show_figure(self, figure: Figure) -> None:
        for part, text in zip(self._parts, attrs.astuple(figure), strict=True):
            part.setText(text)
        self.setAccessibleName(" ".join(attrs.astuple(figure)))
