"""The pieces on the table of Caylus: an observation becomes pieces with keys.

Keys used elsewhere are made in `art`; besides "provost", "bailiff", "bonus" (the coin on the
bridge), "pass/<seat>", "order/<seat>", "scaffold", "castle_note", "stock/<kind>", "active" (the
building that is at work), "turn" (whose turn it is).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Painted,
    Piece,
    Words,
)
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus import state
from burgundy_desktop.games.caylus.board import art, labels
from burgundy_desktop.games.caylus.board.layout import SECTIONS, Layout
from burgundy_desktop.games.caylus.board.road import HIGHEST_TILE_Z, road_pieces
from burgundy_desktop.games.caylus.board.tally import tally_pieces
from burgundy_desktop.games.caylus.queries.castle import room_in_castle
from burgundy_desktop.games.caylus.state import steps as s
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.castle import PARTS, TRIGGER
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES

MOST_LETTERS = 9
"""Of a name in the turn order; those of all characters are whole."""
_AT_WORK = frozenset({s.PRODUCE, s.TAKE_BONUS, s.TRADE, s.BUILD, s.TRANSFORM})


def table_pieces(
    position: Position, layout: Layout, brushes: Brushes, reach: int
) -> Iterator[Piece]:
    """All pieces except those above the table. Spaces beyond `reach` are veiled."""
    table: state.State = position.observation.table
    yield from road_pieces(table, layout, brushes, reach)
    yield from _specials(table, layout)
    yield from _walkers(table, layout)
    yield from _bridge(table, layout)
    yield from _castle(table, layout)
    yield from _order(position, layout)
    yield from _markers(table, layout)
    yield from _stock(table, layout)
    yield from _at_work(table, layout, brushes)
    yield from tally_pieces(position, layout)


# before the bridge


def _specials(table: state.State, layout: Layout) -> Iterator[Piece]:
    town = layout.town
    for spot in range(road.GATE, road.SINGLE_SPOTS):
        seat = table.workers[spot]
        if seat != state.NOBODY:
            yield _worker(spot, 0, seat, town.special_workers(spot - road.GATE)[0])
    for circle, seat in enumerate(table.stables):
        yield _worker(
            road.STABLES, circle, seat, town.special_workers(road.STABLES - road.GATE)[circle]
        )
    for circle, seat in enumerate((table.inn_left, table.inn_right)):
        if seat != state.NOBODY:
            yield _worker(
                road.INN, circle, seat, town.special_workers(road.INN - road.GATE)[circle]
            )


def _worker(spot: int, circle: int, seat: int, box: Box) -> Piece:
    return Piece(art.worker_key(spot, circle), Drawing(art.worker_sprite(seat)), box, z=20)


def _walkers(table: state.State, layout: Layout) -> Iterator[Piece]:
    town = layout.town
    yield Piece("bailiff", Drawing(art.sprite("bailiff")), town.bailiff(table.bailiff), z=22)
    yield Piece("provost", Drawing(art.sprite("provost")), town.provost(table.provost), z=23)


def _bridge(table: state.State, layout: Layout) -> Iterator[Piece]:
    places = layout.town.passing
    for place, seat in zip(places, table.passed, strict=False):
        yield Piece(f"pass/{seat}", Drawing(art.disc_sprite(seat)), place.grown(layout.scale), z=12)
    if not table.passed and table.phase in {state.INCOME, state.PLACING}:
        yield Piece("bonus", Drawing(art.sprite("denier_1")), places[0].grown(-layout.scale), z=11)


# the castle


def _castle(table: state.State, layout: Layout) -> Iterator[Piece]:
    castle = layout.castle
    for section, houses in enumerate(table.castle):
        for index, seat in enumerate(houses):
            z = 10 - section + 0.01 * index
            part = Drawing(art.part_sprite(section, index))
            yield Piece(art.part_key(section, index), part, castle.scene, z=z)
            house, key = castle.house(section, index), f"{art.part_key(section, index)}/house"
            yield Piece(key, Drawing(art.house_sprite(seat)), house, z=12)
    section = room_in_castle(table)
    if section < SECTIONS:
        box = castle.scaffold(section, len(table.castle[section]))
        yield Piece("scaffold", Drawing(art.sprite("castle_scaffold")), box, z=13)
    for circle, (seat, box) in enumerate(zip(table.castle_workers, castle.builders, strict=False)):
        yield _worker(road.CASTLE, circle, seat, box.grown(0.5 * layout.scale))
    yield Piece("castle_note", _castle_note(table, layout.scale), castle.note, z=10)


def _castle_note(table: state.State, scale: float) -> Words:
    section = table.section
    if section >= SECTIONS:
        text = labels.CASTLE_STANDS()
    else:
        text = labels.PROGRESS[section](
            built=len(table.castle[section]), all=PARTS[section], space=TRIGGER[section]
        )
    return Words(text, 13.5 * scale, Ink.QUIET, Face.SANS, Align.RIGHT, bold=False)


# order, favours, supply


def _order(position: Position, layout: Layout) -> Iterator[Piece]:
    table: state.State = position.observation.table
    for seat, box in zip(table.order, layout.order.places, strict=False):
        yield Piece(
            f"order/{seat}", Drawing(art.disc_sprite(seat)), box.grown(1.5 * layout.scale), z=12
        )
        if seat == position.acts:
            around = box.grown(3 * layout.scale)
            yield Piece("turn", Frame(seat, around.width / 2), around, z=11)
    names = tuple(_shortened(seat.name) for seat in position.seats)
    for seat, box in zip(table.order, layout.order.names, strict=False):
        words = Words(names[seat], 13.5 * layout.scale, face=Face.SANS, bold=False, alike=names)
        yield Piece(f"order/{seat}/name", words, box, z=12)


def _shortened(name: str) -> str:
    """A long name in the turn order: whole, it would make those of all as small as possible."""
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1].rstrip()}…"


def _markers(table: state.State, layout: Layout) -> Iterator[Piece]:
    if table.simplified:
        return
    for line in range(len(layout.favors.starts)):
        columns = [player.markers[line] for player in table.players]
        for column in sorted(set(columns)):
            seats = [seat for seat, one in enumerate(columns) if one == column]
            boxes = layout.favors.markers(line, column, len(seats))
            for seat, box in zip(seats, boxes, strict=True):
                yield Piece(art.marker_key(line, seat), Drawing(art.sign(seat)), box, z=12)


def _stock(table: state.State, layout: Layout) -> Iterator[Piece]:
    for kind, pile in zip(art.PILES, layout.piles, strict=True):
        left = tiles_left(table, kind)
        look = Drawing(art.sprite(f"pile_{kind}"))
        yield Piece(f"pile/{kind}", look, pile.picture, z=10, opacity=1.0 if left else 0.35)
        text = str(left) if CATEGORIES.index(kind) != buildings.RESIDENTIAL_BUILDING else "∞"
        words = Words(text, 19 * layout.scale, Ink.INK, align=Align.LEFT)
        yield Piece(f"stock/{kind}", words, pile.count, z=10)


def tiles_left(table: state.State, kind: str) -> int:
    """How many tiles of a kind can still be built; homes are unlimited."""
    category = CATEGORIES.index(kind)
    if category == buildings.RESIDENTIAL_BUILDING:
        return 1
    return sum(
        left
        for left, of_kind in zip(table.stock, buildings.CATEGORY, strict=True)
        if of_kind == category
    )


def active_space(table: state.State) -> int:
    """The space whose building needs a decision now, 0 if there is none."""
    kinds = (
        step for step in reversed(table.pending) if step[0] not in {s.FAVOR_LINE, s.FAVOR_EFFECT}
    )
    kind, _, space = next(kinds, (state.NOBODY, 0, 0))
    return space if kind in _AT_WORK else 0


def _at_work(table: state.State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    space = active_space(table)
    if space:
        tile = layout.town.tile(space)
        box = tile.grown(6 * layout.scale)
        paint_it = partial(_paint_corners, brushes=brushes, tile=tile, k=layout.scale)
        yield Piece("active", Painted(f"active/{tile}", paint_it), box, z=HIGHEST_TILE_Z + 1)


def _paint_corners(painter: QPainter, brushes: Brushes, tile: Box, k: float) -> None:
    """Paint four corners: a whole ring would look like the glow of an offer."""
    box, arm = tile.grown(2 * k), 17 * k
    corners = QPainterPath()
    for x, inward in ((box.x, arm), (box.right, -arm)):
        for y, down in ((box.y, arm), (box.bottom, -arm)):
            corners.moveTo(x + inward, y)
            corners.lineTo(x, y)
            corners.lineTo(x, y + down)
    palette = brushes.palette
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((palette.surfaces.panel, 6.4), (palette.text.ink, 3.4)):
        pen = QPen(paint(colour), wide * k)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(corners)
