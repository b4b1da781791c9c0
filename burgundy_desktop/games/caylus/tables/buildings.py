"""Every building, as an index of `BUILDINGS`: what it costs, what it brings, what it does.

Rules §9 and §10.
"""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_desktop.games.caylus.tables import bundles
from burgundy_desktop.games.caylus.tables.facts import FACTS
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, CATEGORIES, DOES, BuildingRow

NO_BUILDING = -1
NO_CUBE = -1
"""For a cost without a choice of a cube."""

(
    SPECIAL_BUILDING,
    NEUTRAL_BUILDING,
    FIXED_BUILDING,
    WOOD_BUILDING,
    STONE_BUILDING,
    RESIDENTIAL_BUILDING,
    PRESTIGE_BUILDING,
) = range(len(CATEGORIES))
DOES_SPECIAL, DOES_PRODUCE, DOES_TRADE, DOES_BUILD, DOES_LAWYER, DOES_NOTHING = range(len(DOES))

BUILDING_COUNT = len(BUILDINGS)
BUILDING_NUMBER = {name: number for number, name in enumerate(BUILDINGS)}
RESIDENCE = BUILDING_NUMBER["residence"]
LAWYER = BUILDING_NUMBER["lawyer"]
JEWELLER = BUILDING_NUMBER["jeweller"]
CHURCH = BUILDING_NUMBER["church"]

_ROWS = FACTS.buildings
CATEGORY = tuple(CATEGORIES.index(row.category) for row in _ROWS)
ACTION = tuple(DOES.index(row.does) for row in _ROWS)
"""What a building does when it is activated: one of the `DOES_...`."""
COPIES = tuple(row.copies for row in _ROWS)
BUILDING_VP = tuple(row.vp for row in _ROWS)
BUILDING_FAVORS = tuple(row.favors for row in _ROWS)
INCOME = tuple(row.income for row in _ROWS)
WORKPLACE = tuple(row.workplace for row in _ROWS)
REMOVABLE = tuple(row.removable for row in _ROWS)
BUILDS = tuple(CATEGORIES.index(row.builds) if row.builds else -1 for row in _ROWS)
"""The category that a building builds, -1 for none."""

NEUTRAL = tuple(b for b in range(BUILDING_COUNT) if CATEGORY[b] == NEUTRAL_BUILDING)
OF_CATEGORY = tuple(
    tuple(b for b in range(BUILDING_COUNT) if CATEGORY[b] == category)
    for category in range(len(CATEGORIES))
)


def _distinct(sets: tuple[dict[str, int], ...]) -> tuple[bundles.Bundle, ...]:
    return tuple(dict.fromkeys(map(bundles.bundle_of, sets)))


OPTIONS: tuple[tuple[bundles.Bundle, ...], ...] = tuple(_distinct(r.options) for r in _ROWS)
"""What a building produces: exactly one of these."""
OWNER_BONUS: tuple[tuple[bundles.Bundle, ...], ...] = tuple(
    _distinct(row.owner_bonus) for row in _ROWS
)
"""The cubes that the owner takes one of when another player's worker was activated."""


def _sides(side: Mapping[str, int]) -> tuple[bundles.Bundle, ...]:
    """The possible bundles of one side of a trade; a free choice of cubes is expanded."""
    fixed = bundles.bundle_of(
        {word: count for word, count in side.items() if word in bundles.KINDS}
    )
    free = bundles.mixes(bundles.CUBE_KINDS, side.get("any", 0))
    basic = bundles.mixes(bundles.BASIC, side.get("basic", 0))
    return tuple(fixed + one + other for one in free for other in basic)


def _trades(row: BuildingRow) -> tuple[tuple[bundles.Bundle, bundles.Bundle], ...]:
    found = [
        (pay, gain)
        for trade in row.trades
        for pay in _sides(trade.pay)
        for gain in _sides(trade.gain)
    ]
    return tuple(dict.fromkeys(found))


TRADES: tuple[tuple[tuple[bundles.Bundle, bundles.Bundle], ...], ...] = tuple(map(_trades, _ROWS))
"""All exchanges of each building: payment and gain."""


def _prices(row: BuildingRow) -> tuple[tuple[int, bundles.Bundle], ...]:
    cost = bundles.bundle_of(row.cost)
    if not row.cost_any:
        return ((NO_CUBE, cost),)
    return tuple((kind, cost + bundles.ONE[kind]) for kind in bundles.CUBE_KINDS)


PRICES: tuple[tuple[tuple[int, bundles.Bundle], ...], ...] = tuple(map(_prices, _ROWS))
"""The prices of a building: for each choice of the cube of any kind, the whole price."""

_OWN_CUBE = {WOOD_BUILDING: bundles.ONE[bundles.WOOD], STONE_BUILDING: bundles.ONE[bundles.STONE]}


def _discounted(building: int) -> tuple[tuple[int, bundles.Bundle], ...]:
    less = _OWN_CUBE.get(CATEGORY[building], 0)
    return tuple(
        (cube, price - less if bundles.covers(price, less) else price)
        for cube, price in PRICES[building]
    )


DISCOUNTED = tuple(_discounted(building) for building in range(BUILDING_COUNT))
"""The same for one cube of its own kind less (favor table)."""

TRANSFORMATION: bundles.Bundle = bundles.bundle(
    cloth=FACTS.lawyer.cloth, denier=FACTS.lawyer.denier
)
"""What the lawyer takes."""
TRANSFORMATION_BY_FAVOR: bundles.Bundle = bundles.bundle(
    cloth=FACTS.lawyer.favor_cloth, denier=FACTS.lawyer.favor_denier
)

JEWELLER_COPIES = FACTS.options.jeweller_copies
LATE_LAWYER_VP = FACTS.options.late_lawyer_vp
