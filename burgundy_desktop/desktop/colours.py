"""The colours that players choose, in words: each has a shape of its own beside its tint."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def _say(text: str) -> str:
    return QCoreApplication.translate("colours", text)


def colour_name(word: str) -> str:
    """What a colour of `Board.colours` is called, with its shape."""
    names = {
        "red": _say("red circle"),
        "blue": _say("blue square"),
        "yellow": _say("yellow diamond"),
        "orange": _say("orange diamond"),
        "green": _say("green hexagon"),
        "white": _say("white triangle"),
    }
    return names[word]


def sign_of(colour: int) -> str:
    """The drawing of the sign of a colour, counted from 0."""
    return f"pieces/common/seat_{colour + 1}"
