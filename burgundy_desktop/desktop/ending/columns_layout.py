"""Where the columns of the end ceremony lie: their parts, portraits and seals. No Qt.

All lengths are px of the widget; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.ending.count import Count

COLUMN_PX: Final = 84
SLOT_PX: Final = 200
"""The widest place of a column with its portrait."""
PORTRAIT_PX, WINNER_PX = 66, 84
"""The portrait while points are counted, and that of a winner."""
WREATH_SHARE: Final = 1.5
"""The width of the wreath, as a share of the portrait in it."""
SEAL_PX: Final = 40
LEAST_SEAL_PX: Final = 25
PLINTH_PX: Final = 11
AXIS_PX: Final = 34
LEAST_WITH_AXIS_PX: Final = 84
NAMES_PX: Final = 46
"""Two lines below the columns: name, and role."""
LEAST_STEP_PX: Final = 60
"""The least distance of two lines behind the columns."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
_MOST_OF_HEIGHT: Final = 0.4
"""The most of the height that the portrait takes with its wreath."""


@attrs.frozen
class Part:
    """The part of a column for one row; a loss hangs below the line."""

    row: int
    top: float
    height: float
    points: int

    @property
    def is_loss(self) -> bool:
        return self.points < 0


@attrs.frozen
class ColumnsLayout:
    """The columns of a count in a widget of this size."""

    count: Count
    width: float
    height: float
    px: Callable[[float], float]
    """A length given at 100 % in px of the widget."""
    told: float = 0.0
    """How far the columns have gone from the order of the seats, at 0, to that of the places."""

    @cached_property
    def axis(self) -> float:
        """The width of the numbers at the left; there are none where columns are narrow."""
        has_room = self.width / len(self.count.seats) >= self.px(LEAST_WITH_AXIS_PX)
        return self.px(AXIS_PX) if has_room else 0.0

    @cached_property
    def slot(self) -> float:
        """The width for a column with its portrait."""
        room = (self.width - self.axis) / len(self.count.seats)
        return min(room, self.px(SLOT_PX))

    @property
    def column(self) -> float:
        return min(self.px(COLUMN_PX), 0.62 * self.slot)

    def middle(self, seat: Seat) -> float:
        """The middle of a column; all together stand in the middle of the widget."""
        room = self.width - self.axis
        aside = (room - self.slot * len(self.count.seats)) / 2
        place = seat + self.told * (self.count.by_rank.index(seat) - seat)
        return self.axis + aside + (place + 0.5) * self.slot

    @property
    def _shrink(self) -> float:
        """By how much portraits are smaller where there is less room."""
        wreath = self.px(WINNER_PX) * WREATH_SHARE
        return min(1.0, 1.06 * self.slot / wreath, _MOST_OF_HEIGHT * self.height / wreath)

    def portrait(self, grown: float) -> float:
        """The width of a portrait; `grown` is 1 for a winner's, 0 for all others."""
        return self.px(PORTRAIT_PX + grown * (WINNER_PX - PORTRAIT_PX)) * self._shrink

    def lift(self, grown: float) -> float:
        """How far above its column a portrait stands: a wreath covers no numbers."""
        return grown * self.portrait(1.0) * (WREATH_SHARE - 1) / 2

    @property
    def seal(self) -> float:
        least = min(self.px(LEAST_SEAL_PX), 0.5 * self.slot)
        return max(self.px(SEAL_PX) * self._shrink, least)

    @cached_property
    def line(self) -> float:
        """The line on which all columns stand: the top of the plinth."""
        return self.height - self.px(NAMES_PX) - self._lost - self.px(PLINTH_PX)

    @property
    def under(self) -> float:
        """Where losses begin: below the plinth."""
        return self.line + self.px(PLINTH_PX)

    @property
    def names(self) -> float:
        """The top of the names."""
        return self.height - self.px(NAMES_PX)

    @cached_property
    def point(self) -> float:
        """The height of one point."""
        head = self.portrait(1.0) * WREATH_SHARE
        room = self.height - head - self.px(NAMES_PX) - self.px(PLINTH_PX)
        return max(room, 1.0) / max(self.count.most_gained + self.count.most_lost, 1)

    @property
    def _lost(self) -> float:
        return self.count.most_lost * self.point

    def parts(self, seat: Seat, shares: Sequence[float]) -> list[Part]:
        """The parts of a column when these shares have been counted: gains from the line upwards,
        losses downwards.
        """
        up, down, found = self.line, self.under, []
        for number, (row, share) in enumerate(zip(self.count.rows, shares, strict=True)):
            height = abs(row.points[seat]) * share * self.point
            if height > 0:
                is_loss = row.points[seat] < 0
                up, down = (up, down + height) if is_loss else (up - height, down)
                top = down - height if is_loss else up
                found.append(Part(number, top, height, row.points[seat]))
        return found

    def top(self, seat: Seat, shares: Sequence[float]) -> float:
        """The top of a column, on which its portrait rides."""
        return min((part.top for part in self.parts(seat, shares)), default=self.line)

    @property
    def steps(self) -> list[int]:
        """The points at which a line is drawn behind the columns."""
        wide = [step for step in _STEPS if step * self.point >= self.px(LEAST_STEP_PX)]
        step = wide[0] if wide else _STEPS[-1]
        return list(range(step, self.count.most_gained + 1, step))
