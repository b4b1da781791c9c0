"""The layout of the six depots around the black one."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.hexes import SQRT3
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles.board.player_areas import Point


@attrs.frozen
class Depot:
    """A plaque with its die, its goods and its spaces."""

    box: Box
    die: Box
    goods: tuple[Box, ...]
    """For up to six types, from the right."""
    spaces: tuple[Point, ...]
    cell: float
    """Cell radius."""

    def goods_for(self, types: int) -> tuple[Box, ...]:
        """The boxes for this many types, from the right; side by side if there is room."""
        first, last = self.goods[0], self.goods[-1]
        step = min(_GOODS_STEP * first.width, (first.x - last.x) / max(1, types - 1))
        return tuple(first.moved(-step * index, 0.0) for index in range(types))


@attrs.frozen
class _Arrangement:
    """The numbers of spaces in the rows of the depots; widths and heights are in cell radii."""

    row: int
    """Spaces of depots 1, 2, 4 and 5, side by side."""
    side: tuple[int, ...]
    """Rows of depots 3 and 6."""
    side_wide: float
    side_tall: float
    black: tuple[int, ...]
    """Rows of the black depot."""
    black_wide: float
    middle_tall: float
    """The height of the taller one: the black depot, or those beside it."""


_ARRANGEMENTS: Final = {
    2: _Arrangement(2, (2,), 2 * SQRT3, 2.0, (2, 2), 3.83, 3.5),
    3: _Arrangement(3, (2, 1), 2 * SQRT3, 3.5, (2, 2, 2), 2.5 * SQRT3, 5.6),
    4: _Arrangement(4, (2, 2), 2.5 * SQRT3, 3.5, (3, 2, 3), 3 * SQRT3, 5.6),
}
_HEAD, _PAD = 36.0, 9.0
_PRICE = 30.0
_GOODS_STEP = 1.125
"""From one type of goods to the next, in their width."""
_BESIDE, _BETWEEN = 12.0, 44.0
"""The least margin at the sides of the ring, and the greatest gap between its rows, in
px at 100 %.
"""


def ring_of_depots(ring: Box, players: int, k: float) -> tuple[Depot, ...]:
    """The seven depots, the black one first."""
    plan = _ARRANGEMENTS[players]
    cell = _cell_radius(ring, plan, k)
    plaque = _Plaque(cell, k)
    wide, tall = plaque.size(plan.row * SQRT3, 2.0)
    side_wide, side_tall = plaque.size(plan.side_wide, plan.side_tall)
    x, y = ring.centre
    middle = _black_depot(x, y, cell, plan, k)
    free = ring.width - 2 * wide
    dx = wide / 2 + (1.5 * k if players == 2 else free / 6)
    edge = min((ring.height - 2 * tall - side_tall) / 4, _BESIDE * k)
    highest = max(side_tall, middle.box.height)
    dy = min((ring.height - tall) / 2 - edge, (tall + highest) / 2 + _BETWEEN * k)
    aside = (ring.width - side_wide) / 2 - min(_BESIDE * k, free / 3)
    return (
        middle,
        plaque.at(x - dx, y - dy, (plan.row,)),
        plaque.at(x + dx, y - dy, (plan.row,)),
        plaque.at(x + aside, y, plan.side),
        plaque.at(x + dx, y + dy, (plan.row,)),
        plaque.at(x - dx, y + dy, (plan.row,)),
        plaque.at(x - aside, y, plan.side),
    )


def _cell_radius(ring: Box, plan: _Arrangement, k: float) -> float:
    """The largest cell radius with which the ring fits into its panel."""
    width = ring.width - (4 * _PAD + 32) * k
    head = _HEAD if plan.row == 2 else _PRICE
    slack = 0.0 if plan.row == 2 else 0.3
    return min(
        width / (2 * plan.row * SQRT3),
        width / (2 * plan.side_wide + plan.black_wide + slack),
        (ring.height - (2 * _HEAD + head + 36) * k) / (4.0 + plan.middle_tall),
    )


@attrs.frozen
class _Plaque:
    cell: float
    k: float

    def size(self, wide: float, tall: float) -> tuple[float, float]:
        """The size in px of cells that take this many radii."""
        return wide * self.cell + 2 * _PAD * self.k, tall * self.cell + _HEAD * self.k

    def at(self, x: float, y: float, rows: tuple[int, ...]) -> Depot:
        """A depot with its centre at (x, y) and these numbers of spaces in its rows."""
        k, cell = self.k, self.cell
        wide = max(rows) + (0.5 if len(rows) > 1 and rows[0] == rows[-1] else 0.0)
        width, height = self.size(wide * SQRT3, 2.0 + 1.5 * (len(rows) - 1))
        box = Box.around(x, y, width, height)
        size = 24 * k
        top = box.y + 17 * k
        step = min(_GOODS_STEP * size, (width - 64 * k) / 5)
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
    """Rows of cells below the head of a plaque; the second row is shifted half a cell
    to the right.
    """
    step = SQRT3 * cell
    points = []
    for number, count in enumerate(rows):
        start = x - (max(rows) - 1) * step / 2 + (step / 2 if number % 2 else 0.0)
        y = top + (_HEAD - 4) * k + cell + 1.5 * cell * number
        points += [(start + step * index, y) for index in range(count)]
    return tuple(points)


def _black_depot(x: float, y: float, cell: float, plan: _Arrangement, k: float) -> Depot:
    """A slate hexagon for two players, else a slate panel with rows of spaces."""
    if plan.row == 2:
        wide = plan.black_wide * cell
        box = Box.around(x, y, wide, wide * 2 / SQRT3)
        return Depot(box, _price(box, 0.36 * cell, k), (), _slate_hex(x, y, cell), 0.78 * cell)
    tall = (1.5 * len(plan.black) + 0.5) * cell + (_PRICE + 8) * k
    box = Box.around(x, y, plan.black_wide * cell + 12 * k, tall)
    points = []
    for number, count in enumerate(plan.black):
        # Rows of equal length are shifted by half a cell, as in a honeycomb.
        shift = (0.25 if number % 2 else -0.25) if plan.row == 3 else 0.0
        start = x + (shift - (count - 1) / 2) * SQRT3 * cell
        row_y = box.y + 6 * k + cell + 1.5 * cell * number
        points += [(start + SQRT3 * cell * index, row_y) for index in range(count)]
    return Depot(box, _price(box, 16 * k, k), (), tuple(points), cell)


def _slate_hex(x: float, y: float, cell: float) -> tuple[Point, ...]:
    """Two rows of two, a little apart, in the slate hexagon; the price lies below."""
    dx, dy = 0.76 * cell, 0.8 * cell
    up = 0.24 * cell
    return tuple((x + sx * dx, y - up + sy * dy) for sy in (-1, 1) for sx in (-1, 1))


def _price(box: Box, above: float, k: float) -> Box:
    return Box.around(box.centre[0], box.bottom - above, 40 * k, 18 * k)
