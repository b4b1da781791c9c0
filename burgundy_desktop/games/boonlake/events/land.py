"""What happens on the map."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat


@attrs.frozen
class TileRevealed(Event):
    """A grey tile was turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: int


@attrs.frozen
class TilePlaced(Event):
    """The revealed tile lies on a location."""

    seat: Seat
    tile: int
    location: int


@attrs.frozen
class PasturePlaced(Event):
    """A pasture lies on a location."""

    seat: Seat
    location: int


@attrs.frozen
class Settled(Event):
    """An inhabitant went from the ranch to a building site."""

    seat: Seat
    site: int
    tile: int


@attrs.frozen
class HouseBuilt(Event):
    """An inhabitant on a site became a house. `from_aside`: none was on the player board."""

    seat: Seat
    site: int
    from_aside: bool


@attrs.frozen
class SettlementBuilt(Event):
    """A house on a site became a settlement, the player's `number`-th."""

    seat: Seat
    site: int
    number: int
    areas: int
    """Other inhabited areas around."""
    replaced: int
    """Extra inhabitants that cost points instead."""


@attrs.frozen
class CattlePlaced(Event):
    """A cattle piece, the player's `number`-th, is on a pasture."""

    seat: Seat
    location: int
    number: int
    replaced: int


@attrs.frozen
class LevelCleared(Event):
    """A level of the player board (from 0) is empty; its inhabitant goes to the ranch."""

    seat: Seat
    level: int


@attrs.frozen
class RegionCovered(Event):
    """A region marker covers the label of a region."""

    seat: Seat
    region: int


@attrs.frozen
class NoRegionLeft(Event):
    """All labels are covered: region scoring has no effect."""

    seat: Seat


@attrs.frozen
class RegionScored(Event):
    """How many areas a side has in the three regions that are scored."""

    seat: Seat
    region: int
    areas: int
