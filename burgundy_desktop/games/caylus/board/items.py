"""What lies on the table of Caylus: an observation as pieces with keys.

Keys that others ask for are made in `art`; besides "provost", "bailiff", "bonus" (the coin on the
bridge), "pass/<seat>", "order/<seat>", "scaffold", "castle_note", "stock/<kind>", "active" (the
building that is at work), "turn" (whose turn it is).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Inset,
    Painted,
    Piece,
    Words,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board import labels
from burgundy_desktop.games.caylus.board.art import (
    PILES,
    disc_sprite,
    house_key,
    house_sprite,
    marker_key,
    milestone_look,
    part_key,
    part_sprite,
    pennant_key,
    plot_key,
    plot_look,
    sign,
    sprite,
    tile_key,
    tile_look,
    tile_sprite,
    trigger_sprite,
    veil_key,
    worker_key,
    worker_sprite,
)
from burgundy_desktop.games.caylus.board.layout import SECTIONS, Layout
from burgundy_desktop.games.caylus.board.tally import tally_pieces
from burgundy_desktop.games.caylus.state import (
    BUILD,
    FAVOR_EFFECT,
    FAVOR_LINE,
    INCOME,
    NOBODY,
    PLACING,
    PRODUCE,
    PROVOST,
    TAKE_BONUS,
    TRADE,
    TRANSFORM,
    State,
)
from burgundy_desktop.games.caylus.tables.buildings import (
    CATEGORY,
    NO_BUILDING,
    RESIDENCE,
    RESIDENTIAL_BUILDING,
)
from burgundy_desktop.games.caylus.tables.castle import PARTS, TRIGGER
from burgundy_desktop.games.caylus.tables.road import (
    CASTLE,
    GATE,
    INN,
    SINGLE_SPOTS,
    SPACES,
    STABLES,
)
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES

NOT_REACHED = 0.55
"""Opacity of a worker beyond the provost."""
_ON_A_BUILDING, _ON_A_PLOT, _EARLY = 0.59, 0.27, 0.6
"""How strong the veil beyond the provost is; before the provost moves it is weaker."""
_AT_WORK = frozenset({PRODUCE, TAKE_BONUS, TRADE, BUILD, TRANSFORM})
_HIGHEST_TILE_Z = 14.0
_NUMBER_Z = 25.0
"""Numbers can be read whoever stands on the road, and whichever way leads over them."""


def table_pieces(
    position: Position, layout: Layout, brushes: Brushes, reach: int
) -> Iterator[Piece]:
    """Everything but what lies above the table. Spaces beyond `reach` are veiled."""
    table: State = position.observation.table
    yield from _road(table, layout, brushes, reach)
    yield from _specials(table, layout)
    yield from _walkers(table, layout)
    yield from _bridge(table, layout)
    yield from _castle(table, layout)
    yield from _order(position, layout)
    yield from _markers(table, layout)
    yield from _stock(table, layout)
    yield from _at_work(table, layout, brushes)
    yield from tally_pieces(position, layout)


# the road


def _road(table: State, layout: Layout, brushes: Brushes, reach: int) -> Iterator[Piece]:
    for space in SPACES:
        building = table.buildings[space]
        if building == NO_BUILDING:
            yield from _plot(space, layout)
        else:
            yield Piece(tile_key(space), tile_look(building), layout.town.tile(space), z=10)
        stone = layout.town.milestone(space)
        yield Piece(f"number/{space}", milestone_look(space), stone, z=_NUMBER_Z)
        yield from _house(table, space, layout, reach)
        yield from _worker_on_road(table, space, layout, reach)
        if space > reach:
            yield _veil(table, space, layout, brushes, is_plot=building == NO_BUILDING)


def _plot(space: int, layout: Layout) -> Iterator[Piece]:
    tile, has_pennant = layout.town.tile(space), space in TRIGGER
    yield Piece(plot_key(space), plot_look(space, has_pennant=has_pennant), tile, z=9)
    if has_pennant:
        look = Drawing(trigger_sprite(TRIGGER.index(space)))
        box = Box.around(tile.centre[0], tile.y + tile.height * 43 / 90, tile.width * 46 / 72)
        yield Piece(pennant_key(space), look, box, z=9.5)


def _house(table: State, space: int, layout: Layout, reach: int) -> Iterator[Piece]:
    """The owner's house, and small the home that somebody has paid for already."""
    town, owner = layout.town, table.owners[space]
    opacity = 1.0 if space <= reach else NOT_REACHED
    if owner != NOBODY:
        look = Drawing(house_sprite(owner))
        yield Piece(house_key(space), look, town.house(space), COUNTED_Z, opacity)
    for reserved, seat in table.reserved:
        if reserved == space:
            look = Drawing(
                tile_sprite(RESIDENCE), insets=(Inset(house_sprite(seat), 0.12, 0.08, 0.62),)
            )
            yield Piece(f"reserved/{space}", look, town.reserved(space), COUNTED_Z)


