"""What flies between table, docks and bar: a layer above all of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.view import BoardView

_UNSPOKEN: Final = "qt_rubberband"
"""Qt leaves a widget of this name out of what assistive technology sees."""
_RIM: Final = 2


class FlightLayer(QWidget):
    """Draws what flies. It takes neither mouse nor keyboard, and is hidden while nothing flies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(_UNSPOKEN)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._view: BoardView | None = None
        self._drawn = QRegion()
        self.hide()

    def lie_above(self, window: QWidget) -> None:
        """Cover all of this window."""
        self.setParent(window)

    def take(self, view: BoardView | None) -> None:
        """Draw what flies on this table from now on."""
        self._view = view
        self.hide()
        if view is not None:
            view.board.leave_out_flights()
            view.board.flew.connect(self._follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(self._from_scene)
        for item in self._in_the_air:
            _draw(painter, item)
        painter.end()

    @property
    def _in_the_air(self) -> list[QGraphicsItem]:
        if self._view is None or not self._view.isVisible():
            return []
        seen = (item for item in self._view.board.flying if item.opacity() > 0)
        return sorted(seen, key=QGraphicsItem.zValue)

    @property
    def _from_scene(self) -> QTransform:
        """From px of the scene to px of the window."""
        assert self._view is not None
        corner = self._view.viewport().mapTo(self.window(), QPoint())
        shift = QTransform.fromTranslate(corner.x(), corner.y())
        return self._view.viewportTransform() * shift

    def _follow(self) -> None:
        """Repaint only the areas that a flight has left or reached."""
        flying = self._in_the_air
        before, self._drawn = self._drawn, QRegion()
        for item in flying:
            self._drawn += self._box_of(item)
        if flying and self.isHidden():
            self._come()
        self.window().update(before + self._drawn)
        if not flying:
            self._go()

    def _come(self) -> None:
        """Show the layer without painting the whole window, as Qt does when a widget comes."""
        self.setGeometry(self.window().rect())
        self.raise_()
        self.show()
        QCoreApplication.removePostedEvents(self, QEvent.Type.UpdateLater.value)

    def _go(self) -> None:
        """Hide the layer without painting the whole window: only the area of its last drawing is
        painted again.
        """
        self.setUpdatesEnabled(False)
        self.hide()
        self.setUpdatesEnabled(True)

    def _box_of(self, item: QGraphicsItem) -> QRect:
        box = item.mapRectToScene(item.boundingRect().united(item.childrenBoundingRect()))
        return self._from_scene.mapRect(box).toAlignedRect().adjusted(-_RIM, -_RIM, _RIM, _RIM)


def _draw(painter: QPainter, item: QGraphicsItem) -> None:
    """Draw an item, or the parts that it is made of, in px of the scene."""
    painter.setOpacity(item.opacity())
    for part in item.childItems() or (item,):
        painter.save()
        painter.setTransform(part.sceneTransform(), combine=True)
        part.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.restore()
