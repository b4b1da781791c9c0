"""What the window does with keys that no widget has used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from burgundy_desktop.desktop.widgets.keys import ENTER, GO_ON, types_something

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.table_side import TableSide

STEPS: Final = (",", ".")
"""The keys for a move back and forward."""
DIGITS: Final = frozenset("123456")


def use_at_table(side: TableSide, event: QKeyEvent) -> bool:
    """Let whatever waits at the table have this key. False if nothing does."""
    if event.key() in GO_ON and side.coaching.put_away():
        return True
    use = _USES.get(event.key())
    return use(side) if use is not None else _use_text(side, event)


def _use_text(side: TableSide, event: QKeyEvent) -> bool:
    if event.text() in STEPS:
        return side.step(forward=event.text() == STEPS[1])
    if event.text() in DIGITS:
        return side.table.press_digit(int(event.text()))
    return types_something(event) and side.table.press_letter(event.text())


def _confirm(side: TableSide) -> bool:
    return side.table.confirm_or_skip() or side.go_on()


def _go_on(side: TableSide) -> bool:
    return side.table.showing.next_step() or side.go_on()


def _step_back(side: TableSide) -> bool:
    """Leave what was begun last: an exercise's line, a choice, a lesson's page, a look back."""
    return (
        side.drilling.cut()
        or side.table.step_back()
        or side.learning.at_table.step_back()
        or side.replay.end()
        or side.branching.back()
    )


_USES: Final[dict[int, Callable[[TableSide], bool]]] = {
    Qt.Key.Key_Space: _confirm,
    Qt.Key.Key_Escape: _step_back,
    **dict.fromkeys(ENTER, _go_on),
}
