"""The cross on the tab of a folded dock."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QTabBar, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.docks.dock import Dock, number_in
from burgundy_desktop.desktop.docks.dock_cross import DockCross

ROOM_PX: Final = 22
"""The room that `window.qss` leaves for it at the right of a tab."""


class TabCross(DockCross):
    """Lies on the tab of its dock. Qt gives tabs buttons of their own, but lays out all docks anew
    for each one, and forgets how wide they were.
    """

    def __init__(self, dock: Dock, bar: QTabBar, look: Appearance, sprites: Sprites) -> None:
        super().__init__(look, sprites, bar)
        self._dock = dock
        self._bar = bar
        self._room = look.gap
        self.clicked.connect(dock.dismiss)
        dock.named.connect(self.closes)
        self.closes(dock.title.text)
        bar.installEventFilter(self)
        QWidget.setTabOrder(dock.title.close_button, self)
        self._lie_on_tab()
        self.show()

    def leave(self) -> None:
        """There is no tab any more."""
        self._bar.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the tab; Delete and the middle button close it as well."""
        if watched is self._bar:
            if event.type() in {QEvent.Type.Paint, QEvent.Type.Resize}:
                self._lie_on_tab()
            tab = number_in(self._bar, self._dock)
            if tab is not None and tab == _closed_by(event, self._bar):
                self._dock.dismiss()
                return True
        return super().eventFilter(watched, event)

    def _lie_on_tab(self) -> None:
        tab = number_in(self._bar, self._dock)
        if tab is not None:
            place, side = self._bar.tabRect(tab), self._room(ROOM_PX)
            here = QRect(place.right() - side, place.center().y() - side // 2, side, side)
            if self.geometry() != here:
                self.setGeometry(here)


def _closed_by(event: QEvent, bar: QTabBar) -> int | None:
    """Which tab of a bar an event closes."""
    if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
        return bar.currentIndex() if event.key() == Qt.Key.Key_Delete else None
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
        middle = event.button() == Qt.MouseButton.MiddleButton
        return bar.tabAt(event.position().toPoint()) if middle else None
    return None
