"""Faces of cards: the drawing with strength, name and figures from the tables.

A whole card is 88 x 136 units, a thumbnail 88 x 100.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit import brushes as kit, painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.numerals import Numeral, numerals_on
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Face, Painted, Piece
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.pillars.board.art import MINUS, card_name, sprite
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.tables import cards, converters
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

_UNITS: Final = 88.0
_WHOLE: Final = 1.3
"""The least ratio of height to width for a whole card."""
_NAME_WIDE: Final = 73.0
_LEAST_NAME, _LEAST_FIGURE = 12, 11
_OWNERLESS: Final = {True: (44.0, 60.0, 26.0), False: (58.0, 66.0, 24.0)}
"""Centre and width of the stamp on a whole card, and on a thumbnail."""
_VEIL: Final = {False: "#3C3034", True: "#181216"}
_FAINT: Final = 0.35
"""The opacity of the veil on a card of the last trick."""
_VEIL_STRENGTH: Final = {False: 0.51, True: 0.59}


def card_piece(
    card: int,
    key: str,
    box: Box,
    brushes: Brushes,
    z: float = 0.0,
    *,
    opacity: float = 1.0,
    turn: float = 0.0,
    is_ownerless: bool = False,
) -> Piece:
    """A card with its face up: whole or a thumbnail, by the proportion of its box."""
    look = card_look(card, box, brushes, is_ownerless=is_ownerless)
    return Piece(key, look, box, z=z, opacity=opacity, turn=turn)


def faint_piece(
    card: int, key: str, box: Box, brushes: Brushes, z: float, *, is_ownerless: bool = False
) -> Piece:
    """A card that no longer counts: under a veil in the colour of the panel, not transparent."""
    paint_it = partial(_paint_faint, brushes=brushes, box=box, card=card, is_ownerless=is_ownerless)
    return Piece(key, Painted(f"face/{card}/faint/{is_ownerless}/{box}", paint_it), box, z=z)


def _paint_faint(
    painter: QPainter, brushes: Brushes, box: Box, card: int, *, is_ownerless: bool
) -> None:
    paint_card(painter, brushes, box, card, is_ownerless=is_ownerless)
    colour = QColor(paint(brushes.palette.surfaces.panel))
    colour.setAlphaF(_FAINT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    unit = box.width / _UNITS
    painter.drawRoundedRect(box.grown(-1.5 * unit).rect, 8 * unit, 8 * unit)


def card_look(card: int, box: Box, brushes: Brushes, *, is_ownerless: bool = False) -> Painted:
    """A card's face for exactly this box."""
    paint_it = partial(paint_card, brushes=brushes, box=box, card=card, is_ownerless=is_ownerless)
    return Painted(f"face/{card}/{is_ownerless}/{box}", paint_it, travels=True)


def paint_card(
    painter: QPainter, brushes: Brushes, box: Box, card: int, *, is_ownerless: bool = False
) -> None:
    """A whole card or a thumbnail."""
    is_whole = box.height > _WHOLE * box.width
    name = card_name(card, is_whole=is_whole)
    painting.drawing(painter, brushes, sprite(name), box)
    for figure in numerals_on("pillars", name):
        _write(painter, box, figure, _text(card, figure.key))
    if is_ownerless:
        x, y, wide = _OWNERLESS[is_whole]
        unit = box.width / _UNITS
        stamp = Box.around(box.x + x * unit, box.y + y * unit, wide * unit)
        painting.drawing(painter, brushes, sprite("ownerless"), stamp)
    _hairline(painter, brushes, box)


def _text(card: int, key: str) -> str:
    """The text at a place of a card."""
    if key == "strength":
        return str(cards.STRENGTH[card])
    if key == "name":
        return names.card_title(card)
    if key == "gives":
        return f"+{sum(cards.CARD_GIVES[card])}"
    kind = cards.KINDS[cards.CARD_KIND[card]]
    if key in MATERIALS:
        return str(converters.CONVERTED_VP[converters.CONVERTERS.index(kind)][MATERIALS.index(key)])
    return _points(card, kind)


def _points(card: int, kind: str) -> str:
    if kind in converters.CONVERTERS:
        return str(max(points for _, points in converters.TAKES[converters.CONVERTERS.index(kind)]))
    if card == cards.KING:
        return str(cards.KING_VP)
    points = cards.CARD_VP.get(card, converters.PAINTER_VP)
    return f"+{points}" if points > 0 else f"{MINUS}{-points}"


def _write(painter: QPainter, box: Box, figure: Numeral, text: str) -> None:
    """Paint a text with its centre there; texts on cards ignore the text size."""
    unit = box.width / _UNITS
    least = _LEAST_NAME if figure.key == "name" else _LEAST_FIGURE
    px = max(least, round(figure.h * unit * _narrower(text, figure)))
    font = kit.font(Face.SERIF, px, bold=True)
    room = _NAME_WIDE * unit
    taken = QFontMetricsF(font).horizontalAdvance(text)
    if figure.key == "name" and taken > room:
        font = _squeezed(font, room / taken)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(paint(INK))
    x = box.x + figure.x * unit - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(x, box.y + figure.y * unit + metrics.capHeight() / 2), text)


def _narrower(text: str, figure: Numeral) -> float:
    """Two digits need more room on a plate than one."""
    return 16 / 18 if figure.key == "strength" and len(text) > 1 else 1.0


def _squeezed(font: QFont, share: float) -> QFont:
    """The font made smaller down to a legible size, then narrower."""
    px = max(_LEAST_NAME, int(font.pixelSize() * max(share, 0.82)))
    small = QFont(kit.font(Face.SERIF, px, bold=True))
    small.setStretch(max(60, round(100 * share * font.pixelSize() / px)))
    return small


def _hairline(painter: QPainter, brushes: Brushes, box: Box) -> None:
    """Paint a fine line around a card on a dark table."""
    if not brushes.palette.theme.dark:
        return
    unit = box.width / _UNITS
    painter.setPen(QPen(QColor("#6B5963"), 3.0 if brushes.contrast else 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.grown(-1.5 * unit).rect, 7 * unit, 7 * unit)


# what lies over a card


def veil_piece(key: str, box: Box, brushes: Brushes, z: float, turn: float = 0.0) -> Piece:
    """The veil on a card that cannot be played; in high contrast a bar across."""
    paint_it = partial(_paint_veil, brushes=brushes, box=box)
    return Piece(key, Painted(f"veil/{box}", paint_it, travels=True), box, z=z, turn=turn)


def _paint_veil(painter: QPainter, brushes: Brushes, box: Box) -> None:
    unit = box.width / _UNITS
    if brushes.contrast:
        painter.setPen(QPen(paint(brushes.palette.text.ink), 5 * unit))
        inner = box.grown(-6 * unit).rect
        painter.drawLine(inner.bottomLeft(), inner.topRight())
        return
    dark = brushes.palette.theme.dark
    colour = QColor(_VEIL[dark])
    colour.setAlphaF(_VEIL_STRENGTH[dark])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(box.grown(-2 * unit).rect, 8 * unit, 8 * unit)


def is_ownerless(card: int, owners: tuple[int, ...]) -> bool:
    """Whether a craftsman's colour belongs to nobody."""
    colour = cards.CARD_COLOUR[card]
    return colour != cards.NO_COLOUR and owners[colour] < 0
