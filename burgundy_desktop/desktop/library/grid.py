"""The grid of the library's cards, for several games. No Qt."""

from __future__ import annotations

from typing import Final

import attrs

COLUMNS: Final = 3
LAST, WELCOME = "last", "welcome"


@attrs.frozen
class Cell:
    """A place in the grid."""

    row: int
    column: int
    span: int = 1
    """The number of columns it spans."""


@attrs.frozen
class Grid:
    """The cells of all visible cards."""

    columns: int
    boxes: tuple[Cell, ...]
    asides: dict[str, Cell]
    """The cells of other cards beside the boxes, by LAST and WELCOME."""
    saved: Cell
    """The cell of the saved games: the rest of the last row."""

    @property
    def rows(self) -> int:
        return self.saved.row + 1

    @property
    def saved_below(self) -> bool:
        """Whether there is no box in the row of the saved games."""
        return self.boxes[-1].row < self.saved.row


def grid(boxes: int, columns: int, *, has_last: bool) -> Grid:
    """Boxes first, then the last game or the welcome. With two games there is room for both, with
    more than three for neither.
    """
    shown = []
    if boxes <= COLUMNS:
        shown = [LAST] * has_last + [WELCOME] * (not has_last or boxes < COLUMNS)
    cells = [Cell(*divmod(number, columns)) for number in range(boxes + len(shown))]
    row, column = divmod(len(cells), columns)
    return Grid(
        columns,
        tuple(cells[:boxes]),
        dict(zip(shown, cells[boxes:], strict=True)),
        Cell(row, column, columns - column),
    )


@attrs.frozen
class Room:
    """The width of the page, and the least widths of its cards. All in px."""

    width: int
    gap: int
    card: int
    saved: int
    """The saved games may take several columns."""

    def cell(self, columns: int, span: int = 1) -> int:
        """The width of this many out of this many columns."""
        one = (self.width - (columns - 1) * self.gap) // columns
        return span * one + (span - 1) * self.gap

    def holds(self, wanted: Grid) -> bool:
        columns = wanted.columns
        return self.card <= self.cell(columns) and self.saved <= self.cell(
            columns, wanted.saved.span
        )


def fitting(boxes: int, room: Room, *, has_last: bool) -> Grid:
    """The grid with the most columns that fit; with one column if none fits."""
    grids = (grid(boxes, columns, has_last=has_last) for columns in range(COLUMNS, 1, -1))
    return next(filter(room.holds, grids), grid(boxes, 1, has_last=has_last))
