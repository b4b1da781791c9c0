"""The place of a bar at the lower edge of the window: that of a branch, the replay, or the
exercises.
"""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QWidget


class Tenant(Protocol):
    """What the bar belongs to; the bar is shown while it is open."""

    came_or_went: Any
    """A signal: `is_open` may have changed."""

    @property
    def is_open(self) -> bool: ...


class Place(QToolBar):
    """A fixed tool bar below table and docks, shown while its tenant is open."""

    resized = Signal()

    def __init__(self, name: str, tenant: Tenant, bar: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._tenant = tenant
        self._window = window
        self.setObjectName(name)  # Qt keeps layouts by name
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self.addWidget(bar)
        tenant.came_or_went.connect(self.stay)
        self.stay()

    def stay(self) -> None:
        """Move back to its place, and show or hide: Qt may have restored a layout with it
        elsewhere.
        """
        self._window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self)
        self._window.insertToolBarBreak(self)  # a row of its own
        self.setVisible(self._tenant.is_open)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @property
    def height_taken(self) -> int:
        """What it takes from the height of table and docks, in px."""
        return self.sizeHint().height() if self._tenant.is_open else 0
