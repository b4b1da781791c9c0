"""The layout of the town: one picture with a road, the castle bank above, fields below.

All measures are units of the picture of the ground, 656 x 668; `Town` brings them to px.

Row 0 holds the six special buildings and the bridge. Rows 1 to 4 hold the spaces 1 to 28: the
road turns at the end of each row, so that it is one ribbon.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box

WIDTH, HEIGHT = 656.0, 668.0
COLUMNS: Final = 7
SPECIALS: Final = 6

_PITCH = 86.0
_TOPS = (2.0, 148.0, 277.0, 406.0, 535.0)
_ROADS = (110.0, 258.0, 387.0, 516.0, 645.0)
_TILE_WIDE, _TILE_TALL = 72.0, 90.0
_SPOT, _WORKER, _HOUSE, _MILESTONE = 23.0, 34.0, 29.0, 18.0
_SPOTS: Final[dict[int, tuple[float, ...]]] = {4: (-24.0, 0.0, 24.0), 5: (-14.0, 14.0)}
"""The distance of the circles of a special building from the centre of its door."""
_PASSING = ((573.0, 16.0), (603.0, 16.0), (573.0, 45.0), (603.0, 45.0), (588.0, 73.0))
_PASSING_SIZE = 25.6
_WEST, _EAST = 17.0, 639.0
"""The road at its bends."""
_BEND = 22.0
_PROVOST_ASIDE, _BAILIFF_ASIDE = -25.5, 29.0
_PROVOST, _BAILIFF = 37.0, 37.0
_WALKER_UP = 5.0
"""The position of workers: their discs touch the edge of the road, and their hats stay below the
doors.
"""


Point = tuple[float, float]


@attrs.frozen
class Town:
    """The town with its upper left corner at (x, y), `k` px for one unit."""

    x: float
    y: float
    k: float

    @property
    def panel(self) -> Box:
        return self.box(0, 0, WIDTH, HEIGHT)

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        """A box given by its corner in units."""
        return Box(self.x + x * self.k, self.y + y * self.k, width * self.k, height * self.k)

    def around(self, x: float, y: float, width: float, height: float | None = None) -> Box:
        """A box given by its centre in units."""
        tall = width if height is None else height
        return self.box(x - width / 2, y - tall / 2, width, tall)

    # buildings

    def tile(self, space: int) -> Box:
        """The building or plot of a space of the road."""
        column, row = cell(space)
        return self._tile(column, row)

    def special(self, number: int) -> Box:
        """A building before the bridge."""
        return self._tile(number, 0)

    def house(self, space: int) -> Box:
        """The owner's house at the corner of a building."""
        column, row = cell(space)
        return self.box(middle_of(column) - 41, _TOPS[row] - 7, _HOUSE, _HOUSE)

    def milestone(self, space: int) -> Box:
        """The stone beside the road with the number of a space: in the gap between two buildings,
        where no figure walks.
        """
        column, row = cell(space)
        return self.around(middle_of(column) - 42.5, _ROADS[row] - 28.5, _MILESTONE)

    def reserved(self, space: int) -> Box:
        """The small picture of a future building, at a corner of the current one."""
        column, row = cell(space)
        return self.box(middle_of(column) + 14, _TOPS[row] - 5, 28, 35)

    def strip(self, space: int) -> Box:
        """The strip with the effect of a building; cubes fly from here."""
        column, row = cell(space)
        return self.around(middle_of(column), _TOPS[row] + 76, 22)

    def special_strip(self, number: int) -> Box:
        """As `strip`, of a building before the bridge."""
        return self.around(middle_of(number), _TOPS[0] + 76, 22)

    # workers and figures

    def spot(self, space: int) -> Box:
        """The circle for a worker before a building."""
        column, row = cell(space)
        return self.around(middle_of(column), _ROADS[row], _SPOT)

    def worker(self, space: int) -> Box:
        column, row = cell(space)
        return self.around(middle_of(column), _ROADS[row] - 3, _WORKER)

    def special_spots(self, number: int) -> tuple[Box, ...]:
        """The circles for workers before a special building."""
        return tuple(
            self.around(middle_of(number) + aside, _ROADS[0], _SPOT) for aside in _aside(number)
        )

    def special_workers(self, number: int) -> tuple[Box, ...]:
        return tuple(
            self.around(middle_of(number) + aside, _ROADS[0] - 3, _WORKER)
            for aside in _aside(number)
        )

    def provost(self, space: int) -> Box:
        column, row = cell(space)
        x, y = middle_of(column) + _PROVOST_ASIDE, _ROADS[row] - _WALKER_UP
        return self.around(x, y, _PROVOST)

    def bailiff(self, space: int) -> Box:
        column, row = cell(space)
        return self.around(middle_of(column) + _BAILIFF_ASIDE, _ROADS[row] - _WALKER_UP, _BAILIFF)

    def road_before(self, space: int) -> Box:
        """The road before a building, with all its figures."""
        figures = self.provost(space).joined(self.bailiff(space))
        return figures.joined(self.milestone(space)).grown(self.k)

    def provost_way(self, start: int, end: int) -> tuple[Box, ...]:
        """The positions of the provost on a walk from a space to another."""
        return self._walk(way(start, end, _PROVOST_ASIDE, 14.0), _PROVOST)

    def bailiff_way(self, start: int, end: int) -> tuple[Box, ...]:
        """As `provost_way`."""
        return self._walk(way(start, end, _BAILIFF_ASIDE, 14.0), _BAILIFF)

    def _walk(self, points: Iterable[tuple[float, float]], size: float) -> tuple[Box, ...]:
        return tuple(self.around(x, y - _WALKER_UP, size) for x, y in points)

    def dots(self, start: int, end: int) -> tuple[Box, ...]:
        """Dots along a path on the road."""
        points = tuple(way(start, end, _PROVOST_ASIDE, 10.0))
        return tuple(self.around(x, y, 6.0) for x, y in points[1:])

    # the bridge

    @property
    def bridge(self) -> Box:
        return self.box(533, 89, 98, 98 * 44 / 104)

    @property
    def water(self) -> Box:
        """The passing scale: the circles on the river."""
        return self.box(557, 2, 62, 86)

    @property
    def passing(self) -> tuple[Box, ...]:
        """The circles of players who have passed."""
        return tuple(self.around(x, y, _PASSING_SIZE) for x, y in _PASSING)

    # above the town

    @property
    def supply(self) -> Area:
        """The open supply: over the rows of the road, below the special buildings."""
        return Area.of(self.box(5, 140, 646, 523), self.k)

    def _tile(self, column: int, row: int) -> Box:
        return self.box(middle_of(column) - _TILE_WIDE / 2, _TOPS[row], _TILE_WIDE, _TILE_TALL)


