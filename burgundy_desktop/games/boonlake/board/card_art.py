"""Project cards, and what is lacking for one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.queries.shortage import Shortage
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_COINS,
    CARD_EFFECTS,
    CARD_RESOURCES,
    CARD_TIMING,
    CARD_TYPE,
    CARD_VASES,
    CARD_VP,
)

_DRAWN_WIDER: Final = 1.8
"""The gap between several effects of a card."""
_RIBBON_Y: Final = 52.8
_LACKING: Final = Colour("#B3262B")
"""Red on drawings that are the same on both tables."""


def paint_card(painter: QPainter, brushes: Brushes, box: Box, card: int) -> None:
    """A project card."""
    canvas = Canvas(painter, brushes, box, 88.0)
    name = f"card_{words.CARD_TYPES[CARD_TYPE[card]]}"
    painting.drawing(painter, brushes, art.sprite(name), box)
    canvas.draw("coin_face", 17, 17.5, 27, n=CARD_COINS[card])
    if CARD_VP[card]:
        canvas.draw("vp", 71, 17.5, 28, n=CARD_VP[card])
    _paint_ribbon(canvas, card)
    canvas.draw(f"timing_{words.TIMINGS[CARD_TIMING[card]]}", 13, 74, 15)
    paint_effects(canvas, card, 44, 101, 76)


def paint_top_card(painter: QPainter, brushes: Brushes, box: Box, card: int, count: int) -> None:
    """The top card of a pile, with the number of cards."""
    paint_card(painter, brushes, box, card)
    canvas, plate = Canvas(painter, brushes, box, 88.0), brushes.palette.badge
    disc = canvas.at(72, 120, 28)
    painter.setPen(QPen(paint(plate.rim), 1.4 * brushes.scale))
    painter.setBrush(paint(plate.ground))
    painter.drawEllipse(disc.rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painting.write(painter, brushes, str(count), disc, 0.6 * disc.height, plate.text)


def paint_effects(canvas: Canvas, card: int, x: float, y: float, wide: float) -> None:
    """The effects of a card, in a field of this width, centred at (x, y)."""
    effects = CARD_EFFECTS[card]
    pitch = wide / len(effects)
    wide = min(wide, _DRAWN_WIDER * pitch) if len(effects) > 1 else wide
    for place, effect in enumerate(effects):
        values = {
            key: getattr(effect, key)
            for key in (
                "coins", "cards", "vp", "vases", "amount", "low", "low_vp", "high", "high_vp",
                "steps", "inhabitants",
            )
        }  # fmt: skip
        middle = x + pitch * (place - (len(effects) - 1) / 2)
        canvas.draw(art.effect_name(effect), middle, y, wide, **values)


def wanted_by(card: int) -> list[tuple[str, int]]:
    """The costs of a card besides coins: drawing and number."""
    vases = [("vase", CARD_VASES[card])] if CARD_VASES[card] else []
    resources = zip(words.RESOURCES, CARD_RESOURCES[card], strict=True)
    return vases + [(f"resource_{word}", count) for word, count in resources if count]


def _paint_ribbon(canvas: Canvas, card: int) -> None:
    for name, count, x in _on_ribbon(card):
        canvas.draw(name, x - 6, _RIBBON_Y, 17)
        canvas.write(count, x + 7, _RIBBON_Y, 15)


def _on_ribbon(card: int) -> list[tuple[str, int, float]]:
    """The costs of a card besides coins, with the centre of each."""
    wanted = wanted_by(card)
    first = 44 - 13 * (len(wanted) - 1)
    return [(name, count, first + 26 * place) for place, (name, count) in enumerate(wanted)]


def paint_shortage(
    painter: QPainter, brushes: Brushes, box: Box, card: int, short: Shortage
) -> None:
    """What is lacking for a card, framed where it is printed."""
    canvas = Canvas(painter, brushes, box, 88.0)
    if short.coins:
        frame_lack(canvas, canvas.at(17, 17.5, 28).rect, is_round=True)
    for name, _, x in _on_ribbon(card):
        if is_lacking(short, name):
            frame_lack(canvas, canvas.at(x, _RIBBON_Y, 27, 21).rect)


def is_lacking(short: Shortage, name: str) -> bool:
    """Whether the thing in this drawing is lacking."""
    if name == "vase":
        return bool(short.vases)
    return name in {f"resource_{words.RESOURCES[one]}" for one in short.resources}


def frame_lack(canvas: Canvas, rect: QRectF, *, is_round: bool = False) -> None:
    """A red frame around what is lacking."""
    painter, unit = canvas.painter, canvas.unit
    thick = 2 * unit + 1.7 * canvas.brushes.scale
    painter.setPen(QPen(paint(_LACKING), thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_round:
        painter.drawEllipse(rect)
    else:
        painter.drawRoundedRect(rect, 5 * unit, 5 * unit)
