"""The cards still to come in this hand; the viewer's have a dot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box, Painted, Piece, Place
from burgundy_desktop.boardkit.sprites import CREAM, INK
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.art import COLOUR_OF, mark, shown, sign_of_kind, sprite
from burgundy_desktop.games.pillars.board.layout import Layout
from burgundy_desktop.games.pillars.board.looks import LEAST_PX, draw
from burgundy_desktop.games.pillars.state import HIDDEN, State
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_KIND,
    COLOUR_COUNT,
    FIRST_NEUTRAL,
    FIRST_PRIVILEGE,
    STRENGTH,
)
from burgundy_desktop.games.pillars.tables.rows import CRAFTSMEN

DOT = 3.8
"""The radius of the dot of a card in the viewer's hand."""

_GONE = 0.42
_LEAST_SIGN = 12.0
"""The smallest size of a colour's sign, in px."""
_COLUMNS = (4, 3)
"""The possible numbers of columns of the other cards; the one with the most room is used."""
_DARK_TEXT = frozenset({"orange", "green"})


@attrs.frozen
class Cell:
    """A cell of equal cards: one craftsman, or both Forests."""

    cards: tuple[int, ...]
    box: Box
    left: int
    """How many of them nobody has played."""
    own: bool
    """Whether the viewer holds one of them."""

    @property
    def is_craftsman(self) -> bool:
        return bool(self.cards) and self.cards[0] < FIRST_NEUTRAL


def cells(position: Position, layout: Layout) -> tuple[Cell, ...]:
    """All cards of the hand; a cell without a card is the unknown privilege."""
    table: State = position.observation.table
    hand = table.players[position.viewer].hand
    return (*_craftsmen(table, hand, layout), *_others(table, hand, layout))


def _cell(cards: tuple[int, ...], box: Box, table: State, hand: int) -> Cell:
    left = sum(not table.seen >> card & 1 for card in cards)
    return Cell(cards, box, left, any(hand >> card & 1 for card in cards))


def _craftsmen(table: State, hand: int, layout: Layout) -> Iterator[Cell]:
    field, k = layout.memory[0].field, layout.scale
    colours = [
        colour for colour in range(COLOUR_COUNT) if table.deck >> colour * len(CRAFTSMEN) & 1
    ]
    head, left = 21 * k, 20 * k
    wide = (field.width - left) / len(CRAFTSMEN)
    tall = min((field.height - head) / len(colours), 1.25 * wide)
    for row, colour in enumerate(colours):
        for column in range(len(CRAFTSMEN)):
            box = Box(
                field.x + left + wide * column, field.y + head + tall * row, wide, tall
            ).grown(-1.5 * k)
            yield _cell((colour * len(CRAFTSMEN) + column,), box, table, hand)


