"""Materials, and the stocks that may be kept after a hand. Rulebook: "Kiértékelés"."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TypeAlias

from burgundy_desktop.games.pillars.tables.facts import FACTS
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

SAND, WOOD, STONE, METAL = range(len(MATERIALS))
NO_MATERIAL = -1

Stock: TypeAlias = tuple[int, int, int, int]
"""Units of sand, wood, stone and metal."""

NOTHING: Stock = (0, 0, 0, 0)

LIMIT = FACTS.scoring.material_limit
"""Units that may be kept after a hand, all materials together."""

_PLACES = tuple(4**material for material in range(len(MATERIALS)))


def stock_of(amounts: Mapping[str, int]) -> Stock:
    """A stock from the words of the tables."""
    sand, wood, stone, metal = (amounts.get(word, 0) for word in MATERIALS)
    return sand, wood, stone, metal


def added(stock: Stock, other: Stock) -> Stock:
    """The sum of two stocks."""
    sand, wood, stone, metal = stock
    return sand + other[0], wood + other[1], stone + other[2], metal + other[3]


def without(stock: Stock, other: Stock) -> Stock:
    """What is left of `stock`."""
    sand, wood, stone, metal = stock
    return sand - other[0], wood - other[1], stone - other[2], metal - other[3]


def covers(have: Stock, need: Stock) -> bool:
    """Whether there is at least as much of every material."""
    sand, wood, stone, metal = need
    return sand <= have[0] and wood <= have[1] and stone <= have[2] and metal <= have[3]


def kinds_in(stock: Stock) -> int:
    """The mask of the materials of which there is a unit."""
    sand, wood, stone, metal = stock
    return (sand > 0) | (wood > 0) << 1 | (stone > 0) << 2 | (metal > 0) << 3


def number_of(stock: Stock) -> int:
    """A stock with at most three units of each material as one number: `kept` of moves."""
    return sum(units * place for units, place in zip(stock, _PLACES, strict=True))


ONE: tuple[Stock, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""One unit of each material."""

_UNITS = range(LIMIT + 1)
KEPT: dict[int, Stock] = {
    number_of((sand, wood, stone, metal)): (sand, wood, stone, metal)
    for sand, wood, stone, metal in product(_UNITS, _UNITS, _UNITS, _UNITS)
    if sand + wood + stone + metal <= LIMIT
}
"""Every stock that may be kept, by its number."""
KEPT_BY_UNITS: tuple[tuple[tuple[int, Stock], ...], ...] = tuple(
    tuple((number, stock) for number, stock in KEPT.items() if sum(stock) == units)
    for units in _UNITS
)
"""The same by the number of units, each stock with its number."""
