"""The meaning of keys, in all widgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
GO_ON: Final = ENTER | {Qt.Key.Key_Space, Qt.Key.Key_Escape}
"""Keys that put away what has been read."""
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

KeyTable: TypeAlias = Mapping[tuple[Qt.Key, bool], str]
"""What each key is called, by itself or with Ctrl."""


def called_in(keys: KeyTable, event: QKeyEvent) -> str:
    """What a pressed key is called; empty if it is not in the table."""
    with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return keys.get((Qt.Key(event.key()), with_ctrl), "")


def types_something(event: QKeyEvent) -> bool:
    """Whether a key types a character (letter, digit, sign or space) and is no command."""
    text = event.text()
    return bool(text) and text.isprintable() and not event.modifiers() & _COMMANDS
