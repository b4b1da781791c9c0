"""The targets on the table of The Castles of Burgundy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

import attrs

from burgundy_desktop.boardkit.hexes import cell
from burgundy_desktop.boardkit.pieces import Box, Place, Shape
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles.board import art, items
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.memory import Memory
from burgundy_desktop.games.castles.board.player_areas import PlayerArea, SmallBoard
from burgundy_desktop.games.castles.state import NO_TILE, PlayerState, State
from burgundy_desktop.games.castles.state.steps import GOODS_TYPE
from burgundy_desktop.games.castles.tables.board import NUMBERED_DEPOTS

LARGE_Z = 450.0
"""The z-layer of pieces on a large board, above everything else."""
_ABOVE_COUNT: Final = -0.3
"""Where gain pills leave the counts of goods free."""


def table_places(
    position: Position,
    layout: Layout,
    memory: Memory,
    boards: Sequence[SmallBoard],
    front: Seat | None = None,
) -> Iterator[Place]:
    """All targets in reading order: the viewer's things, what may be taken, the viewer's estate,
    the others. While another board is in `front` the viewer's is a small one.
    """
    table: State = position.observation.table
    own = table.players[position.viewer]
    (seat, large), *others = items.areas(position, layout, front)
    if front is None:
        yield from _own_things(table, own, position.viewer, large)
    for estate, board in zip(dict.fromkeys(own.offered), boards, strict=False):
        yield Place(target("estate", estate), board.box)
    yield from _rounds(table, layout)
    yield from _depots(table, layout, memory, bare=bool(boards))
    yield Place(target("track"), layout.track, z=-1)
    yield from _spaces(large) if front is None else _board(table, seat, large)
    yield from _bonuses(layout)
    for seat, area in others:
        yield Place(target(SEAT, seat), area.panel, z=-2)
        yield from _stored(table, seat, area)


def large_places(position: Position, seat: Seat, area: PlayerArea) -> Iterator[Place]:
    """The targets on another player's board that is shown large."""
    return _board(position.observation.table, seat, area, LARGE_Z)


def _board(table: State, seat: Seat, area: PlayerArea, z: float = 0.0) -> Iterator[Place]:
    yield Place(target(SEAT, seat), area.panel, z=z - 1)
    for tile, (x, y) in zip(table.players[seat].tiles, area.spaces, strict=True):
        if tile != NO_TILE:
            yield Place(target("tile", tile), cell(x, y, area.radius), Shape.HEX, z=z)
    yield from _stored(table, seat, area, z)


def _own_things(table: State, own: PlayerState, seat: Seat, area: PlayerArea) -> Iterator[Place]:
    for die, box in enumerate(area.dice):
        yield Place(target("die", die), box, piece=art.die_key(seat, die))
    yield from _stored(table, seat, area)
    yield from _empty_storage(own, area)
    held = [goods for goods, count in enumerate(own.goods) if count]
    for goods, box in zip(held, area.goods, strict=False):
        piece = art.goods_key(seat, goods)
        yield Place(target("goods", goods), box, piece=piece, gain_inside=_ABOVE_COUNT)
    if area.sold is not None and any(own.sold):
        yield Place(target("sold"), area.sold)
    for name, boxes in (("workers", area.workers), ("silver", area.silver)):
        picture, number = boxes
        around = picture.grown(3)
        place = Place(target(name), around.joined(number), piece=f"{name}/{seat}")
        yield attrs.evolve(place, pill_on_top=True)  # a gain pill leaves the silver above free


def _stored(table: State, seat: Seat, area: PlayerArea, z: float = 0.0) -> Iterator[Place]:
    radius = area.storage_radius
    for tile, (x, y) in zip(table.players[seat].storage, area.storage, strict=False):
        yield Place(target("tile", tile), cell(x, y, radius), Shape.HEX, art.tile_key(tile), z)
    waiting = items.waiting_tile(table, seat)
    if waiting != NO_TILE:
        x, y = area.waiting or area.storage[-1]
        yield Place(target("tile", waiting), cell(x, y, radius), Shape.HEX, z=z + 1)


def _empty_storage(own: PlayerState, area: PlayerArea) -> Iterator[Place]:
    """The storage spaces without a tile, as one place."""
    empty = [cell(x, y, area.storage_radius) for x, y in area.storage[len(own.storage) :]]
    if empty:
        yield Place(target("storage"), reduce(Box.joined, empty), z=-1)


def _rounds(table: State, layout: Layout) -> Iterator[Place]:
    """Phases, goods of the rounds and white die: for tooltips only."""
    for phase, box in enumerate(layout.pennants):
        yield Place(target("phase", phase), box)
    yield Place(target("round_goods"), reduce(Box.joined, layout.round_goods))
    if table.white_die:
        yield Place(target("white_die"), layout.white_die)


def _bonuses(layout: Layout) -> Iterator[Place]:
    for kind, (large, small) in enumerate(layout.banners):
        yield Place(target("bonus_large", kind), large)
        yield Place(target("bonus_small", kind), small)


def _depots(table: State, layout: Layout, memory: Memory, *, bare: bool) -> Iterator[Place]:
    if bare:
        return
    asked = table.pending[-1] if table.pending else (-1, -1)
    for number in (*NUMBERED_DEPOTS, 0):
        depot = layout.depots[number]
        if number:
            yield Place(target("depot", number), depot.box, z=-1)
        for tile in sorted(table.depots[number], key=lambda tile: memory.slot[tile]):
            x, y = depot.spaces[memory.slot[tile]]
            hexagon = cell(x, y, depot.cell)
            yield Place(target("tile", tile), hexagon, Shape.HEX, art.tile_key(tile))
        if asked == (GOODS_TYPE, number):
            types = dict.fromkeys(table.depot_goods[number])
            for goods, box in zip(types, depot.goods_for(len(types)), strict=True):
                key = art.depot_goods_key(number, goods)
                yield Place(target("depot_goods", goods), box, piece=key)


def _spaces(area: PlayerArea) -> Iterator[Place]:
    for space, (x, y) in enumerate(area.spaces):
        yield Place(target("space", space), cell(x, y, area.radius), Shape.HEX)
