"""The table for screen readers: the view is a list, every target is an entry.

Qt exposes nothing of a graphics scene to assistive technology, so views and targets get their own
interfaces. An entry can be pressed and focused; its name comes from `BoardScene.spoken`.
"""

from __future__ import annotations

import weakref
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView
from shiboken6 import VoidPtr

from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.targets import Offer, TargetItem
from burgundy_desktop.core.ids import Target

# Without an object these interfaces return None, as Qt wants it; its stubs do not know that:
# `type: ignore[override]`.

_NONE: Final = VoidPtr(0)
"""Qt's null pointer: `None` in its place crashes the process as soon as a screen reader asks."""

_made: Final[list[QAccessibleInterface]] = []
"""Qt keeps pointers to these interfaces, so they must live as long as the program. There are few: a
scene reuses its target items.
"""


class TargetActions(QAccessibleActionInterface):
    """Press a target, or give it the keyboard focus."""

    def __init__(self, item: TargetItem) -> None:
        super().__init__()
        self._known = weakref.ref(item)

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        item = self._known()
        board = _board(item)
        if item is None or board is None:
            return
        if name == self.pressAction():
            item.press()
        elif name == self.setFocusAction():
            board.focus_on(item.place.target)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class TargetInterface(QAccessibleInterface):
    """One target as an entry of the list. It does not keep its item alive."""

    def __init__(self, item: TargetItem) -> None:
        super().__init__()
        self._known = weakref.ref(item)
        self._actions = TargetActions(item)

    def isValid(self) -> bool:
        return _board(self._known()) is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return self._known()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        item = self._known()
        board = _board(item)
        if item is None or board is None or not _is_seen(item):
            return ""
        if kind == QAccessible.Text.Description:
            return board.host.describe(item.place.target) or item.cost
        return board.spoken[item.place.target] if kind == QAccessible.Text.Name else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Does nothing: names come from the game."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item = self._known()
        board = _board(item)
        if item is None or board is None:
            state.invalid = True
            return state
        state.invisible = not _is_seen(item)
        state.focusable = True
        state.selectable = item.offer is not Offer.NONE
        state.selected = item.offer is Offer.PICKED
        state.focused = board.focused_target == item.place.target
        return state

    def rect(self) -> QRect:
        item = self._known()
        view = _view(item)
        if item is None or view is None:
            return QRect()
        rect = view.mapFromScene(item.box.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = _view(self._known())
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
        view = _view(self._known())
        return view.window().windowHandle() if view is not None else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else _NONE


class BoardInterface(QAccessibleWidget):
    """The table as a list of its targets: offered ones first, then the rest."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._known = weakref.ref(view)

    @property
    def _board(self) -> BoardScene | None:
        view = self._known()
        scene: object = view.scene() if view is not None else None
        return scene if isinstance(scene, BoardScene) else None

    def childCount(self) -> int:
        return len(self._items)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = self._items
        if not 0 <= index < len(items):
            return None
        return QAccessible.queryAccessibleInterface(items[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        found = child.object()
        items = self._items
        return items.index(found) if isinstance(found, TargetItem) and found in items else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view, board = self._known(), self._board
        if view is None or board is None:
            return None
        point = view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))
        return _interface_of(board, board.target_at(point))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self._board
        return _interface_of(board, board.focused_target) if board is not None else None

    @property
    def _items(self) -> tuple[TargetItem, ...]:
        board = self._board
        return board.target_items_offered_first if board is not None else ()


@cache
def install() -> None:
    """Register the interfaces of views and targets; idempotent."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_name: str, shown: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface
    if isinstance(shown, TargetItem):
        made = TargetInterface(shown)
    elif isinstance(shown, QGraphicsView) and isinstance(shown.scene(), BoardScene):
        made = BoardInterface(shown)
    else:
        return None
    _made.append(made)
    return made


def _interface_of(board: BoardScene, target: Target | None) -> QAccessibleInterface | None:
    item = board.item_of(target)
    return QAccessible.queryAccessibleInterface(item) if item is not None else None


def _board(item: TargetItem | None) -> BoardScene | None:
    """The scene of an item; None if it is not on the table."""
    scene: object = item.scene() if item is not None else None
    return scene if isinstance(scene, BoardScene) else None


def _view(item: TargetItem | None) -> QGraphicsView | None:
    board = _board(item)
    views = board.views() if board is not None else []
    return views[0] if views else None


def _is_seen(item: TargetItem) -> bool:
    """Whether the table is visible; a covered table is another person's secret."""
    view = _view(item)
    return view is not None and view.isVisible()


def focus_moved(board: BoardScene) -> None:
    """Tell assistive technology where the keyboard focus is."""
    item = board.item_of(board.focused_target)
    if item is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def announce(view: QGraphicsView, text: str) -> None:
    """Have a sentence read aloud."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def targets_changed(view: QGraphicsView) -> None:
    """Tell assistive technology that the entries have changed."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
