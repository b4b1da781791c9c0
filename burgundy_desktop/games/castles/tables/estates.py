"""The hex grid and the nine estates. Sets of spaces are bit masks of 37 bits.

Estates are indexed by their printed number 1 to 9; index 0 is unused.
"""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.hexgrid import Hex, regions
from burgundy_desktop.games.castles.tables.facts import FACTS
from burgundy_desktop.games.castles.tables.rows import KINDS, EstateRow


@attrs.frozen
class Estate:
    """One estate, laid out for the rules."""

    kind: tuple[int, ...]
    """The kind of each space."""
    kind_mask: tuple[int, ...]
    """For each kind the mask of its spaces."""
    regions: tuple[tuple[int, ...], ...]
    region: tuple[int, ...]
    """The region of each space, as an index."""
    region_mask: tuple[int, ...]
    """The mask of the whole region of each space."""
    region_size: tuple[int, ...]
    """The number of spaces in the region of each space."""
    castle_spaces: tuple[int, ...]
    """The spaces for the start castle in the experienced setup."""


GRID = FACTS.grid
SPACES = len(GRID.numbers)
"""37."""

NUMBER = GRID.numbers
"""The die number of each space, the same on all estates."""

NEIGHBOURS = GRID.neighbours
HEXES = tuple(Hex(q, r) for q, r in zip(GRID.q, GRID.r, strict=True))
BIT = tuple(1 << space for space in range(SPACES))
ALL_SPACES = (1 << SPACES) - 1
NEIGHBOUR_MASK = tuple(sum(1 << near for near in row) for row in NEIGHBOURS)
NUMBER_MASK = (0, *(sum(BIT[s] for s in range(SPACES) if NUMBER[s] == n) for n in range(1, 7)))
"""The mask of the spaces of each die number 1 to 6; index 0 is unused."""


@cache
def spaces_in(mask: int) -> tuple[int, ...]:
    """The spaces of a mask, in ascending order."""
    return tuple(space for space in range(SPACES) if mask & BIT[space])


def _estate(row: EstateRow) -> Estate:
    kind = tuple(KINDS.index(colour) for colour in row.colours)
    parts = regions(NEIGHBOURS, kind)
    region = tuple(next(i for i, part in enumerate(parts) if s in part) for s in range(SPACES))
    masks = [sum(BIT[space] for space in part) for part in parts]
    return Estate(
        kind=kind,
        kind_mask=tuple(
            sum(BIT[s] for s in range(SPACES) if kind[s] == k) for k in range(len(KINDS))
        ),
        regions=parts,
        region=region,
        region_mask=tuple(masks[i] for i in region),
        region_size=tuple(len(parts[i]) for i in region),
        castle_spaces=row.castle_spaces,
    )


ESTATES = (_estate(FACTS.estates[0]), *(_estate(row) for row in FACTS.estates))
"""By printed number; index 0 repeats estate 1 so that the numbers fit."""

ESTATE_NUMBERS = tuple(range(1, len(FACTS.estates) + 1))
STANDARD_ESTATE_SPACE = FACTS.estates[0].standard_start_castle
PLAYER_BOARDS = tuple((row.front, row.back) for row in FACTS.player_boards)
"""The estates on the two sides of each board (reconstructed, R25)."""
