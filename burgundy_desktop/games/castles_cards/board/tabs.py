"""With three or four players at a narrow table the others share a panel: their tabs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Ink, Painted, Piece, Words
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board.art import SIGN, sprite
from burgundy_desktop.games.castles_cards.board.items import all_mats, points_piece
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.state import State


def tab_pieces(
    position: Position, layout: Layout, front: Seat | None, brushes: Brushes
) -> Iterator[Piece]:
    """A tab for each other player: sign, name, projects and score."""
    for (seat, mat), box in zip(all_mats(position, layout)[1:], layout.tabs, strict=False):
        is_front = seat == front
        paint_it = partial(_paint_tab, brushes=brushes, box=box, is_front=is_front)
        yield Piece(f"tab/{seat}", Painted(f"tab/{is_front}/{box}", paint_it), box, z=9)
        yield from _on_the_tab(position, seat, box, layout.scale)
        if not is_front:
            yield from points_piece(position, seat, mat.points)


def _on_the_tab(position: Position, seat: Seat, box: Box, k: float) -> Iterator[Piece]:
    table: State = position.observation.table
    y = box.centre[1]
    sign = Box.around(box.x + 14 * k, y, 13 * k)
    yield Piece(f"tab/{seat}/sign", Drawing(SIGN.format(seat + 1)), sign, z=10)
    name = Box(sign.right + 4 * k, box.y, box.width - 88 * k, box.height)
    words = Words(position.seats[seat].name, 14 * k, Ink.INK)
    yield Piece(f"tab/{seat}/name", words, name, z=10)
    cards = Box.around(box.right - 52 * k, y, 19 * k)
    yield Piece(f"tab/{seat}/projects", Drawing(sprite("area_project")), cards, z=10)
    number = Words(str(len(table.players[seat].projects)), 13 * k, Ink.QUIET, Face.SERIF)
    yield Piece(
        f"tab/{seat}/count", number, Box(cards.right + 2 * k, box.y, 14 * k, box.height), z=10
    )


def _paint_tab(painter: QPainter, brushes: Brushes, box: Box, *, is_front: bool) -> None:
    surfaces = brushes.palette.surfaces
    inner = box.grown(-1.0)
    path = QPainterPath()
    path.moveTo(inner.x, box.bottom)
    path.lineTo(inner.x, inner.y + 8)
    path.quadTo(inner.x, inner.y, inner.x + 8, inner.y)
    path.lineTo(inner.right - 8, inner.y)
    path.quadTo(inner.right, inner.y, inner.right, inner.y + 8)
    path.lineTo(inner.right, box.bottom)
    painter.setPen(QPen(paint(surfaces.rim), 1.2))
    painter.setBrush(paint(surfaces.panel if is_front else surfaces.recess))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
