"""F6 leads from part to part of the window, Shift+F6 back: Tab alone would pass everything that can
be chosen on the table before it comes to what lies around it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

KEYS: Final = {"F6": 1, "Shift+F6": -1}
"""How many parts each leads on."""

Part: TypeAlias = Sequence[QWidget]
"""What Tab goes through in one part of a window; what it begins with is the first."""


def lead_by_keys(window: QWidget, parts: Callable[[], Sequence[Part]]) -> None:
    """From now on the keys lead through these parts, as they are when they are pressed."""
    for keys, step in KEYS.items():
        shortcut = QShortcut(QKeySequence(keys), window)
        shortcut.activated.connect(partial(_lead, window, parts, step))


def _lead(window: QWidget, parts: Callable[[], Sequence[Part]], step: int) -> None:
    """To the next part, from wherever the keyboard is; from elsewhere to the first or the last."""
    found = [some for part in parts() if (some := _ready(part, window))]
    if not found:
        return
    now = QApplication.focusWidget()
    here = next((at for at, part in enumerate(found) if _has(part, now)), None)
    at = (0 if step > 0 else -1) if here is None else (here + step) % len(found)
    found[at][0].setFocus(Qt.FocusReason.TabFocusReason)


def _ready(part: Part, window: QWidget) -> list[QWidget]:
    """What can have the keyboard now; not what floats in a window of its own."""
    return [one for one in part if one.isVisible() and one.isEnabled() and one.window() is window]


def _has(part: Part, now: QWidget | None) -> bool:
    return now is not None and any(one is now or one.isAncestorOf(now) for one in part)
