"""Paints what lies below the page of the end ceremony once, as one picture.

The page's veil is translucent, and Qt would paint the whole table again for each frame above it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.desktop.appearance.themes import Appearance


class Backdrop(QObject):
    """A picture of table and docks in a part of the window; empty while it is not needed."""

    changed = Signal()
    """Emitted when it has to be painted anew."""

    def __init__(self, look: Appearance, window: QMainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.changed)
        look.changed.connect(self._later.start)
        self._table = window.centralWidget() or window
        self._table.installEventFilter(self)
        self.picture = QPixmap()

    def take(self, place: QRect) -> None:
        """Take a picture of this part of the window."""
        ratio = self._window.devicePixelRatioF()
        picture = QPixmap(place.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(paint(self._look.palette.surfaces.dock))
        painter = QPainter(picture)
        for part in self._parts():
            painter.drawPixmap(part.pos() - place.topLeft(), part.grab())
        painter.end()
        self.picture = picture

    def renew(self) -> None:
        """Have it painted anew as soon as everything below has its new words."""
        self._later.start()

    def let_go(self) -> None:
        """Free the picture."""
        self._later.stop()
        self.picture = QPixmap()

    def _parts(self) -> list[QWidget]:
        docks = self._window.findChildren(QDockWidget)
        inside = [dock for dock in docks if dock.isVisible() and not dock.isFloating()]
        return [self._table, *inside]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._later.start()
        return super().eventFilter(watched, event)
