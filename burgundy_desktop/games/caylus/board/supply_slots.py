"""The tiles of the supply in their slots: available ones and those on the road."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY, OF_CATEGORY, RESIDENCE
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES

SUPPLY_Z: Final = 450.0
"""The z-layer of the supply, above everything else on the table."""
FIRST: Final = target("supply", 0)
"""The targets that represent the open supply."""
ROWS: Final = ("wood", "stone", "prestige")
LEFT = 16.0
"""From the edge of the supply to its first tile, in px at 100 %."""
STRIP = 424.0
"""Where its foot begins."""
ROW_TOP, ROW_PITCH = 62.0, 127.0
COLUMNS = 9

_PITCH, _TILE = 70.0, 62.0


@attrs.frozen
class Slot:
    """A tile in the supply, or its empty slot if it is on the road."""

    building: int
    copy: int
    box: Box
    stands_on: int
    """The space of the road, 0 if it is in the supply."""
    owner: int

    @property
    def target(self) -> Target:
        """The target of the slot; the second tile of a building has its own."""
        return target("copy" if self.copy else "building", self.building)


@attrs.frozen
class Shown:
    """What the open supply shows beside the tiles."""

    offered: frozenset[int]
    """Buildings that may be built now."""
    regarded: int | None
    """The building that is described at the foot."""
    picked: int | None
    cubes: tuple[int, ...]
    """Kinds of cubes that may pay for the picked building."""
    asks: bool
    """Whether a building has to be chosen."""
    cheaper: frozenset[int] = frozenset()
    """Categories with prices reduced by a royal favour now."""

    @property
    def told(self) -> int | None:
        """The building at the foot: the picked one, else the one that is pointed at."""
        return self.picked if self.picked is not None else self.regarded

    def is_cheaper(self, building: int) -> bool:
        """Whether a building costs less than its printed price."""
        return CATEGORY[building] in self.cheaper


def slots(table: State, layout: Layout) -> tuple[Slot, ...]:
    """All tiles of wood, stone, homes and prestige, in rows."""
    found: list[Slot] = []
    for row, kind in enumerate(ROWS):
        found += _row(table, layout, CATEGORIES.index(kind), row)
    found.append(Slot(RESIDENCE, 0, tile_box(layout, 0, COLUMNS - 1, COLUMNS), 0, NOBODY))
    return tuple(found)


def _row(table: State, layout: Layout, category: int, row: int) -> Iterator[Slot]:
    places: list[tuple[int, int, int]] = []
    for building in OF_CATEGORY[category]:
        stands = [space for space, one in enumerate(table.buildings) if one == building]
        left = table.stock[building]
        places += [(building, copy, 0) for copy in range(left)]
        places += [(building, left + n, space) for n, space in enumerate(stands)]
    columns = max(COLUMNS, len(places))
    for column, (building, copy, space) in enumerate(places):
        box = tile_box(layout, row, column, columns)
        yield Slot(building, copy, box, space, table.owners[space] if space else NOBODY)


def tile_box(layout: Layout, row: int, column: int, columns: int) -> Box:
    pitch = _PITCH * COLUMNS / columns
    wide = _TILE * pitch / _PITCH
    x, y = LEFT + pitch * column, ROW_TOP + ROW_PITCH * row
    return layout.town.supply.cut(x, y, wide, wide * 1.25)
