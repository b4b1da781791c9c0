"""The pieces on the table of The Castles of Burgundy: an observation becomes pieces with keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.dice import die_face
from burgundy_desktop.boardkit.hexes import drawing_box
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Label,
    Piece,
    Words,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.games.castles.board import art
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.memory import Memory
from burgundy_desktop.games.castles.board.player_areas import PlayerArea
from burgundy_desktop.games.castles.queries import bonuses
from burgundy_desktop.games.castles.state import NO_TILE, PlayerState, State
from burgundy_desktop.games.castles.state.steps import DISCARD
from burgundy_desktop.games.castles.tables.board import GOODS_PER_PHASE, NUMBERED_DEPOTS

_TAKEN: Final = 0.28
"""Opacity of a bonus banner that is taken, and of a used die."""

_HEIGHT: Final = 10.0
"""The z-layer of pieces on the table, and of those on a large board above it."""
_COUNTED: Final = COUNTED_Z - _HEIGHT
_FAN_WIDTH = 1.12
"""The width of all markers on a field, in widths of the field."""
_FAN_RISE = 0.3
"""How far the next marker stands higher, in parts of how far it stands aside."""
_POINTS_AT: Final = {True: 0.645, False: 0.62}
"""The vertical position of the disc with points on a large and on a small banner."""


def table_pieces(
    position: Position, layout: Layout, memory: Memory, front: Seat | None = None
) -> Iterator[Piece]:
    """Everything on the table but a board that is shown large."""
    table: State = position.observation.table
    yield from _depot_pieces(table, layout, memory)
    yield from _round_pieces(table, layout)
    yield from _track_pieces(table, layout)
    yield from _bonus_pieces(table, layout)
    for seat, area in areas(position, layout, front):
        yield from area_pieces(table, seat, area, memory, position.seats)
        if seat == position.acts:
            yield Piece("turn", Frame(seat, 10 * layout.scale), area.panel, z=5)


def areas(
    position: Position, layout: Layout, front: Seat | None = None
) -> tuple[tuple[Seat, PlayerArea], ...]:
    """The seats and their areas, the viewer first, then clockwise. The board that is in `front`
    and the viewer's have changed places.
    """
    count = len(position.seats)
    order = [Seat((position.viewer + step) % count) for step in range(count)]
    if front is not None:
        place = order.index(front)
        order[0], order[place] = front, order[0]
    return tuple(zip(order, (layout.own, *layout.others), strict=True))


def waiting_tile(table: State, seat: Seat) -> int:
    """The tile that a seat has taken and has no room for, -1 if there is none."""
    if table.pending and table.pending[-1][0] == DISCARD and table.seat == seat:
        return table.pending[-1][1]
    return NO_TILE


# The main board


def _depot_pieces(table: State, layout: Layout, memory: Memory) -> Iterator[Piece]:
    for depot, tiles in enumerate(table.depots):
        place = layout.depots[depot]
        for tile in tiles:
            x, y = place.spaces[memory.slot[tile]]
            yield _tile(tile, x, y, place.cell)
    for depot in NUMBERED_DEPOTS:
        types = dict.fromkeys(table.depot_goods[depot])
        boxes = layout.depots[depot].goods_for(len(types))
        for index, (goods, box) in enumerate(zip(types, boxes, strict=True)):
            count = table.depot_goods[depot].count(goods)
            look = Drawing(art.goods_sprite(goods), badge=count if count > 1 else 0)
            # The left one on top, as its neighbour would hide its number.
            yield Piece(art.depot_goods_key(depot, goods), look, box, z=COUNTED_Z + 1e-3 * index)


def _round_pieces(table: State, layout: Layout) -> Iterator[Piece]:
    first = GOODS_PER_PHASE - len(table.round_goods)
    for place, goods in enumerate(table.round_goods, start=first):
        yield Piece(
            art.round_goods_key(table.phase, place),
            Drawing(art.goods_sprite(goods)),
            layout.round_goods[place],
            z=10,
        )
    if table.white_die:
        look = Drawing(art.sprite(die_face("die_white", table.white_die)))
        yield Piece(art.WHITE_DIE, look, layout.white_die, z=10)


def _track_pieces(table: State, layout: Layout) -> Iterator[Piece]:
    """Markers; of those on one field the first one goes first. It is in front, and the others show
    behind it like a fan of cards.
    """
    for seat in table.turn_order:
        step = min(table.steps[seat], len(layout.fields) - 1)
        fan = [other for other in table.turn_order if table.steps[other] == table.steps[seat]]
        behind = fan.index(seat)
        box = in_a_fan(layout.fields[step], behind, len(fan))
        look = Drawing(art.sprite(f"marker_seat{seat + 1}"))
        yield Piece(art.marker_key(seat), look, box, z=10 + len(fan) - behind)


def in_a_fan(field: Box, behind: int, count: int) -> Box:
    """The place of a marker of `count` on a field, with so many in front of it."""
    size = field.height * (1.16 - 0.13 * (count - 1))
    from_the_middle = behind - (count - 1) / 2
    room = field.width * _FAN_WIDTH - size
    x, y = field.centre
    aside = room / max(1, count - 1)
    return Box.around(x + aside * from_the_middle, y - _FAN_RISE * aside * from_the_middle, size)


def _bonus_pieces(table: State, layout: Layout) -> Iterator[Piece]:
    for kind, (large_box, small_box) in enumerate(layout.banners):
        for large, box in ((True, large_box), (False, small_box)):
            left = bonuses.bonus_is_left(table, kind, large=large)
            points = bonuses.bonus_points(table, large=large)
            label = Label(str(points), y=_POINTS_AT[large], size=0.21)
            look = Drawing(art.bonus_sprite(kind, large=large), label=label)
            opacity = 1.0 if left else _TAKEN
            yield Piece(art.bonus_key(kind, large=large), look, box, z=10, opacity=opacity)
            if not left:
                yield from _bonus_owner(table, kind, box, large=large)


def _bonus_owner(table: State, kind: int, box: Box, *, large: bool) -> Iterator[Piece]:
    """The sign of the owner of the banner."""
    seat = bonuses.bonus_owner(table, kind, large=large)
    if seat is not None:
        key = f"{art.bonus_key(kind, large=large)}/owner"
        x, y = box.centre[0], box.y + _POINTS_AT[large] * box.height
        sign = Drawing(art.SIGN.format(seat + 1))
        yield Piece(key, sign, Box.around(x, y, 0.4 * box.width), z=11)


# One player


def area_pieces(
    table: State,
    seat: Seat,
    area: PlayerArea,
    memory: Memory,
    seats: Sequence[SeatInfo],
    *,
    prefix: str = "",
    z: float = _HEIGHT,
) -> Iterator[Piece]:
    """Everything of a player. `prefix` separates a board shown large from the same one below."""
    player = table.players[seat]
    pieces = (
        *_head(player, seat, area, seats[seat]),
        *_estate_tiles(player, area),
        *_dice(player, seat, area, memory.faces),
        *_stored(table, player, seat, area),
        *_goods(player, seat, area),
        *_counters(player, seat, area),
    )
    for piece in pieces:
        yield attrs.evolve(piece, key=prefix + piece.key, z=z + piece.z)


def _tile(tile: int, x: float, y: float, radius: float, z: float = 10.0) -> Piece:
    box = drawing_box(x, y, radius)
    return Piece(art.tile_key(tile), art.tile_look(tile, box.width), box, z=z)


def _head(player: PlayerState, seat: Seat, area: PlayerArea, info: SeatInfo) -> Iterator[Piece]:
    size = 0.72 * area.name.height
    if area.face is not None and info.face:
        yield Piece(f"face/{seat}", Drawing(f"pieces/common/face_{info.face}"), area.face)
    yield Piece(f"sign/{seat}", Drawing(art.SIGN.format(seat + 1)), area.sign, z=1)
    yield Piece(f"name/{seat}", Words(info.name, size), area.name)
    seal = Drawing(art.sprite("score_pip"), label=Label(str(player.points), size=0.36))
    yield Piece(art.points_key(seat), seal, area.points)


def _estate_tiles(player: PlayerState, area: PlayerArea) -> Iterator[Piece]:
    for (x, y), tile in zip(area.spaces, player.tiles, strict=bool(area.spaces)):
        if tile != NO_TILE:
            yield _tile(tile, x, y, area.radius, z=0.0)


def _dice(
    player: PlayerState, seat: Seat, area: PlayerArea, faces: Mapping[tuple[int, int], int]
) -> Iterator[Piece]:
    for die, box in enumerate(area.dice):
        value = player.dice[die]
        pips = value or faces.get((seat, die), 0)
        if pips:
            look = Drawing(art.sprite(die_face("die_player", pips)), seat=seat)
            yield Piece(art.die_key(seat, die), look, box, opacity=1.0 if value else _TAKEN)


def _stored(table: State, player: PlayerState, seat: Seat, area: PlayerArea) -> Iterator[Piece]:
    for tile, (x, y) in zip(player.storage, area.storage, strict=False):
        yield _tile(tile, x, y, area.storage_radius, z=0.0)
    waiting = waiting_tile(table, seat)
    if waiting != NO_TILE:
        x, y = area.waiting or area.storage[-1]
        yield _tile(waiting, x, y, area.storage_radius, z=2.0)


def _goods(player: PlayerState, seat: Seat, area: PlayerArea) -> Iterator[Piece]:
    held = [goods for goods, count in enumerate(player.goods) if count]
    for goods, box in zip(held, area.goods, strict=False):
        count = player.goods[goods]
        look = Drawing(art.goods_sprite(goods), badge=count if count > 1 else 0)
        yield Piece(art.goods_key(seat, goods), look, box, z=_COUNTED)
    if area.sold is not None and any(player.sold):
        pile = Drawing(art.sprite("sold_pile"), badge=sum(player.sold))
        yield Piece(f"sold/{seat}", pile, area.sold)


def _counters(player: PlayerState, seat: Seat, area: PlayerArea) -> Iterator[Piece]:
    yield from _counter(f"silver/{seat}", "silverling", player.silver, area.silver)
    yield from _counter(f"workers/{seat}", "worker", player.workers, area.workers)
    if area.goods_count is not None:
        yield from _counter(f"goods/{seat}", "goods_back", sum(player.goods), area.goods_count)


def _counter(key: str, name: str, count: int, boxes: tuple[Box, Box]) -> Iterator[Piece]:
    picture, number = boxes
    yield Piece(key, Drawing(art.sprite(name)), picture)
    size = max(0.85 * number.height, 10.0)
    words = Words(str(count), size, ink=Ink.INK, face=Face.SERIF, align=Align.LEFT)
    yield Piece(f"{key}/count", words, number)
