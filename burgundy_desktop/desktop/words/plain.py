"""Sanitises texts that were typed or come from a file: plain text in one line. A name may look like
HTML, contain characters that change the direction of text, or be very long. It is shown as typed,
without any effect on the rest.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import QLabel, QWidget

LONGEST_TITLE: Final = 120
"""The most characters of the name of a saved game or a file."""
LONGEST_SENTENCE: Final = 600

_TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Invisible characters that control the reading direction."""
_BREAKING: Final = frozenset({"Cc", "Zl", "Zp", "Cs"})
_FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
_NOT_IN_FILES: Final = re.compile(r'[<>:"/\\|?*]')
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Names that Windows takes for devices, whatever follows the dot."""
_ISOLATE, _END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_JOINER: Final = "\N{WORD JOINER}"


def one_line(text: str, most: int = LONGEST_SENTENCE) -> str:
    """The text without control characters, at most `most` characters long."""
    spaced = "".join(" " if unicodedata.category(c) in _BREAKING else c for c in text)
    kept = " ".join("".join(c for c in spaced if c not in _TURNING).split())
    return kept if len(kept) <= most else kept[: most - 1].rstrip() + "…"


def shown(text: str, most: int = LONGEST_TITLE) -> str:
    """A name for use in a sentence: right-to-left text affects only itself."""
    line = one_line(text, most)
    if any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in line):
        return f"{_ISOLATE}{line}{_END_OF_ISOLATE}"
    return line


def as_file_name(text: str) -> str:
    """A name for a file without its suffix, which every system takes."""
    name = _NOT_IN_FILES.sub("-", one_line(text, LONGEST_TITLE)).strip(" .") or "-"
    return f"{name}-" if _DEVICE.fullmatch(name) else name


def is_seen(text: str) -> bool:
    """Whether anything of a text can be seen: spaces, marks alone and control characters cannot."""
    return any(unicodedata.category(letter)[0] not in "CMZ" for letter in text)


def as_tip(text: str) -> str:
    """A text for a tooltip, which Qt would interpret as HTML if it looks like it."""
    if not Text.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def tell_tip(widget: QWidget, text: str) -> None:
    """Set a tooltip; Qt tells of each, a known one too."""
    tip = as_tip(text)
    if widget.toolTip() != tip:
        widget.setToolTip(tip)


def on_button(text: str) -> str:
    """A text for a button or a menu, where a single & would make a mnemonic of the next letter."""
    return text.replace("&", "&&")


def plain_label(parent: QWidget, look: str = "") -> QLabel:
    """A label that shows its text literally."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if look:
        label.setProperty("look", look)
    return label
