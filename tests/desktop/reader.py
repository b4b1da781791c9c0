"""Reads Qt's accessibility tree: finds what is offered by role, state and name; presses it.

What a screen reader hands on to a person, and no more: nothing here looks at a widget or a scene.
"""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication

Role = QAccessible.Role
Interface = QAccessibleInterface


class NotThere(AssertionError):
    """The tree does not hold the entry, or holds it more than once."""


def name(entry: Interface) -> str:
    return entry.text(QAccessible.Text.Name)


def walk(top: Interface) -> Iterator[Interface]:
    """All visible entries below; a hidden entry hides its children."""
    for child in children(top):
        if not child.state().invisible:
            yield child
            yield from walk(child)


def children(top: Interface) -> list[Interface]:
    return [top.child(index) for index in range(top.childCount())]


def the(top: Interface, role: Role, named: str) -> Interface:
    """The only entry of this role and name below `top`. Raises NotThere."""
    found = [entry for entry in walk(top) if entry.role() == role and name(entry) == named]
    if len(found) != 1:
        there = [name(entry) for entry in walk(top) if entry.role() == role]
        raise NotThere(f"{len(found)} times {role.name} {named!r}; there are {there}")
    return found[0]


def press(entry: Interface) -> None:
    """Press the entry. Qt's own buttons react a tenth of a second later."""
    actions: QAccessibleActionInterface | None = entry.actionInterface()
    if actions is None or actions.pressAction() not in actions.actionNames():
        raise NotThere(f"{name(entry)!r} cannot be pressed")
    actions.doAction(actions.pressAction())


def windows() -> list[Interface]:
    """The visible windows of the program."""
    running = QApplication.instance()
    assert running is not None
    program = QAccessible.queryAccessibleInterface(running)
    return [window for window in children(program) if not window.state().invisible]


class TreePlayer:
    """Plays at the table of a window by names alone."""

    def __init__(self, window: Interface, title: str) -> None:
        self._window = window
        self._title = title

    @property
    def entries(self) -> list[Interface]:
        """All entries of the table."""
        return children(the(self._window, Role.List, self._title))

    def entry(self, named: str) -> Interface:
        """The entry of this name on the table. Raises NotThere."""
        found = [entry for entry in self.entries if name(entry) == named]
        if len(found) != 1:
            raise NotThere(f"{len(found)} entries are called {named!r}")
        return found[0]

    def pick(self, named: str) -> None:
        """Press an offered entry. Raises NotThere if it is not offered."""
        entry = self.entry(named)
        if not entry.state().selectable or entry.state().selected:
            raise NotThere(f"{named!r} is not offered")
        press(entry)

    def press_button(self, named: str) -> None:
        """Press a button of the bar above the table."""
        press(the(self._window, Role.Button, named))
