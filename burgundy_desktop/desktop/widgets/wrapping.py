"""Wraps words where a row has room for two lines."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics


def in_lines(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    """The text in one line or two, wrapped between words, and elided if too long."""
    first, *words = text.split(" ")
    while words and metrics.horizontalAdvance(f"{first} {words[0]}") <= width:
        first = f"{first} {words.pop(0)}"
    lines = [first, " ".join(words)] if words else [first]
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines]
