"""Lists for assistive technology: every row can be pressed, with the same effect as Enter, and has
what the menu of the list offers. Qt's own rows can only be selected, so a screen reader could read
the list of moves but not play one.
"""

from __future__ import annotations

import weakref
from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAction,
    QKeyEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QListView
from shiboken6 import isValid

from burgundy_desktop.boardkit.accessible_entry import Entry

_made: Final[list[QAccessibleInterface]] = []
"""Qt keeps pointers to these interfaces, so they must live as long as the program. There is one for
each row number of a list.
"""


@cache
def install() -> None:
    """Register the interfaces of lists; idempotent."""
    QAccessible.installFactory(_interface_for)


class Row(QObject):
    """A row number of a list: the object that Qt maps to its interface."""

    def __init__(self, view: QListView, number: int) -> None:
        super().__init__(view)
        self.number = number

    @property
    def view(self) -> QListView | None:
        """The list; None once it is gone."""
        view = self.parent() if isValid(self) else None
        return view if isinstance(view, QListView) else None

    @property
    def index(self) -> QModelIndex:
        """The model index of this row now; invalid if there is none."""
        view = self.view
        model = view.model() if view is not None else None
        if view is None or model is None:
            return QModelIndex()
        return model.index(self.number, view.modelColumn(), view.rootIndex())

    def press(self) -> None:
        """Do what Enter does on the row."""
        view, index = self.view, self.index
        if view is None or not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        view.setCurrentIndex(index)
        box = _box_of(view)
        if box is None:
            # not to the parents of the list: in a dialog they would press its default button
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                view.event(QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
        else:
            box.setCurrentIndex(self.number)
            box.hidePopup()
            box.activated.emit(self.number)

    def select(self) -> None:
        """Move the focus to the row."""
        view = self.view
        if view is not None:
            view.setFocus()
            view.setCurrentIndex(self.index)

    def offers(self) -> list[QAction]:
        """What the menu of the list has."""
        view = self.view
        return [] if view is None else view.actions()

    def do(self, action: QAction) -> None:
        """Choose something from the menu of the list for this row; nothing where it is off."""
        self.select()
        action.trigger()


class RowActions(QAccessibleActionInterface):
    """Press a row, move the focus to it, or choose from its menu."""

    def __init__(self, row: Row) -> None:
        super().__init__()
        self._known = weakref.ref(row)

    def actionNames(self) -> list[str]:
        row = self._known()
        if row is None or not row.index.flags() & Qt.ItemFlag.ItemIsEnabled:
            return []
        offered = [action.text() for action in row.offers()]
        return [self.pressAction(), self.setFocusAction(), *offered]

    def doAction(self, name: str) -> None:
        row = self._known()
        if row is None:
            return
        if name == self.pressAction():
            row.press()
        elif name == self.setFocusAction():
            row.select()
        else:
            for action in [one for one in row.offers() if one.text() == name]:
                row.do(action)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class RowInterface(Entry):
    """One row of a list."""

    def __init__(self, row: Row) -> None:
        super().__init__(RowActions(row))
        self._known = weakref.ref(row)

    def isValid(self) -> bool:
        return self._index.isValid()

    def object(self) -> QObject | None:  # type: ignore[override]
        return self._known()

    def text(self, kind: QAccessible.Text) -> str:
        index = self._index
        roles = _ROLES.get(kind, ())
        return next((str(said) for said in map(index.data, roles) if said), "")

    def state(self) -> QAccessible.State:
        state, index, view = QAccessible.State(), self._index, self._view
        if view is None or not index.isValid():
            state.invalid = True
            return state
        enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        state.disabled = not enabled
        state.focusable = state.selectable = enabled
        state.selected = view.selectionModel().isSelected(index)
        state.focused = view.hasFocus() and view.currentIndex() == index
        state.invisible = not view.isVisible()
        state.offscreen = not view.viewport().rect().intersects(view.visualRect(index))
        return state

    @property
    def _box(self) -> QRect:
        view = self._view
        assert view is not None
        return view.visualRect(self._index)

    @property
    def _index(self) -> QModelIndex:
        row = self._known()
        return row.index if row is not None else QModelIndex()

    @property
    def _view(self) -> QListView | None:
        row = self._known()
        return row.view if row is not None else None


class ListInterface(QAccessibleWidget):
    """A list and its rows, in their order."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._rows: list[Row] = []

    @property
    def _view(self) -> QListView | None:
        """The list, from Qt: Python objects of lists created by Qt do not live long."""
        view = self.object() if self.isValid() else None
        return view if isinstance(view, QListView) else None

    def childCount(self) -> int:
        view = self._view
        model = view.model() if view is not None else None
        return model.rowCount(view.rootIndex()) if view is not None and model is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view
        if view is None or not 0 <= index < self.childCount():
            return None
        while len(self._rows) <= index:
            self._rows.append(Row(view, len(self._rows)))
        return QAccessible.queryAccessibleInterface(self._rows[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        row = child.object()
        return self._rows.index(row) if row in self._rows else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view
        if view is None:
            return None
        index = view.indexAt(view.viewport().mapFromGlobal(QPoint(x, y)))
        return self.child(index.row())

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view
        return self.child(view.currentIndex().row()) if view is not None else None


_ROLES: Final = {
    QAccessible.Text.Name: (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole),
    QAccessible.Text.Description: (Qt.ItemDataRole.AccessibleDescriptionRole,),
}
"""Roles for the text of a row; the first one with a value is used."""


def _box_of(view: QListView) -> QComboBox | None:
    """The combo box whose choices a list shows."""
    above = view.parent()
    box = above.parent() if above is not None else None
    return box if isinstance(box, QComboBox) else None


def _interface_for(_name: str, shown: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface
    if isinstance(shown, Row):
        made = RowInterface(shown)
    elif isinstance(shown, QListView):
        made = ListInterface(shown)
    else:
        return None
    _made.append(made)
    return made
