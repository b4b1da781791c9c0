"""One frozen class for each decision. Moves are immutable: each one is built once and shared.

The last target of a move completes it: a click there plays the move once it is the only one left.
Die 0 and 1 are the player's dice, die 2 (`EXTRA_DIE`) is the castle's extra action.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

import attrs

from burgundy_desktop.core.ids import Target, target

EXTRA_DIE = 2


def die_target(die: int) -> tuple[Target, ...]:
    """The target of a die; none for the castle's extra action."""
    return () if die == EXTRA_DIE else (target("die", die),)


@attrs.frozen(cache_hash=True)
class TakeTile:
    """Take a tile from a numbered depot into the storage. Rulebook: "levétele a játéktábláról"."""

    die: int
    tile: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*die_target(self.die), target("tile", self.tile))


@attrs.frozen(cache_hash=True)
class PlaceTile:
    """Place a stored tile on the estate. Rulebook: "lerakása a saját birtokra".

    The workers spent follow from die and space.
    """

    die: int
    tile: int
    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*die_target(self.die), target("tile", self.tile), target("space", self.space))


@attrs.frozen(cache_hash=True)
class SellGoods:
    """Sell all goods of one type. Rulebook: "Áruk eladása"."""

    die: int
    goods: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*die_target(self.die), target("goods", self.goods))


@attrs.frozen(cache_hash=True)
class TakeWorkers:
    """Take workers; the value of the die does not matter. Rulebook: "Munkáslapkák elvétele"."""

    die: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*die_target(self.die), target("workers"))


@attrs.frozen(cache_hash=True)
class BuyTile:
    """Buy a tile with silver, once a turn. Rulebook: "A központi fekete depó"."""

    tile: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("silver"), target("tile", self.tile))


@attrs.frozen(cache_hash=True)
class EndTurn:
    """End the turn without (another) purchase; both dice are used."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("end_turn"),)


@attrs.frozen(cache_hash=True)
class DiscardTile:
    """Remove a stored tile from the game, to make room for the one just taken (R3)."""

    tile: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("tile", self.tile),)


@attrs.frozen(cache_hash=True)
class LoadGoods:
    """Take the goods of one depot with the ship just placed. Rulebook: "Hajó"."""

    depot: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("depot", self.depot),)


@attrs.frozen(cache_hash=True)
class KeepGoods:
    """Take this new type of goods from the chosen depot; not all of them fit (R11)."""

    goods: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("depot_goods", self.goods),)


@attrs.frozen(cache_hash=True)
class TakeByBuilding:
    """Take a tile with carpenter's workshop, church or market. Rulebook: "Az épületek"."""

    tile: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("tile", self.tile),)


@attrs.frozen(cache_hash=True)
class SellByWarehouse:
    """Sell one type of goods with the warehouse. Rulebook: "Raktár"."""

    goods: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("goods", self.goods),)


@attrs.frozen(cache_hash=True)
class PlaceByCityHall:
    """Place a stored tile with the city hall, whatever the number. Rulebook: "Városháza"."""

    tile: int
    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("tile", self.tile), target("space", self.space))


@attrs.frozen(cache_hash=True)
class Decline:
    """Decline the offered effect."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("decline"),)


@attrs.frozen(cache_hash=True)
class ChooseEstate:
    """Choose the estate and the space of the start castle. Rulebook: experienced setup."""

    estate: int
    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("estate", self.estate), target("space", self.space))


CastlesMove = (
    TakeTile
    | PlaceTile
    | SellGoods
    | TakeWorkers
    | BuyTile
    | EndTurn
    | DiscardTile
    | LoadGoods
    | KeepGoods
    | TakeByBuilding
    | SellByWarehouse
    | PlaceByCityHall
    | Decline
    | ChooseEstate
)

MOVE_TYPES: tuple[type, ...] = get_args(CastlesMove)

take_tile = cache(TakeTile)
place_tile = cache(PlaceTile)
sell_goods = cache(SellGoods)
take_workers = cache(TakeWorkers)
buy_tile = cache(BuyTile)
discard_tile = cache(DiscardTile)
load_goods = cache(LoadGoods)
keep_goods = cache(KeepGoods)
take_by_building = cache(TakeByBuilding)
sell_by_warehouse = cache(SellByWarehouse)
place_by_city_hall = cache(PlaceByCityHall)
choose_estate = cache(ChooseEstate)
END_TURN = EndTurn()
DECLINE = Decline()
