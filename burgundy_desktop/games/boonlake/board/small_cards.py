"""Small project cards for a large hand: wider than tall, without overlaps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.board import component_art
from burgundy_desktop.games.boonlake.queries.shortage import Shortage
from burgundy_desktop.games.boonlake.tables import cards, words

TALL: Final = 80.0
"""The height of a small card in its own units; its width differs."""
_HEAD, _SIDE = 29.0, 32.0
_FRAME: Final = 0.7
_COIN: Final = (16.0, 15.5, 25.0)
_GROUND, _SIDE_GROUND = Colour("#FFFDF7"), Colour("#F4EBDA")
_TYPES: Final = (Colour("#3E7CA6"), Colour("#A9641B"), Colour("#4C3668"))
"""By type, as on the large cards."""


def paint_small_card(painter: QPainter, brushes: Brushes, box: Box, card: int) -> None:
    """Paint costs at the left, effects at the right."""
    wide = _width(box)
    canvas = component_art.Canvas(painter, brushes, box, wide)
    _paint_ground(canvas, card, wide)
    canvas.draw("coin_face", *_COIN, n=cards.CARD_COINS[card])
    word = words.CARD_TYPES[cards.CARD_TYPE[card]]
    canvas.draw(f"time_{word}", wide / 2, 15, 20)
    if cards.CARD_VP[card]:
        canvas.draw("vp", wide - 16, 15.5, 26, n=cards.CARD_VP[card])
    room = wide - _SIDE - 5
    component_art.paint_effects(canvas, card, _SIDE + room / 2 + 1, 56, min(room, 66.0))
    canvas.draw(f"timing_{words.TIMINGS[cards.CARD_TIMING[card]]}", _SIDE + 8, 37, 13)
    for name, count, y, size in _beside(card):
        canvas.draw(name, 12, y, size)
        canvas.write(count, 24, y, size)


def paint_small_shortage(
    painter: QPainter, brushes: Brushes, box: Box, card: int, short: Shortage
) -> None:
    """What is lacking for it, framed where it is printed."""
    canvas = component_art.Canvas(painter, brushes, box, _width(box))
    x, y, size = _COIN
    if short.coins:
        component_art.frame_lack(
            canvas, canvas.at(x, y, size + 1).rect, is_round=True, strength=_FRAME
        )
    for name, _, y, size in _beside(card):
        if component_art.is_lacking(short, name):
            component_art.frame_lack(canvas, canvas.at(17.5, y, 26, size + 2).rect, strength=_FRAME)


def _width(box: Box) -> float:
    return TALL * box.width / box.height


def _paint_ground(canvas: component_art.Canvas, card: int, wide: float) -> None:
    painter, unit = canvas.painter, canvas.unit
    colour = paint(_TYPES[cards.CARD_TYPE[card]])
    edge = QPainterPath()
    edge.addRoundedRect(canvas.at(wide / 2, TALL / 2, wide - 2, TALL - 2).rect, 7 * unit, 7 * unit)
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    painter.fillPath(edge, paint(_GROUND))
    painter.fillRect(canvas.at(wide / 2, _HEAD / 2, wide, _HEAD).rect, colour)
    side = canvas.at(_SIDE / 2, (_HEAD + TALL) / 2, _SIDE, TALL - _HEAD)
    painter.fillRect(side.rect, paint(_SIDE_GROUND))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 7 * unit))
    painter.drawPath(edge)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(paint(INK), 2 * unit))
    painter.drawPath(edge)


def _beside(card: int) -> list[tuple[str, int, float, float]]:
    """Its costs besides coins, one below the other, with centre and size of each."""
    wanted = component_art.wanted_by(card)
    pitch = min(17.0, 46 / max(1, len(wanted)))
    first = (_HEAD + TALL - 3 - pitch * (len(wanted) - 1)) / 2
    return [
        (name, count, first + pitch * place, min(15.0, pitch))
        for place, (name, count) in enumerate(wanted)
    ]
