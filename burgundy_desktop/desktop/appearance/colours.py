"""Names of the colours that players choose; each also has a shape."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def _say(text: str) -> str:
    return QCoreApplication.translate("colours", text)


def colour_name(word: str) -> str:
    """The name of a colour of `Board.colours`, with its shape."""
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
    """The drawing of the sign of a colour, by its index from 0."""
    return f"pieces/common/seat_{colour + 1}"
