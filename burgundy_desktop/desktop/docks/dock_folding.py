"""Docks that lie on each other, as tabs, while there is no room for both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QTabWidget, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.docks.dock import Dock, number_in
from burgundy_desktop.desktop.docks.tab_cross import TabCross

LEAST_PX: Final = 168
"""The least height of a dock of text: its title and a few lines."""


class DockFolding(QObject):
    """Folds two docks of text into tabs below `above`, and takes them apart again. Only docks that
    lie in one column are folded: what the player has put elsewhere, or closed, stays there.
    """

    raised = Signal()
    """Emitted after Qt has raised docks above everything in the window."""
    restored = Signal()
    """Emitted after Qt has laid out the window, its bars too, as at another time."""

    def __init__(
        self,
        window: QMainWindow,
        above: Dock,
        docks: tuple[Dock, Dock],
        look: Appearance,
        sprites: Sprites,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._above = above
        self._docks = docks
        self._look = look
        self._sprites = sprites
        self.is_folded = False
        self._before = QByteArray()
        """Qt's state of the docks before they were folded."""
        areas, above_them = Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North
        window.setTabPosition(areas, above_them)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._bring_up)

    @property
    def crosses(self) -> list[TabCross]:
        """The crosses on the tabs."""
        return [cross for bar in self._bars for cross in bar.findChildren(TabCross)]

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
        for cross in self.crosses:
            cross.leave()
        moved = [_Place(self._window, dock) for dock in (*self._docks, self._above)]
        self._window.restoreState(self._before)
        for place in moved:
            place.take()
        self.restored.emit()
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
        for bar in self._bars if self.is_folded else ():
            bar.setExpanding(True)
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            for dock in self._docks:
                if number_in(bar, dock) is not None:
                    TabCross(dock, bar, self._look, self._sprites)
        self.raised.emit()

    @property
    def _bars(self) -> list[QTabBar]:
        ours = Qt.FindChildOption.FindDirectChildrenOnly
        return self._window.findChildren(QTabBar, options=ours)

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


def _from_the_top(one: Dock, other: Dock) -> tuple[Dock, Dock]:
    return (one, other) if one.y() <= other.y() else (other, one)
