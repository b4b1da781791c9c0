"""Moves the keyboard focus when the widget that had it is disabled or removed.

Qt gives it to the next widget: after the last control of a page that is the toolbar, and a second
Enter would press a button that nobody has chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget
from shiboken6 import isValid


class Keyboard(QObject):
    """Keeps the focus on the page: it moves to a list, and returns to a control that was disabled
    only for a while.
    """

    def __init__(self, frame: QWidget, controls: Callable[[], Sequence[QWidget]]) -> None:
        """`controls` are those of the frame now, in reading order."""
        super().__init__(frame)
        self._frame, self._controls = frame, controls
        self._last: QWidget | None = None
        """What has the keyboard on the frame, or will when the window comes to the front again."""
        self._off: QWidget | None = None
        """What had it and was turned off."""
        self._resting: QWidget | None = None
        """What has it meanwhile."""
        self._look = QTimer(self, singleShot=True, interval=0)
        self._look.timeout.connect(self._see)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now.window() is self._frame.window():
            self._look.start()  # Qt takes the keyboard away, and only then hides or turns off

    def _see(self) -> None:
        now = QApplication.focusWidget()
        if now is None or now.window() is not self._frame.window():
            return
        is_outside = not self._frame.isAncestorOf(now)
        if is_outside and self._frame.isVisible() and _is_gone(self._last):
            now = self._rest()
            now.setFocus()
        self._watch(now if self._frame.isAncestorOf(now) else None)

    def _watch(self, now: QWidget | None) -> None:
        """This has the keyboard; None for something beside the frame."""
        last = self._last
        if last is not None and last not in {now, self._off} and isValid(last):
            last.removeEventFilter(self)
        self._last = now
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and watched is self._resting:
            self._off = self._resting = None  # somebody goes on from there
        elif event.type() == QEvent.Type.EnabledChange and isinstance(watched, QWidget):
            if watched is self._last and not watched.isEnabled():
                self._take_from(watched)
            elif watched is self._off and watched.isEnabled():
                self._give_back(watched)
        return super().eventFilter(watched, event)

    def _take_from(self, control: QWidget) -> None:
        self._off, self._resting = control, self._rest()
        self._resting.setFocus()

    def _give_back(self, control: QWidget) -> None:
        """Return the focus, unless it has moved elsewhere meanwhile."""
        if self._frame.window().focusWidget() is self._resting:
            control.setFocus()
        self._off = self._resting = None

    def _rest(self) -> QWidget:
        """A list if there is one, else what is no button."""
        return next(_by_rank([part for part in self._controls() if _can_have_it(part)]))


def _is_gone(widget: QWidget | None) -> bool:
    return widget is not None and not (isValid(widget) and widget.isVisible())


def _can_have_it(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


def _by_rank(parts: Sequence[QWidget]) -> Iterator[QWidget]:
    yield from (part for part in parts if isinstance(part, QAbstractItemView))
    yield from (part for part in parts if not isinstance(part, QAbstractButton))
    yield from parts