def _others(table: State, hand: int, layout: Layout) -> Iterator[Cell]:
    field, k = layout.memory[1].field, layout.scale
    kinds: dict[int, tuple[int, ...]] = {}
    for card in range(FIRST_NEUTRAL, FIRST_PRIVILEGE):
        if table.deck >> card & 1:
            kinds[CARD_KIND[card]] = (*kinds.get(CARD_KIND[card], ()), card)
    privilege = () if table.privilege == HIDDEN else (table.privilege,)
    groups = [*kinds.values(), privilege]
    columns = max(_COLUMNS, key=lambda count: _side(field, len(groups), count))
    side = _side(field, len(groups), columns)
    wide, tall = field.width / columns, field.height / -(-len(groups) // columns)
    for number, cards in enumerate(groups):
        x = field.x + wide * (number % columns + 0.5)
        y = field.y + tall * (number // columns + 0.5)
        box = Box.around(x, y, side).grown(-1.5 * k)
        yield _cell(cards, box, table, hand) if cards else Cell((), box, 1, own=False)


def _side(field: Box, count: int, columns: int) -> float:
    """The size of this many cells in this many columns."""
    return min(field.width / columns, field.height / -(-count // columns))


def memory_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The two lists."""
    table: State = position.observation.table
    found = cells(position, layout)
    yield from _heads(found, layout, brushes, table)
    for cell in found:
        paint_it = partial(_paint_cell, brushes=brushes, cell=cell, k=layout.scale)
        key = f"memory/{cell.cards[0]}" if cell.cards else "memory/privilege"
        yield Piece(key, Painted(f"{cell}", paint_it), cell.box.grown(3), z=10)


def memory_places(position: Position, layout: Layout) -> Iterator[Place]:
    """Each card can be looked at."""
    for cell in cells(position, layout):
        if cell.cards:
            yield Place(target("memory", cell.cards[0]), cell.box)


def _heads(
    found: tuple[Cell, ...], layout: Layout, brushes: Brushes, table: State
) -> Iterator[Piece]:
    paint_it = partial(_paint_heads, brushes=brushes, found=found, layout=layout)
    field = layout.memory[0].field
    yield Piece("memory/heads", Painted(f"heads/{field}/{table.deck}", paint_it), field, z=9)


def _paint_heads(
    painter: QPainter, brushes: Brushes, found: tuple[Cell, ...], layout: Layout
) -> None:
    """Paint kinds above the columns, colours before the rows."""
    field, k = layout.memory[0].field, layout.scale
    craftsmen = [cell for cell in found if cell.is_craftsman]
    for kind, cell in enumerate(craftsmen[: len(CRAFTSMEN)]):
        box = Box.around(cell.box.centre[0], field.y + 9 * k, 19 * k)
        draw(painter, brushes, sign_of_kind(kind), box)
    for cell in craftsmen[:: len(CRAFTSMEN)]:
        colour = cell.cards[0] // len(CRAFTSMEN)
        box = Box.around(field.x + 8 * k, cell.box.centre[1], max(13 * k, _LEAST_SIGN))
        draw(painter, brushes, mark(colour), box)


def _paint_cell(painter: QPainter, brushes: Brushes, cell: Cell, k: float) -> None:
    if not cell.cards:
        _paint_ground(painter, brushes, cell, None, k)
        draw(painter, brushes, sprite("privilege_pile"), cell.box.grown(-2 * k))
        return
    if cell.is_craftsman:
        colour = shown(cell.cards[0] // len(CRAFTSMEN))
        _paint_ground(painter, brushes, cell, Colour(COLOUR_OF[colour]), k)
        _paint_strength(painter, brushes, cell, cell.box, colour, k)
    else:
        _paint_ground(painter, brushes, cell, None, k)
        painter.setOpacity(1.0 if cell.left else _GONE)
        picture = cell.box.grown(-2.5 * k)
        draw(painter, brushes, sign_of_kind(CARD_KIND[cell.cards[0]]), picture)
        painter.setOpacity(1.0)
        if cell.left:
            _paint_plate(painter, brushes, cell, k)
    if cell.own:
        _paint_dot(painter, cell, k)


def _paint_ground(
    painter: QPainter, brushes: Brushes, cell: Cell, fill: Colour | None, k: float
) -> None:
    surfaces, text = brushes.palette.surfaces, brushes.palette.text
    if not cell.left:
        pen = QPen(paint(text.faint), 1.0 * k)
        pen.setDashPattern([2.6, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        outline = brushes.palette.seats.outline if fill else surfaces.plaque_rim
        painter.setPen(QPen(paint(outline), 1.4 * k))
        painter.setBrush(paint(fill or surfaces.plaque))
    painter.drawRoundedRect(cell.box.rect, 4 * k, 4 * k)


def _paint_strength(
    painter: QPainter, brushes: Brushes, cell: Cell, box: Box, colour: str, k: float
) -> None:
    ink = brushes.palette.text.faint
    if cell.left:
        ink = Colour("#2B2226") if colour in _DARK_TEXT else Colour("#FBF5E9")
    text = str(STRENGTH[cell.cards[0]])
    painting.write(painter, brushes, text, box, 14.5 * k, ink, bold=bool(cell.left))


def _paint_plate(painter: QPainter, brushes: Brushes, cell: Cell, k: float) -> None:
    """Paint the strength at the lower right, and the number at the upper left."""
    box = cell.box
    ink = brushes.palette.seats.outline
    tall = max(13 * k, 1.1 * LEAST_PX)
    plate = Box(box.right - 1.15 * tall, box.bottom - tall, 1.15 * tall, tall)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(Colour("#2B2226")))
    painter.drawRoundedRect(plate.rect, 3 * k, 3 * k)
    cream = Colour("#FBF5E9")
    text = str(STRENGTH[cell.cards[0]])
    painting.write(painter, brushes, text, plate, max(LEAST_PX, 11 * k), cream)
    if cell.left > 1:
        count = Box(box.x - 1 * k, box.y - 1 * k, 1.35 * tall, tall)
        painter.setBrush(paint(brushes.palette.badge.ground))
        painter.setPen(QPen(paint(ink), 0.8 * k))
        painter.drawRoundedRect(count.rect, 3 * k, 3 * k)
        text = f"×{cell.left}"
        size = max(LEAST_PX, 10.5 * k)
        painting.write(painter, brushes, text, count, size, brushes.palette.badge.text)


def _paint_dot(painter: QPainter, cell: Cell, k: float) -> None:
    paint_dot(painter, QPointF(cell.box.right - 3 * k, cell.box.y + 3 * k), k)


def paint_dot(painter: QPainter, middle: QPointF, k: float) -> None:
    """Paint a dot, white on both tables, so that it is visible on every colour."""
    painter.setPen(QPen(paint(INK), 1.2 * k))
    painter.setBrush(paint(CREAM))
    painter.drawEllipse(middle, DOT * k, DOT * k)
