"""The names of the levels. The window needs them as it starts, and none of their players."""

from __future__ import annotations

LEVELS = ("novice", "apprentice", "merchant", "steward", "master", "duke", "king")
"""The levels a seat can have, weakest first."""

HINT_LEVEL = "duke"
"""The level whose moves the window proposes as a hint."""

IN_STYLE = ":"
"""Between a level and the style that it plays in: `merchant:herds`."""


def in_style(level: str, style: str) -> str:
    """The name of a level's player in a style; without a style it plays plainly."""
    return f"{level}{IN_STYLE}{style}" if style else level
