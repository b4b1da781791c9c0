"""Project cards in a fan: the whole price is at the left edge, one part below the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.board import art, card_art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.queries.shortage import Shortage
from burgundy_desktop.games.boonlake.tables import cards, words

WIDE: Final = 88.0
"""The width of a card in its own units."""
PRICE_WIDE: Final = 31.5
"""The width of the price, in the same units."""
_COIN: Final = (17.0, 17.5, 27.0)
_LEAST_STRIP: Final = 15.0
_RIBBON_Y, _PITCH = 52.8, 19.0
_SIGN, _FIGURE = 17.0, 15.0
_COLUMN: Final = Colour("#F4EBDA")
_ROWS_BESIDE_EFFECTS: Final = 3
"""From this many rows on the price reaches down beside the effects."""
_EFFECTS_Y: Final = 101.0
_TIMING: Final = 15.0


def paint_fan_card(painter: QPainter, brushes: Brushes, box: Box, card: int, strip: float) -> None:
    """A card whose left edge says what it costs; `strip` is the seen share of its width."""
    canvas = Canvas(painter, brushes, box, WIDE)
    name = f"card_{words.CARD_TYPES[cards.CARD_TYPE[card]]}"
    painting.drawing(painter, brushes, art.sprite(name), box)
    rows = list(_price_of(card))
    if len(rows) > 1:
        _paint_column(canvas, rows[-1][2])
    canvas.draw("coin_face", *_coin_in(strip), n=cards.CARD_COINS[card])
    if cards.CARD_VP[card]:
        canvas.draw("vp", 71, 17.5, 28, n=cards.CARD_VP[card])
    for sign, count, y in rows:
        canvas.draw(sign, 11, y, _SIGN)
        canvas.write(count, 24.5, y, _FIGURE)
    left = PRICE_WIDE + 1 if len(rows) >= _ROWS_BESIDE_EFFECTS else 6.0
    card_art.paint_effects(canvas, card, (left + 82) / 2, _EFFECTS_Y, 82 - left)
    _paint_timing(canvas, card, len(rows))


def paint_fan_shortage(
    painter: QPainter, brushes: Brushes, box: Box, card: int, short: Shortage, strip: float
) -> None:
    """What is lacking for it, framed where it is printed."""
    canvas = Canvas(painter, brushes, box, WIDE)
    x, y, size = _coin_in(strip)
    if short.coins:
        card_art.frame_lack(canvas, canvas.at(x, y, size).rect, is_round=True)
    for sign, _, y in _price_of(card):
        if card_art.is_lacking(short, sign):
            frame = canvas.at(PRICE_WIDE / 2 + 1, y, PRICE_WIDE - 3, _PITCH - 1)
            card_art.frame_lack(canvas, frame.rect)


def _coin_in(strip: float) -> tuple[float, float, float]:
    """Where the coin is, and its size; in a very large hand it fills the strip, so that its number
    is seen.
    """
    x, y, size = _COIN
    wide = max(_LEAST_STRIP, strip * WIDE)
    return (x, y, size) if wide >= x + size / 2 else (wide / 2, y, min(size, wide))


def _price_of(card: int) -> Iterator[tuple[str, int, float]]:
    """What it costs besides coins: drawing, number, and where the row is."""
    for row, (sign, count) in enumerate(card_art.wanted_by(card)):
        yield sign, count, _RIBBON_Y + _PITCH * row


def _paint_column(canvas: Canvas, lowest: float) -> None:
    """The ground of the price below the ribbon."""
    bottom = lowest + _PITCH / 2
    tall = bottom - 61.5
    painter = canvas.painter
    painter.fillRect(canvas.at(2.4 + 14.5, 61.5 + tall / 2, 29.0, tall).rect, paint(_COLUMN))
    painter.setPen(QPen(paint(INK), 1.4 * canvas.unit))
    corners = [canvas.at(x, y, 0).centre for x, y in ((PRICE_WIDE, 64), (PRICE_WIDE, bottom))]
    corners.append(canvas.at(2, bottom, 0).centre)
    painter.drawPolyline([QPointF(*corner) for corner in corners])


def _paint_timing(canvas: Canvas, card: int, rows: int) -> None:
    """The sign of when it works: below the price, or beside a price of many rows."""
    sign = f"timing_{words.TIMINGS[cards.CARD_TIMING[card]]}"
    if rows <= 1:
        canvas.draw(sign, 13, 74, _TIMING)
    elif rows <= _ROWS_BESIDE_EFFECTS:
        canvas.draw(sign, 13, 123.5, _TIMING)
    else:
        canvas.draw(sign, 76, 74, _TIMING)
