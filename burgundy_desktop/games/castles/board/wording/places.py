"""Names of places on an estate: regions by compass, spaces by number and region."""

from __future__ import annotations

from cmath import phase
from collections import Counter
from functools import cache
from math import degrees

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.tables.estates import ESTATES, HEXES, NUMBER, SPACES

CENTRAL = 8
_NEAR_THE_CENTRE = 0.9
"""A region whose centre is nearer than this to the centre of the estate is central."""

DIRECTIONS = (
    phrase("eastern"),
    phrase("south-eastern"),
    phrase("southern"),
    phrase("south-western"),
    phrase("western"),
    phrase("north-western"),
    phrase("northern"),
    phrase("north-eastern"),
    phrase("central"),
)

REGIONS = (
    phrase("city"),
    phrase("pasture"),
    phrase("knowledge region"),
    phrase("castle region"),
    phrase("mine region"),
    phrase("river"),
)
"""By kind."""

REGIONS_OF_SIZE = (
    phrase("city of {size}"),
    phrase("pasture of {size}"),
    phrase("knowledge region of {size}"),
    phrase("castle region of {size}"),
    phrase("mine region of {size}"),
    phrase("river of {size}"),
)
"""By kind; the size is a number of spaces."""

ON_NUMBER = {
    1: phrase("on 1", "space"),
    2: phrase("on 2", "space"),
    3: phrase("on 3", "space"),
    4: phrase("on 4", "space"),
    5: phrase("on 5", "space"),
    6: phrase("on 6", "space"),
}

_REGION = phrase("{direction} {region}")
_ROW = phrase("row {row}, space {place}")


@cache
def _at(space: int) -> complex:
    """The centre of a space in the plane; a space is about 1.7 wide."""
    q, r = HEXES[space].q, HEXES[space].r
    return complex(3**0.5 * (q + r / 2), 1.5 * r)


@cache
def direction(estate: int, space: int) -> int:
    """The direction of the region of a space on its estate: an index into DIRECTIONS."""
    printed = ESTATES[estate]
    region = printed.regions[printed.region[space]]
    middle = sum(_at(other) for other in region) / len(region)
    if abs(middle) < _NEAR_THE_CENTRE:
        return CENTRAL
    return round(_angle(middle) / 45) % 8


def _angle(point: complex) -> float:
    """Clockwise from east, in degrees."""
    return degrees(phase(point))


@cache
def _is_alone(estate: int, space: int) -> bool:
    """Whether number, kind and direction identify this space on the estate."""
    return _seen_alike(estate)[_looks(estate, space)] == 1


@cache
def _seen_alike(estate: int) -> Counter[tuple[int, int, int]]:
    return Counter(_looks(estate, space) for space in range(SPACES))


def _looks(estate: int, space: int) -> tuple[int, int, int]:
    return NUMBER[space], ESTATES[estate].kind[space], direction(estate, space)


def region_name(estate: int, space: int) -> str:
    """The region of a space: "eastern city"."""
    kind = ESTATES[estate].kind[space]
    return _REGION(direction=DIRECTIONS[direction(estate, space)](), region=REGIONS[kind]())


def space_name(estate: int, space: int) -> str:
    """A unique name of a space: "on 4 · eastern city"."""
    row = "" if _is_alone(estate, space) else _row_name(space)
    return remarks(ON_NUMBER[NUMBER[space]](), region_name(estate, space), row)


def _row_name(space: int) -> str:
    row = [other for other in range(SPACES) if HEXES[other].r == HEXES[space].r]
    return _ROW(row=HEXES[space].r + 4, place=row.index(space) + 1)


def region_of_size(estate: int, space: int) -> str:
    """The region of a space with its size: "city of 3"."""
    printed = ESTATES[estate]
    return REGIONS_OF_SIZE[printed.kind[space]](size=printed.region_size[space])
