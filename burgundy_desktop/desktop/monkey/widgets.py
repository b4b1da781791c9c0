"""Actions on the widgets of any window: buttons, lists, fields, keys, points."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QWidget,
)

from burgundy_desktop.desktop.monkey.plans import Ground, Plan, Weighted, draw, one_of
from burgundy_desktop.desktop.trials.ui_driver import double_click

WidgetT = TypeVar("WidgetT", bound=QWidget)

_LEFT: Final = Qt.MouseButton.LeftButton
_NONE: Final = Qt.KeyboardModifier.NoModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_KEYS: Final = tuple(
    (key, _NONE)
    for key in (
        *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
        *(Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key(ord(sign)) for sign in "123456+-0HLMPKECDBSTF,."),
        *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F11, Qt.Key.Key_Delete, Qt.Key.Key_Alt),
    )
) + tuple((Qt.Key(ord(sign)), _CTRL) for sign in "ZYLNPSRE123+-0,Q")
TEXTS: Final = (
    *("", "a", "Anna", "ÁRVÍZTŰRŐ tükörfúrógép", "<b>bold</b>", '<img src="file:///etc/passwd">'),
    *(
        "&amp;",
        "\u202eright to left",
        "🏰",
        "0",
        "-1",
        "4711",
        "9" * 40,
        "x" * 200,
        "  ",
        "../../x",
    ),
)
"""Harmless and malicious texts to type."""


def named(widget: QWidget) -> str:
    """The description of a widget."""
    said = widget.objectName() or widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        said = said or widget.text()
    return f"{type(widget).__name__} {said}".strip()


def in_sight(top: QWidget, kind: type[WidgetT]) -> list[WidgetT]:
    """The visible and enabled widgets of a type, in order of creation."""
    return [
        widget
        for widget in top.findChildren(kind)
        if widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty()
    ]


def press_button(ground: Ground, chance: Random) -> Plan | None:
    """Press any button."""
    button = one_of(in_sight(ground.top, QAbstractButton), chance)
    if button is None:
        return None
    return Plan(f"press {named(button)}", partial(_click, button, button.rect().center()))


def press_key(ground: Ground, chance: Random) -> Plan:
    """Press any key, in the widget with the focus."""
    key, modifiers = chance.choice(_KEYS)
    focus = QApplication.focusWidget()
    widget = focus if focus is not None and ground.top.isAncestorOf(focus) else ground.top
    words = f"press {'Ctrl+' if modifiers == _CTRL else ''}{key.name} on {named(widget)}"
    return Plan(words, partial(QTest.keyClick, widget, key, modifiers))


def choose_in_box(ground: Ground, chance: Random) -> Plan | None:
    """Choose another line of a combo box, by keys."""
    box = one_of(in_sight(ground.top, QComboBox), chance)
    if box is None:
        return None
    keys = chance.choices((Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End), k=3)
    return Plan(f"choose in {named(box)}", lambda: [QTest.keyClick(box, key) for key in keys])


def move_slider(ground: Ground, chance: Random) -> Plan | None:
    """Move a slider or a scroll bar."""
    slider = one_of(in_sight(ground.top, QAbstractSlider), chance)
    if slider is None:
        return None
    value = chance.randint(slider.minimum(), slider.maximum())
    return Plan(f"move {named(slider)} to {value}", partial(slider.setValue, value))


def type_text(ground: Ground, chance: Random) -> Plan | None:
    """Type a text into a field."""
    field = one_of(in_sight(ground.top, QLineEdit), chance)
    text = chance.choice(TEXTS)
    if field is None:
        return None

    def do() -> None:
        field.setFocus()
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Backspace)
        field.insert(text)

    return Plan(f"type {text[:20]!r} into {named(field)}", do)


def press_row(ground: Ground, chance: Random) -> Plan | None:
    """Click or double-click a row of a list."""
    every = in_sight(ground.top, QAbstractItemView)
    views = [view for view in every if _rows(view) and not isinstance(view, QHeaderView)]
    view = one_of(views, chance)
    if view is None:
        return None
    index = view.model().index(chance.randrange(_rows(view)), 0)
    twice = chance.random() < 0.3

    def do() -> None:
        view.scrollTo(index)
        point = view.visualRect(index).center()
        (double_click if twice else _click)(view.viewport(), point)

    return Plan(f"{'two clicks' if twice else 'a click'} on row {index.row()} of {named(view)}", do)


def point_somewhere(ground: Ground, chance: Random) -> Plan | None:
    """Click, double-click or drag anywhere in the window, with any mouse button."""
    top = ground.top
    ends = [QPoint(chance.randrange(top.width()), chance.randrange(top.height())) for _ in "12"]
    how = chance.choice(("click", "click", "double", "drag", "right"))
    widget = top.childAt(ends[0]) or top
    start, end = (widget.mapFrom(top, point) for point in ends)
    if isinstance(widget, QDialog | QMenu) and widget is not top:
        return None
    return Plan(
        f"{how} at {ends[0].x()},{ends[0].y()} on {named(widget)}",
        partial(_point, widget, how, start, end),
    )


def close(ground: Ground, _: Random) -> Plan:
    """Close the topmost window."""
    return Plan(f"Esc closes {named(ground.top)}", partial(put_away, ground.top))


def put_away(top: QWidget) -> None:
    """Press Esc; close the window if that does nothing."""
    QTest.keyClick(top, Qt.Key.Key_Escape)
    if top.isVisible():
        top.close()


def name_file(ground: Ground, chance: Random) -> Plan:
    """Name a file in the player's folder, or none."""
    dialog = ground.top
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    buttons = dialog.findChild(QDialogButtonBox)
    name = chance.choice(("one", "two", "three.burgundy", "ő<b>.burgundy", "missing/four"))
    if chance.random() < 0.3 or not isinstance(field, QLineEdit) or buttons is None:
        return close(ground, chance)
    accept = [
        button
        for button in buttons.buttons()
        if buttons.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole
    ]

    def do() -> None:
        field.setText(str(Path.home() / name))
        if accept[0].isEnabled():
            _click(accept[0], accept[0].rect().center())

    return Plan(f"name the file {name}", do)


