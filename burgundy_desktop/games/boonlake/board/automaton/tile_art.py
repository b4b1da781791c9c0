"""The solo tiles of the Eminence."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.solo import SOLO_ACTIONS, SOLO_CORNERS, SOLO_TYPE


def paint_solo_tile(
    painter: QPainter, brushes: Brushes, box: Box, tile: int, taken: int, corner: int, seat: int
) -> None:
    """A solo tile; the action taken and the corner that counts are framed (-1: none), in the colour
    of the Eminence's seat.
    """
    canvas = Canvas(painter, brushes, box, 128.0)
    glow = paint(brushes.palette.seats.seat(seat).glow)
    letter = words.SOLO_TYPES[SOLO_TYPE[tile]]
    corners = dict(zip(words.CORNERS, SOLO_CORNERS[tile], strict=True))
    values = {**corners, "type": letter}
    art.paint_drawing(painter, brushes, f"solo_tile_{letter.lower()}", box, values)
    for place, action in enumerate(SOLO_ACTIONS[tile]):
        canvas.draw(f"emblem_{words.ACTIONS[action]}", 31 + 32 * place, 63, 30)
        if action == taken:
            _frame(canvas, glow, 31 + 32 * place, 63, 34)
    if corner >= 0:
        _frame(canvas, glow, (25, 101)[corner % 2], (25.5, 101.5)[corner // 2], 38)


def _frame(canvas: Canvas, glow: QColor, x: float, y: float, size: float) -> None:
    painter, box = canvas.painter, canvas.at(x, y, size)
    painter.setPen(QPen(glow, 5 * canvas.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.rect, 6 * canvas.unit, 6 * canvas.unit)
