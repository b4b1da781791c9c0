"""Areas of a table, cut into rows and columns in units that scale with the table."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.boardkit.pieces import Box

_NEGATIVE = -1e-9
"""Lengths between this and 0 are rounding errors and count as 0."""


@attrs.frozen
class Area(Box):
    """A box that can be cut. Its methods take lengths in units of `unit` px. A unit is one px on
    the smallest table for which a layout was drawn.
    """

    unit: float = 1.0

    @classmethod
    def of(cls, box: Box, unit: float) -> Area:
        """The same box, with its unit in px."""
        return cls(box.x, box.y, box.width, box.height, unit)

    @property
    def wide(self) -> float:
        """Its width in units."""
        return self.width / self.unit

    @property
    def tall(self) -> float:
        """Its height in units."""
        return self.height / self.unit

    def cut(self, x: float, y: float, width: float = 0.0, height: float = 0.0) -> Area:
        """A part of it. A negative `x` or `y` counts from the right or lower edge. A `width` or
        `height` of 0 or less ends that far before this edge.
        """
        unit = self.unit
        left = (self.x if x > _NEGATIVE else self.right) + x * unit
        top = (self.y if y > _NEGATIVE else self.bottom) + y * unit
        right = (left if width > 0 else self.right) + width * unit
        bottom = (top if height > 0 else self.bottom) + height * unit
        return Area(left, top, right - left, bottom - top, unit)

    def spot(self, x: float, y: float, width: float, height: float | None = None) -> Area:
        """A part with its centre at (x, y), counted as in `cut`; a square without `height`."""
        tall = width if height is None else height
        unit = self.unit
        middle_x = (self.x if x > _NEGATIVE else self.right) + x * unit
        middle_y = (self.y if y > _NEGATIVE else self.bottom) + y * unit
        return Area.of(Box.around(middle_x, middle_y, width * unit, tall * unit), unit)

    def padded(self, by: float) -> Area:
        """The area without a margin."""
        return Area.of(self.grown(-by * self.unit), self.unit)

    def columns(self, *widths: float | None, gap: float = 0.0) -> tuple[Area, ...]:
        """Parts side by side from the left; those of width None share the remaining width."""
        return tuple(
            Area(self.x + start, self.y, length, self.height, self.unit)
            for start, length in self._shared(self.width, widths, gap)
        )

    def rows(self, *heights: float | None, gap: float = 0.0) -> tuple[Area, ...]:
        """Parts from top to bottom; those of height None share the remaining height."""
        return tuple(
            Area(self.x, self.y + start, self.width, length, self.unit)
            for start, length in self._shared(self.height, heights, gap)
        )

    def _shared(
        self, whole: float, lengths: tuple[float | None, ...], gap: float
    ) -> Iterator[tuple[float, float]]:
        """Where each part begins and how long it is, in px."""
        unit = self.unit
        taken = gap * (len(lengths) - 1) + sum(length or 0.0 for length in lengths)
        left = (whole - taken * unit) / max(1, lengths.count(None))
        start = 0.0
        for length in lengths:
            px = left if length is None else length * unit
            yield start, px
            start += px + gap * unit
