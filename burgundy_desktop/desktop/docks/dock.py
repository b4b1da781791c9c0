"""The docks at the right of the table: title, remark, body, cross."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QTabBar,
    QWidget,
)

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.scale import NO_LIMIT, Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.docks.dock_cross import DockCross
from burgundy_desktop.desktop.words.plain import plain_label

THIN_PX = 4


class Dock(QDockWidget):
    """A dock with a title bar of our own. Drag the title to move it, double-click to float it."""

    resized = Signal()
    came_or_went = Signal()
    named = Signal(str)
    """Emitted with its title."""

    def __init__(
        self,
        name: str,
        body: QWidget,
        shown: QAction,
        appearance: Appearance,
        sprites: Sprites,
        window: QMainWindow,
        *,
        has_title: bool = True,
    ) -> None:
        super().__init__(window)
        self.setObjectName(name)
        self.setWidget(body)
        self.title = DockTitle(appearance, sprites, self)
        self.setTitleBarWidget(self.title)
        self.title.be_thin(is_thin=not has_title)
        self._main = window
        self._shown = shown
        self._named = ("", "")
        self._is_tab = False
        shown.toggled.connect(self.setVisible)
        self.title.close_button.clicked.connect(self.dismiss)

    def name(self, title: str, remark: str = "", count: int = 0) -> None:
        """Set the title and the remark at its right; a tab has room for a count instead."""
        self._named = title, f"{title} ({count})" if count else title
        self.title.write(title, remark)
        self._name_window()
        self.named.emit(title)

    def be_tab(self, *, is_tab: bool) -> None:
        """Lie behind a tab that bears the title, or have a title of its own."""
        self._is_tab = is_tab
        self.title.be_thin(is_thin=is_tab)
        self._name_window()

    def dismiss(self) -> None:
        """Close it; its action opens it again."""
        self._shown.setChecked(False)

    def _name_window(self) -> None:
        self.setWindowTitle(self._named[self._is_tab])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass unused keys of a floating dock, which is a window of its own, to the table."""
        super().keyPressEvent(event)
        if not event.isAccepted() and self.isFloating():
            QCoreApplication.sendEvent(self._main, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """A floating dock can be closed as a window too, as by Alt+F4: its action knows of it."""
        super().closeEvent(event)
        self.dismiss()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came_or_went.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.came_or_went.emit()

    def follow(self) -> None:
        """Update the action to show whether the dock is open (after a layout was restored)."""
        self._shown.setChecked(not self.isHidden())


def tab_of(dock: QDockWidget) -> QRect | None:
    """Where the tab of a dock is in its window; None if the dock does not lie on another one."""
    window = dock.window()
    for bar in window.findChildren(QTabBar):
        tab = number_in(bar, dock)
        if bar.isVisible() and tab is not None:
            return bar.tabRect(tab).translated(bar.mapTo(window, QPoint()))
    return None


def number_in(bar: QTabBar, dock: QDockWidget) -> int | None:
    """Which tab of a bar is that of a dock."""
    title = dock.windowTitle()
    return next((tab for tab in range(bar.count()) if bar.tabText(tab) == title), None)


class DockTitle(QWidget):
    """Title at the left, remark at the right, a small close button."""

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._is_thin = False
        self._title = plain_label(self, "heading")
        self._remark = plain_label(self, "quiet")
        self.close_button = DockCross(appearance, sprites, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 3, 8, 2)
        row.setSpacing(6)
        row.addWidget(self._title, 1)
        row.addWidget(self._remark)
        row.addWidget(self.close_button)
        Measures(self, appearance)
        for label in (self._title, self._remark):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self._dress)
        self._dress()

    def be_thin(self, *, is_thin: bool) -> None:
        """Show a grip only, for contents with their own title or a tab, or the whole title."""
        for child in (self._title, self._remark, self.close_button):
            child.setHidden(is_thin)
        self._is_thin = is_thin
        self._dress()

    def write(self, title: str, remark: str) -> None:
        """Show this title and remark."""
        self._title.setText(title)
        self._remark.setText(remark)
        self.close_button.closes(title)

    @property
    def text(self) -> str:
        """The title itself."""
        return self._title.text()

    @property
    def remark(self) -> str:
        """The remark at the right."""
        return self._remark.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        surfaces = self._look.palette.surfaces
        painter.fillRect(self.rect(), QColor(surfaces.dock))
        aside, thick = self._look.gap(12), self._look.gap(1)
        line = self.rect().adjusted(aside, self.height() - thick, -aside, 0)
        if not self._is_thin:
            painter.fillRect(line, QColor(surfaces.hairline))
        painter.end()

    def _dress(self) -> None:
        thin = self._look.gap(THIN_PX) if self._is_thin else 0
        self.setMinimumHeight(thin)
        self.setMaximumHeight(thin or NO_LIMIT)
        self.update()