def _worker_on_road(table: State, space: int, layout: Layout, reach: int) -> Iterator[Piece]:
    seat = table.workers[space]
    if seat != NOBODY:
        look = Drawing(worker_sprite(seat))
        opacity = 1.0 if space <= reach else NOT_REACHED
        yield Piece(worker_key(space), look, layout.town.worker(space), z=20, opacity=opacity)
    elif table.workplaces >> space & 1:
        box = layout.town.spot(space)
        yield Piece(f"spot/{space}", Drawing(sprite("spot")), box, z=9)


def _veil(table: State, space: int, layout: Layout, brushes: Brushes, *, is_plot: bool) -> Piece:
    strength = _ON_A_PLOT if is_plot else _ON_A_BUILDING
    if table.phase < PROVOST:
        strength *= _EARLY
    box = layout.town.tile(space).grown(1.5 * layout.scale)
    paint_it = partial(
        _paint_veil,
        brushes=brushes,
        tile=layout.town.tile(space),
        strength=strength,
        k=layout.scale,
    )
    look = Painted(f"veil/{strength:.2f}/{box}", paint_it)
    return Piece(veil_key(space), look, box, z=_HIGHEST_TILE_Z)


def _paint_veil(painter: QPainter, brushes: Brushes, tile: Box, strength: float, k: float) -> None:
    colour = QColor(paint(brushes.palette.surfaces.table))
    colour.setAlphaF(strength)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(tile.grown(0.5 * k).rect, 7 * k, 7 * k)


# before the bridge


def _specials(table: State, layout: Layout) -> Iterator[Piece]:
    town = layout.town
    for spot in range(GATE, SINGLE_SPOTS):
        seat = table.workers[spot]
        if seat != NOBODY:
            yield _worker(spot, 0, seat, town.special_workers(spot - GATE)[0])
    for circle, seat in enumerate(table.stables):
        yield _worker(STABLES, circle, seat, town.special_workers(STABLES - GATE)[circle])
    for circle, seat in enumerate((table.inn_left, table.inn_right)):
        if seat != NOBODY:
            yield _worker(INN, circle, seat, town.special_workers(INN - GATE)[circle])


def _worker(spot: int, circle: int, seat: int, box: Box) -> Piece:
    return Piece(worker_key(spot, circle), Drawing(worker_sprite(seat)), box, z=20)


def _walkers(table: State, layout: Layout) -> Iterator[Piece]:
    town = layout.town
    yield Piece("bailiff", Drawing(sprite("bailiff")), town.bailiff(table.bailiff), z=22)
    yield Piece("provost", Drawing(sprite("provost")), town.provost(table.provost), z=23)


def _bridge(table: State, layout: Layout) -> Iterator[Piece]:
    places = layout.town.passing
    for place, seat in zip(places, table.passed, strict=False):
        yield Piece(f"pass/{seat}", Drawing(disc_sprite(seat)), place.grown(layout.scale), z=12)
    if not table.passed and table.phase in {INCOME, PLACING}:
        yield Piece("bonus", Drawing(sprite("denier_1")), places[0].grown(-layout.scale), z=11)


# the castle


