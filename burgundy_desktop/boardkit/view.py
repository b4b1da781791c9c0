"""The view of a table: zoom, pan, fit; passes keys to the scene."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from burgundy_desktop.boardkit import accessible
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.core.ids import Seat, Target

NEAREST: Final = 4.0
"""The largest zoom; 1 is the fit."""
_PASSING: Final = frozenset(
    {
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    }
)
"""Focus reasons after which the ring stays where it was."""
_BY_KEYS: Final = Qt.WidgetAttribute.WA_KeyboardFocusChange
_STEP: Final = 1.2
_SHARPEN_MS: Final = 120
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def give_keyboard_to(widget: QWidget) -> None:
    """Give a widget the keyboard focus. If the keyboard was in use, the focus stays visible; Qt
    itself would hide it, as after a click.
    """
    led = widget.window().testAttribute(_BY_KEYS)
    widget.setFocus(Qt.FocusReason.TabFocusReason if led else Qt.FocusReason.OtherFocusReason)
    widget.window().setAttribute(_BY_KEYS, led)


class BoardView(QGraphicsView):
    """Shows one scene. At fit the table fills the view; zoomed in, dragging moves it."""

    zoom_changed = Signal(float)
    moved = Signal()
    """Emitted when another part of the table is in view, or at another size."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        accessible.install()
        self.board = scene
        self._zoom = 1.0
        self._pressed_at: QPoint | None = None
        self._dragged = False
        self._is_second = False
        """Whether the button was pressed as the second press of a double click."""
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_SHARPEN_MS)
        self._sharpen.timeout.connect(self._render_sharp)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        scene.focus_moved.connect(self._follow_focus)
        # methods, not lambdas, which would keep this view and its scene alive
        scene.captioned.connect(self._announce)
        scene.targets_changed.connect(self._tell_targets)

    # Zoom

    @property
    def zoom(self) -> float:
        """The zoom factor relative to fit."""
        return self._zoom

    def fit(self) -> None:
        """Show the whole table."""
        self.zoom_to(1.0)

    def zoom_in(self) -> None:
        self.zoom_to(self._zoom * _STEP)

    def zoom_out(self) -> None:
        self.zoom_to(self._zoom / _STEP)

    def zoom_to(self, zoom: float, fixed: QPointF | None = None) -> None:
        """Zoom to between 1 and 4; the point `fixed` of the view stays in place. Drawings are
        scaled first and rendered again 120 ms after the last step.
        """
        wanted = min(NEAREST, max(1.0, zoom))
        if wanted == self._zoom:
            return
        point = fixed or QPointF(self.viewport().rect().center())
        before = self.mapToScene(point.toPoint())
        self._zoom = wanted
        self.setTransform(QTransform.fromScale(wanted, wanted))
        moved = self.mapFromScene(before) - point.toPoint()
        self._scroll(-moved)
        self._sharpen.start()
        self.zoom_changed.emit(wanted)
        self.moved.emit()

    def _scroll(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())

    def _render_sharp(self) -> None:
        self.board.set_density(self._zoom * self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.set_density(self._zoom * self.devicePixelRatioF())
        self.board.resize_to(QSizeF(self.viewport().size()))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.moved.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the hover, as Qt does not report that the mouse has left."""
        super().hideEvent(event)
        self.board.forget_pointer()

    # Mouse and gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in {Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton}:
            self._pressed_at = event.position().toPoint()
            self._dragged = self._is_second = False
            self._keys_lead(False)
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if event.buttons() == Qt.MouseButton.NoButton:
            self._pressed_at = None  # it was let go over a dialog that had come meanwhile
        if self._pressed_at is None:
            self._point_at(here)
            return
        way = here - self._pressed_at
        if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self._pressed_at = here
            self.board.forget_pointer()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._scroll(way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        here = event.position().toPoint()
        if (
            pressed is not None
            and not self._dragged
            and event.button() == Qt.MouseButton.LeftButton
        ):
            self.board.focus_on(None)
            self.board.click_at(self.mapToScene(here), is_second=self._is_second)
        self._point_at(here)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click, which leaves what the first one did."""
        self.mousePressEvent(event)
        self._is_second = True

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        self.zoom_to(self._zoom * _STEP**steps, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_to(self._zoom * (1 + event.value()), event.position())
                return True
        elif event.type() == QEvent.Type.Leave:
            self.board.hover_at(None)
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._render_sharp()  # on another screen; the size in px may be the same
        return super().viewportEvent(event)

    def _point_at(self, here: QPoint) -> None:
        self.board.hover_at(self.mapToScene(here))
        target = self.board.under_pointer
        over = target is not None and self.board.may_click(target)
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        )

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys that mean nothing here to the window."""
        if self._take(event):
            self._keys_lead(True)
        else:
            event.ignore()

    def _take(self, event: QKeyEvent) -> bool:
        key, board = Qt.Key(event.key()), self.board
        everything = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in _ARROWS:
            return board.focus_direction(*_ARROWS[key], everything=everything)
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            digit = int(key) - int(Qt.Key.Key_0)
            return board.ask_for_seat(Seat(digit - 1)) if everything else board.press_digit(digit)
        if key in {Qt.Key.Key_Home, Qt.Key.Key_0}:
            self.fit()
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return board.activate()
        elif board.press_letter(event.text()):
            pass
        elif key == Qt.Key.Key_Space and board.is_animating:
            board.hurry()
        elif key == Qt.Key.Key_Escape and board.opened is not None:
            board.open(None)
        else:
            return False
        return True

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes through the offered targets, then to the next part of the window."""
        self._keys_lead(True)
        moved = self.board.focus_next() if forwards else self.board.focus_previous()
        return moved or super().focusNextPrevChild(forwards)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring at once after Tab."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.board.focus_next()
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.board.focus_previous()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.board.focus_on(None)

    def take_keyboard(self) -> None:
        """Take the keyboard focus, with the ring if the window is controlled by keys."""
        give_keyboard_to(self)

    def _keys_lead(self, lead: bool) -> None:
        """Whether the window is controlled by keys, by Qt's own flag; only Tab between widgets sets
        it.
        """
        self.window().setAttribute(_BY_KEYS, lead)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.board.retranslate()

    def _announce(self, text: str) -> None:
        accessible.announce(self, text)

    def _tell_targets(self) -> None:
        accessible.targets_changed(self)

    def _follow_focus(self, target: object) -> None:
        place = self.board.place_of(target) if isinstance(target, Target) else None
        if place is not None:
            self.ensureVisible(place, 20, 20)
            accessible.focus_moved(self.board)
