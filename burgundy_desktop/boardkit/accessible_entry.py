"""An entry of a list, as assistive technology sees it: something in a view that can be pressed.

Without an object these interfaces return None, as Qt wants it; its stubs do not know that:
`type: ignore[override]`.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea
from shiboken6 import VoidPtr

_NONE: Final = VoidPtr(0)
"""Qt's null pointer: `None` in its place crashes the process as soon as a screen reader asks."""


class Entry(QAccessibleInterface):
    """It has no children. Whoever makes one says in which view it is, and where."""

    def __init__(self, actions: QAccessibleActionInterface) -> None:
        super().__init__()
        self._actions = actions

    @property
    def _view(self) -> QAbstractScrollArea | None:
        """The list; None once entry or list is gone."""
        raise NotImplementedError

    @property
    def _box(self) -> QRect:
        """Where the entry is in the viewport; called only if there is a view."""
        raise NotImplementedError

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Does nothing: what an entry is called is not the reader's to change."""

    def rect(self) -> QRect:
        view = self._view
        if view is None:
            return QRect()
        box = self._box
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def window(self) -> Any:
        view = self._view
        return view.window().windowHandle() if view is not None else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else _NONE
