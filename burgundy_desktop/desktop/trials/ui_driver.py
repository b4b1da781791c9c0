"""Drives the real window: clicks, types and waits as a person would.

The smoke test, the benchmark and tests play with it; nothing here knows a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from shiboken6 import Shiboken

from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.window.main_window import MainWindow

PATIENCE_SECONDS: Final = 120.0
MOST_CLICKS: Final = 12
"""The most clicks of a decision."""

DialogT = TypeVar("DialogT", bound=QDialog)


class TookTooLong(Exception):
    """Something awaited did not happen; the message names it."""


def wait_for(condition: Callable[[], bool], what: str, seconds: float = PATIENCE_SECONDS) -> None:
    """Wait until `condition` holds. Raises TookTooLong, naming `what`."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TookTooLong(f"waited {seconds:.0f} s for {what}")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        time.sleep(0.001)


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Click a visible widget with the left button; in its centre by default."""
    if not (widget.isVisible() and widget.isEnabled()):
        raise TookTooLong(f"{widget.objectName() or type(widget).__name__} cannot be clicked")
    where = widget.rect().center() if point is None else point
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)


def double_click(widget: QWidget, point: QPoint) -> None:
    """Click twice with the left button, and let it go: QTest itself holds it, also for widgets that
    come later.
    """
    left, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(widget, left, keys, point)
    if Shiboken.isValid(widget):  # it may have led to another page
        QTest.mouseRelease(widget, left, keys, point)


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press and release a key."""
    QTest.keyClick(widget, key)


def choose_in_menu(window: MainWindow, menu: QMenu, action: QAction) -> None:
    """Open a menu of the bar and click one of its lines."""
    bar = window.top_bar.menus
    click(bar, bar.actionGeometry(menu.menuAction()).center())
    wait_for(menu.isVisible, "the menu")
    click(menu, menu.actionGeometry(action).center())


@contextmanager
def meanwhile(kind: type[DialogT], task: Callable[[DialogT], None]) -> Iterator[None]:
    """Do `task` with the modal dialog that the body of this context opens. An error in the dialog
    closes it and is raised outside.
    """
    problems: list[Exception] = []
    end = time.monotonic() + PATIENCE_SECONDS

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog.isVisible():
            timer.stop()
            try:
                task(dialog)
            except Exception as problem:  # noqa: BLE001  # raised below
                problems.append(problem)
                dialog.reject()
        elif time.monotonic() > end:
            timer.stop()
            problems.append(TookTooLong(f"waited for a {kind.__name__}"))
            if isinstance(dialog, QDialog):
                dialog.reject()

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    yield
    wait_for(lambda: not timer.isActive(), f"a {kind.__name__}")
    if problems:
        raise problems[0]


def click_target(table: Table, target: Target) -> None:
    """Click something on the table, or its button in the prompt bar."""
    click(*_where(table, target))


def point_at_target(table: Table, target: Target) -> None:
    """Move the pointer there, as everybody does before a click."""
    QTest.mouseMove(*_where(table, target))


def _where(table: Table, target: Target) -> tuple[QWidget, QPoint]:
    """The widget in which a target is clicked, and the point in it."""
    if table.scene is None or table.view is None:
        raise TookTooLong("no game is on the table")
    if target in table.scene.buttons:
        button = table.prompt_bar.button_of(target)
        return button, button.rect().center()
    place = table.scene.place_of(target)
    if place is None:
        raise TookTooLong(f"{target} is not on the table")
    return table.view.viewport(), table.view.mapFromScene(place.center())


def next_pick(table: Table, move: Any) -> Target | None:
    """The next target to pick for a move: the first of its targets that can be clicked now.
    Variants are often offered only after the main target is picked.
    """
    controller, scene = table.controller, table.scene
    left: list[Target] = [t for t in move.targets if t not in controller.selection.chooser.picked]
    if scene is None or not left or controller.selection.proposal == move:
        return None
    here = (t for t in left if t in scene.buttons or scene.place_of(t) is not None)
    return next(here, left[0])


def play_by_clicks(table: Table, move: Any) -> None:
    """Play a legal move of the person at the screen: its targets in order, then a confirmation.
    Raises TookTooLong if the clicks do not play it.
    """
    controller = table.controller
    match = controller.session.match
    before = match.cursor
    for _ in range(MOST_CLICKS):
        wanted = next_pick(table, move)
        if wanted is not None and not controller.selection.question:
            click_target(table, wanted)
        else:
            click(table.prompt_bar.confirm)
        if match.cursor > before:
            break
    if match.cursor == before or match.steps[before + 1].move != move:
        raise TookTooLong(f"clicks did not play {move}")


def wait_until_asked(window: MainWindow) -> None:
    """Skip animations until a person at the screen decides, or the game is over."""
    table = window.table

    def asked() -> bool:
        still = (
            not (table.scene and table.scene.is_animating) and not table.showing.is_showing_steps
        )
        if table.controller.may_choose and still:
            return True
        press(window, Qt.Key.Key_Space)
        return table.controller.session.match.is_over

    wait_for(asked, "a decision")
