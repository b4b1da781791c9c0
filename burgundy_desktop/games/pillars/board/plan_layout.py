"""The layout of the plans of a scoring: rows with two lines or one, in one column or two. A row has
conversions, Tom Builder's unit, the kept stock and the points. In rows with one line these are
columns with headings. Two columns of rows show only the kept stock (in the last hand, the
conversions).
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.pillars.tables.materials import LIMIT

UNIT: Final = 21.0
"""A unit of a plan, at 1280 x 800."""
APART: Final = 1.1
"""The distance between kept units, in units."""
LEAST_SEAL: Final = 32.0
"""The smallest seal in px; below it points are shown without a seal."""
_TALL, _FLAT, _LEAST = 64.0, 52.0, 27.0
_HEAD = 17.0
_TOM_WIDE = 74.0
"""The width of Tom Builder's picture with his unit, in rows with two lines."""


@attrs.frozen
class PlanKind:
    """What the plans of a scoring are about."""

    has_tom: bool = False
    is_last: bool = False
    """Whether nothing is kept, since it is the last hand."""
    is_keep: bool = False
    """Whether all conversions are done and only the kept stock is chosen."""


@attrs.frozen
class PlanRow:
    """One plan in the list. A part without room has width 0."""

    panel: Box
    number: Box
    tom: Box
    converts: Box
    keeps: Box
    seal: Box
    is_flat: bool
    """Whether it has one line only."""


@attrs.frozen
class PlanList:
    """The area of the list, and the layout of the plans in it."""

    room: Box
    k: float
    count: int
    kind: PlanKind

    @property
    def columns(self) -> int:
        tall = (self.room.height - _HEAD * self.k) / max(1, self.count)
        return 1 if tall >= _LEAST * self.k else 2

    @property
    def is_flat(self) -> bool:
        """Whether a row has one line only."""
        return self.columns > 1 or self.room.height / self._rows < (_FLAT + 5) * self.k

    def row(self, place: int) -> PlanRow:
        """One of the plans."""
        k = self.k
        top = _HEAD * k if self.is_flat else 0.0
        most = (_FLAT if self.is_flat else _TALL) + 6
        tall = min(most * k, (self.room.height - top) / self._rows)
        wide = self.room.width / self.columns
        x = self.room.x + wide * (place // self._rows)
        y = self.room.y + top + tall * (place % self._rows)
        return self._divided(Box(x, y, wide, tall).grown(-2.5 * k))

    def head(self, box: Box) -> Box:
        """The head above a part of a row of one line."""
        return Box(box.x, self.room.y, box.width, _HEAD * self.k)

    @property
    def _rows(self) -> int:
        return max(1, -(-self.count // self.columns))

    def _divided(self, box: Box) -> PlanRow:
        k = self.k
        number = Box(box.x + 4 * k, box.y, 22 * k, box.height)
        seal_wide = min(max(38 * k, LEAST_SEAL), box.height - 4 * k)
        seal = Box.around(box.right - 6 * k - seal_wide / 2, box.centre[1], seal_wide)
        left = number.right + 3 * k
        inside = Box(left, box.y + 3 * k, seal.x - 6 * k - left, box.height - 6 * k)
        parts = self._in_columns(inside) if self.is_flat else self._in_two_lines(inside)
        return PlanRow(box, number, *parts, seal, self.is_flat)

    def _in_two_lines(self, inside: Box) -> tuple[Box, Box, Box]:
        """A row with two lines: conversions; below, Tom's unit and the kept stock."""
        kind, none = self.kind, attrs.evolve(inside, width=0.0)
        if kind.is_keep:
            return none, none, inside
        if kind.is_last and not kind.has_tom:
            return none, inside, none
        half = inside.height / 2
        upper, lower = attrs.evolve(inside, height=half), attrs.evolve(inside, height=half)
        lower = lower.moved(0, half)
        tom = attrs.evolve(lower, width=_TOM_WIDE * self.k if kind.has_tom else 0.0)
        if kind.is_last:
            return tom, upper, attrs.evolve(lower, width=0.0)
        keeps = Box(tom.right, lower.y, lower.right - tom.right, half)
        return tom, upper, keeps

    def _in_columns(self, inside: Box) -> tuple[Box, Box, Box]:
        """A row with one line: Tom's unit, conversions, kept stock; the last two share the
        remaining width.
        """
        kind, none = self.kind, attrs.evolve(inside, width=0.0)
        if kind.is_keep or (self.columns > 1 and not kind.is_last):
            return none, none, inside
        unit = self.unit(inside.height)
        tom = attrs.evolve(inside, width=1.5 * unit if kind.has_tom else 0.0)
        keeps_wide = 0.0 if kind.is_last else unit * (1 + APART * (LIMIT - 1))
        keeps = Box(inside.right - keeps_wide, inside.y, keeps_wide, inside.height)
        aside = 0.0 if kind.is_last else 6 * self.k
        converts = Box(tom.right, inside.y, keeps.x - aside - tom.right, inside.height)
        return tom, converts, keeps

    def unit(self, tall: float) -> float:
        """The size of a unit in a line of this height."""
        return min(UNIT * self.k, 0.82 * tall)
