"""The area of a player: the viewer's board, a thumbnail, or a board shown large."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.hexes import SQRT3, honeycomb
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles.tables.estates import HEXES

WIDTH, HEIGHT = 988.0, 692.0
"""The table of a window of 1280 x 800, in px: all measures refer to it."""

GAP = 8.0
ESTATE_WIDE, ESTATE_TALL = 12.12, 11.0
"""Width and height of an estate in cell radii."""

LEAST_THUMBNAIL, LEAST_HEX = 140.0, 12.0
"""The least widths of a small board and of its hexagons, in px."""
_BETWEEN = 5.0
_DICE_BESIDE_THE_NAME = 180.0
"""From this width on a thumbnail, in px at 100 %, has its dice beside the name; a narrower one has
them in the corner that the estate leaves free, as on the viewer's board.
"""

Point = tuple[float, float]


@attrs.frozen
class PlayerArea:
    """The area of a player: the viewer's board, a thumbnail, or a board shown large. Parts that a
    thumbnail has no room for are empty or None.
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
    """The box of a tile that waits for room."""
    goods: tuple[Box, ...]
    goods_count: tuple[Box, Box] | None
    """Instead of `goods`: a picture with the total."""
    sold: Box | None
    face: Box | None = None
    """The face of the player, where the estate has no room; then there are no `spaces`."""


def _estate(box: Box, radius: float) -> tuple[Point, ...]:
    """The spaces of an estate, centred in `box`."""
    x, y = box.centre
    return honeycomb(HEXES, x, y, radius)


def own_area(estate: Area, storage: Area) -> PlayerArea:
    k = estate.unit
    radius = min(
        (estate.width - 26 * k) / ESTATE_WIDE,
        (estate.height - 24 * k) / ESTATE_TALL,
    )
    middle = storage.tall / 2
    goods = tuple(storage.spot(-44 - 68 * (2 - n), middle, 56) for n in range(3))
    cell = 36 * k
    hexes = tuple(
        (storage.x + 16 * k + cell + (SQRT3 * cell + 8 * k) * n, storage.centre[1])
        for n in range(3)
    )
    between = (hexes[-1][0] + SQRT3 / 2 * cell + goods[0].x) / 2
    return PlayerArea(
        panel=estate,
        sign=estate.spot(22, 21, 17),
        name=estate.cut(36, 8, 110, 26),
        points=estate.spot(-34, 34, 48),
        radius=radius,
        spaces=_estate(estate, radius),
        dice=(estate.spot(36, 64, 44), estate.spot(87, 64, 44)),
        silver=(estate.spot(30, -70, 32), estate.cut(50, -84, 34, 28)),
        workers=(estate.spot(30, -29, 36), estate.cut(50, -43, 34, 28)),
        storage=hexes,
        storage_radius=cell,
        waiting=(between, storage.centre[1]),
        goods=goods,
        goods_count=None,
        sold=estate.spot(-38, -36, 50),
    )


def cards(column: Area, others: int) -> tuple[PlayerArea, ...]:
    """The areas of the others, one below the other, with all their things."""
    return tuple(map(_board_card, column.rows(*[None] * others, gap=GAP)))


def _board_card(box: Area) -> PlayerArea:
    """A whole board, smaller than the viewer's: the storage is below the estate."""
    small = min(0.85 * box.unit, box.height / 340, box.width / 560)
    estate, storage, _ = Area.of(box, small).rows(None, 70, 4)
    return attrs.evolve(own_area(estate, storage), panel=box)


def other_areas(box: Area, others: int) -> tuple[PlayerArea, ...]:
    if others == 1:
        return (_card(box),)
    small = tuple(map(_thumbnail, box.columns(*[None] * others, gap=_BETWEEN)))
    first = small[0]
    if first.panel.width >= LEAST_THUMBNAIL and SQRT3 * first.radius >= LEAST_HEX:
        return small
    return tuple(map(_line, box.rows(*[None] * others, gap=_BETWEEN)))


def _line(box: Area) -> PlayerArea:
    """One of the other players where a thumbnail would be too small: face, name, dice, what counts
    in numbers, and points.
    """
    tall, y = min(box.height, box.width / 9.6), box.centre[1]
    cell = 0.27 * tall
    seal, *numbers = (box.right - share * tall for share in (0.55, 2.0, 3.0, 4.0))
    goods, workers, silver = (_count(left, y, tall) for left in numbers)
    stored = tuple((box.right - share * tall, y) for share in (5.35, 4.85, 4.35))
    first, second = (Box.around(box.right - share * tall, y, 0.42 * tall) for share in (6.36, 5.9))
    face = Box.around(box.x + 0.52 * tall, y, 0.86 * tall)
    left = face.right + 0.1 * tall
    return PlayerArea(
        panel=box,
        sign=Box.around(face.right - 0.1 * tall, face.bottom - 0.12 * tall, 0.28 * tall),
        name=Box(left, y - 0.3 * tall, first.x - 0.08 * tall - left, 0.6 * tall),
        points=Box.around(seal, y, 0.84 * tall),
        radius=0.0,
        spaces=(),
        dice=(first, second),
        silver=silver,
        workers=workers,
        storage=stored,
        storage_radius=cell,
        waiting=None,
        goods=(),
        goods_count=goods,
        sold=None,
        face=face,
    )