def _castle(table: State, layout: Layout) -> Iterator[Piece]:
    castle = layout.castle
    for section, houses in enumerate(table.castle):
        for index, seat in enumerate(houses):
            z = 10 - section + 0.01 * index
            part = Drawing(part_sprite(section, index))
            yield Piece(part_key(section, index), part, castle.scene, z=z)
            house, key = castle.house(section, index), f"{part_key(section, index)}/house"
            yield Piece(key, Drawing(house_sprite(seat)), house, z=12)
    section = table.room_in_castle()
    if section < SECTIONS:
        box = castle.scaffold(section, len(table.castle[section]))
        yield Piece("scaffold", Drawing(sprite("castle_scaffold")), box, z=13)
    for circle, (seat, box) in enumerate(zip(table.castle_workers, castle.builders, strict=False)):
        yield _worker(CASTLE, circle, seat, box.grown(0.5 * layout.scale))
    yield Piece("castle_note", _castle_note(table, layout.scale), castle.note, z=10)


def _castle_note(table: State, scale: float) -> Words:
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
    table: State = position.observation.table
    for seat, box in zip(table.order, layout.order.places, strict=False):
        yield Piece(
            f"order/{seat}", Drawing(disc_sprite(seat)), box.grown(1.5 * layout.scale), z=12
        )
        if seat == position.to_decide:
            around = box.grown(3 * layout.scale)
            yield Piece("turn", Frame(seat, around.width / 2), around, z=11)
    names = tuple(seat.name for seat in position.seats)
    for seat, box in zip(table.order, layout.order.names, strict=False):
        words = Words(names[seat], 13.5 * layout.scale, face=Face.SANS, bold=False, alike=names)
        yield Piece(f"order/{seat}/name", words, box, z=12)


def _markers(table: State, layout: Layout) -> Iterator[Piece]:
    if table.simplified:
        return
    for line in range(len(layout.favors.starts)):
        columns = [player.markers[line] for player in table.players]
        for column in sorted(set(columns)):
            seats = [seat for seat, one in enumerate(columns) if one == column]
            boxes = layout.favors.markers(line, column, len(seats))
            for seat, box in zip(seats, boxes, strict=True):
                yield Piece(marker_key(line, seat), Drawing(sign(seat)), box, z=12)


def _stock(table: State, layout: Layout) -> Iterator[Piece]:
    for kind, pile in zip(PILES, layout.piles, strict=True):
        left = tiles_left(table, kind)
        look = Drawing(sprite(f"pile_{kind}"))
        yield Piece(f"pile/{kind}", look, pile.picture, z=10, opacity=1.0 if left else 0.35)
        text = str(left) if CATEGORIES.index(kind) != RESIDENTIAL_BUILDING else "∞"
        words = Words(text, 19 * layout.scale, Ink.INK, align=Align.LEFT)
        yield Piece(f"stock/{kind}", words, pile.count, z=10)


def tiles_left(table: State, kind: str) -> int:
    """How many tiles of a kind can still be built; of homes there are as many as are wanted."""
    category = CATEGORIES.index(kind)
    if category == RESIDENTIAL_BUILDING:
        return 1
    return sum(
        left for left, of_kind in zip(table.stock, CATEGORY, strict=True) if of_kind == category
    )


def active_space(table: State) -> int:
    """The space whose building asks for a decision now, 0 if none does."""
    kinds = (step for step in reversed(table.pending) if step[0] not in {FAVOR_LINE, FAVOR_EFFECT})
    kind, _, space = next(kinds, (NOBODY, 0, 0))
    return space if kind in _AT_WORK else 0


def _at_work(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    space = active_space(table)
    if space:
        tile = layout.town.tile(space)
        box = tile.grown(6 * layout.scale)
        paint_it = partial(_paint_corners, brushes=brushes, tile=tile, k=layout.scale)
        yield Piece("active", Painted(f"active/{tile}", paint_it), box, z=_HIGHEST_TILE_Z + 1)


def _paint_corners(painter: QPainter, brushes: Brushes, tile: Box, k: float) -> None:
    """Four corners: a whole ring would look like the glow of what may be chosen."""
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
