"""The figures as cards in a row."""

from __future__ import annotations

from math import lcm
from typing import Final

import attrs
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.words.plain import plain_label

COUNT: Final = 5
SEAL_PX: Final = 32


@attrs.frozen
class Figure:
    """A number, what it counts, and a remark."""

    number: str
    what: str
    remark: str
    is_points: bool = False
    """Whether it counts points: they are gold."""
    is_best: bool = False
    """Whether it has a seal."""

    @property
    def texts(self) -> tuple[str, str, str]:
        return self.number, self.what, self.remark


class Cards(QWidget):
    """A card for each figure."""

    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._cards = [_Card(look, sprites, self) for _ in range(COUNT)]
        self._columns = self._shown = COUNT
        self.lay(COUNT)
        Measures(self, look)

    def lay(self, columns: int) -> None:
        """Lay so many beside each other; those in the last row have all its width."""
        self._columns, columns = columns, min(columns, self._shown)
        in_last_row = self._shown % columns or columns
        parts = lcm(columns, in_last_row)
        for number, card in enumerate(self._cards):
            row, place = divmod(number, columns)
            is_last = row == (self._shown - 1) // columns
            span = parts // (in_last_row if is_last else columns)
            self._grid.addWidget(card, row, place * span, 1, span)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < parts))

    def show_figures(self, figures: list[Figure]) -> None:
        """Show these; the other cards hide."""
        self._shown = len(figures)
        self.lay(self._columns)
        for number, card in enumerate(self._cards):
            card.setVisible(number < len(figures))
            if number < len(figures):
                card.show_figure(figures[number])


class _Card(QFrame):
    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._look, self._sprites = look, sprites
        self._parts: list[QLabel] = [plain_label(self, name) for name in ("figure", "", "quiet")]
        self._seal = QLabel(self)
        self._seal.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 8, 10, 8)
        grid.setSpacing(0)
        grid.setColumnStretch(0, 1)
        for row, part in enumerate(self._parts):
            part.setWordWrap(True)
            grid.addWidget(part, row, 0, 1, 2 if row else 1)
        grid.addWidget(self._seal, 0, 1)
        Measures(self, look)
        look.changed.connect(self._dress)
        self._dress()

    def show_figure(self, figure: Figure) -> None:
        for part, text in zip(self._parts, figure.texts, strict=True):
            part.setText(text)
        number = self._parts[0]
        number.setProperty("look", "figure_points" if figure.is_points else "figure")
        number.style().polish(number)
        self._seal.setVisible(figure.is_best)
        self.setAccessibleName(" ".join(figure.texts))

    def _dress(self) -> None:
        wide, ratio = self._look.gap(SEAL_PX), max(1.0, self.devicePixelRatioF())
        self._seal.setPixmap(self._sprites.pixmap("pieces/common/seal", wide, ratio=ratio))
