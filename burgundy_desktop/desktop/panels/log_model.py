"""The lines of the log, and how large each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.desktop.number_format import signed
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.plain import as_tip

_AS_ROWS: Final = (
    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
)


@attrs.frozen
class Entry:
    """A line of the log, and after how many moves it was true."""

    ply: Ply
    line: LogLine
    is_barrier: bool = False
    """Something new was seen here: taking back may end at this line."""
    additions: tuple[LogLine, ...] = ()
    """Where the points of the line came from, if from several things."""

    @property
    def told(self) -> str:
        """The line and what it adds up, for a tooltip and a screen reader."""
        points = f" {signed(self.line.points)}" if self.line.points else ""
        parts = (f"{signed(line.points)}: {line.text}" for line in self.additions)
        return "\n".join((self.line.text + points, *parts))


class LogModel(QStandardItemModel):
    """All lines so far, oldest first.

    What Qt asks of every line whenever one is added, its height above all, it finds in the item of
    the line: so a long log costs a move no more than a short one.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self.current: Ply | None = None
        self.portraits: Mapping[Seat, str] = {}
        """Drawings instead of the signs of seats."""
        self._measured = 0
        """The number of lines, from the first one on, whose height is known."""

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these lines; those that are new at the end are added, else all are replaced."""
        known = len(self._entries)
        if known and list(entries[:known]) == self._entries:
            self._entries[:] = entries[:known]  # the same lines are equal at first sight
            self._append(entries[known:])
            return
        self._entries, self._measured = [], 0
        self.clear()
        self._append(entries)

    def mark(self, ply: Ply | None) -> None:
        """Say at which time the table is looked at; None for now."""
        if ply == self.current:
            return
        self.current = ply
        if self._entries:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._entries) - 1, 0))

    def row_of(self, ply: Ply) -> int:
        """The first line of this time, -1 if there is none."""
        return next((row for row, entry in enumerate(self._entries) if entry.ply == ply), -1)

    def entry(self, index: Index) -> Entry | None:
        return self._entries[index.row()] if index.isValid() else None

    @property
    def unmeasured(self) -> Sequence[Entry]:
        """The last lines, as far as they do not know how tall they are."""
        return self._entries[self._measured :]

    def take_sizes(self, sizes: Sequence[QSize]) -> None:
        """Tell the unmeasured lines how large they are. A view has to ask for it."""
        with QSignalBlocker(self):
            for row, size in enumerate(sizes, self._measured):
                self.item(row).setSizeHint(size)
        self._measured += len(sizes)

    def forget_sizes(self) -> None:
        """All lines are to be measured again."""
        self._measured = 0

    def _append(self, entries: Sequence[Entry]) -> None:
        if entries:
            self._entries.extend(entries)
            self.invisibleRootItem().appendRows([_row(entry) for entry in entries])


def _row(entry: Entry) -> QStandardItem:
    row = QStandardItem(entry.told)
    row.setAccessibleText(entry.told)
    row.setToolTip(as_tip(entry.told))
    row.setFlags(_AS_ROWS)
    return row
