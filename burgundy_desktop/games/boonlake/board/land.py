"""Measures of the map: hexes, sites, river, labels. Units are those of the drawing `map`."""

from __future__ import annotations

import math
from typing import Final

import attrs

from burgundy_desktop.boardkit.hexes import SQRT3
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.tables import river
from burgundy_desktop.games.boonlake.tables.land import BRIDGES, CELL
from burgundy_desktop.games.boonlake.tables.tiles import SITES

TALL: Final = 660.0
SIDE: Final = 32.0
"""The side of a hex."""
_LABELS: Final = ((66, 38), (434, 228), (76, 440), (430, 578))
"""Middles of the region labels."""
_SITES: Final = (((32.0, 29.5),), ((32.0, 20.3), (32.0, 42.5)))
"""By number of sites of a tile: their middles, in the 64 units of a hex."""
_COWS: Final = ((20.5, 19), (43.5, 19), (20.5, 47), (43.5, 47))
_UPSTREAM: Final = 0.3
LAST_SPACE: Final = river.WAYS[0][river.END]
"""The end of the river, in both rounds."""


@attrs.frozen
class Land:
    """The map on the table."""

    box: Box

    @property
    def u(self) -> float:
        """Px of the scene per unit."""
        return self.box.height / TALL

    @property
    def side(self) -> float:
        return SIDE * self.u

    def around(self, x: float, y: float, size: float, tall: float | None = None) -> Box:
        """A box in units of the map, with its middle there."""
        u = self.u
        height = None if tall is None else tall * u
        return Box.around(self.box.x + x * u, self.box.y + y * u, size * u, height)

    def cell(self, q: float, r: float) -> tuple[float, float]:
        """The centre of a cell of the lattice, in px of the scene."""
        x, y = 56 + SIDE * SQRT3 * (q + r / 2), 42 + 1.5 * SIDE * r
        return self.box.x + x * self.u, self.box.y + y * self.u

    def location(self, location: int) -> Box:
        """The square of the drawings of a location."""
        return Box.around(*self.cell(*CELL[location]), 2 * self.side)

    def hexagon(self, location: int) -> Box:
        """The box of its hexagon."""
        return Box.around(*self.cell(*CELL[location]), SQRT3 * self.side, 2 * self.side)

    def in_hex(self, location: int, x: float, y: float, size: float) -> Box:
        """A square on a location, in the 64 units of its drawing."""
        square = self.location(location)
        v = square.width / 64
        return Box.around(square.x + x * v, square.y + y * v, size * v)

    def site(self, site: int, tile: int) -> Box:
        """A building site of a tile."""
        places = _SITES[SITES[tile] - 1]
        x, y = places[min(site % 2, len(places) - 1)]
        return self.in_hex(site // 2, x, y, 27 if len(places) == 1 else 19.4)

    def inhabitant(self, site: int, tile: int) -> Box:
        """The box of the piece on a building site."""
        box = self.site(site, tile)
        wide = 29 if SITES[tile] == 1 else 22
        return Box.around(box.centre[0], box.centre[1] + self.u, wide * self.u)

    def cow(self, location: int, place: int) -> Box:
        """A cattle piece on a pasture."""
        return self.in_hex(location, *_COWS[place % 4], 20)

    def space(self, space: int) -> Box:
        """A space of the river."""
        size = 0.84 if river.HARBOUR[space] or self.is_end(space) else 0.98
        return Box.around(*self.cell(*river.SPACE_CELL[space]), size * self.side)

    def ring(self, space: int) -> Box:
        """The box of the ring around a harbour."""
        return Box.around(*self.cell(*river.SPACE_CELL[space]), 1.23 * self.side)

    @staticmethod
    def is_end(space: int) -> bool:
        """Whether it is the last space of the river."""
        return space == LAST_SPACE

    def ship(self, space: int, place: int, count: int) -> Box:
        """One of this many ships on a space."""
        x, y = self.cell(*river.SPACE_CELL[space])
        fan = (place - (count - 1) / 2) * 0.4 * self.side
        return Box.around(x + fan, y - 0.34 * self.side + abs(fan) * 0.15, 1.3 * self.side)

    def lock(self, lock: int) -> tuple[Box, float]:
        """The position of a gate, and its rotation in degrees."""
        after, before = (self.cell(*river.SPACE_CELL[one]) for one in river.LOCK_SPACES[lock])
        turn = math.atan2(before[1] - after[1], before[0] - after[0])
        x, y = (after[0] + before[0]) / 2, (after[1] + before[1]) / 2
        if self._under_bridge(x, y):
            shift = _UPSTREAM * self.side
            x, y = x - shift * math.cos(turn), y - shift * math.sin(turn)
        return Box.around(x, y, 1.5 * self.side), math.degrees(turn)

    def lock_number(self, lock: int) -> Box:
        """The position of the number of its scoring."""
        after, before = (self.cell(*river.SPACE_CELL[one]) for one in river.LOCK_SPACES[lock])
        return Box.around((after[0] + before[0]) / 2, (after[1] + before[1]) / 2, 20 * self.u)

    def _under_bridge(self, x: float, y: float) -> bool:
        middles = (self.between(one, other) for one, other in BRIDGES)
        return any(math.dist((x, y), middle) < 0.5 * self.side for middle in middles)

    def between(self, one: int, other: int) -> tuple[float, float]:
        """Halfway from a location to another."""
        (ax, ay), (bx, by) = self.cell(*CELL[one]), self.cell(*CELL[other])
        return (ax + bx) / 2, (ay + by) / 2

    def label(self, region: int) -> Box:
        """The label of a region."""
        return self.around(*_LABELS[region], 121.5, 33.4)

    def marker(self, region: int) -> Box:
        """The marker that covers its reward."""
        label = self.label(region)
        size = 30 * self.u
        return Box.around(label.x + label.width * 135.5 / 160, label.centre[1], size)

    @property
    def revealed(self) -> Box:
        """The tile that was turned up."""
        return self.around(390, 80, 2 * SIDE)

    @property
    def stack(self) -> Box:
        """The grey tiles."""
        return self.around(404, 630, 52)

    @property
    def pastures(self) -> Box:
        return self.around(464, 630, 52)
