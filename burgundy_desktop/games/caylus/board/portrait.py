"""The large picture of a player: everything of theirs on the table, above a veil."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Painted, Piece, Words
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.items import table_pieces
from burgundy_desktop.games.caylus.board.layout import LINES, Layout
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables import road

LARGE_Z = 450.0


def portrait_pieces(
    position: Position, seat: Seat, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """A veil over the table, and above it the pieces of the player."""
    paint_it = partial(_paint_veil, brushes=brushes, layout=layout)
    yield Piece("large/veil", Painted(f"portrait/{layout.view}", paint_it), layout.view, LARGE_Z)
    table: State = position.observation.table
    owned = set(keys_of(table, seat))
    for piece in table_pieces(position, layout, brushes, road.ROAD_LENGTH):
        if piece.key in owned:
            yield attrs.evolve(piece, key=f"large/{piece.key}", z=LARGE_Z + 1 + piece.z)
    k, town = layout.scale, layout.town
    plate = Box.around(town.panel.centre[0], town.panel.bottom - 24 * k, 240 * k, 38 * k)
    under = partial(_paint_plate, brushes=brushes, plate=plate)
    name = f"portrait/{plate}"
    yield Piece("large/plate", Painted(name, under), plate.grown(4 * k), z=LARGE_Z + 50)
    mark = Box(plate.x + 14 * k, plate.centre[1] - 10 * k, 20 * k, 20 * k)
    yield Piece("large/sign", Drawing(art.sign(seat)), mark, z=LARGE_Z + 51)
    words = Words(position.seats[seat].name, 18 * k, align=Align.LEFT)
    beside = Box(mark.right + 9 * k, plate.y, plate.right - mark.right - 18 * k, plate.height)
    yield Piece("large/name", words, beside, z=LARGE_Z + 51)


def keys_of(table: State, seat: Seat) -> Iterator[str]:
    """The keys of all pieces that belong to a player."""
    yield from (f"order/{seat}", f"pass/{seat}")
    for space in road.SPACES:
        if table.owners[space] == seat:
            yield from (art.tile_key(space), art.house_key(space), f"number/{space}")
    yield from _workers(table, seat)
    for section, houses in enumerate(table.castle):
        for index, one in enumerate(houses):
            if one == seat:
                yield from (art.part_key(section, index), f"{art.part_key(section, index)}/house")
    for line in range(LINES):
        yield art.marker_key(line, seat)


def _workers(table: State, seat: Seat) -> Iterator[str]:
    """The workers of a player, on any spot."""
    inn = (table.inn_left, table.inn_right)
    single = tuple((spot, (table.workers[spot],)) for spot in range(1, road.SINGLE_SPOTS))
    more = ((road.STABLES, table.stables), (road.INN, inn), (road.CASTLE, table.castle_workers))
    for spot, seats in (*single, *more):
        for circle, one in enumerate(seats):
            if one == seat:
                yield art.worker_key(spot, circle)


def _paint_plate(painter: QPainter, brushes: Brushes, plate: Box) -> None:
    painting.panel(painter, brushes, plate, brushes.scale)


def _paint_veil(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    painter.fillRect(layout.view.rect, paint(brushes.palette.surfaces.veil))
