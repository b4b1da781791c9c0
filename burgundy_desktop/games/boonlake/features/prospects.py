"""What a seat could do with its things: affordable cards, conditions met."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.games.boonlake.queries import paying
from burgundy_desktop.games.boonlake.queries.conditions import compare
from burgundy_desktop.games.boonlake.queries.places import open_sites, pastures_with_room
from burgundy_desktop.games.boonlake.queries.prices import (
    card_prices,
    project_prices,
    settlement_price,
)
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import cards, numbers
from burgundy_desktop.games.boonlake.tables.river import SCORINGS
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION
from burgundy_desktop.games.boonlake.tables.words import CARDS_TWO_TYPES, TIMINGS

READY, SHORT_OF_COINS, SHORT_OF_VASES, SHORT_OF_RESOURCES = range(4)
"""What is missing for a card in hand."""
REACHES = 4

MET, NEAR = 3, 2
"""The progress of a condition: met, one short, started, or nothing."""

Prices = Callable[[PlayerState], tuple[int, ...]]

AT_END = TIMINGS.index("end")
_AT_END_WORTH = 3.0


def payable(player: PlayerState, card: int) -> int:
    """What is missing for a card: `READY` to `SHORT_OF_RESOURCES`."""
    return _reach(player, paying.NEED_OF_CARD[card], cards.CARD_VASES[card], card_prices, card)


def project_reach(player: PlayerState, tile: int) -> int:
    """What is missing for a special project, likewise."""
    return _reach(player, paying.NEED_OF_PROJECT[tile], 0, project_prices, tile)


def _reach(player: PlayerState, need: int, vases: int, prices: Prices, what: int) -> int:
    short = paying.MISSING[need][player.production]
    if short == paying.IMPOSSIBLE:
        return SHORT_OF_RESOURCES
    useful, _ = paying.plans(paying.available(player.ready), player.canoes, short)
    if not useful:
        return SHORT_OF_RESOURCES
    if player.vases < vases:
        return SHORT_OF_VASES
    price = prices(player)[what] + useful[0][0]
    return READY if player.coins >= price else SHORT_OF_COINS


def sites_in_reach(state: State, player: PlayerState) -> int:
    """The number of affordable empty sites; 0 without an inhabitant."""
    return open_sites(state, player).bit_count()


def cattle_prices(state: State, player: PlayerState) -> list[int]:
    """The price of the next cattle piece in inhabitants, for each pasture with room."""
    return [price for _, price, _ in pastures_with_room(state, player)]


def town_price(player: PlayerState) -> int | None:
    """The price of the next settlement in inhabitants; None if all are built."""
    return None if player.settlements == numbers.SETTLEMENTS else settlement_price(player, 0)[0]


def worth_of_card(card: int) -> float:
    """A rough value in points: the printed ones, and a share for its effect."""
    return _WORTH_OF_CARD[card]


def progress_to_come(state: State, player: PlayerState, tile: int, scoring: int) -> tuple[int, int]:
    """The progress on a scoring tile's condition in an interim and in the last scoring."""
    needed, had = compare(state, player, tile, scoring)
    now = _progress(needed, had)
    if scoring == SCORINGS:
        return now, now
    condition = CONDITION[tile]
    last = condition.values[-1]
    if condition.kind == CARDS_TWO_TYPES:
        return now, _progress(*compare(state, player, tile, SCORINGS))
    return now, _progress((last, condition.lower[-1] if condition.pair else last), had)


def progress(state: State, player: PlayerState, tile: int, scoring: int) -> int:
    """The progress on the condition of a scoring tile in an interim scoring."""
    return _progress(*compare(state, player, tile, scoring))


def _progress(needed: tuple[int, ...], had: tuple[int, ...]) -> int:
    missing = 0
    for need, have in zip(needed, had, strict=False):  # what counts once is needed once
        if need > have:
            missing += need - have
    if not missing:
        return MET
    return NEAR if missing == 1 else 1 if any(had) else 0


_WORTH_OF_CARD = tuple(
    cards.CARD_VP[card]
    + (_AT_END_WORTH if cards.CARD_TIMING[card] == AT_END else 1.5 * len(cards.CARD_EFFECTS[card]))
    for card in cards.CARDS
)