def choose_in_popup(ground: Ground, chance: Random) -> Plan:
    """Choose a line of the open menu."""
    menu = ground.top
    if not isinstance(menu, QMenu) or chance.random() < 0.3:
        return close(ground, chance)
    actions = [one for one in menu.actions() if one.isEnabled() and not one.isSeparator()]
    action = one_of(actions, chance)
    if action is None:
        return close(ground, chance)
    place = menu.actionGeometry(action).center()
    return Plan(f"choose {action.text()!r} in a menu", partial(_click, menu, place))


IN_A_DIALOG: Final[Weighted] = (
    (8, press_button),
    (5, press_key),
    (4, choose_in_box),
    (3, type_text),
    (3, press_row),
    (3, close),
    (2, move_slider),
    (2, point_somewhere),
)


def in_window_on_top(ground: Ground, chance: Random) -> Plan:
    """Do something in a dialog or in a menu."""
    if isinstance(ground.top, QFileDialog):
        return name_file(ground, chance)
    if isinstance(ground.top, QMenu):
        return choose_in_popup(ground, chance)
    return draw(IN_A_DIALOG, ground, chance)


def _rows(view: QAbstractItemView) -> int:
    model: QAbstractItemModel | None = view.model()
    return 0 if model is None else model.rowCount()


def _click(widget: QWidget, point: QPoint) -> None:
    QTest.mouseClick(widget, _LEFT, _NONE, point)


def _point(widget: QWidget, how: str, start: QPoint, end: QPoint) -> None:
    if how == "drag":
        QTest.mousePress(widget, _LEFT, _NONE, start)
        for step in (1, 2, 3):
            QTest.mouseMove(widget, start + (end - start) * step / 3)
        QTest.mouseRelease(widget, _LEFT, _NONE, end)
    elif how == "double":
        double_click(widget, start)
    else:
        button = Qt.MouseButton.RightButton if how == "right" else _LEFT
        QTest.mouseClick(widget, button, _NONE, start)
