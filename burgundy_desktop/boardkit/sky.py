"""The items in the air above the table: coins, cards, points, thrown dice."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene


class Sky(QObject):
    """The items in the air. The scene draws them with the pieces, or another widget draws them
    above the whole window.
    """

    moved = Signal()
    """Something in the air is at another place, or has landed."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.flying: list[QGraphicsItem] = []
        self.is_drawn_here = True
        """Whether the scene draws it, and not somebody else."""

    def rise(self, item: QGraphicsItem) -> None:
        """Add an item to those in the air."""
        self._scene.addItem(item)
        item.setVisible(self.is_drawn_here)
        self.flying.append(item)

    def land(self, item: QGraphicsItem) -> None:
        """Remove an item."""
        self.flying.remove(item)
        self._scene.removeItem(item)
        self.moved.emit()

    def clear(self) -> None:
        """Remove all items."""
        for item in tuple(self.flying):
            self.land(item)
