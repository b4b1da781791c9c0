"""Where everything lies on the table of The Castles of Burgundy, for a view of any shape.

Measures are px at 988 x 692, the table of a window of 1280 x 800; everything grows with the
smaller side, and what is left over goes to the boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.hexes import SQRT3, honeycomb
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles.tables.board import (
    BLACK_SPACES,
    NUMBERED_DEPOTS,
    PHASES,
    ROUNDS,
    TRACK_SPACES,
)
from burgundy_desktop.games.castles.tables.estates import HEXES

BUTTONS: Final[frozenset[Target]] = frozenset({target("end_turn"), target("decline")})
"""Targets that lie in the prompt bar, not on the table."""

WIDTH, HEIGHT = 988.0, 692.0
_LEFT_SHARE = 0.455
_MARGIN, _GAP = 12.0, 8.0
_PHASE, _TRACK, _OTHERS, _STORAGE, _BONUS = 50.0, 46.0, 150.0, 86.0, 58.0
_WIDE = 1.8
"""From this width to height on the others get a column of their own."""
_LEAST_INNER = 940.0
ESTATE_WIDE, ESTATE_TALL = 12.12, 11.0
"""Width and height of an estate in cell radii."""

Point = tuple[float, float]


@attrs.frozen
class Mat:
    """Where one player's things lie: the own board, a thumbnail, or a board shown large.

    What a thumbnail has no room for is empty or None.
    """

    panel: Box
    name: Box
    sign: Box
    points: Box
    radius: float
    """Cell radius of the estate."""
    spaces: tuple[Point, ...]
    dice: tuple[Box, ...]
    silver: tuple[Box, Box]
    """Coin and number."""
    workers: tuple[Box, Box]
    storage: tuple[Point, ...]
    storage_radius: float
    waiting: Point | None
    """Where a tile waits until there is room for it."""
    goods: tuple[Box, ...]
    goods_count: tuple[Box, Box] | None
    """Instead of `goods`: a picture and how many there are in all."""
    sold: Box | None


@attrs.frozen
class Depot:
    """A plaque with its die, its goods and its spaces."""

    box: Box
    die: Box
    goods: tuple[Box, ...]
    """For one to six different types, from the right."""
    spaces: tuple[Point, ...]
    cell: float
    """Cell radius."""


@attrs.frozen
class Layout:
    """The whole table. `others` are the mats of the other players, clockwise from the viewer."""

    scale: float
    phase: Box
    pennants: tuple[Box, ...]
    round_goods: tuple[Box, ...]
    white_die: Box
    ring: Box
    depots: tuple[Depot, ...]
    """Depot 0 is the black one."""
    track: Box
    track_label: Box
    fields: tuple[Box, ...]
    own: Mat
    storage: Box
    bonus: Box
    banners: tuple[tuple[Box, Box], ...]
    """For each kind the large and the small banner."""
    others: tuple[Mat, ...]


def layout_for(width: float, height: float, players: int) -> Layout:
    """The table for a view of this size (px): two columns, in a very wide view three."""
    k = min(width / WIDTH, height / HEIGHT)
    third = _third_column(width, height, players, k)
    inner = width - third - (2 * _MARGIN + _GAP) * k
    left = _LEFT_SHARE * inner
    top, bottom, gap = _MARGIN * k, height - _MARGIN * k, _GAP * k
    left_x = _MARGIN * k + third
    right_x = left_x + left + gap
    phase = Box(left_x, top, left, _PHASE * k)
    others = Box(left_x, bottom - _OTHERS * k, left, _OTHERS * k)
    track_y = (bottom if third else others.y - gap) - _TRACK * k
    track = Box(left_x, track_y, left, _TRACK * k)
    ring = Box(left_x, phase.bottom + gap, left, track.y - gap - phase.bottom - gap)
    bonus = Box(right_x, bottom - _BONUS * k, inner - left, _BONUS * k)
    storage = Box(right_x, bonus.y - gap - _STORAGE * k, inner - left, _STORAGE * k)
    estate = Box(right_x, top, inner - left, storage.y - gap - top)
    aside = Box(_MARGIN * k, top, third - gap, bottom - top)
    return Layout(
        scale=k,
        phase=phase,
        pennants=_row(phase, 12 * k, 34 * k, 33 * k, len(PHASES)),
        round_goods=_round_goods(phase, k),
        white_die=Box.around(phase.right - 27 * k, phase.centre[1], 36 * k),
        ring=ring,
        depots=_ring(ring, players, k),
        track=track,
        track_label=Box(track.x + 10 * k, track.y, 50 * k, track.height),
        fields=_fields(track, k),
        own=_own_mat(estate, storage, k),
        storage=storage,
        bonus=bonus,
        banners=_banners(bonus, k),
        others=_cards(aside, players - 1, k) if third else _other_mats(others, players - 1, k),
    )


def _third_column(width: float, height: float, players: int, k: float) -> float:
    """Width of a column for the others, 0 where the view is not much wider than the table."""
    if width / height < _WIDE:
        return 0.0
    return min((340 if players == 2 else 420) * k, width - _LEAST_INNER * k)


def _row(box: Box, start: float, step: float, size: float, count: int) -> tuple[Box, ...]:
    """Squares in a row, in the middle of the height of `box`."""
    x, y = box.x + start + size / 2, box.centre[1]
    return tuple(Box.around(x + step * index, y, size) for index in range(count))


def _round_goods(phase: Box, k: float) -> tuple[Box, ...]:
    """In the middle between the pennants and the white die."""
    start, room = 186 * k, phase.width - 240 * k
    step = min(39 * k, room / ROUNDS)
    return _row(phase, start + (room - step * ROUNDS) / 2, step, 35 * k, ROUNDS)


def _fields(track: Box, k: float) -> tuple[Box, ...]:
    start, gap = 64 * k, 4 * k
    wide = (track.width - start - 12 * k - gap * (TRACK_SPACES - 1)) / TRACK_SPACES
    return tuple(
        Box(track.x + start + (wide + gap) * step, track.y + 8 * k, wide, track.height - 16 * k)
        for step in range(TRACK_SPACES)
    )


def _banners(bonus: Box, k: float) -> tuple[tuple[Box, Box], ...]:
    kinds = 6
    step = (bonus.width - 12 * k) / kinds
    middle = bonus.centre[1]
    rows = []
    for kind in range(kinds):
        x = bonus.x + 6 * k + step * kind + step / 2
        rows.append(
            (Box.around(x - 19 * k, middle, 50 * k), Box.around(x + 20 * k, middle, 42 * k))
        )
    return tuple(rows)


# The depots


def _ring(ring: Box, players: int, k: float) -> tuple[Depot, ...]:
    """The seven depots, the black one first."""
    row = players
    block_wide = 2.0 if players < 4 else 2.5
    block_tall = 2.0 if players < 3 else 3.5
    black = _BLACK_ROWS[players]
    black_wide = max(max(black) * SQRT3, max(black[0] + 0.5, 0) * SQRT3 if players == 3 else 0.0)
    cell = _cell_radius(ring, row, block_wide, block_tall, black, black_wide, k)
    plaque = _Plaque(cell, k)
    wide, tall = plaque.size(row * SQRT3, 2.0)
    side_wide, side_tall = plaque.size(block_wide * SQRT3, block_tall)
    x, y = ring.centre
    middle = _black_depot(x, y, cell, players, k)
    pair = (ring.width - 2 * wide) / (2 if players == 2 else 3)
    dx = wide / 2 + (1.5 * k if players == 2 else pair / 2)
    edge = (ring.height - 2 * tall - side_tall) / 4
    apart = ring.height / 2 - tall / 2 - min(edge, 12 * k)
    dy = min(apart, max(tall / 2 + side_tall / 2, tall / 2 + middle.box.height / 2) + 44 * k)
    aside = ring.width / 2 - side_wide / 2 - min(12 * k, pair)
    places = {
        1: plaque.at(x - dx, y - dy, (row,)),
        2: plaque.at(x + dx, y - dy, (row,)),
        3: plaque.at(x + aside, y, _SIDE_ROWS[players]),
        4: plaque.at(x + dx, y + dy, (row,)),
        5: plaque.at(x - dx, y + dy, (row,)),
        6: plaque.at(x - aside, y, _SIDE_ROWS[players]),
    }
    return (middle, *(places[number] for number in NUMBERED_DEPOTS))


_SIDE_ROWS: dict[int, tuple[int, ...]] = {2: (2,), 3: (2, 1), 4: (2, 2)}
_BLACK_ROWS: dict[int, tuple[int, ...]] = {2: (2, 2), 3: (2, 2, 2), 4: (3, 2, 3)}
_HEAD, _PAD = 36.0, 9.0
_PRICE = 30.0


def _cell_radius(
    ring: Box,
    row: int,
    block_wide: float,
    block_tall: float,
    black: Sequence[int],
    black_wide: float,
    k: float,
) -> float:
    """The largest cells with which the ring fits its panel."""
    rows_wide = (ring.width - (4 * _PAD + 32) * k) / (2 * row * SQRT3)
    slate = 3.83 if row == 2 else black_wide + 0.3
    side_wide = (ring.width - (4 * _PAD + 32) * k) / (2 * block_wide * SQRT3 + slate)
    middle = max(block_tall, 1.5 * len(black) + 0.5 + (0.6 if row > 2 else 0.0))
    head = _HEAD if block_tall >= middle else _PRICE
    tall = (ring.height - (2 * _HEAD + head + 36) * k) / (4.0 + middle)
    return min(rows_wide, side_wide, tall)


@attrs.frozen
class _Plaque:
    cell: float
    k: float

    def size(self, wide: float, tall: float) -> tuple[float, float]:
        """In px, for cells that take so many radii."""
        return wide * self.cell + 2 * _PAD * self.k, tall * self.cell + _HEAD * self.k

    def at(self, x: float, y: float, rows: tuple[int, ...]) -> Depot:
        """A depot with its middle at (x, y) and so many spaces in each row."""
        k, cell = self.k, self.cell
        wide = max(rows) + (0.5 if len(rows) > 1 and rows[0] == rows[-1] else 0.0)
        width, height = self.size(wide * SQRT3, 2.0 + 1.5 * (len(rows) - 1))
        box = Box.around(x, y, width, height)
        size = 24 * k
        top = box.y + 17 * k
        step = min(size + 3 * k, (width - 2 * _PAD * k - 1.4 * size) / 4)
        return Depot(
            box=box,
            die=Box.around(box.x + 18 * k, top, size),
            goods=tuple(
                Box.around(box.right - 18 * k - step * index, top, size) for index in range(6)
            ),
            spaces=_comb(x - (wide - max(rows)) * SQRT3 * cell / 2, box.y, rows, cell, k),
            cell=cell,
        )


def _comb(x: float, top: float, rows: tuple[int, ...], cell: float, k: float) -> tuple[Point, ...]:
    """Rows of cells under the head of a plaque; the second row lies half a cell to the right."""
    step = SQRT3 * cell
    points = []
    for number, count in enumerate(rows):
        start = x - (max(rows) - 1) * step / 2 + (step / 2 if number % 2 else 0.0)
        y = top + (_HEAD - 4) * k + cell + 1.5 * cell * number
        points += [(start + step * index, y) for index in range(count)]
    return tuple(points)


def _black_depot(x: float, y: float, cell: float, players: int, k: float) -> Depot:
    rows = _BLACK_ROWS[players]
    if players == 2:
        box = Box.around(x, y, 3.83 * cell, 3.83 * cell * 2 / SQRT3)
        return Depot(box, _price(box, 0.36 * cell, k), (), _slate_hex(x, y, cell), 0.78 * cell)
    tall = (1.5 * len(rows) + 0.5) * cell + _PRICE * k + 8 * k
    wide = (max(rows) + (0.5 if players == 3 else 0.0)) * SQRT3 * cell + 12 * k
    box = Box.around(x, y, wide, tall)
    points = []
    for number, count in enumerate(rows):
        shift = (0.25 if number % 2 else -0.25) if players == 3 else 0.0
        start = x + (shift - (count - 1) / 2) * SQRT3 * cell
        row_y = box.y + 6 * k + cell + 1.5 * cell * number
        points += [(start + SQRT3 * cell * index, row_y) for index in range(count)]
    assert len(points) == BLACK_SPACES[players]
    return Depot(box, _price(box, 16 * k, k), (), tuple(points), cell)


def _slate_hex(x: float, y: float, cell: float) -> tuple[Point, ...]:
    """Two rows of two, a little apart, in the slate hexagon; the price lies below."""
    dx, dy = 0.76 * cell, 0.8 * cell
    up = 0.24 * cell
    return tuple((x + sx * dx, y - up + sy * dy) for sy in (-1, 1) for sx in (-1, 1))


def _price(box: Box, above: float, k: float) -> Box:
    return Box.around(box.centre[0], box.bottom - above, 40 * k, 18 * k)


# The mats


def _estate(box: Box, radius: float) -> tuple[Point, ...]:
    """The spaces of an estate in the middle of `box`."""
    x, y = box.centre
    return honeycomb(HEXES, x, y, radius)


def _own_mat(estate: Box, storage: Box, k: float) -> Mat:
    radius = min(
        (estate.width - 26 * k) / ESTATE_WIDE,
        (estate.height - 24 * k) / ESTATE_TALL,
    )
    cell = 36 * k
    hexes = tuple(
        (storage.x + 16 * k + cell + (SQRT3 * cell + 8 * k) * n, storage.centre[1])
        for n in range(3)
    )
    size = 56 * k
    right = storage.right - 16 * k - size / 2
    goods = tuple(
        Box.around(right - (size + 12 * k) * (2 - n), storage.centre[1], size) for n in range(3)
    )
    between = (hexes[-1][0] + SQRT3 / 2 * cell + goods[0].x) / 2
    return Mat(
        panel=estate,
        sign=Box.around(estate.x + 22 * k, estate.y + 21 * k, 17 * k),
        name=Box(estate.x + 36 * k, estate.y + 8 * k, 110 * k, 26 * k),
        points=Box.around(estate.right - 34 * k, estate.y + 34 * k, 48 * k),
        radius=radius,
        spaces=_estate(estate, radius),
        dice=(
            Box.around(estate.x + 36 * k, estate.y + 64 * k, 44 * k),
            Box.around(estate.x + 87 * k, estate.y + 64 * k, 44 * k),
        ),
        silver=(
            Box.around(estate.x + 30 * k, estate.bottom - 70 * k, 32 * k),
            Box(estate.x + 50 * k, estate.bottom - 84 * k, 34 * k, 28 * k),
        ),
        workers=(
            Box.around(estate.x + 30 * k, estate.bottom - 29 * k, 36 * k),
            Box(estate.x + 50 * k, estate.bottom - 43 * k, 34 * k, 28 * k),
        ),
        storage=hexes,
        storage_radius=cell,
        waiting=(between, storage.centre[1]),
        goods=goods,
        goods_count=None,
        sold=Box.around(estate.right - 38 * k, estate.bottom - 36 * k, 50 * k),
    )


def _cards(column: Box, others: int, k: float) -> tuple[Mat, ...]:
    """The others below each other, each with everything that lies before them."""
    gap = _GAP * k
    tall = (column.height - gap * (others - 1)) / others
    boxes = (Box(column.x, column.y + (tall + gap) * n, column.width, tall) for n in range(others))
    return tuple(_board_card(box, k) for box in boxes)


def _board_card(box: Box, k: float) -> Mat:
    """A whole board, smaller than the own one: the storage lies below the estate."""
    small = min(0.85 * k, box.height / 340, box.width / 560)
    storage = Box(box.x, box.bottom - 74 * small, box.width, 70 * small)
    estate = Box(box.x, box.y, box.width, storage.y - box.y)
    return attrs.evolve(_own_mat(estate, storage, small), panel=box)


def _other_mats(box: Box, others: int, k: float) -> tuple[Mat, ...]:
    if others == 1:
        return (_card(box, k),)
    gap = _GAP * k
    wide = (box.width - gap * (others - 1)) / others
    return tuple(
        _thumbnail(Box(box.x + (wide + gap) * n, box.y, wide, box.height), k) for n in range(others)
    )


def _card(box: Box, k: float) -> Mat:
    """The only other player: thumbnail at the left, everything else beside it."""
    wide = min(0.42 * box.width, (box.height - 12 * k) / ESTATE_TALL * ESTATE_WIDE + 24 * k)
    picture = Box(box.x, box.y, wide, box.height)
    radius = min((wide - 24 * k) / ESTATE_WIDE, (box.height - 14 * k) / ESTATE_TALL)
    x = picture.right
    cell = 24 * k
    y = box.bottom - 37 * k
    size = 29 * k
    start = x + 4 * k + cell
    hexes = tuple((start + (SQRT3 * cell + 4 * k) * n, y) for n in range(3))
    step = min(size + 8 * k, (box.right - 12 * k - hexes[-1][0] - cell - 8 * k) / 3)
    goods_x = box.right - 12 * k - size / 2 - 2 * step
    middle = box.y + 56 * k
    die = 28 * k
    return Mat(
        panel=box,
        sign=Box.around(x + 14 * k, box.y + 22 * k, 15 * k),
        name=Box(x + 28 * k, box.y + 9 * k, box.right - x - 82 * k, 26 * k),
        points=Box.around(box.right - 31 * k, box.y + 29 * k, 42 * k),
        radius=radius,
        spaces=_estate(picture, radius),
        dice=(
            Box.around(x + 19 * k, middle, die),
            Box.around(x + 55 * k, middle, die),
        ),
        silver=(
            Box.around(x + 100 * k, middle, 24 * k),
            Box(x + 115 * k, middle - 13 * k, 26 * k, 26 * k),
        ),
        workers=(
            Box.around(x + 152 * k, middle, 27 * k),
            Box(x + 168 * k, middle - 13 * k, 26 * k, 26 * k),
        ),
        storage=hexes,
        storage_radius=cell,
        waiting=(box.right - 22 * k, middle + 26 * k),
        goods=tuple(Box.around(goods_x + step * n, y, size) for n in range(3)),
        goods_count=None,
        sold=None,
    )


def _thumbnail(box: Box, k: float) -> Mat:
    """One of two or three other players: name, points, estate, and what counts in numbers."""
    foot, head = 24 * k, 27 * k
    tall = box.height - head - foot
    spare = (box.width - 14 * k - tall / ESTATE_TALL * ESTATE_WIDE) / 2
    cell = max(9.5 * k, min((tall - 9 * k) / 6, spare))
    picture = Box(box.x + 4 * k, box.y + head, box.width - 2 * cell - 8 * k, tall)
    radius = min((picture.width - 8 * k) / ESTATE_WIDE, tall / ESTATE_TALL)
    y = box.bottom - foot / 2 - 2 * k
    step = (box.width - 12 * k) / 3
    left = box.x + 8 * k
    icon, number = 17 * k, 20 * k

    def counter(index: int) -> tuple[Box, Box]:
        x = left + step * index
        return (
            Box.around(x + icon / 2, y, icon),
            Box(x + icon + 3 * k, y - 10 * k, number, 20 * k),
        )

    edge = box.right - 6 * k - cell
    return Mat(
        panel=box,
        sign=Box.around(box.x + 16 * k, box.y + 16 * k, 14 * k),
        name=Box(box.x + 27 * k, box.y + 5 * k, box.width - 65 * k, 22 * k),
        points=Box.around(box.right - 20 * k, box.y + 19 * k, 32 * k),
        radius=radius,
        spaces=_estate(picture, radius),
        dice=(),
        silver=counter(0),
        workers=counter(1),
        storage=tuple((edge, picture.bottom - cell - 2.0 * cell * n) for n in (2, 1, 0)),
        storage_radius=cell,
        waiting=None,
        goods=(),
        goods_count=counter(2),
        sold=None,
    )


def large_mat(width: float, height: float) -> Mat:
    """Another player's whole board, shown large above the table."""
    k = min(width / WIDTH, height / HEIGHT)
    panel = Box.around(width / 2, height / 2, min(width * 0.72, 640 * k), height - 40 * k)
    storage = Box(panel.x + 8 * k, panel.bottom - 92 * k, panel.width - 16 * k, 84 * k)
    estate = Box(panel.x, panel.y, panel.width, storage.y - panel.y)
    return attrs.evolve(_own_mat(estate, storage, k), panel=panel)


@attrs.frozen
class SmallBoard:
    """One of the estates to choose from."""

    box: Box
    spaces: tuple[Point, ...]
    radius: float


def offered_boards(ring: Box, count: int) -> tuple[SmallBoard, ...]:
    """The estates to choose from, on the panel of the depots, which are still empty."""
    columns = 1 if count <= 2 else 3
    rows = -(-count // columns)
    gap = 0.02 * ring.width
    wide = (ring.width - gap * (columns + 1)) / columns
    tall = (ring.height - gap * (rows + 1)) / rows
    radius = min(0.92 * wide / ESTATE_WIDE, 0.9 * tall / ESTATE_TALL)
    boxes = (
        Box(
            ring.x + gap + (wide + gap) * (index % columns),
            ring.y + gap + (tall + gap) * (index // columns),
            wide,
            tall,
        )
        for index in range(count)
    )
    return tuple(SmallBoard(box, _estate(box, radius), radius) for box in boxes)
