"""The tabs of the others, who share a panel with three or four players at a narrow table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Ink, Painted, Piece, Words
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board.art import SIGN, sprite
from burgundy_desktop.games.castles_cards.board.items import all_areas, points_piece
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.state import State

_LOWER: Final = 3.0
"""How much lower a tab is that is not in front."""
_FOOT: Final = 3.0
"""How far the tab in front reaches over the rim of the panel, and how much higher it is."""


def tab_pieces(
    position: Position, layout: Layout, front: Seat | None, brushes: Brushes
) -> Iterator[Piece]:
    """A tab for each other player: sign, name, projects and score."""
    for (seat, area), box in zip(all_areas(position, layout)[1:], layout.tabs, strict=False):
        is_front = seat == front
        # The one in front is joined to the panel; the others are lower and behind it.
        foot = _FOOT * layout.scale if is_front else 0.0
        tab = Box(box.x, box.y + _LOWER * layout.scale - foot, box.width, box.height)
        tab = attrs.evolve(tab, height=box.bottom + foot - tab.y)
        paint_it = partial(
            _paint_tab,
            brushes=brushes,
            box=tab,
            scale=layout.scale,
            seat=seat if is_front else None,
        )
        yield Piece(f"tab/{seat}", Painted(f"tab/{seat}/{is_front}/{tab}", paint_it), tab, z=9)
        yield from _on_the_tab(position, seat, box, layout.scale, is_front=is_front)
        if not is_front:
            yield from points_piece(position, seat, area.points)


def _on_the_tab(
    position: Position, seat: Seat, box: Box, k: float, *, is_front: bool
) -> Iterator[Piece]:
    table: State = position.observation.table
    y = box.centre[1]
    sign = Box.around(box.x + 14 * k, y, 13 * k)
    yield Piece(f"tab/{seat}/sign", Drawing(SIGN.format(seat + 1)), sign, z=10)
    name = Box(sign.right + 4 * k, box.y, box.width - 88 * k, box.height)
    words = Words(position.seats[seat].name, 14 * k, Ink.INK if is_front else Ink.QUIET)
    yield Piece(f"tab/{seat}/name", words, name, z=10)
    cards = Box.around(box.right - 52 * k, y, 19 * k)
    yield Piece(f"tab/{seat}/projects", Drawing(sprite("area_project")), cards, z=10)
    number = Words(str(len(table.players[seat].projects)), 13 * k, Ink.QUIET, Face.SERIF)
    yield Piece(
        f"tab/{seat}/count", number, Box(cards.right + 2 * k, box.y, 14 * k, box.height), z=10
    )


def _paint_tab(
    painter: QPainter, brushes: Brushes, box: Box, scale: float, seat: int | None
) -> None:
    """Paint a tab with round corners; the one in front has the colour of `seat`."""
    surfaces = brushes.palette.surfaces
    inner, round_px = box.grown(-1.0), 8 * scale
    path = QPainterPath()
    path.moveTo(inner.x, box.bottom)
    path.lineTo(inner.x, inner.y + round_px)
    path.quadTo(inner.x, inner.y, inner.x + round_px, inner.y)
    path.lineTo(inner.right - round_px, inner.y)
    path.quadTo(inner.right, inner.y, inner.right, inner.y + round_px)
    path.lineTo(inner.right, box.bottom)
    painter.setPen(QPen(paint(surfaces.rim), 1.2 * scale))
    painter.setBrush(paint(surfaces.recess if seat is None else surfaces.panel))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    if seat is not None:
        stripe = Box(inner.x + round_px, inner.y, inner.width - 2 * round_px, 3 * scale)
        painter.fillRect(stripe.rect, paint(brushes.palette.seats.seat(seat).colour))
