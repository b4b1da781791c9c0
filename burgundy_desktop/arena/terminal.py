"""Makes text from a file safe to print: a terminal would obey the control characters in it."""

from __future__ import annotations

import unicodedata
from typing import Final

_BREAKING: Final = frozenset({"Cc", "Zl", "Zp"})
_TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def one_line(text: str) -> str:
    """The text with escapes for whatever moves the cursor, colours, or changes the direction."""
    return "".join(_escaped(letter) if _is_obeyed(letter) else letter for letter in text)


def _is_obeyed(letter: str) -> bool:
    category, direction = unicodedata.category(letter), unicodedata.bidirectional(letter)
    return category in _BREAKING or direction in _TURNING


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
