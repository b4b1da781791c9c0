"""The levers of a player board; narrow plates show the small cut of what a lever does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COST

_SMALL_PLATE: Final = 110.0
"""Plates that are narrower than this, in px, show the small cut of what a lever does."""
_LEVER_X, _EFFECT_X, _EFFECT_WIDE = 19.5, 92.0, 92.0
_SMALL_EFFECT: Final = (91.0, 104.0)
"""Middle and width of the small cut on a plate."""
_USED: Final = 0.72
"""The opacity of what a used lever did; its numbers stay legible."""
_PLATES: Final = (Colour("#FBF5E9"), Colour("#DFD2B8"))
_PLATE_RIM: Final = Colour("#A8966E")
"""As the plates of levers are drawn, on the light table and on the dark one."""


def paint_slot(
    painter: QPainter, brushes: Brushes, box: Box, lever: int, cost: int | None = None
) -> None:
    """The empty slot of a lever: what it costs its player, and what it would do."""
    canvas = Canvas(painter, brushes, box, 144.0)
    painting.drawing(painter, brushes, art.sprite("lever_plate"), box)
    size = 36 if _is_small(box) else 30
    canvas.draw("coin_face", _LEVER_X, 31, size, n=LEVER_COST[lever] if cost is None else cost)
    _paint_effect(canvas, lever, 0.9)


def paint_lever(
    painter: QPainter,
    brushes: Brushes,
    box: Box,
    lever: int,
    *,
    ready: bool,
    fades: bool = True,
) -> None:
    """A lever that stands up or was used; what a used one did is faint, if it `fades`."""
    canvas = Canvas(painter, brushes, box, 144.0)
    painting.drawing(painter, brushes, art.sprite("lever_plate"), box)
    canvas.draw("lever_up" if ready else "lever_down", _LEVER_X, 31, 42 if _is_small(box) else 38)
    _paint_effect(canvas, lever, 1.0 if ready or not fades else _USED)


def paint_narrow_lever(
    painter: QPainter, brushes: Brushes, box: Box, lever: int, *, ready: bool
) -> None:
    """The effect of a lever without its drawing; faint if it was used."""
    painter.setPen(QPen(paint(_PLATE_RIM), brushes.scale))
    painter.setBrush(paint(_PLATES[brushes.palette.theme.dark]))
    painter.drawRoundedRect(box.rect, 4 * brushes.scale, 4 * brushes.scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    name = f"small_{words.LEVERS[lever]}"
    share = brushes.sprites.proportion(art.sprite(name))
    wide = min(box.width, box.height / share)
    painter.setOpacity(1.0 if ready else 0.4)
    art.paint_drawing(painter, brushes, name, Box.around(*box.centre, wide, wide * share))
    painter.setOpacity(1.0)


def _is_small(plate: Box) -> bool:
    return plate.width < _SMALL_PLATE


def _paint_effect(canvas: Canvas, lever: int, opacity: float) -> None:
    """What a lever does, on its plate."""
    word, painter = words.LEVERS[lever], canvas.painter
    painter.setOpacity(opacity)
    if _is_small(canvas.box):
        x, wide = _SMALL_EFFECT
        canvas.draw(f"small_{word}", x, 31, wide)
    else:
        canvas.draw(f"effect_{word}", _EFFECT_X, 31, _EFFECT_WIDE)
    painter.setOpacity(1.0)
