"""The scale of the shell around the table: it follows the size of the window.

`docs/decisions/0007-the-shell-follows-the-window.md` gives the reasons and limits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QLayout,
    QSpacerItem,
    QWidget,
)

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.widgets.layouts import layouts_in, spacers_in, widgets_in

USUAL: Final = QSize(1280, 800)
"""Windows up to this size show the shell at 100 %."""
LARGEST_FIRST: Final = QSize(1920, 1200)
"""The largest size of the first window."""
FRAME: Final = QSize(4, 36)
"""The usual frame of a window."""
STEP_PERCENT: Final = 5
MOST_PERCENT: Final = 300
REST_MS: Final = 120
"""Milliseconds without a change after which a drag of the window's edge counts as finished."""

NO_LIMIT: Final = 16777215
"""QWIDGETSIZE_MAX, which PySide does not export."""


def percent_for(size: QSize) -> int:
    """The scale of the shell in a window of this size: in steps, never below 100 %."""
    fits = min(100 * size.width() // USUAL.width(), 100 * size.height() // USUAL.height())
    return min(max(fits // STEP_PERCENT * STEP_PERCENT, 100), MOST_PERCENT)


def first_size(free: QSize, least: QSize) -> QSize:
    """The first size of the window, never below `least`, with `free` space on the screen: most of a
    large screen, the usual size on others, with its frame if that fits.
    """
    room = free - FRAME
    most = QSize(room.width() * 4 // 5, room.height() * 4 // 5).boundedTo(LARGEST_FIRST)
    return most.expandedTo(USUAL.boundedTo(room)).expandedTo(least)


class WindowScale(QObject):
    """Scales the shell with its window. A single jump (first shown, maximised, full screen) takes
    effect at once. While an edge is dragged, the scale waits until the drag pauses: styling all
    widgets takes longer than a frame.
    """

    rested = Signal()
    """Emitted when the window keeps its size and the shell has the right scale."""

    def __init__(self, look: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._percent = look.window_percent
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._come_to_rest)

    def follow(self, size: QSize) -> None:
        """Follow the new size of the window."""
        self._percent = percent_for(size)
        if not self.is_moving:
            self._take()
        self._rest.start()

    @property
    def is_moving(self) -> bool:
        """Whether the size of the window may still be changing."""
        return self._rest.isActive()

    def _take(self) -> None:
        self._look.fit_window(self._percent)

    def _come_to_rest(self) -> None:
        self._take()
        self.rested.emit()


class Measures(QObject):
    """Scales margins, gaps and fixed sizes of a widget, which are given at 100 %. Create it when
    the layout of the widget is complete; it belongs to the widget. With `inside` it also scales all
    widgets in it, as a form from Qt Designer needs.
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
        """Apply the current scale of the window."""
        for step in self._steps:
            step()

    def _note_layout(self, layout: QLayout | None) -> None:
        if layout is None:
            return
        gap, edges = self._look.gap, layout.contentsMargins()
        sides = (edges.left(), edges.top(), edges.right(), edges.bottom())
        self._steps.append(lambda: layout.setContentsMargins(*map(gap, sides)))
        self._note_spacing(layout)
        for spacer in spacers_in(layout):
            self._note_spacer(spacer)
        for inner in layouts_in(layout):
            self._note_layout(inner)
        if self._inside:
            for widget in widgets_in(layout):
                self._note_widget(widget)

    def _note_spacing(self, layout: QLayout) -> None:
        gap = self._look.gap
        if isinstance(layout, QBoxLayout):
            between = layout.spacing()
            self._steps.append(lambda: layout.setSpacing(gap(between)))
        elif isinstance(layout, QGridLayout | QFormLayout):
            across, down = layout.horizontalSpacing(), layout.verticalSpacing()
            self._steps.append(lambda: layout.setHorizontalSpacing(gap(across)))
            self._steps.append(lambda: layout.setVerticalSpacing(gap(down)))

    def _note_spacer(self, spacer: QSpacerItem) -> None:
        size, policy, gap = spacer.sizeHint(), spacer.sizePolicy(), self._look.gap
        policies = policy.horizontalPolicy(), policy.verticalPolicy()
        self._steps.append(
            lambda: spacer.changeSize(gap(size.width()), gap(size.height()), *policies)
        )

    def _note_widget(self, widget: QWidget) -> None:
        least, most = widget.minimumSize(), widget.maximumSize()
        if not least.isNull():
            self._steps.append(lambda: widget.setMinimumSize(self._scaled(least)))
        if most != QSize(NO_LIMIT, NO_LIMIT):
            self._steps.append(lambda: widget.setMaximumSize(self._scaled(most)))
        self._note_layout(widget.layout())

    def _scaled(self, size: QSize) -> QSize:
        gap = self._look.gap
        width = size.width() if size.width() == NO_LIMIT else gap(size.width())
        height = size.height() if size.height() == NO_LIMIT else gap(size.height())
        return QSize(width, height)
