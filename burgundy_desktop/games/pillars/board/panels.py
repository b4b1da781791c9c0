"""The backdrop of the table of tricks: panels, headings, empty places."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import mark, sprite
from burgundy_desktop.games.pillars.board.layout import (
    THUMB_TALL,
    Layout,
    Memory,
    Opponent,
    heading_of,
)
from burgundy_desktop.games.pillars.board.looks import LEAST_PX, draw
from burgundy_desktop.games.pillars.board.memory import DOT, paint_dot

TITLE, MEMORY_TITLE, QUIET, SMALL = 16.0, 14.5, 13.0, 12.0


@attrs.frozen
class Printed:
    """What the printed part of the table depends on."""

    viewer: int
    colors: tuple[int, ...]
    """By seat."""
    names: tuple[str, ...]
    tricks: int
    is_scoring: bool = False
    is_last_scored: bool = False


def paint_table(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    """The whole table of the tricks."""
    for box in _panels(layout):
        painting.panel(painter, brushes, box, layout.scale)
    _heads(painter, brushes, layout)
    for seat, name in enumerate(printed.names):
        if seat != printed.viewer:
            opponent = layout.opponent(printed.viewer, seat)
            _opponent(painter, brushes, opponent, name, printed.colors[seat], layout.scale)
    _own(painter, brushes, layout, printed)
    _pad(painter, brushes, layout, printed)
    _trick(painter, brushes, layout)


def _panels(layout: Layout) -> tuple[Box, ...]:
    return (
        layout.privileges,
        layout.king,
        layout.pad.panel,
        layout.trick.panel,
        layout.own.panel,
        *(opponent.panel for opponent in layout.opponents),
        *(memory.panel for memory in layout.memory),
    )


def _heads(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    k = layout.scale
    heading(painter, brushes, labels.PRIVILEGES(), heading_of(layout.privileges), k)
    box = layout.king
    crown = Box(box.x + 9 * k, box.y + 7 * k, 20 * k, 20 * k)
    draw(painter, brushes, sprite("crown"), crown)
    title = Box(crown.right + 5 * k, box.y + 6 * k, box.right - crown.right - 12 * k, 22 * k)
    heading(painter, brushes, labels.KINGS_TRICK(), title, k)
    for memory, text in zip(layout.memory, (labels.CRAFTSMEN(), labels.OTHERS()), strict=True):
        heading(painter, brushes, text, memory.title, k, size=MEMORY_TITLE)
        _yours(painter, brushes, memory, text, k)


def _yours(painter: QPainter, brushes: Brushes, memory: Memory, title: str, k: float) -> None:
    """What the dots mean, if there is room beside the title."""
    text, box = labels.YOURS(), memory.note
    wide = _written(brushes, text, Face.SANS, SMALL * k, box, bold=False)
    x = box.right - wide - 5 * k - 4
    size = MEMORY_TITLE * k
    end = memory.title.x + _written(brushes, title, Face.SERIF, size, memory.title, bold=True)
    if x - DOT * k > end:
        quiet(painter, brushes, text, box, SMALL * k, Align.RIGHT)
        paint_dot(painter, QPointF(x, box.centre[1]), k)


def _written(
    brushes: Brushes, text: str, face: Face, size: float, box: Box, *, bold: bool
) -> float:
    """The width of a text as it is written in a box."""
    size = max(LEAST_PX, size)
    font = brushes.fitted(text, face, size, (box.width, box.height), bold=bold)
    return QFontMetricsF(font).horizontalAdvance(text)


def _opponent(
    painter: QPainter, brushes: Brushes, place: Opponent, name: str, colour: int, k: float
) -> None:
    draw(painter, brushes, mark(colour), place.sign)
    heading(painter, brushes, name, place.name, k)


def _own(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    own, k = layout.own, layout.scale
    draw(painter, brushes, mark(printed.colors[printed.viewer]), own.sign)
    heading(painter, brushes, printed.names[printed.viewer], own.name, k, size=17.5)
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2 * k))
    x = layout.fan.room.x - 12 * k
    painter.drawLine(QPointF(x, own.panel.y + 14 * k), QPointF(x, own.panel.bottom - 14 * k))


def _pad(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    pad, k = layout.pad, layout.scale
    draw(painter, brushes, sprite("score_pad"), pad.picture)
    for seat, colour in enumerate(printed.colors):
        column = pad.column(pad.head, seat, len(printed.colors))
        draw(painter, brushes, mark(colour), Box.around(*column.centre, 15 * k))
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2 * k))
    for y in (pad.rows.y - 1 * k, pad.total.y - 1 * k):
        painter.drawLine(QPointF(pad.head.x, y), QPointF(pad.head.right, y))
    quiet(painter, brushes, labels.TOTAL(), pad.total, QUIET * k, Align.LEFT)


def _trick(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    trick, k = layout.trick, layout.scale
    for card in trick.cards:
        draw(painter, brushes, sprite("card_slot"), card)
    painting.plaque(painter, brushes, trick.verdict, k)
    box = layout.king_card(0, 1)
    middle = Box.around(*box.centre, box.height / THUMB_TALL * 0.9)
    draw(painter, brushes, sprite("kings_slot"), middle)


# words


def heading(
    painter: QPainter, brushes: Brushes, text: str, box: Box, k: float, size: float = TITLE
) -> None:
    """A title, elided if there is no room."""
    size, ink = max(LEAST_PX, size * k), brushes.palette.text.ink
    font = brushes.fitted(text, Face.SERIF, size, (box.width, box.height), bold=True)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width + 1)
    painting.write(painter, brushes, shown, box, size, ink, align=Align.LEFT)


def quiet(
    painter: QPainter, brushes: Brushes, text: str, box: Box, size: float, align: Align
) -> None:
    """An explaining text."""
    colour = brushes.palette.text.quiet
    size = max(LEAST_PX, size)
    painting.write(
        painter, brushes, text, box, size, colour, face=Face.SANS, align=align, bold=False
    )
