"""The list of moves: one row may be selected, and then says how it is played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.fading_list import FadingList
from burgundy_desktop.desktop.panels.moves_model import MovesModel
from burgundy_desktop.desktop.widgets.keys import ENTER

_PASSING = frozenset(
    {
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    }
)
"""Focus reasons after which the focus returns to its place."""


class MovesList(FadingList):
    """One click selects a row; Enter or a double click plays it."""

    played = Signal(object)
    """Emitted with the index of the selected row that is to be played."""
    selected = Signal()
    """Emitted when another row is selected, or none."""
    left = Signal()
    """Emitted when the keyboard goes elsewhere."""

    def __init__(self, appearance: Appearance, model: MovesModel, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._moves = model
        self._is_clicking = False
        self.setModel(model)
        self.doubleClicked.connect(self._play)

    def select_first(self) -> None:
        """Select the first move, if there is one."""
        first = self._moves.first_move()
        if first.isValid():
            self.setCurrentIndex(first)

    def select_nothing(self) -> None:
        """Clear the selection and the current row."""
        self.selectionModel().clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays the selected row; a row that is not selected yet is selected first."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif self._moves.chosen.isValid():
            self.played.emit(self._moves.chosen)
        elif self._moves.first_move().isValid():
            self.select_first()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select a row at once when the list gets the focus by keyboard."""
        super().focusInEvent(event)
        by_keys = event.reason() not in {*_PASSING, Qt.FocusReason.MouseFocusReason}
        if by_keys and not self._moves.chosen.isValid():
            self.select_first()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not passes(event):
            self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_clicking = True
        super().mousePressEvent(event)
        self._is_clicking = False

    def leaveEvent(self, event: QEvent) -> None:
        """Let rows shrink that were kept high for the pointer."""
        super().leaveEvent(event)
        self._lay_out()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        rows = self.selectionModel().selectedIndexes()
        self._moves.choose(rows[0] if rows else None, keeps_room=self._is_clicking)
        self._lay_out()
        if rows:
            self.scrollTo(rows[0])
        self.selected.emit()

    def _play(self, index: QModelIndex) -> None:
        self.played.emit(index)

    def _lay_out(self) -> None:
        """Compute the height of each row. A row that loses the selection by a click keeps its
        height until the pointer leaves: otherwise the rows below would move away under a double
        click.
        """
        if not self._is_clicking:
            self._moves.keep_no_room()
        self.scheduleDelayedItemsLayout()


def passes(event: QFocusEvent) -> bool:
    """Whether the focus leaves only for a while: for a menu or another window."""
    return event.reason() in _PASSING
