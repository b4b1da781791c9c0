"""Hexagons with a point at the top, in axial coordinates (q to the right, r downwards)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import attrs

_DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@attrs.frozen
class Hex:
    """One hexagon of a grid."""

    q: int
    r: int

    @property
    def neighbours(self) -> tuple[Hex, ...]:
        """The six hexagons that share an edge, on the grid or not."""
        return tuple(Hex(self.q + dq, self.r + dr) for dq, dr in _DIRECTIONS)

    def centre(self, size: float) -> tuple[float, float]:
        """Its centre, for a hexagon with `size` from centre to corner; hex (0, 0) is at (0, 0)."""
        return size * math.sqrt(3) * (self.q + self.r / 2), size * 1.5 * self.r


def regions(
    neighbours: Sequence[Sequence[int]], colours: Sequence[object]
) -> tuple[tuple[int, ...], ...]:
    """Maximal connected sets of one colour, each sorted, in the order of their first index."""
    seen: set[int] = set()
    found = []
    for start in range(len(colours)):
        if start in seen:
            continue
        region, edge = {start}, [start]
        while edge:
            near = neighbours[edge.pop()]
            grown = [i for i in near if i not in region and colours[i] == colours[start]]
            region.update(grown)
            edge.extend(grown)
        seen |= region
        found.append(tuple(sorted(region)))
    return tuple(found)
