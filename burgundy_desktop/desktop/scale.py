"""How large the shell round the table is: it follows the size of the window.

`docs/decisions/0007-the-shell-follows-the-window.md` says why, and where it ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QGridLayout, QLayout, QWidget

from burgundy_desktop.desktop.themes import Appearance

USUAL: Final = QSize(1280, 800)
"""A window of this size, and every smaller one, shows the shell at 100 %."""
LARGEST_FIRST: Final = QSize(1920, 1200)
"""The largest size of the first window."""
FRAME: Final = QSize(4, 36)
"""What a window manager usually puts round a window."""
STEP_PERCENT: Final = 5
MOST_PERCENT: Final = 300
REST_MS: Final = 120
"""After so long without a change the hand rests that drags the edge of the window."""

_NO_LIMIT: Final = 16777215  # QWIDGETSIZE_MAX, which the binding does not name


def percent_for(size: QSize) -> int:
    """The size of the shell in a window of this size: whole steps, never below 100 %."""
    fits = min(100 * size.width() // USUAL.width(), 100 * size.height() // USUAL.height())
    return min(max(fits // STEP_PERCENT * STEP_PERCENT, 100), MOST_PERCENT)


def first_size(free: QSize, least: QSize) -> QSize:
    """How large the window is at first where so much of the screen is `free`, never below `least`.

    Most of a large screen, the usual size on others, with its frame if that fits.
    """
    room = free - FRAME
    most = QSize(room.width() * 4 // 5, room.height() * 4 // 5).boundedTo(LARGEST_FIRST)
    return most.expandedTo(USUAL.boundedTo(room)).expandedTo(least)


class WindowScale(QObject):
    """Lets the shell follow its window.

    A single jump (first shown, maximised, full screen) is followed at once. While an edge is
    dragged, everything keeps its size until the hand rests: dressing all widgets anew takes
    longer than a frame.
    """

    rested = Signal()
    """The window keeps its size, and the shell has the one that belongs to it."""

    def __init__(self, look: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._percent = look.window_percent
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._come_to_rest)

    def follow(self, size: QSize) -> None:
        """The window has this size now."""
        self._percent = percent_for(size)
        if not self.is_moving:
            self._take()
        self._rest.start()

    @property
    def is_moving(self) -> bool:
        """Whether the window may still be on the way to another size."""
        return self._rest.isActive()

    def _take(self) -> None:
        self._look.fit_window(self._percent)

    def _come_to_rest(self) -> None:
        self._take()
        self.rested.emit()


class Measures(QObject):
    """Scales margins, gaps and fixed sizes of a widget, written as they are at 100 %.

    Make one when the layout of the widget stands; it belongs to the widget. With `inside` it
    takes care of all widgets in it as well, as a form from Qt Designer needs it.
    """

    def __init__(self, widget: QWidget, look: Appearance, *, inside: bool = False) -> None:
        super().__init__(widget)
        self._look = look
        self._inside = inside
        self._steps: list[Callable[[], object]] = []
        self._note_layout(widget.layout())
        look.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Take the measures of the window as it is now."""
        for step in self._steps:
            step()

    def _note_layout(self, layout: QLayout | None) -> None:
        if layout is None:
            return
        gap, edges = self._look.gap, layout.contentsMargins()
        sides = (edges.left(), edges.top(), edges.right(), edges.bottom())
        self._steps.append(lambda: layout.setContentsMargins(*map(gap, sides)))
        self._note_spacing(layout)
        for number in range(layout.count()):
            self._note_item(layout, number)

    def _note_spacing(self, layout: QLayout) -> None:
        gap = self._look.gap
        if isinstance(layout, QBoxLayout):
            between = layout.spacing()
            self._steps.append(lambda: layout.setSpacing(gap(between)))
        elif isinstance(layout, QGridLayout | QFormLayout):
            across, down = layout.horizontalSpacing(), layout.verticalSpacing()
            self._steps.append(lambda: layout.setHorizontalSpacing(gap(across)))
            self._steps.append(lambda: layout.setVerticalSpacing(gap(down)))

    def _note_item(self, layout: QLayout, number: int) -> None:
        item = layout.itemAt(number)
        if item is None:
            return
        spacer, widget = item.spacerItem(), item.widget()
        if spacer is not None:
            size, policy, gap = spacer.sizeHint(), spacer.sizePolicy(), self._look.gap
            policies = policy.horizontalPolicy(), policy.verticalPolicy()
            self._steps.append(
                lambda: spacer.changeSize(gap(size.width()), gap(size.height()), *policies)
            )
        elif widget is None:
            self._note_layout(item.layout())
        elif self._inside:
            self._note_widget(widget)

    def _note_widget(self, widget: QWidget) -> None:
        least, most = widget.minimumSize(), widget.maximumSize()
        if not least.isNull():
            self._steps.append(lambda: widget.setMinimumSize(self._scaled(least)))
        if most != QSize(_NO_LIMIT, _NO_LIMIT):
            self._steps.append(lambda: widget.setMaximumSize(self._scaled(most)))
        self._note_layout(widget.layout())

    def _scaled(self, size: QSize) -> QSize:
        gap = self._look.gap
        width = size.width() if size.width() == _NO_LIMIT else gap(size.width())
        height = size.height() if size.height() == _NO_LIMIT else gap(size.height())
        return QSize(width, height)
