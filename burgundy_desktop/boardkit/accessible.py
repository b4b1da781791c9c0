"""The table for screen readers: the view is a list, every target is an entry.

Qt exposes nothing of a graphics scene to assistive technology, so views and targets get their own
interfaces. An entry can be pressed and focused; its name comes from `BoardScene.spoken`.
"""

from __future__ import annotations

import weakref
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from burgundy_desktop.boardkit.accessible_entry import Entry
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.targets import Offer, TargetItem
from burgundy_desktop.core.ids import Target

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


class TargetInterface(Entry):
    """One target as an entry of the list. It does not keep its item alive."""

    def __init__(self, item: TargetItem) -> None:
        super().__init__(TargetActions(item))
        self._known = weakref.ref(item)

    def isValid(self) -> bool:
        return _board(self._known()) is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return self._known()

    def text(self, kind: QAccessible.Text) -> str:
        item = self._known()
        board = _board(item)
        if item is None or board is None or not _is_seen(item):
            return ""
        if kind == QAccessible.Text.Description:
            return board.host.describe(item.place.target) or item.cost
        return board.spoken[item.place.target] if kind == QAccessible.Text.Name else ""

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

    @property
    def _view(self) -> QGraphicsView | None:
        return _view(self._known())

    @property
    def _box(self) -> QRect:
        item, view = self._known(), self._view
        assert item is not None
        assert view is not None
        return view.mapFromScene(item.box.rect).boundingRect()


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
