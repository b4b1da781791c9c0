"""The map: locations, regions, adjacency, building sites. Rules §6.3 and §16.

A location is its printed number, 1 to 33; index 0 of every table is unused. A building site is
twice its location, plus 1 for the lower one: sites and locations are the bits of masks.
"""

from __future__ import annotations

from functools import cache

from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.checks import adjacent
from burgundy_desktop.games.boonlake.tables.facts import FACTS

LAST_LOCATION = len(FACTS.locations)
LOCATIONS = range(1, LAST_LOCATION + 1)
LOCATION_SLOTS = LAST_LOCATION + 1
ALL_LOCATIONS = sum(1 << location for location in LOCATIONS)
SITE_SLOTS = 2 * LOCATION_SLOTS

CELL = ((0, 0), *((row.q, row.r) for row in FACTS.locations))
"""Axial coordinates on the lattice that map and river share."""

NEIGHBOURS = ((), *(tuple(sorted(adjacent(FACTS, location))) for location in LOCATIONS))
"""The adjacent locations: neighbouring cells, bridges, fords. One relation for everything (R23)."""
NEIGHBOUR_MASK = tuple(sum(1 << other for other in around) for around in NEIGHBOURS)
AROUND = ((), *((location, *NEIGHBOURS[location]) for location in LOCATIONS))
"""A location and those next to it."""

BRIDGES = tuple((row.ends[0], row.ends[1]) for row in FACTS.bridges)

REGION_OF = (-1, *(words.REGIONS.index(row.region) for row in FACTS.locations))
REGION_COUNT = len(words.REGIONS)
ALL_REGIONS = (1 << REGION_COUNT) - 1
NORTH_TO_SOUTH = tuple(sorted(range(REGION_COUNT), key=lambda r: FACTS.regions[r].north_to_south))
LABEL_KIND = tuple(words.REGION_REWARDS.index(row.reward) for row in FACTS.regions)
LABEL_COINS, LABEL_CARDS, LABEL_VP = range(3)
LABEL_AMOUNT = tuple(row.reward_amount for row in FACTS.regions)
EMINENCE_LABEL_VP = tuple(row.automaton_vp for row in FACTS.regions)

REWARD_KIND = (-1, *(words.LOCATION_REWARDS.index(row.explore_reward) for row in FACTS.locations))
REWARD_COINS, REWARD_CARDS, REWARD_INHABITANTS, REWARD_PRODUCTION = range(4)
REWARD_AMOUNT = (
    0,
    *(
        words.RESOURCES.index(row.explore_resource) if row.explore_resource else row.explore_amount
        for row in FACTS.locations
    ),
)
"""How much placing a tile brings; for a production site, which resource."""

START_LOCATIONS = tuple(
    tuple(row.number for row in FACTS.locations if row.start_symbol == back) for back in words.BACKS
)
"""By the back of starting tiles: the locations with their symbol."""

BRIDGE_LOCATIONS = tuple(row.number for row in FACTS.locations if row.at_bridge)
BRIDGE_MASK = sum(1 << location for location in BRIDGE_LOCATIONS)


def sites_of(locations: tuple[int, ...]) -> int:
    """Mask of all sites of these locations."""
    return sum(3 << 2 * location for location in locations)


REGION_LOCATIONS = tuple(
    tuple(location for location in LOCATIONS if REGION_OF[location] == region)
    for region in range(REGION_COUNT)
)
REGION_SITES = tuple(sites_of(locations) for locations in REGION_LOCATIONS)
BRIDGE_SITES = sites_of(BRIDGE_LOCATIONS)
NEAR_SITES = tuple(sites_of(around) for around in NEIGHBOURS)
"""The sites of the adjacent locations."""


@cache
def _locations_of_chunk(bits: int) -> int:
    return sum(1 << index for index in range(8) if bits >> 2 * index & 3)


def locations_with(sites: int) -> int:
    """Mask of the locations that have any of these sites."""
    found = shift = 0
    while sites:
        found |= _locations_of_chunk(sites & 0xFFFF) << shift
        sites >>= 16
        shift += 8
    return found
