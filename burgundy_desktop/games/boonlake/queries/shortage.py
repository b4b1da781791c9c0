"""What a player lacks for a card or a special project. Rules §6.1, §6.2."""

from __future__ import annotations

import attrs

from burgundy_desktop.games.boonlake.queries.paying import (
    IMPOSSIBLE,
    JOKER,
    MISSING,
    NEED_OF_CARD,
    NEED_OF_PROJECT,
    NEEDS,
    RICH,
    available,
    plans,
)
from burgundy_desktop.games.boonlake.queries.prices import card_prices, project_prices
from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.tables.boards import production_level
from burgundy_desktop.games.boonlake.tables.canoes import CANOES
from burgundy_desktop.games.boonlake.tables.cards import CARD_VASES
from burgundy_desktop.games.boonlake.tables.words import RESOURCES


@attrs.frozen
class Shortage:
    """What is missing, part by part; falsy if nothing is."""

    coins: int = 0
    """Coins for the cheapest payment, including its canoes."""
    for_canoes: int = 0
    """The part of these coins for moving canoes upstream."""
    vases: int = 0
    units: int = 0
    """Units of resources that canoes and unused levers cannot make up for."""
    resources: tuple[int, ...] = ()
    """The resources of which production sites give too few, if units are missing."""

    @property
    def mask(self) -> int:
        """The resources as bits."""
        return sum(1 << resource for resource in self.resources)

    def __bool__(self) -> bool:
        return bool(self.coins or self.vases or self.units)


def short_of_card(player: PlayerState, card: int) -> Shortage:
    """What is lacking for a card, whether or not one may be played now."""
    vases = max(0, CARD_VASES[card] - player.vases)
    return attrs.evolve(_short(player, NEED_OF_CARD[card], card_prices(player)[card]), vases=vases)


def short_of_project(player: PlayerState, tile: int) -> Shortage:
    """What is lacking for the special project of a scoring tile."""
    return _short(player, NEED_OF_PROJECT[tile], project_prices(player)[tile])


def _short(player: PlayerState, need: int, price: int) -> Shortage:
    ready = available(player.ready)
    short = MISSING[need][player.production]
    if short != IMPOSSIBLE:
        ways = [net for some in plans(ready, player.canoes, short) for net, _ in some]
        if ways:
            lacks = max(0, price + min(ways) - player.coins)
            return Shortage(lacks, for_canoes=max(0, lacks - max(0, price - player.coins)))
    levels = [production_level(player.production, one) for one in range(len(RESOURCES))]
    lacking = [max(0, wanted - level) for wanted, level in zip(NEEDS[need], levels, strict=True)]
    helping = CANOES + bool(ready & JOKER) + bool(ready & RICH)
    return Shortage(
        coins=max(0, price - player.coins),
        units=sum(lacking) - helping,
        resources=tuple(resource for resource, units in enumerate(lacking) if units),
    )


def resources_in(mask: int) -> tuple[int, ...]:
    """The resources of `Shortage.mask`."""
    return tuple(resource for resource in range(len(RESOURCES)) if mask >> resource & 1)
