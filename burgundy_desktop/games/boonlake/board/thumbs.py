"""Measures of the others' boards, small: levels, production sites, levers."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board.own import CATTLE, HOUSES, SETTLEMENTS, place_of
from burgundy_desktop.games.boonlake.tables.boards import LEVEL_COUNT, LEVER_PLACE
from burgundy_desktop.games.boonlake.tables.canoes import SECTIONS

_HEAD, _MARGIN, _SITES, _LEVERS = 18.0, 5.0, 27.0, 62.0
_COLUMNS: Final = {HOUSES: 1, SETTLEMENTS: 3, CATTLE: 4}
"""The column of the first recess of a kind; the bonus of a level has the first one."""
_WIDE = 5
_LARGEST_CELL = 24.0
_STACKED_FROM, _TALL_FROM = 140.0, 190.0
"""The least heights for sites below the levels, and for all levers below them."""
_BESIDE = 46.0
"""The width of the sites beside the levels."""
_LEVER_ROWS, _LEVER_COLUMNS, _LEAST_LEVERS = 4, 3, 70.0
_WIDEST_SLOT = 2.2


@attrs.frozen
class Thumb:
    """A small player board; measures are px of the scene."""

    panel: Area

    @property
    def k(self) -> float:
        """The scale: px per px at 100 %."""
        return self.panel.unit

    @property
    def sign(self) -> Box:
        return self.panel.spot(13, 11, 11)

    @property
    def name(self) -> Box:
        return self.panel.cut(22, 2, -6 if self.has_levers else -50, 18)

    @property
    def ready(self) -> tuple[Box, Box]:
        """A lever, with the numbers of ready and owned ones."""
        return self.panel.spot(-39, 11, 16), self.panel.cut(-30, 3, 24, 16)

    def bonus(self, level: int) -> Box:
        """The box of the bonus of an empty level."""
        return self._cell(0, level)

    def recess(self, kind: int, piece: int) -> Box:
        """The recess of a house, settlement or cattle piece."""
        level, place = place_of(kind, piece)
        return self._cell(_COLUMNS[kind] + place, level)

    def site(self, section: int) -> Box:
        """The production site beside a section of the canal."""
        room, columns = self._sites, SECTIONS if self._is_stacked else 2
        row, column = divmod(section, columns)
        wide, tall = room.width / columns, room.height * columns / SECTIONS
        size = min(20 * self.k, tall - 3 * self.k, 0.62 * wide)
        x, y = room.x + wide * column + 0.5 * size, room.y + tall * (row + 0.5)
        return Box.around(x, y, size)

    def available(self, section: int) -> Box:
        """The box of the available amount of its resource."""
        site = self.site(section)
        return Box(site.right + 1 * self.k, site.y, 0.55 * site.width, site.height)

    def lever(self, lever: int) -> Box:
        """The slot of a lever, on a board that is high or wide enough for them."""
        row, column = LEVER_PLACE[lever]
        room = self._levers
        wide, tall = room.width / _LEVER_COLUMNS, room.height / _LEVER_ROWS
        x, y = room.x + wide * (column - 0.5), room.y + tall * (row - 0.5)
        slot = min(tall - 1.5 * self.k, 0.6 * wide)
        return Box.around(x, y, min(wide - 2 * self.k, _WIDEST_SLOT * slot), slot)

    @property
    def has_levers(self) -> bool:
        """Whether there is room for all levers: below the sites, or between levels and sites."""
        return self._is_tall or self._middle.width >= _LEAST_LEVERS * self.k

    @property
    def _is_tall(self) -> bool:
        return self.panel.tall >= _TALL_FROM

    @property
    def _is_stacked(self) -> bool:
        return self.panel.tall >= _STACKED_FROM

    @property
    def _inner(self) -> Area:
        return self.panel.cut(_MARGIN, _HEAD + 3, -_MARGIN, -_MARGIN)

    @property
    def _size(self) -> float:
        """The side of a cell of the levels."""
        inner, k = self._inner, self.k
        wide, tall = inner.width, inner.height
        if not self._is_stacked:
            wide -= (_BESIDE + 4) * k
        else:
            tall -= (_SITES + (_LEVERS if self._is_tall else 0)) * k
        return min(_LARGEST_CELL * k, wide / _WIDE, tall / LEVEL_COUNT)

    def _cell(self, column: int, level: int) -> Box:
        size, inner = self._size, self._inner
        return Box.around(
            inner.x + size * (column + 0.5), inner.y + size * (level + 0.5), 0.94 * size
        )

    @property
    def _sites(self) -> Box:
        inner, levels = self._inner, LEVEL_COUNT * self._size
        if self._is_stacked:
            return Box(inner.x, inner.y + levels + self.k, inner.width, _SITES * self.k)
        wide = _BESIDE * self.k
        return Box(inner.right - wide, inner.y, wide, inner.height)

    @property
    def _middle(self) -> Box:
        """The free area between levels and sites."""
        inner, k = self._inner, self.k
        left = inner.x + _WIDE * self._size + 8 * k
        right = inner.x if self._is_stacked else self._sites.x - 8 * k
        return Box(left, inner.y, max(0.0, right - left), inner.height)

    @property
    def _levers(self) -> Box:
        if not self._is_tall:
            return self._middle
        inner, y = self._inner, self._sites.bottom + 2 * self.k
        return Box(inner.x, y, inner.width, inner.bottom - y)


def thumbs_in(room: Area, count: int) -> tuple[Thumb, ...]:
    """This many boards in an area: one below the other if it is high, else side by side."""
    cut = room.rows if room.height > room.width else room.columns
    return tuple(map(Thumb, cut(*[None] * count, gap=6)))
