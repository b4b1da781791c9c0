"""Keyboard input: key events go to the window that has the focus.

Nothing here knows a game. The program is only asked for what a person sees (the focus ring, the
framed button); every action is a key press.
"""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.trials import ui_driver

FARTHEST: Final = 80
"""The largest number of steps to any widget or target."""
MOST_STEPS: Final = 40
"""The largest number of picks and confirmations of a decision, and of steps of an automaton before
it.
"""
_ARROWS: Final = {
    (1, 0): Qt.Key.Key_Right,
    (-1, 0): Qt.Key.Key_Left,
    (0, 1): Qt.Key.Key_Down,
    (0, -1): Qt.Key.Key_Up,
}


class OutOfReach(AssertionError):
    """Keys alone do not reach the target."""


def strike(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press and release a key in the focused widget. A menu gives the keyboard back a moment after
    it has closed.
    """
    ui_driver.wait_for(
        lambda: QGuiApplication.focusWindow() is not None, "a window with the keyboard"
    )
    window = QGuiApplication.focusWindow()
    assert window is not None
    QTest.keyClick(window, key, modifiers)


def type_in(text: str) -> None:
    """Type digits."""
    for digit in text:
        strike(Qt.Key(ord(digit)))


def tab_until(there: Callable[[], bool], what: str, *, backwards: bool = False) -> int:
    """Press Tab until `there` holds; return the number of presses. The focus is always visible."""
    key = Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab
    for count in range(FARTHEST):
        if there():
            return count
        strike(key)
        assert_somewhere()
    raise OutOfReach(f"{FARTHEST} presses of Tab do not reach {what}")


def tab_to(widget: QWidget) -> int:
    """Press Tab until a widget has the focus."""
    return tab_until(widget.hasFocus, widget.accessibleName() or type(widget).__name__)


def assert_somewhere() -> None:
    """The focus is on a visible widget."""
    widget = QApplication.focusWidget()
    assert widget is not None, "the keyboard is nowhere"
    assert widget.isVisible(), f"the keyboard is on {widget}, which cannot be seen"


def open_menu(parent: QObject, then: Callable[[QMenu], object]) -> None:
    """Open the menu of the current row by its key. It waits for keys in a loop of its own, in which
    `then` gets it; what that leaves open is closed. It is found the second time it is seen: only
    then does it know that it has the keyboard, and closed before, it would keep it.
    """
    seen: list[QWidget | None] = []

    def find() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu) and menu in seen:
            looking.stop()
            then(menu)
            menu.close()
        seen.append(menu)

    looking = QTimer(parent, interval=1)
    looking.timeout.connect(find)
    looking.start()
    strike(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    ui_driver.wait_for(lambda: not looking.isActive(), "a menu")


def choose_in_menu(menu: QMenu, action: QAction) -> None:
    """Go down to an entry, and press it."""
    for _ in menu.actions():
        if menu.activeAction() is not action:
            strike(Qt.Key.Key_Down)
    strike(Qt.Key.Key_Return)


def the_dialog(kind: type[Any]) -> Any:
    """Wait for the dialog of this kind above the window and return it."""

    def has_come() -> bool:
        top = QApplication.activeWindow()
        return isinstance(top, kind) and top.isVisible()

    ui_driver.wait_for(has_come, f"a {kind.__name__}")
    return QApplication.activeWindow()


def wait_for_window(window: QWidget) -> None:
    """Wait until this window has the focus (again).

    Under the offscreen plugin no window manager gives the focus back when a dialog closes.
    """
    if QGuiApplication.platformName() == "offscreen":
        window.activateWindow()
    ui_driver.wait_for(lambda: QApplication.activeWindow() is window, "the window")


class KeyPlayer:
    """Plays moves on the table by keys: digits where they choose, Tab, Shift+Tab or arrows else.

    `ways` counts how targets were reached.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ways = dict.fromkeys(("digit", "tab", "backtab", "arrows", "button", "step"), 0)

    def play(self, move: Any) -> None:
        """Play a legal move of the person at the screen."""
        match = self.table.controller.session.match
        before = match.cursor
        for _ in range(MOST_STEPS):
            if match.cursor > before:
                break
            self._step(move)
        if match.cursor == before or match.steps[before + 1].move != move:
            raise OutOfReach(f"keys did not play {move}")

    def go_on(self) -> None:
        """Confirm the cover, continue the shown steps, or end the animation."""
        if self.table.cover.isVisible():
            strike(Qt.Key.Key_Return)
        elif self.table.showing.is_showing_steps:
            strike((Qt.Key.Key_Space, Qt.Key.Key_Return)[self.ways["step"] % 2])
            self.ways["step"] += 1
        else:
            strike(Qt.Key.Key_Space)

    @property
    def must_go_on(self) -> bool:
        """Whether another step comes before a decision."""
        return self.table.cover.isVisible() or self.table.showing.is_showing_steps

    def _step(self, move: Any) -> None:
        controller = self.table.controller
        wanted = ui_driver.next_pick(self.table, move)
        if self.must_go_on:
            self.go_on()
        elif controller.selection.question or wanted is None:
            strike(Qt.Key.Key_Space)
        else:
            self._pick(wanted)

    def _pick(self, target: Target) -> None:
        scene = self.table.scene
        if target in scene.buttons:
            self._press_button(target)
        elif not self._pick_by_digit(target):
            self._go(target)
            assert scene.focused_target == target
            strike(Qt.Key.Key_Return)

    def _press_button(self, target: Target) -> None:
        tab_to(self.table.prompt_bar.button_of(target))
        strike(Qt.Key.Key_Return)
        self.ways["button"] += 1

    def _pick_by_digit(self, target: Target) -> bool:
        scene = self.table.scene
        if target.kind not in scene.digit_kinds or not self.table.view.hasFocus():
            return False
        for digit in range(1, 7):
            if scene.target_for_digit(digit) == target:
                strike(Qt.Key(int(Qt.Key.Key_0) + digit))
                self.ways["digit"] += 1
                return True
        return False

    def _go(self, target: Target) -> None:
        """Use another way each time."""
        gone = sum(count for way, count in self.ways.items() if way != "step")
        way = ("tab", "arrows", "backtab")[gone % 3]
        if way == "arrows" and not self._walk(target):
            way = "tab"
        if way != "arrows":
            self._tab(target, backwards=way == "backtab")
        self.ways[way] += 1

    def _tab(self, target: Target, *, backwards: bool) -> None:
        view, scene = self.table.view, self.table.scene
        tab_until(
            lambda: view.hasFocus() and scene.focused_target == target,
            f"{target}",
            backwards=backwards,
        )

    def _walk(self, target: Target) -> bool:
        """Move by arrow keys while each step comes nearer. False if they stop before the target."""
        scene = self.table.scene
        tab_until(self.table.view.hasFocus, "the table")
        for _ in range(FARTHEST):
            if scene.focused_target is None:
                strike(Qt.Key.Key_Right)
                continue
            if scene.focused_target == target:
                return True
            before = scene.focused_target
            here = scene.place_of(before).center()
            there = scene.place_of(target).center()
            across, down = there.x() - here.x(), there.y() - here.y()
            level = abs(across) > abs(down)
            way = (1 if across > 0 else -1, 0) if level else (0, 1 if down > 0 else -1)
            strike(_ARROWS[way])
            if scene.focused_target == before:
                return False
        return False
