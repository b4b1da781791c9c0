"""Large pictures above the table: a player, the King's trick, the last trick, the pad."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Painted, Piece, Place
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import large_pad, large_player, large_trick
from burgundy_desktop.games.pillars.board.large_parts import LARGE_Z
from burgundy_desktop.games.pillars.board.layout import Layout

PAD: Final = target("pad")
_TRICKS: Final = frozenset({large_trick.KINGS_TRICK, large_trick.LAST_TRICK})

_WIDE = 700.0


def large_pieces(
    position: Position, opened: Target, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """A veil over the table, and the large picture above it."""
    paint_it = partial(_paint_veil, brushes=brushes, layout=layout)
    yield Piece("large/veil", Painted(f"large/{layout.view}", paint_it), layout.view, LARGE_Z)
    panel, k = _panel(position, opened, layout), layout.scale
    under = partial(painting.panel, brushes=brushes, box=panel, scale=k)
    yield Piece("large", Painted(f"large/{panel}", under), panel.grown(5 * k), LARGE_Z + 1)
    if opened.kind == SEAT:
        yield from large_player.player_pieces_large(position, Seat(opened.index), panel, k, brushes)
    elif opened in _TRICKS:
        yield from large_trick.trick_pieces_large(position, opened, panel, k, brushes)
    else:
        yield from large_pad.pad_pieces_large(position, panel, k)


def large_places(position: Position, opened: Target, layout: Layout) -> Iterator[Place]:
    """The targets of the large picture."""
    panel, k = _panel(position, opened, layout), layout.scale
    if opened.kind == SEAT:
        yield from large_player.player_places_large(position, Seat(opened.index), panel, k)
    elif opened in _TRICKS:
        yield from large_trick.trick_places_large(position, opened, panel, k)


def large_in_sight(position: Position, opened: Target, layout: Layout) -> Iterator[Box]:
    """The areas that a tooltip leaves free: the cards and the text about them."""
    panel, k = _panel(position, opened, layout), layout.scale
    yield from (place.box for place in large_places(position, opened, layout))
    if opened in _TRICKS:
        yield large_trick.told_box(position, opened, panel, k)


def _panel(position: Position, opened: Target, layout: Layout) -> Box:
    k = layout.scale
    if opened.kind == SEAT:
        tall = large_player.player_height(position, Seat(opened.index))
    elif opened in _TRICKS:
        tall = large_trick.trick_height(position, opened)
    else:
        tall = min(layout.view.height / k - 40, large_pad.pad_height(position))
    return Box.around(*layout.view.centre, _WIDE * k, tall * k)


def _paint_veil(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(brushes.palette.surfaces.veil))
    painter.drawRect(layout.view.rect)
