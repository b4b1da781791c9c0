"""Words that somebody typed or that come from a file, as they are shown: plain text in one line.

A name may look like a piece of a web page, hold a sign that turns the sentence round, or be very
long. It is shown as it was typed, as far as it means something, and does nothing.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import QLabel, QWidget

LONGEST_NAME: Final = 18
"""Of a player: more cannot be typed, and what is longer in a file is cut when it is shown."""
LONGEST_TITLE: Final = 120
"""Of a saved game or a file."""
LONGEST_SENTENCE: Final = 600

_TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Invisible characters that control the reading direction."""
_BREAKING: Final = frozenset({"Cc", "Zl", "Zp", "Cs"})
_FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
_ISOLATE, _END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_JOINER: Final = "\N{WORD JOINER}"


def one_line(text: str, most: int = LONGEST_SENTENCE) -> str:
    """The text without signs that break or turn the line, no longer than `most` letters."""
    spaced = "".join(" " if unicodedata.category(c) in _BREAKING else c for c in text)
    kept = " ".join("".join(c for c in spaced if c not in _TURNING).split())
    return kept if len(kept) <= most else kept[: most - 1].rstrip() + "…"


def shown(text: str, most: int = LONGEST_TITLE) -> str:
    """A name as it stands in a sentence: letters read from the right turn only themselves."""
    line = one_line(text, most)
    if any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in line):
        return f"{_ISOLATE}{line}{_END_OF_ISOLATE}"
    return line


def as_tip(text: str) -> str:
    """A text for a tooltip, which Qt would take for a piece of a web page if it looks like one."""
    if not Text.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def on_button(text: str) -> str:
    """A text for a button or a menu, where a single & would make a key of the next letter."""
    return text.replace("&", "&&")


def plain_label(parent: QWidget, look: str = "") -> QLabel:
    """A label that shows its text literally."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if look:
        label.setProperty("look", look)
    return label
