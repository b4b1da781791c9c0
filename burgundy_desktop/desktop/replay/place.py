"""The place at the lower edge of the window of the bar of the replay."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QWidget

from burgundy_desktop.desktop.replay.player import Replay

NAME = "replay"


class Place(QToolBar):
    """It lies below table and docks while there is a replay, and cannot be moved."""

    resized = Signal()

    def __init__(self, replay: Replay, bar: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._replay = replay
        self._window = window
        self.setObjectName(NAME)  # Qt keeps layouts by name
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self.addWidget(bar)
        replay.came_or_went.connect(self.stay)
        self.stay()

    def stay(self) -> None:
        """Lie where it belongs: a layout that was restored may say otherwise."""
        self._window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self)
        self.setVisible(self._replay.is_open)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @property
    def height_taken(self) -> int:
        """What it takes from the height of table and docks, in px."""
        return self.sizeHint().height() if self._replay.is_open else 0
