"""Large pictures above the table: another player's board, the discard pile, a round card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Painted,
    Piece,
    Place,
    Words,
)
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import labels
from burgundy_desktop.games.castles_cards.board.aaron import aaron_pieces
from burgundy_desktop.games.castles_cards.board.aaron_area import AaronArea
from burgundy_desktop.games.castles_cards.board.art import card_key, card_look, sprite
from burgundy_desktop.games.castles_cards.board.items import area_pieces
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.board.panels import paint_aaron, paint_area
from burgundy_desktop.games.castles_cards.board.places import LARGE_Z
from burgundy_desktop.games.castles_cards.board.player_areas import CARD_TALL, FOOT, PlayerArea
from burgundy_desktop.games.castles_cards.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.tables.components import ROUND_NAMES

_LARGEST_CARD = 96.0
_LEAST_CARD = 64.0
_SEEN = (1.05, 0.75, 0.5)
"""The visible share of a card beside the next one; the first with which cards are large enough."""


def board_pieces(
    position: Position, seat: Seat, area: PlayerArea, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """Another player's whole board."""
    scale = min(layout.scale, area.panel.width / 640)
    paint_it = partial(_paint_board, brushes=brushes, area=area, layout=layout)
    yield _veil(f"board/{seat}", paint_it, layout)
    yield from area_pieces(position, seat, area, scale, prefix="large/", z=LARGE_Z)


def aaron_board_pieces(
    position: Position, area: AaronArea, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The automaton's piles and estate, with whole cards."""
    paint_it = partial(_paint_aaron, brushes=brushes, area=area, layout=layout)
    yield _veil("aaron", paint_it, layout)
    yield from aaron_pieces(position, area, layout.scale, prefix="large/", z=LARGE_Z)


def _veil(name: str, paint_it: partial[None], layout: Layout) -> Piece:
    """A veil over the whole table; equal names mean equal pictures in the same view."""
    return Piece("veil", Painted(f"{name}/{layout.view}", paint_it), layout.view, z=LARGE_Z)


def _paint_veil(painter: QPainter, brushes: Brushes, layout: Layout, panel: Box) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(layout.view.rect, paint(brushes.palette.surfaces.veil))
    painting.panel(painter, brushes, panel, layout.scale)
    tall, quiet = FOOT * layout.scale, brushes.palette.text.quiet
    foot = Box(panel.x, panel.bottom - 1.15 * tall, panel.width, tall)
    text, size = labels.BACK(), 13 * layout.scale
    painting.write(painter, brushes, text, foot, size, quiet, face=Face.SANS, bold=False)


def _paint_board(painter: QPainter, brushes: Brushes, area: PlayerArea, layout: Layout) -> None:
    _paint_veil(painter, brushes, layout, area.panel)
    paint_area(painter, brushes, area, layout.scale)


def _paint_aaron(painter: QPainter, brushes: Brushes, area: AaronArea, layout: Layout) -> None:
    _paint_veil(painter, brushes, layout, area.panel)
    paint_aaron(painter, brushes, area, layout.scale)


# The discard pile


@attrs.frozen
class Spread:
    """The discard pile as a fan: rows of cards that overlap, latest first."""

    panel: Box
    title: Box
    cards: tuple[Box, ...]


def discards_spread(layout: Layout, count: int) -> Spread:
    """The layout of this many discarded cards."""
    k, view = layout.scale, layout.view
    panel = Box.around(*view.centre, view.width - 40 * k, view.height - 40 * k)
    title = Box(panel.x, panel.y + 8 * k, panel.width, 24 * k)
    room = Box(panel.x + 16 * k, title.bottom + 6 * k, panel.width - 32 * k, 0)
    tall = panel.bottom - (6 + FOOT) * k - room.y
    for seen in _SEEN:
        width, columns = max(
            (_widest(count, columns, seen, (room.width, tall), k), columns)
            for columns in range(6, 40)
        )
        if width >= _LEAST_CARD * k:
            break
    step = min((room.width - width) / (columns - 1), 1.08 * width)
    start = view.centre[0] - (step * (min(count, columns) - 1) + width) / 2
    down = CARD_TALL * width + 6 * k
    return Spread(
        panel,
        title,
        tuple(
            Box(
                start + step * (n % columns),
                room.y + down * (n // columns),
                width,
                CARD_TALL * width,
            )
            for n in range(count)
        ),
    )


def _widest(count: int, columns: int, seen: float, room: tuple[float, float], k: float) -> float:
    """The greatest width of cards in this many columns, with at least the share `seen` of each
    visible.
    """
    wide, tall = room
    rows = -(-max(1, count) // columns)
    by_height = (tall / rows - 6 * k) / CARD_TALL
    return min(_LARGEST_CARD * k, by_height, wide / (seen * (columns - 1) + 1))


def discards_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """All discarded cards, the latest first."""
    table: State = position.observation.table
    count = len(table.discards)
    fan = discards_spread(layout, count)
    paint_it = partial(_paint_veil, brushes=brushes, layout=layout, panel=fan.panel)
    yield _veil(f"discards/{count}", paint_it, layout)
    text = accessible_name(position.observation, target("discards"))
    title = Words(text, 18 * layout.scale, align=Align.CENTRE)
    yield Piece("large/title", title, fan.title, z=LARGE_Z + 1)
    for index, (card, box) in enumerate(zip(reversed(table.discards), fan.cards, strict=True)):
        look = card_look(card, box.width)
        yield Piece(f"large/{card_key(card)}", look, box, z=LARGE_Z + 2 + 0.01 * index)


def discards_places(position: Position, layout: Layout) -> Iterator[Place]:
    """The discarded cards, for tooltips."""
    table: State = position.observation.table
    fan = discards_spread(layout, len(table.discards))
    for index, (card, box) in enumerate(zip(reversed(table.discards), fan.cards, strict=True)):
        yield Place(target("card", card), box, z=LARGE_Z + 0.01 * index)


# A round card


def round_pieces(number: int, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The card of a round."""
    k, view = layout.scale, layout.view
    card = Box.around(*view.centre, 240 * k, 240 * k * CARD_TALL)
    panel = card.grown(16 * k)
    panel = attrs.evolve(panel, height=panel.height + (FOOT - 10) * k)
    paint_it = partial(_paint_veil, brushes=brushes, layout=layout, panel=panel)
    yield _veil(f"round/{number}", paint_it, layout)
    look = Drawing(sprite(f"round_{ROUND_NAMES[number]}"))
    yield Piece("large/round", look, card, z=LARGE_Z + 1)
