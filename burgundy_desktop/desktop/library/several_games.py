"""The cards of a library with several games: in a grid of equal cells."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.library.cards import ENDS_PX, GAP_PX, SIDES_PX, Cards
from burgundy_desktop.desktop.library.grid import LAST, WELCOME, Cell, Grid, Room, fitting

IN_SIGHT: Final = 3
"""The number of saved games that must be visible before the pictures of boxes and of the last game
grow.
"""


class SeveralGames:
    """Puts the cards into the cells of a grid, which has as many columns as have room."""

    def __init__(self, cards: Cards, look: Appearance, content: QWidget) -> None:
        self._cards = cards
        self._look = look
        self._grid: Grid | None = None
        self._cells = QGridLayout(content)
        self._cells.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, ENDS_PX)
        self._cells.setSpacing(GAP_PX)

    def fit(self, width: int, height: int) -> None:
        """Show the pictures as large as this room allows."""
        cards, between = self._cards, self._look.gap(GAP_PX)
        room = Room(width, between, self._widest, cards.saved.minimumWidth())
        wanted = fitting(len(cards.boxes), room, has_last=cards.last.has_entry)
        if wanted != self._grid:
            self._grid = wanted
            self._arrange(wanted)
        cell = room.cell(wanted.columns)
        upper, lower = self._heights(wanted, cell, height - (wanted.rows - 1) * between)
        lid = min(box.room_for_lid(cell, upper) for box in cards.boxes.values())
        last = wanted.asides.get(LAST)
        cards.last.setVisible(last is not None)
        if last is not None:
            table = cards.last.room_for_table(
                cell, lower if last.row == wanted.saved.row else upper
            )
            if last.row == wanted.boxes[-1].row:
                lid = table = min(lid, table)
            cards.last.show_table(table)
        for box in cards.boxes.values():
            box.show_lid(lid)

    @property
    def _widest(self) -> int:
        """The least width of all cards but the saved games, in any state."""
        cards = self._cards
        others = (*cards.boxes.values(), *([] if cards.have_row else [cards.welcome]))
        return max(cards.last.least_width, *(card.minimumSizeHint().width() for card in others))

    def _heights(self, wanted: Grid, cell: int, height: int) -> tuple[int, int]:
        """The height available for rows of boxes, and the least height of the row with the saved
        games.
        """
        low = [self._cards.saved.height_for(IN_SIGHT)]
        row = height // wanted.rows
        if not wanted.saved_below:
            return row, row
        for name, aside in wanted.asides.items():
            if aside.row == wanted.saved.row:
                low.append(self._cards.welcome.height_at(cell) if name == WELCOME else row)
        return (height - max(low)) // (wanted.rows - 1), max(low)

    def _arrange(self, wanted: Grid) -> None:
        """Put all cards into their cells."""
        cards = self._cards
        places: dict[QWidget, Cell | None] = {
            cards.last: wanted.asides.get(LAST),
            **({} if cards.have_row else {cards.welcome: wanted.asides.get(WELCOME)}),
            **dict(zip(cards.boxes.values(), wanted.boxes, strict=True)),
            cards.saved: wanted.saved,
        }
        for card, cell in places.items():
            self._cells.removeWidget(card)
            if cell is not None:
                self._cells.addWidget(card, cell.row, cell.column, 1, cell.span)
            card.setVisible(cell is not None)  # last: a new parent hides a widget
        self._stretch(wanted)

    def _stretch(self, wanted: Grid) -> None:
        for number in range(self._cells.columnCount()):
            self._cells.setColumnStretch(number, int(number < wanted.columns))
        for number in range(self._cells.rowCount()):
            is_last = number == wanted.rows - 1
            shares = not wanted.saved_below and number < wanted.rows
            self._cells.setRowStretch(number, int(is_last or shares))
