"""Where one player's things lie: the own board, a thumbnail, a board shown large."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.hexes import SQRT3, honeycomb
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles.tables.estates import HEXES

WIDTH, HEIGHT = 988.0, 692.0
"""The table of a window of 1280 x 800, in px: everything has its measures there."""

GAP = 8.0
ESTATE_WIDE, ESTATE_TALL = 12.12, 11.0
"""Width and height of an estate in cell radii."""

Point = tuple[float, float]


@attrs.frozen
class PlayerArea:
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


def _estate(box: Box, radius: float) -> tuple[Point, ...]:
    """The spaces of an estate in the middle of `box`."""
    x, y = box.centre
    return honeycomb(HEXES, x, y, radius)


def own_area(estate: Box, storage: Box, k: float) -> PlayerArea:
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
    return PlayerArea(
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


def cards(column: Box, others: int, k: float) -> tuple[PlayerArea, ...]:
    """The others below each other, each with everything that lies before them."""
    gap = GAP * k
    tall = (column.height - gap * (others - 1)) / others
    boxes = (Box(column.x, column.y + (tall + gap) * n, column.width, tall) for n in range(others))
    return tuple(_board_card(box, k) for box in boxes)


def _board_card(box: Box, k: float) -> PlayerArea:
    """A whole board, smaller than the own one: the storage lies below the estate."""
    small = min(0.85 * k, box.height / 340, box.width / 560)
    storage = Box(box.x, box.bottom - 74 * small, box.width, 70 * small)
    estate = Box(box.x, box.y, box.width, storage.y - box.y)
    return attrs.evolve(own_area(estate, storage, small), panel=box)


def other_areas(box: Box, others: int, k: float) -> tuple[PlayerArea, ...]:
    if others == 1:
        return (_card(box, k),)
    gap = GAP * k
    wide = (box.width - gap * (others - 1)) / others
    return tuple(
        _thumbnail(Box(box.x + (wide + gap) * n, box.y, wide, box.height), k) for n in range(others)
    )


def _card(box: Box, k: float) -> PlayerArea:
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
    return PlayerArea(
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


def _thumbnail(box: Box, k: float) -> PlayerArea:
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
    return PlayerArea(
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


def large_area(width: float, height: float) -> PlayerArea:
    """Another player's whole board, shown large above the table."""
    k = min(width / WIDTH, height / HEIGHT)
    panel = Box.around(width / 2, height / 2, min(width * 0.72, 640 * k), height - 40 * k)
    storage = Box(panel.x + 8 * k, panel.bottom - 92 * k, panel.width - 16 * k, 84 * k)
    estate = Box(panel.x, panel.y, panel.width, storage.y - panel.y)
    return attrs.evolve(own_area(estate, storage, k), panel=panel)


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
