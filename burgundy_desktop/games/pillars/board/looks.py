"""What several parts of the table are made of."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Piece, Words

EMPTY: Final = 0.32
"""Opacity of what there is none of."""


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
    z: float = 15.0,
) -> Piece:
    """A line of words."""
    return Piece(key, Words(text, size, ink, face=face, align=align, bold=bold), box, z=z)
