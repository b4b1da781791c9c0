"""Pieces with composed faces: equal names mean equal pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Painted, Piece, Words
from burgundy_desktop.games.boonlake.board.art import paint_drawing, sprite

Paint = Callable[[QPainter], None]


def face(
    key: str, box: Box, paint: Paint, *content: object, z: float = 0.0, opacity: float = 1.0
) -> Piece:
    """A painted piece; `content` is everything that its picture depends on."""
    name = f"{key}/{content}/{box}"
    return Piece(key, Painted(name, paint), box, z=z, opacity=opacity)


def figure(key: str, name: str, box: Box, brushes: Brushes, z: float, **values: object) -> Piece:
    """A drawing with its numerals."""

    def paint(painter: QPainter) -> None:
        paint_drawing(painter, brushes, name, box, values)

    return face(key, box, paint, name, tuple(values.items()), z=z)


def drawn(key: str, name: str, box: Box, z: float, opacity: float = 1.0) -> Piece:
    """A drawing of this game without numerals."""
    return Piece(key, Drawing(sprite(name)), box, z=z, opacity=opacity)


def line(
    key: str,
    text: str,
    box: Box,
    size: float,
    z: float,
    *,
    ink: Ink = Ink.INK,
    align: Align = Align.LEFT,
    bold: bool = True,
    face: Face = Face.SERIF,
) -> Piece:
    """A line of text."""
    look = Words(text, size, ink, face=face, align=align, bold=bold)
    return Piece(key, look, box, z=z)


def painting_of(paint: Callable[..., None], **told: object) -> Paint:
    """A paint function that only needs the QPainter."""
    return partial(paint, **told)
