"""Lights the whole row of a table under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView


def light_whole_rows(table: QTableView) -> None:
    """Light the row under the mouse from its first column to its last."""
    table.setItemDelegate(_WholeRows(table))


class _WholeRows(QStyledItemDelegate):
    """Qt lights the cell alone."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._viewport = table.viewport()
        self._row = -1
        table.setMouseTracking(True)
        table.entered.connect(self._enter)
        table.viewportEntered.connect(self._leave)
        self._viewport.installEventFilter(self)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.row() == self._row:
            option.state |= QStyle.StateFlag.State_MouseOver

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._viewport:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Leave:
            self._leave()
        return False

    def _enter(self, index: QModelIndex) -> None:
        self._light(index.row())

    def _leave(self) -> None:
        self._light(-1)

    def _light(self, row: int) -> None:
        if row != self._row:
            self._row = row
            self._viewport.update()
