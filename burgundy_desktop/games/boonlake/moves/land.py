"""The map: tiles, pastures, and what stands on them."""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.boonlake.tables.words import REGION_VP, TILE_INHABITANT

BY_LEVER = 8
"""Added to the number of losses in `terms_of`: the lever `settlement_cheaper` is used."""


def terms_of(losses: int, by_lever: bool = False) -> int:
    """The terms of giving up inhabitants: this many of the extra ones are replaced by a loss of
    points.
    """
    return losses + BY_LEVER * by_lever


@attrs.frozen(cache_hash=True)
class Explore:
    """Reveal the next grey tile."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("explore"),)


@attrs.frozen(cache_hash=True)
class PlaceTile:
    """Put the revealed tile on a location."""

    location: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("location", self.location),)


@attrs.frozen(cache_hash=True)
class PlacePasture:
    """Put a cattle pasture on a location."""

    location: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("location", self.location),)


@attrs.frozen(cache_hash=True)
class UseTileLever:
    """Take an inhabitant for a placed tile."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", TILE_INHABITANT),)


@attrs.frozen(cache_hash=True)
class Settle:
    """Expand: put an inhabitant on an empty building site."""

    site: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("site", self.site),)


@attrs.frozen(cache_hash=True)
class BuildHouse:
    """Develop an inhabitant into a house."""

    site: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("site", self.site),)


@attrs.frozen(cache_hash=True)
class BuildSettlement:
    """Develop a house into a settlement on these terms."""

    site: int
    terms: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("terms", self.terms), target("site", self.site))


@attrs.frozen(cache_hash=True)
class PlaceCattle:
    """Place a cattle piece on a pasture on these terms."""

    location: int
    terms: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("terms", self.terms), target("location", self.location))


@attrs.frozen(cache_hash=True)
class CoverRegion:
    """Choose the region whose label is covered."""

    region: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("region", self.region),)


@attrs.frozen(cache_hash=True)
class TakeRegionCoins:
    """Take the coins of a region scoring."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take"),)


@attrs.frozen(cache_hash=True)
class TakeRegionPoints:
    """Take the coins of a region scoring, and points by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", REGION_VP),)


EXPLORE = Explore()
place_tile = cache(PlaceTile)
place_pasture = cache(PlacePasture)
USE_TILE_LEVER = UseTileLever()
settle = cache(Settle)
build_house = cache(BuildHouse)
build_settlement = cache(BuildSettlement)
place_cattle = cache(PlaceCattle)
cover_region = cache(CoverRegion)
TAKE_REGION_COINS = TakeRegionCoins()
TAKE_REGION_POINTS = TakeRegionPoints()