def cell(space: int) -> tuple[int, int]:
    """Column and row of a space of the road."""
    row, index = divmod(space - 1, COLUMNS)
    return (COLUMNS - 1 - index if row % 2 == 0 else index), row + 1


def middle_of(column: int) -> float:
    """The centre of a column, in units."""
    return WIDTH / 2 + _PITCH * (column - 3)


def _aside(number: int) -> tuple[float, ...]:
    return _SPOTS.get(number, (0.0,))


def way(start: int, end: int, aside: float, pace: float) -> Iterator[Point]:
    """Points of the road from a space to another, `pace` units apart, around the bends. With
    `aside`, start and end are beside the centres of the doors.
    """
    corners = list(_corners(start, end, aside))
    yield corners[0]
    left = pace
    for before, after in pairwise(corners):
        length = math.dist(before, after)
        while left <= length:
            share = left / length
            yield (
                before[0] + (after[0] - before[0]) * share,
                before[1] + (after[1] - before[1]) * share,
            )
            left += pace
        left -= length
    if len(corners) > 1:
        yield corners[-1]


def _corners(start: int, end: int, aside: float) -> Iterator[Point]:
    """The corners of the path, rounded at bends."""
    step = 1 if end > start else -1
    yield _door(start, aside)
    for space in range(start, end, step):
        if cell(space)[1] != cell(space + step)[1]:
            yield from _bend(space, space + step)
        if space + step == end:
            yield _door(end, aside)


def _door(space: int, aside: float) -> Point:
    column, row = cell(space)
    return middle_of(column) + aside, _ROADS[row]


def _bend(before: int, after: int) -> Iterator[Point]:
    """The arc from the end of a row to the start of the next one."""
    column, row = cell(before)
    x = _WEST if column == 0 else _EAST
    inward = 1 if column == 0 else -1
    y, to_y = _ROADS[row], _ROADS[cell(after)[1]]
    down = 1 if to_y > y else -1
    for centre_y, first in ((y + down * _BEND, True), (to_y - down * _BEND, False)):
        for part in range(5):
            turn = math.pi / 2 * (part / 4 if first else 1 - part / 4)
            side = -1 if first else 1
            yield (
                x + inward * _BEND * (1 - math.sin(turn)),
                centre_y + side * down * _BEND * math.cos(turn),
            )
