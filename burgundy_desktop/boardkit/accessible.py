"""The table for screen readers: the view is a list, everything that can be chosen is an entry.

Qt shows nothing of a graphics scene to assistive technology, so views and targets get
interfaces of their own. An entry can be pressed and focused; it has the name that
`BoardScene.names` gives its target.
"""

from __future__ import annotations

from typing import Any, Final

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.targets import Offer, TargetItem

_made: Final[list[QAccessibleInterface]] = []
"""Qt keeps only pointers to interfaces made in Python, and deletes what they point to together
with the object: here they stay until that has happened."""

_PRUNE_AT: Final = 400


class TargetActions(QAccessibleActionInterface):
    """Press a target, or put the keyboard on it."""

    def __init__(self, item: TargetItem) -> None:
        super().__init__()
        self._item = item

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._item.press()
        elif name == self.setFocusAction():
            scene = _board(self._item)
            if scene is not None:
                scene.focus_on(self._item.place.target)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class TargetInterface(QAccessibleInterface):
    """One target as an entry of the list."""

    def __init__(self, item: TargetItem) -> None:
        super().__init__()
        self._item = item
        self._actions = TargetActions(item)

    def isValid(self) -> bool:
        return self._item.scene() is not None

    def object(self) -> QObject:
        return self._item

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        scene = _board(self._item)
        if scene is None or kind != QAccessible.Text.Name:
            return self._item.cost if kind == QAccessible.Text.Description else ""
        return scene.name_of(self._item.place.target)

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Names come from the game."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        scene = _board(self._item)
        state.focusable = True
        state.selectable = self._item.offer is not Offer.NONE
        state.selected = self._item.offer is Offer.PICKED
        state.focused = scene is not None and scene.focused_target == self._item.place.target
        return state

    def rect(self) -> QRect:
        view = _view(self._item)
        if view is None:
            return QRect()
        rect = view.mapFromScene(self._item.box.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = _view(self._item)
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
        view = _view(self._item)
        return view.window().windowHandle() if view is not None else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else None


class BoardInterface(QAccessibleWidget):
    """The table as a list of its targets: what may be chosen first, then all the rest."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view

    @property
    def _board(self) -> BoardScene:
        board = self._view.scene()
        assert isinstance(board, BoardScene)
        return board

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
        view = self._view
        point = view.mapToScene(view.viewport().mapFromGlobal(QRect(x, y, 0, 0).topLeft()))
        item = self._board.item_of(self._board.target_at(point))
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self._board.item_of(self._board.focused_target)
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    @property
    def _items(self) -> list[TargetItem]:
        items = self._board.target_items
        return sorted(items, key=lambda item: item.offer is Offer.NONE)


def install() -> None:
    """Give views and targets their interfaces; may be called again."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_name: str, shown: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface
    if isinstance(shown, TargetItem):
        made = TargetInterface(shown)
    elif isinstance(shown, QGraphicsView) and isinstance(shown.scene(), BoardScene):
        made = BoardInterface(shown)
    else:
        return None
    if len(_made) >= _PRUNE_AT:
        _made[:] = [interface for interface in _made if shiboken6.isValid(interface)]
    _made.append(made)
    return made


def _board(item: TargetItem) -> BoardScene | None:
    scene = item.scene()
    return scene if isinstance(scene, BoardScene) else None


def _view(item: TargetItem) -> QGraphicsView | None:
    scene: object = item.scene()
    views = scene.views() if isinstance(scene, BoardScene) else []
    return views[0] if views else None


def focus_moved(board: BoardScene) -> None:
    """Tell assistive technology where the keyboard is."""
    item = board.item_of(board.focused_target)
    if item is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def targets_changed(view: QGraphicsView) -> None:
    """Tell assistive technology that the entries are others now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
