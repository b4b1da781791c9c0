"""The course of a game as a table: a row for each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from burgundy_desktop.ai.expectation import Unit, Values
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review.painting import in_words
from burgundy_desktop.desktop.widgets.whole_rows import light_whole_rows
from burgundy_desktop.desktop.words.plain import shown

_NOWHERE: Final = QModelIndex()
TELLING: Final = 3
"""The columns before those of the values."""
MOMENT: Final = 0
MOVE: Final = TELLING - 1
LEAST_LETTERS: Final = 34
"""Of a move, so that one row can be told from the next."""


class GameTableModel(QAbstractTableModel):
    """Moment, player, move, and the values after it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told: Retelling | None = None
        self._values: Sequence[Values] = ()
        self._unit = Unit.SHARE

    def show(self, told: Retelling, values: Sequence[Values], unit: Unit) -> None:
        """Show this game in this unit."""
        self.beginResetModel()
        self._told, self._values, self._unit = told, values, unit
        self.endResetModel()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self.beginResetModel()
        self._told, self._values = None, ()
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._values)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        if parent.isValid() or self._told is None:
            return 0
        return TELLING + len(self._told.sides)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._told is None or not index.isValid():
            return None
        ply, column = Ply(index.row()), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole and column >= TELLING:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column >= TELLING:
            return in_words(self._values[ply][column - TELLING], self._unit)
        return self._telling(self._told, ply, column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or self._told is None:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section)
        names = [shown(side.name) for side in self._told.sides]
        return [self.tr("Moment"), self.tr("Player"), self.tr("Move"), *names][section]

    def _telling(self, told: Retelling, ply: Ply, column: int) -> str:
        if column == MOMENT:
            return told.moment(ply)
        mover = told.mover(ply) if ply else None
        if mover is None:
            return ""
        return told.played(ply) if column == MOVE else shown(told.sides[mover].name)


class GameTable(QTableView):
    """Leads along the moves as the graph does."""

    moved = Signal(int)
    graph_wanted = Signal()
    look_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = GameTableModel(self)
        self.setModel(self._model)
        light_whole_rows(self)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.selectionModel().currentChanged.connect(self._tell)
        self._is_telling = True

    def show_values(self, told: Retelling, values: Sequence[Values], unit: Unit, ply: Ply) -> None:
        """Show these, with the cursor on a ply."""
        self._without_telling(lambda: self._model.show(told, values, unit))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(MOVE, QHeaderView.ResizeMode.Interactive)
        self._share_width()
        self.go_to(ply)

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._without_telling(self._model.let_go)

    def go_to(self, ply: Ply) -> None:
        """Stand on this ply."""
        self._without_telling(lambda: self.setCurrentIndex(self._model.index(ply, MOVE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """What the others leave is the move's, and never so little that it cannot be read: without
        room for that the moment goes, which is told below too; then the table scrolls.
        """
        header = self.horizontalHeader()
        if header.count() <= TELLING:
            return
        others = [column for column in range(header.count()) if column != MOVE]
        needs = {at: max(self.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in others}
        least = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        left = self.viewport().width() - sum(needs.values())
        hides = left < least
        self.setColumnHidden(MOMENT, hides)
        self.setColumnWidth(MOVE, max(least, left + needs[MOMENT] * hides))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_T:
            self.graph_wanted.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.look_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _without_telling(self, task: Callable[[], None]) -> None:
        self._is_telling = False
        task()
        self._is_telling = True

    def _tell(self, index: Index) -> None:
        if index.isValid() and self._is_telling:
            self.moved.emit(index.row())
