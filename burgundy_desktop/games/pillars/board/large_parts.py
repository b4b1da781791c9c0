"""Common parts of large pictures: texts, a title, whole cards side by side."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Piece, Words
from burgundy_desktop.games.pillars.board.layout import CARD_TALL

LARGE_Z: Final = 450.0
_CARD = 132.0
_CARDS_TOP = 82.0
CARDS_END: Final = _CARDS_TOP + _CARD * CARD_TALL
"""The lower end of whole cards, from the top of the panel, at 1280 x 800."""


def line(
    key: str,
    text: str,
    box: Box,
    size: float,
    *,
    ink: Ink = Ink.INK,
    align: Align = Align.LEFT,
    face: Face = Face.SANS,
    bold: bool = False,
) -> Piece:
    """A line of words."""
    look = Words(text, size, ink, face=face, align=align, bold=bold)
    return Piece(f"large/{key}", look, box, LARGE_Z + 5)


def title(text: str, panel: Box, k: float) -> Piece:
    """The title of the picture."""
    box = Box(panel.x + 22 * k, panel.y + 16 * k, panel.width - 44 * k, 32 * k)
    return line("title", text, box, 23 * k, face=Face.SERIF, bold=True)


def large_card(panel: Box, place: int, count: int, k: float) -> Box:
    """One of several whole cards."""
    wide = _CARD * k
    step = min(wide + 26 * k, (panel.width - 44 * k - wide) / max(1, count - 1))
    x = panel.centre[0] + step * (place - (count - 1) / 2)
    return Box.around(x, panel.y + _CARDS_TOP * k + wide * CARD_TALL / 2, wide, wide * CARD_TALL)
