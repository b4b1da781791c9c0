"""Docks that lie on each other, as tabs, while there is no room for both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QTabWidget, QWidget

from burgundy_desktop.desktop.dock_cross import DockCross
from burgundy_desktop.desktop.docks import Dock, number_in
from burgundy_desktop.desktop.themes import Appearance

LEAST_PX: Final = 168
"""The least height of a dock of text: its title and a few lines."""


class DockFolding(QObject):
    """Folds two docks of text into tabs below `above`, and takes them apart again. Only docks that
    lie in one column are folded: what the player has put elsewhere, or closed, stays there.
    """

    raised = Signal()
    """Emitted after Qt has raised docks above everything in the window."""

    def __init__(
        self, window: QMainWindow, above: Dock, docks: tuple[Dock, Dock], look: Appearance
    ) -> None:
        super().__init__(window)
        self._window = window
        self._above = above
        self._docks = docks
        self._look = look
        self.is_folded = False
        self._before = QByteArray()
        """Qt's state of the docks before they were folded."""
        areas, above_them = Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North
        window.setTabPosition(areas, above_them)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._bring_up)

    @property
    def crosses(self) -> list[DockCross]:
        """The crosses on the tabs."""
        return [cross for bar in self._bars for cross in bar.findChildren(DockCross)]

    @property
    def is_wanted(self) -> bool:
        """Whether there is no room for both."""
        return self._may_fold and self._room < 2 * self._look.px(LEAST_PX)

    def size_of(self, dock: Dock) -> QSize:
        """The size of a dock; one behind a tab has that of the one before it."""
        is_behind = self.is_folded and dock in self._docks and dock.geometry().right() < 0
        before = next((one for one in self._docks if one is not dock), dock)
        return before.size() if is_behind else dock.size()

    def unfold(self) -> None:
        """Lay the docks below each other, as they were."""
        if not self.is_folded:
            return
        self.is_folded = False
        moved = [_Place(self._window, dock) for dock in (*self._docks, self._above)]
        self._window.restoreState(self._before)
        for place in moved:
            place.take()
        self._name()

    def fold(self) -> None:
        """Lay the docks on each other; the upper one is seen."""
        first, second = self._docks = _from_the_top(*self._docks)
        self._before = self._window.saveState()
        self.is_folded = True
        self._window.tabifyDockWidget(first, second)
        first.raise_()
        self._name()

    def _name(self) -> None:
        """Folded, the tab is the title."""
        for dock in self._docks:
            dock.be_tab(is_tab=self.is_folded)
        for tabs in self._bars:
            tabs.setExpanding(True)
            tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tabs.installEventFilter(self)
            self._give_crosses(tabs)
        self.raised.emit()

    @property
    def _bars(self) -> list[QTabBar]:
        ours = Qt.FindChildOption.FindDirectChildrenOnly
        return self._window.findChildren(QTabBar, options=ours)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Delete and the middle button close a tab."""
        if isinstance(watched, QTabBar):
            tab = _closed_by(event, watched)
            dock = next((one for one in self._docks if number_in(watched, one) == tab), None)
            if tab is not None and dock is not None:
                dock.dismiss()
                return True
        return super().eventFilter(watched, event)

    def _give_crosses(self, bar: QTabBar) -> None:
        """Qt deletes a cross with its tab."""
        for dock in self._docks:
            if (tab := number_in(bar, dock)) is not None:
                cross = dock.cross_for_tab(bar)
                bar.setTabButton(tab, QTabBar.ButtonPosition.RightSide, cross)
                QWidget.setTabOrder(dock.title.close_button, cross)

    @property
    def _may_fold(self) -> bool:
        first, second = self._docks
        if any(dock.isHidden() or dock.isFloating() for dock in self._docks):
            return False
        if self.is_folded:
            return True
        area = self._window.dockWidgetArea
        return area(first) == area(second) and first.x() == second.x()

    @property
    def _room(self) -> int:
        """The height for both docks."""
        middle, above = self._window.centralWidget(), self._above
        whole = 0 if middle is None else middle.height()
        area = self._window.dockWidgetArea
        lies_above = not above.isHidden() and not above.isFloating()
        if lies_above and area(above) == area(self._docks[0]):
            whole -= min(above.widget().maximumHeight(), whole)
        return whole

    def _bring_up(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Tab leads into the hidden dock too: it comes up."""
        if self.is_folded and now is not None:
            for dock in self._docks:
                if dock.isAncestorOf(now):
                    dock.raise_()


class _Place:
    """Where a dock lies: what the player does while others are folded stays."""

    def __init__(self, window: QMainWindow, dock: Dock) -> None:
        self._window = window
        self._dock = dock
        self._is_hidden = dock.isHidden()
        self._floats = dock.isFloating()
        self._area = window.dockWidgetArea(dock)

    def take(self) -> None:
        """Lie there again."""
        if self._window.dockWidgetArea(self._dock) != self._area:
            self._window.addDockWidget(self._area, self._dock)
        if self._dock.isFloating() != self._floats:
            self._dock.setFloating(self._floats)
        self._dock.setHidden(self._is_hidden)


def _closed_by(event: QEvent, bar: QTabBar) -> int | None:
    """Which tab of a bar an event closes."""
    if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
        return bar.currentIndex() if event.key() == Qt.Key.Key_Delete else None
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
        middle = event.button() == Qt.MouseButton.MiddleButton
        return bar.tabAt(event.position().toPoint()) if middle else None
    return None


def _from_the_top(one: Dock, other: Dock) -> tuple[Dock, Dock]:
    return (one, other) if one.y() <= other.y() else (other, one)
