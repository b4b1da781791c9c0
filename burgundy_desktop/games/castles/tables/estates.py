"""The hex grid and the nine estates. Sets of spaces are bit masks of 37 bits.

Estates are indexed by their printed number 1 to 9; index 0 is unused.
"""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.hexgrid import Hex, regions
from burgundy_desktop.core.tables import read_one, read_rows
from burgundy_desktop.games.castles.tables.folder import DATA
from burgundy_desktop.games.castles.tables.pieces import BUILDING, CASTLE, KINDS

_FILE = DATA / "estates.toml"


@attrs.frozen
class GridRow:
    """The 37 spaces: axial coordinates, die numbers, neighbours."""

    q: tuple[int, ...]
    r: tuple[int, ...]
    numbers: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    counts: dict[str, int]

    def __attrs_post_init__(self) -> None:
        """Refuse a grid that is not one of 37 spaces with the right neighbours."""
        for name in ("q", "r", "numbers", "neighbours"):
            if len(getattr(self, name)) != 37:
                raise ValueError(f"'{name}' holds {len(getattr(self, name))} spaces, not 37")
        if not set(self.numbers) <= set(range(1, 7)):
            raise ValueError(f"'numbers' holds {sorted(set(self.numbers))}, not 1 to 6")
        place = {Hex(q, r): space for space, (q, r) in enumerate(zip(self.q, self.r, strict=True))}
        for hexagon, space in place.items():
            near = sorted(place[other] for other in hexagon.neighbours if other in place)
            if list(self.neighbours[space]) != near:
                raise ValueError(
                    f"'neighbours' of space {space} is {list(self.neighbours[space])}, not {near}"
                )


@attrs.frozen
class EstateRow:
    """One estate as printed."""

    number: int
    colours: tuple[str, ...]
    castle_spaces: tuple[int, ...]
    source: str
    standard_start_castle: int = -1


@attrs.frozen
class PlayerBoardRow:
    """One of the six double-sided player boards: the estates on its two sides."""

    id: int
    front: int = attrs.field(validator=attrs.validators.in_(range(1, 10)))
    back: int = attrs.field(validator=attrs.validators.in_(range(1, 10)))
    source: str


@attrs.frozen
class Estate:
    """One estate, laid out for the rules."""

    number: int
    kind: tuple[int, ...]
    """The kind of each space."""
    kind_mask: tuple[int, ...]
    """For each kind the mask of its spaces."""
    regions: tuple[tuple[int, ...], ...]
    region: tuple[int, ...]
    """For each space the index of its region."""
    region_mask: tuple[int, ...]
    """For each space the mask of its whole region."""
    region_size: tuple[int, ...]
    """For each space the number of spaces in its region."""
    castle_spaces: tuple[int, ...]
    """Where the start castle may lie in the experienced setup."""


GRID = read_one(_FILE, "grid", GridRow)
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
"""For each die number 1 to 6 the mask of its spaces; index 0 is unused."""


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
        number=row.number,
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


def _checked(rows: tuple[EstateRow, ...]) -> tuple[EstateRow, ...]:
    wanted = GRID.counts
    if len(rows) != 9:
        raise BadTable(f"castles/data/estates.toml: {len(rows)} rows of [[estate]], not 9")
    if rows[0].standard_start_castle not in rows[0].castle_spaces:
        raise BadTable(
            "castles/data/estates.toml, row 1 of [[estate]]: 'standard_start_castle' is "
            f"{rows[0].standard_start_castle}, not one of 'castle_spaces'"
        )
    for index, row in enumerate(rows, start=1):
        where = f"castles/data/estates.toml, row {index} of [[estate]]"
        if row.number != index:
            raise BadTable(f"{where}: 'number' is {row.number}, not {index}")
        counts = {kind: row.colours.count(kind) for kind in KINDS}
        if counts != wanted:
            raise BadTable(f"{where}: 'colours' holds {counts}; an estate has {wanted}")
        green = tuple(s for s, colour in enumerate(row.colours) if colour == KINDS[CASTLE])
        if row.castle_spaces != green:
            raise BadTable(f"{where}: 'castle_spaces' is {row.castle_spaces}, not {green}")
    return rows


_ROWS = _checked(read_rows(_FILE, "estate", EstateRow))
ESTATES = (_estate(_ROWS[0]), *(_estate(row) for row in _ROWS))
"""By printed number; index 0 repeats estate 1 so that the numbers fit."""

ESTATE_NUMBERS = tuple(range(1, len(_ROWS) + 1))
STANDARD_ESTATE_SPACE = _ROWS[0].standard_start_castle
PLAYER_BOARDS = tuple(
    (row.front, row.back) for row in read_rows(_FILE, "player_board", PlayerBoardRow)
)
"""The estates on the two sides of each board (reconstructed, reading R25)."""

CITY_MASKS = tuple(
    tuple(sum(BIT[s] for s in part) for part in estate.regions if estate.kind[part[0]] == BUILDING)
    for estate in ESTATES
)
"""For each estate the masks of its cities."""
