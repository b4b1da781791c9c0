"""What several parts of the table are made of."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Piece, Words

LEAST_PX: Final = 11.0
"""Words on this table are not meant smaller, however small it is."""
NONE: Final = "\N{EN DASH}"
"""Stands in a column where there is nothing."""
EMPTY: Final = 0.32
"""Opacity of what there is none of."""


def draw(painter: QPainter, brushes: Brushes, name: str, box: Box) -> None:
    """A drawing in whole px: a small one that was stretched by a share of one loses its shape."""
    whole = Box.around(*box.centre, max(1, round(box.width)), max(1, round(box.height)))
    painting.drawing(painter, brushes, name, whole)


def words(
    key: str,
    text: str,
    box: Box,
    size: float,
    *,
    ink: Ink = Ink.QUIET,
    align: Align = Align.LEFT,
    face: Face = Face.SANS,
    bold: bool = False,
    alike: tuple[str, ...] = (),
    z: float = 15.0,
) -> Piece:
    """A line of words; those that stand side by side (`alike`) are written equally large."""
    look = Words(text, max(LEAST_PX, size), ink, face=face, align=align, bold=bold, alike=alike)
    return Piece(key, look, box, z=z)
