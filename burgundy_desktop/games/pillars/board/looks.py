"""Common looks of several parts of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Piece, Words

LEAST_PX: Final = 11.0
LEAST_WORD_PX: Final = 12.0
"""The smallest intended text size on this table."""
NONE: Final = "\N{EN DASH}"
"""The text of an empty column."""
EMPTY: Final = 0.32
"""Opacity of things of which there are none."""


def draw(painter: QPainter, brushes: Brushes, name: str, box: Box) -> None:
    """A drawing in whole px: small drawings look distorted at fractions."""
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
    """A line of text; lines side by side (`alike`) have the same size."""
    look = Words(text, max(LEAST_PX, size), ink, face=face, align=align, bold=bold, alike=alike)
    return Piece(key, look, box, z=z)
