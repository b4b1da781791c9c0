"""The project cards and their effects. Rules §8.

A card is its row in `cards.toml`. What a card brings at once is a tuple of steps, each a kind and a
number; what only brings something comes before what asks the player. Exchanges, in which something
is given for something else, have numbers of their own.
"""

from __future__ import annotations

import attrs

from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.rows.cards import CardRow, EffectRow

CARD_COUNT = len(FACTS.cards)
CARDS = range(CARD_COUNT)
CARD_IDS = tuple(row.id for row in FACTS.cards)
CARD_TYPE = tuple(words.CARD_TYPES.index(row.type) for row in FACTS.cards)
CARD_COINS = tuple(row.cost_coins for row in FACTS.cards)
CARD_VASES = tuple(row.cost_vases for row in FACTS.cards)
CARD_RESOURCES = tuple(
    tuple(row.cost_resources.get(word, 0) for word in words.RESOURCES) for row in FACTS.cards
)
CARD_VP = tuple(row.vp for row in FACTS.cards)
"""Printed points, counted at the end."""
CARD_TIMING = tuple(words.TIMINGS.index(row.timing) for row in FACTS.cards)
CARD_EFFECTS: tuple[tuple[EffectRow, ...], ...] = tuple(row.effects for row in FACTS.cards)
"""The rows themselves: for words and pictures."""


@attrs.frozen
class Exchange:
    """What is given, and what for. Points may be lost to any depth."""

    pay_cards: int = 0
    pay_coins: int = 0
    pay_vases: int = 0
    pay_inhabitants: int = 0
    pay_vp: int = 0
    get_cards: int = 0
    get_coins: int = 0
    get_vases: int = 0
    get_inhabitants: int = 0
    get_vp: int = 0


def _exchanges(row: EffectRow) -> tuple[Exchange, ...]:
    """The exchanges that an effect offers, of which one may be made."""
    cards, coins, vases = row.cards, row.coins, row.vases
    match row.kind:
        case "cards_to_inhabitants":
            return (Exchange(pay_cards=cards, get_inhabitants=row.inhabitants),)
        case "swap_cards_coins":
            return (
                Exchange(pay_cards=cards, get_coins=coins),
                Exchange(pay_coins=coins, get_cards=cards),
            )
        case "swap_cards_vase_coins":
            return (
                Exchange(pay_cards=cards, get_vases=vases, get_coins=coins),
                Exchange(pay_vases=vases, pay_coins=coins, get_cards=cards),
            )
        case "swap_cards_vp":
            return (
                Exchange(pay_cards=cards, get_vp=row.vp),
                Exchange(pay_vp=row.vp, get_cards=cards),
            )
        case "cards_to_vp":
            return (Exchange(pay_cards=cards, get_vp=row.vp),)
        case "inhabitant_to_coins":
            return (Exchange(pay_inhabitants=row.inhabitants, get_coins=coins),)
        case "vases_to_vp":
            return (Exchange(pay_vases=vases, get_vp=row.vp),)
    return ()


OFFERS = tuple(dict.fromkeys(_exchanges(row) for card in FACTS.cards for row in card.effects))
OFFERS = tuple(offer for offer in OFFERS if offer)
"""What a card may offer: one exchange, or the choice between two."""
EXCHANGES = tuple(dict.fromkeys(exchange for offer in OFFERS for exchange in offer))
OFFERED = tuple(tuple(map(EXCHANGES.index, offer)) for offer in OFFERS)
"""By offer: the exchanges as indices of `EXCHANGES`."""

(
    GIVE_COINS,
    GIVE_VASES,
    GIVE_INHABITANTS,
    STEP_COIN_TRACK,
    STEP_CARD_TRACK,
    OFFER_EXCHANGE,
    OFFER_RESET,
    OFFER_HOUSE,
    OFFER_SETTLEMENT,
) = range(9)
"""Kinds of steps. Their numbers: an amount; of `OFFER_EXCHANGE` an index of `OFFERS`; of
`OFFER_RESET` how many levers; of `OFFER_SETTLEMENT` how much cheaper in inhabitants, plus 16 times
how many fewer areas."""

Step = tuple[int, int]


def _step(row: EffectRow) -> Step:
    match row.kind:
        case "coin_track":
            return STEP_COIN_TRACK, row.steps
        case "card_track":
            return STEP_CARD_TRACK, row.steps
        case "vase":
            return GIVE_VASES, row.amount
        case "coins":
            return GIVE_COINS, row.amount
        case "inhabitants":
            return GIVE_INHABITANTS, row.amount
        case "reset_lever":
            return OFFER_RESET, row.amount
        case "develop_house_free":
            return OFFER_HOUSE, 0
        case "develop_settlement_cheap":
            return OFFER_SETTLEMENT, row.inhabitants_less + 16 * row.adjacent_less
    return OFFER_EXCHANGE, OFFERS.index(_exchanges(row))


def _at_once(card: CardRow) -> tuple[Step, ...]:
    if card.timing != "immediate":
        return ()
    return tuple(sorted(map(_step, card.effects), key=lambda step: step[0] >= OFFER_EXCHANGE))


AT_ONCE = tuple(map(_at_once, FACTS.cards))
"""What each card does when it is played."""


def _permanent(row: EffectRow) -> tuple[int, int]:
    """The sum that an effect adds to, and how much."""
    name = f"{row.kind}_{row.card_type}" if row.kind == "discard_bonus" else row.kind
    return words.PERMANENTS.index(name), row.coins + row.cards + row.vases + row.inhabitants


PERMANENT = tuple(
    tuple(map(_permanent, card.effects)) if card.timing == "permanent" else ()
    for card in FACTS.cards
)
"""What each card adds to the permanent effects of its player: an index, and an amount."""

NO_PERMANENTS = (0,) * len(words.PERMANENTS)
"""The sums of a player who has played no such card."""
