"""The lines of the log, with their sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.words.number_format import signed
from burgundy_desktop.desktop.words.plain import as_tip

_AS_ROWS: Final = (
    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
)


@attrs.frozen
class Way:
    """Another line of moves, which leaves the one on the table after the ply of its entry."""

    number: int | None
    """The id of the line (`core.branches`); None where deleted ones come back."""
    depth: int = 1
    """How many lines lie between, this one included."""
    keys: str = ""
    """What the keys do there."""


@attrs.frozen
class Entry:
    """A line of the log, and its ply."""

    ply: Ply
    line: LogLine
    is_barrier: bool = False
    """Whether something was revealed here: undo may stop at this line."""
    additions: tuple[LogLine, ...] = ()
    """The parts of the points of the line, if there are several."""
    way: Way | None = None
    """Where it leads, if it is no line of what happened."""

    @property
    def told(self) -> str:
        """The line with the parts of its points, for a tooltip and a screen reader."""
        points = f" {signed(self.line.points)}" if self.line.points else ""
        parts = (f"{signed(line.points)}: {line.text}" for line in self.additions)
        keys = (self.way.keys,) if self.way is not None else ()
        return "\n".join((self.line.text + points, *parts, *keys))


class LogModel(QStandardItemModel):
    """All lines so far, oldest first. Qt asks for the height of every line whenever one is added;
    each item caches its height, so that a long log does not slow moves down.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self.current: Ply | None = None
        self.portraits: Mapping[Seat, str] = {}
        """Drawings that replace the signs of seats."""
        self._measured = 0
        """The number of lines with a known height, from the first one on."""

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these lines: those at the start that are equal stay. A line that tells more of what
        happened is another one.
        """
        stay = _equal_at_the_start(self._entries, entries)
        self._entries = list(entries[:stay])  # identical lines compare fast
        self._measured = min(self._measured, stay)
        self.removeRows(stay, self.rowCount() - stay)
        if not stay:
            self.clear()  # alone it would leave the Python objects of the rows behind
        self._append(entries[stay:])

    def mark(self, ply: Ply | None) -> None:
        """Mark the lines of the ply that is looked at, or of the last one before it that has any;
        None for the current one.
        """
        marked = None if ply is None else self._told_by(ply)
        if marked == self.current:
            return
        self.current = marked
        if self._entries:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._entries) - 1, 0))

    def _told_by(self, ply: Ply) -> Ply:
        told = (
            entry.ply for entry in reversed(self._entries) if entry.ply <= ply and entry.way is None
        )
        return next(told, ply)

    @property
    def marked_row(self) -> int:
        """The first line that is marked, -1 if there is none."""
        rows = (row for row, entry in enumerate(self._entries) if self.is_marked(entry))
        return next(rows, -1)

    def is_marked(self, entry: Entry) -> bool:
        """Whether it tells of the ply that is looked at."""
        return entry.way is None and self.current == entry.ply

    def row_of_way(self, after: int, number: int | None = None) -> int:
        """The row of another line, or the next one after this row, from the top again at the end;
        -1 without one.
        """
        ways = [row for row, entry in enumerate(self._entries) if entry.way is not None]
        if number is not None:
            ways = [row for row in ways if _number(self._entries[row]) == number]
        return next((row for row in ways if row > after), ways[0] if ways else -1)

    def entry(self, index: Index) -> Entry | None:
        """The line of a row; None for one that goes: the mouse may be on it while it does."""
        is_there = index.isValid() and index.row() < len(self._entries)
        return self._entries[index.row()] if is_there else None

    @property
    def unmeasured(self) -> Sequence[Entry]:
        """The last lines, whose heights are not known yet."""
        return self._entries[self._measured :]

    def take_sizes(self, sizes: Sequence[QSize]) -> None:
        """Set the sizes of the unmeasured lines; a view calls it."""
        with QSignalBlocker(self):
            for row, size in enumerate(sizes, self._measured):
                self.item(row).setSizeHint(size)
        self._measured += len(sizes)

    def forget_sizes(self) -> None:
        """Mark all lines as unmeasured."""
        self._measured = 0

    def _append(self, entries: Sequence[Entry]) -> None:
        if entries:
            self._entries.extend(entries)
            self.invisibleRootItem().appendRows([_row(entry) for entry in entries])


def _equal_at_the_start(some: Sequence[Entry], others: Sequence[Entry]) -> int:
    pairs = enumerate(zip(some, others, strict=False))
    differing = (at for at, (one, other) in pairs if one is not other and one != other)
    return next(differing, min(len(some), len(others)))


def _number(entry: Entry) -> int | None:
    return entry.way.number if entry.way is not None else None


def _row(entry: Entry) -> QStandardItem:
    row = QStandardItem(entry.told)
    row.setAccessibleText(entry.told)
    row.setToolTip(as_tip(entry.told))
    row.setFlags(_AS_ROWS)
    return row