def _count(left: float, y: float, tall: float) -> tuple[Box, Box]:
    """A picture and its number."""
    picture = Box.around(left + 0.23 * tall, y, 0.46 * tall)
    return picture, Box(picture.right + 0.04 * tall, y - 0.25 * tall, 0.46 * tall, 0.5 * tall)


def _card(box: Area) -> PlayerArea:
    """The only other player: thumbnail at the left, everything else beside it."""
    k = box.unit
    wide = min(0.42 * box.wide, (box.tall - 12) / ESTATE_TALL * ESTATE_WIDE + 24)
    picture, rest = box.columns(wide, None)
    radius = min((picture.width - 24 * k) / ESTATE_WIDE, (box.height - 14 * k) / ESTATE_TALL)
    cell, size = 24 * k, 29 * k
    y = box.bottom - 37 * k
    start = rest.x + 4 * k + cell
    hexes = tuple((start + (SQRT3 * cell + 4 * k) * n, y) for n in range(3))
    step = min(size + 8 * k, (box.right - 12 * k - hexes[-1][0] - cell - 8 * k) / 3)
    goods_x = box.right - 12 * k - size / 2 - 2 * step
    return PlayerArea(
        panel=box,
        sign=rest.spot(14, 22, 15),
        name=rest.cut(28, 9, -54, 26),
        points=box.spot(-31, 29, 42),
        radius=radius,
        spaces=_estate(picture, radius),
        dice=(rest.spot(19, 56, 28), rest.spot(55, 56, 28)),
        silver=(rest.spot(100, 56, 24), rest.cut(115, 43, 26, 26)),
        workers=(rest.spot(152, 56, 27), rest.cut(168, 43, 26, 26)),
        storage=hexes,
        storage_radius=cell,
        waiting=box.spot(-22, 82, 0).centre,
        goods=tuple(Box.around(goods_x + step * n, y, size) for n in range(3)),
        goods_count=None,
        sold=None,
    )


def _thumbnail(box: Area) -> PlayerArea:
    """One of two or three other players: name, points, estate, and what counts in numbers."""
    k = box.unit
    tall = box.height - 51 * k
    spare = (box.width - 14 * k - tall / ESTATE_TALL * ESTATE_WIDE) / 2
    cell = max(9.5 * k, min((tall - 9 * k) / 6, spare))
    picture = Box(box.x + 4 * k, box.y + 27 * k, box.width - 2 * cell - 8 * k, tall)
    radius = min((picture.width - 8 * k) / ESTATE_WIDE, tall / ESTATE_TALL)
    silver, workers, goods = (
        (at.spot(8.5, -14, 17), at.cut(20, -24, 20, 20))
        for at in box.cut(8, 0, -4).columns(None, None, None)
    )
    edge = box.right - 6 * k - cell
    has_room = box.wide > _DICE_BESIDE_THE_NAME
    return PlayerArea(
        panel=box,
        sign=box.spot(16, 16, 14),
        name=box.cut(27, 5, -82 if has_room else -38, 22),
        points=box.spot(-20, 19, 32),
        radius=radius,
        spaces=_estate(picture, radius),
        dice=(
            (box.spot(-70, 18, 16), box.spot(-51, 18, 16))
            if has_room
            else (box.spot(11, 34, 15), box.spot(11, 50, 15))
        ),
        silver=silver,
        workers=workers,
        storage=tuple((edge, picture.bottom - cell - 2.0 * cell * n) for n in (2, 1, 0)),
        storage_radius=cell,
        waiting=None,
        goods=(),
        goods_count=goods,
        sold=None,
    )


def large_area(width: float, height: float) -> PlayerArea:
    """Another player's whole board, shown large above the table."""
    k = min(width / WIDTH, height / HEIGHT)
    panel = Area.of(
        Box.around(width / 2, height / 2, min(width * 0.72, 640 * k), height - 40 * k), k
    )
    estate = panel.cut(0, 0, 0, -92)
    return attrs.evolve(own_area(estate, panel.cut(8, -92, -8, 84)), panel=panel)


@attrs.frozen
class SmallBoard:
    """One of the estates to choose from, small."""

    box: Box
    spaces: tuple[Point, ...]
    radius: float


def offered_boards(ring: Box, count: int) -> tuple[SmallBoard, ...]:
    """The offered estates, on the panel of the depots, which are still empty."""
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
