"""Inhabited areas in the regions, and pieces around a pasture. Rules §6.7 and §6.8."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_desktop.games.boonlake.state import Side, State
from burgundy_desktop.games.boonlake.tables.land import NEAR_SITES, REGION_OF, REGION_SITES


def areas_in(side: Side, region: int) -> int:
    """Inhabited areas of a side in a region."""
    here = (side.sites & REGION_SITES[region]).bit_count()
    return here + sum(REGION_OF[location] == region for location in side.herd)


def areas_by_region(side: Side) -> list[int]:
    """Inhabited areas of a side in all regions."""
    sites = side.sites
    found = [(sites & here).bit_count() for here in REGION_SITES]
    for location in side.herd:
        found[REGION_OF[location]] += 1
    return found


def areas_outside(side: Side, region: int) -> int:
    """Inhabited areas of a side in the three other regions."""
    there = (side.sites & ~REGION_SITES[region]).bit_count()
    return there + sum(REGION_OF[location] != region for location in side.herd)


def has_town_in(side: Side, region: int) -> bool:
    """Whether a side has a settlement in a region: another one there costs points."""
    return side.towns & REGION_SITES[region] != 0


def homes_in_new_regions(side: Side) -> int:
    """Houses of a side in regions where it has no settlement yet."""
    count = 0
    for sites in REGION_SITES:
        if not side.towns & sites:
            count += (side.homes & sites).bit_count()
    return count


def houses_near(state: State, location: int) -> int:
    """The houses of all sides on the tiles adjacent to a pasture."""
    near = NEAR_SITES[location]
    return sum((side.homes & near).bit_count() for side in state.sides())


def towns_near(state: State, locations: Iterable[int]) -> int:
    """Settlements of anybody on the tiles adjacent to pastures, for each pasture anew."""
    towns, count = 0, 0
    for side in state.sides():
        towns |= side.towns
    for location in locations:
        count += (towns & NEAR_SITES[location]).bit_count()
    return count
