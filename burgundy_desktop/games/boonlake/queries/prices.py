"""Prices for a player, including discounts. Rules §6, §7 and §11."""

from __future__ import annotations

from functools import cache

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.state.steps import CHEAP_SETTLEMENT, FREE_HOUSE
from burgundy_desktop.games.boonlake.tables.boards import (
    CATTLE_EXTRA,
    LEVER_COST,
    SETTLEMENT_EXTRA,
    UPSTREAM_COINS,
)
from burgundy_desktop.games.boonlake.tables.cards import CARD_COINS, CARD_TYPE
from burgundy_desktop.games.boonlake.tables.numbers import (
    DISCARD_COINS,
    HOUSE_INHABITANTS,
    LEVER_COINS,
    LEVER_RICH_COINS,
    PASTURE_COST,
    PAY_COINS_EACH,
    PAY_INSTEAD_COINS,
    SETTLEMENT_INHABITANTS,
)
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, PROJECT_COINS
from burgundy_desktop.games.boonlake.tables.tiles import COST_CLASS, COSTS
from burgundy_desktop.games.boonlake.tables.words import (
    CARD_DISCOUNT,
    CATTLE_DISCOUNT,
    DISCARD_BONUS_DAY,
    LEVER_DISCOUNT,
    PAY_COINS,
    RESOURCE_AND_5,
)


@cache
def _discounted(coins: tuple[int, ...], discount: int) -> tuple[int, ...]:
    return tuple(max(0, printed - discount) for printed in coins)


def card_prices(player: PlayerState) -> tuple[int, ...]:
    """The coins of every card."""
    return _discounted(CARD_COINS, player.permanents[CARD_DISCOUNT])


def project_prices(player: PlayerState) -> tuple[int, ...]:
    """The coins of the special project of every scoring tile."""
    return _discounted(PROJECT_COINS, player.permanents[CARD_DISCOUNT])


def sale_of(player: PlayerState, card: int) -> int:
    """The coins that a card brings when it is discarded in place of playing one."""
    return DISCARD_COINS + player.permanents[DISCARD_BONUS_DAY + CARD_TYPE[card]]


def lever_price(player: PlayerState, lever: int) -> int:
    """Coins for placing a lever."""
    return max(0, LEVER_COST[lever] - player.permanents[LEVER_DISCOUNT])


def coins_of_lever(lever: int) -> int:
    """The coins that a lever brings which could give a resource."""
    return LEVER_RICH_COINS if lever == RESOURCE_AND_5 else LEVER_COINS


def upstream_price(section: int, to: int, *, by_lever: bool) -> int:
    """Coins for moving one canoe: downstream is free, and so is the lever."""
    return UPSTREAM_COINS if to < section and not by_lever else 0


def site_price(state: State, site: int) -> tuple[int, int]:
    """Coins, and cards to discard, for expanding to a building site."""
    return COSTS[COST_CLASS[state.tiles[site >> 1]][site & 1]]


def house_price(step: int) -> int:
    """Inhabitants of the ranch for a house; none where a card gives it in this step."""
    return 0 if step == FREE_HOUSE else HOUSE_INHABITANTS


def settlement_discount(step: int, about: int) -> int:
    """Inhabitants fewer for a settlement in this pending step, by the card that was played."""
    return about & 15 if step == CHEAP_SETTLEMENT else 0


def settlement_price(player: PlayerState, less: int) -> tuple[int, int]:
    """Inhabitants to give up for the next settlement, and how many of them may be replaced."""
    extra = SETTLEMENT_EXTRA[player.settlements]
    price = max(0, SETTLEMENT_INHABITANTS + extra - less)
    return price, min(extra, price)


def cattle_price(player: PlayerState, grazing: int) -> tuple[int, int]:
    """Inhabitants to give up for the next cattle piece, and how many of them may be replaced.

    `grazing` is the number of cattle pieces on the pasture.
    """
    extra = CATTLE_EXTRA[player.cattle]
    price = max(0, PASTURE_COST[grazing] + extra - player.permanents[CATTLE_DISCOUNT])
    return price, min(extra, price)


def tile_price(tile: int, scoring: int, payment: int) -> tuple[int, int]:
    """Inhabitants or vases, and coins, that go for a scoring tile in an interim scoring."""
    if payment == m.REFUSED:
        return 0, 0
    condition = CONDITION[tile]
    pieces = m.pieces_of(payment)
    return pieces, (condition.values[scoring - 1] - pieces) * coins_for_each(condition.kind)


def coins_for_each(kind: int) -> int:
    """Coins for each unit that a pay tile of this kind wants; in place of a piece they are more."""
    return PAY_COINS_EACH if kind == PAY_COINS else PAY_INSTEAD_COINS
