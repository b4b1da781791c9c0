"""The effects of cards, sites, levers, labels, spaces and scoring tiles, in a few words."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake.board.wording import amounts, names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables import land, numbers, words
from burgundy_desktop.games.boonlake.tables.boards import TRACK_INCOME, TRACK_VP
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_EFFECTS,
    CARD_RESOURCES,
    CARD_VASES,
)
from burgundy_desktop.games.boonlake.tables.river import SPACE_AMOUNT, SPACE_REWARD
from burgundy_desktop.games.boonlake.tables.rows.cards import EffectRow
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION
from burgundy_desktop.games.boonlake.tables.tiles import BONUS, COST_CLASS, COSTS, EFFECTS, PENALTY

_STEPS = (
    phrase("%n step(s) on the coin track"),
    phrase("%n step(s) on the card track"),
)
_CHOICE = phrase("%n step(s) on one track of your choice")
_INCOMES = (
    phrase("income of the coin track"),
    phrase("income of the card track"),
)
_BONUS = phrase("%n point(s) for a settlement here")
_PENALTY = phrase("A settlement on this tile costs %n point(s).")
_SITE_COSTS = phrase("Costs {price}.")
_SITE_FREE = phrase("Free of charge.")
_BRINGS = phrase("Brings {things}.")
_BOTH_WAYS = phrase("{one} ↔ {other}", "an exchange")

_RESET = phrase("push up %n lever(s)")
_FREE_HOUSE = phrase("a house without giving up an inhabitant")
_CHEAP_SETTLEMENT = phrase("a settlement with 1 inhabitant and 1 neighbouring area less")
_PER_AREA = phrase("%n point(s) for each own area in {region}")
_PER_CATTLE = phrase("%n point(s) for each cattle")
_PER_HOUSE = phrase("%n point(s) for each house")
_PER_SETTLEMENT = phrase("%n point(s) for each settlement")
_PER_PRODUCTION = phrase("%n point(s) for each level of production sites")
_THRESHOLD = phrase("{low}: {low_points}; {high}: {high_points}", "an effect at the end")
_AT_LEAST = {
    "coin_track": phrase("at least %n step(s) on the coin track"),
    "card_track": phrase("at least %n step(s) on the card track"),
    "levers": phrase("at least %n lever(s)"),
    "cattle": phrase("at least %n cattle"),
    "houses": phrase("at least %n house(s)"),
    "settlements": phrase("at least %n settlement(s)"),
}
_LEVER_DISCOUNT = phrase("levers cost %n coin(s) less")
_CARD_DISCOUNT = phrase("cards cost %n coin(s) less")
_DISCARD_BONUS = (
    phrase("discarding a day card: %n coin(s) more"),
    phrase("discarding a sunset card: %n coin(s) more"),
    phrase("discarding a night card: %n coin(s) more"),
)
_CATTLE_DISCOUNT = phrase("cattle cost %n inhabitant(s) less")
_CATTLE_COINS = phrase("placing cattle: %n coin(s) more")
_RIVER_COINS = phrase("ship on a coin space: %n coin(s) more")
_HARBOUR_COINS = phrase("ship in a harbour: %n coin(s)")
_HARBOUR_CARDS = phrase("ship in a harbour: %n card(s)")
_RIVER_VASES = phrase("vase by ship: %n vase(s) more")

TIMINGS = (
    phrase("Immediate"),
    phrase("Permanent"),
    phrase("At the end of the game"),
)
LEVERS = (
    phrase("instead of the follow part: 1 vase, or 6 coins for a vase"),
    phrase("instead of the follow part: modernize"),
    phrase("instead of the follow part: develop"),
    phrase("instead of a card: 1 coin per level of production sites"),
    phrase("instead of a card: 3 coins"),
    phrase("region scoring: 1 point for each area that pays a coin"),
    phrase("at any time: a canoe upstream, free of charge"),
    phrase("settlement: 1 inhabitant and 1 area less"),
    phrase("placing a tile or pasture: 1 inhabitant"),
    phrase("1 resource less, or at any time 2 coins or 2 cards"),
    phrase("at any time 5 coins, and 1 resource less"),
    phrase("at any time: 2 cards for 1 inhabitant and 3 points"),
)
LEVER_TITLES = (
    phrase("Lever: vase"),
    phrase("Lever: modernize"),
    phrase("Lever: develop"),
    phrase("Lever: coins for production"),
    phrase("Lever: 3 coins for a card"),
    phrase("Lever: points for regions"),
    phrase("Lever: upstream"),
    phrase("Lever: cheaper settlement"),
    phrase("Lever: inhabitant for a tile"),
    phrase("Lever: resource or 2"),
    phrase("Lever: resource and 5"),
    phrase("Lever: cards for an inhabitant"),
)
"""By the levers of the tables."""

_ACTIVE_PARTS = (
    phrase("You: explore twice, then expand or develop."),
    phrase("You: expand or develop."),
    phrase("You: place a pasture."),
    phrase("You: cover a region and take its reward."),
    phrase("You: take an inhabitant and explore."),
    phrase("You: modernize."),
    phrase("You: %n coin(s); play a card of any type or draw {cards} cards."),
)
_FOLLOW_PARTS = (
    phrase("The others: draw {cards} cards, then a card of any type."),
    phrase("All: expand, develop, or a card of any type."),
    phrase("All: place cattle, or a card of any type."),
    phrase("All: 1 coin for each own area in the other regions."),
    phrase("All: %n coin(s) or {cards} card(s) for an inhabitant, as often as you like."),
    phrase("All: give up an inhabitant to modernize, or draw a card."),
    phrase("All: a card of any type."),
)
ACTION_CARDS = phrase("Card: {type}.")

_PRODUCTION = (
    phrase("a production site for wood"),
    phrase("a production site for clay"),
    phrase("a production site for stone"),
    phrase("a production site for iron"),
)
_ANY_PRODUCTION = phrase("a production site of any type")
_NOTHING = phrase("no reward")
_VASE_OR_PRODUCTION = phrase("a vase or a production site")

_CONDITIONS = (
    phrase("Areas: {first} and {second}"),
    phrase("Steps on the coin track"),
    phrase("Steps on the card track"),
    phrase("Steps on both tracks"),
    phrase("Levels of production sites"),
    phrase("Connected tiles with areas"),
    phrase("Levers", "condition"),
    phrase("Cattle placed"),
    phrase("Settlements built"),
    phrase("Areas at bridges"),
    phrase("Give inhabitants or 5 coins each"),
    phrase("Give vases or 5 coins each"),
    phrase("Pay 2 coins each"),
    phrase("Played cards: {first} and {second}"),
)
_TWO_VALUES = phrase("{upper} + {lower}", "two values of a scoring tile")


def steps(track: int, count: int = 1) -> str:
    """Steps on an income track."""
    return _STEPS[track](count)


def active_part(action: int) -> str:
    """The active part of an action tile."""
    return _ACTIVE_PARTS[action](
        numbers.BUILDER_COINS if action == words.BUILDER else -1, cards=numbers.BUILDER_CARDS
    )


def follow_part(action: int) -> str:
    """The follow part of an action tile."""
    if action == words.RECRUIT:
        return _FOLLOW_PARTS[action](numbers.RECRUIT_COINS, cards=numbers.RECRUIT_CARDS)
    return _FOLLOW_PARTS[action](cards=numbers.PIONEER_CARDS)


def lever_sentence(lever: int) -> str:
    """What a lever does, as a sentence."""
    said = LEVERS[lever]()
    return f"{said[:1].upper()}{said[1:]}."


def card_effect(card: int) -> str:
    """What a card does, several effects side by side; steps on one track are added up."""
    rows: dict[str, EffectRow] = {}
    for place, row in enumerate(CARD_EFFECTS[card]):
        key = row.kind if row.steps else f"{row.kind}/{place}"
        steps = row.steps + rows[key].steps if key in rows else row.steps
        rows[key] = attrs.evolve(row, steps=steps)
    return remarks(*map(_of_row, rows.values()))


def _of_row(row: EffectRow) -> str:
    return _KINDS[row.kind](row)


def _one_way(row: EffectRow) -> str:
    given, gained = _sides(row)
    return amounts.arrow(given, gained)


def _both_ways(row: EffectRow) -> str:
    one, other = _sides(row)
    return _BOTH_WAYS(one=one, other=other)


def _sides(row: EffectRow) -> tuple[str, str]:
    """The two sides of an exchange, as printed."""
    if row.cards:
        gained = amounts.things(row.coins, row.vases, row.inhabitants, 0, row.vp)
        return amounts.cards(row.cards), gained
    if row.inhabitants:
        return amounts.inhabitants(row.inhabitants), amounts.coins(row.coins)
    return amounts.vases(row.vases), amounts.points(row.vp)


def _threshold(row: EffectRow) -> str:
    at_least = _AT_LEAST[row.of]
    return _THRESHOLD(
        low=at_least(row.low),
        low_points=amounts.points(row.low_vp),
        high=at_least(row.high),
        high_points=amounts.points(row.high_vp),
    )


_KINDS: dict[str, Callable[[EffectRow], str]] = {
    "coin_track": lambda row: _STEPS[0](row.steps),
    "card_track": lambda row: _STEPS[1](row.steps),
    "vase": lambda row: amounts.vases(row.amount),
    "coins": lambda row: amounts.coins(row.amount),
    "inhabitants": lambda row: amounts.inhabitants(row.amount),
    "cards_to_inhabitants": _one_way,
    "swap_cards_coins": _both_ways,
    "swap_cards_vase_coins": _both_ways,
    "swap_cards_vp": _both_ways,
    "cards_to_vp": _one_way,
    "inhabitant_to_coins": _one_way,
    "vases_to_vp": _one_way,
    "reset_lever": lambda row: _RESET(row.amount),
    "develop_house_free": lambda _row: _FREE_HOUSE(),
    "develop_settlement_cheap": lambda _row: _CHEAP_SETTLEMENT(),
    "per_region_area": lambda row: _PER_AREA(
        row.vp, region=names.REGIONS[words.REGIONS.index(row.region)]()
    ),
    "per_cattle": lambda row: _PER_CATTLE(row.vp),
    "per_house": lambda row: _PER_HOUSE(row.vp),
    "per_settlement": lambda row: _PER_SETTLEMENT(row.vp),
    "per_production": lambda row: _PER_PRODUCTION(row.vp),
    "threshold": _threshold,
    "lever_discount": lambda row: _LEVER_DISCOUNT(row.coins),
    "card_discount": lambda row: _CARD_DISCOUNT(row.coins),
    "discard_bonus": lambda row: _DISCARD_BONUS[words.CARD_TYPES.index(row.card_type)](row.coins),
    "cattle_inhabitant_discount": lambda row: _CATTLE_DISCOUNT(row.inhabitants),
    "cattle_coins": lambda row: _CATTLE_COINS(row.coins),
    "river_coin_bonus": lambda row: _RIVER_COINS(row.coins),
    "harbour_coins": lambda row: _HARBOUR_COINS(row.coins),
    "harbour_cards": lambda row: _HARBOUR_CARDS(row.cards),
    "river_vase_bonus": lambda row: _RIVER_VASES(row.vases),
}


def card_cost(card: int, coins: int) -> str:
    """What a card costs: so many coins, vases, and the resources that must be there."""
    paid = amounts.price(coins, CARD_VASES[card])
    return remarks(paid, amounts.resources(CARD_RESOURCES[card]))


def site_price(tile: int, which: int) -> str:
    """What settling there costs."""
    coins, cards = COSTS[COST_CLASS[tile][which]]
    return amounts.price(coins, cards=cards)


def _site_cost(tile: int, which: int) -> str:
    is_free = COSTS[COST_CLASS[tile][which]] == (0, 0)
    return _SITE_FREE() if is_free else _SITE_COSTS(price=site_price(tile, which))


def site_lines(tile: int, which: int) -> list[str]:
    """A building site in sentences: cost, gain, and the meaning of a settlement there."""
    brings = [_SITE[kind](amount) for kind, amount in EFFECTS[tile][which]]
    return [
        _site_cost(tile, which),
        _BRINGS(things=remarks(*brings)) if brings else "",
        _BRINGS(things=_BONUS(BONUS[tile][which])) if BONUS[tile][which] else "",
        _PENALTY(PENALTY[tile]) if PENALTY[tile] else "",
    ]


_SITE: tuple[Callable[[int], str], ...] = (
    amounts.coins,
    amounts.cards,
    amounts.vases,
    amounts.points,
    _STEPS[0],
    _STEPS[1],
    _CHOICE,
    lambda _: _INCOMES[0](),
    lambda _: _INCOMES[1](),
    _BONUS,
)
"""By `tables.words.SITE_EFFECTS`."""


def location_reward(location: int) -> str:
    """What placing a tile on a location brings."""
    kind, amount = land.REWARD_KIND[location], land.REWARD_AMOUNT[location]
    if kind == land.REWARD_PRODUCTION:
        return _PRODUCTION[amount]()
    if kind == land.REWARD_COINS:
        return amounts.coins(amount)
    return amounts.cards(amount) if kind == land.REWARD_CARDS else amounts.inhabitants(amount)


def label_reward(region: int) -> str:
    """What covering the label of a region brings."""
    kind, amount = land.LABEL_KIND[region], land.LABEL_AMOUNT[region]
    if kind == land.LABEL_COINS:
        return amounts.coins(amount)
    return amounts.cards(amount) if kind == land.LABEL_CARDS else amounts.points(amount)


def space_reward(space: int) -> str:
    """What a ship gets on a space of the river."""
    return _SPACES[SPACE_REWARD[space]](SPACE_AMOUNT[space])


_SPACES: tuple[Callable[[int], str], ...] = (
    lambda _: _NOTHING(),
    amounts.coins,
    amounts.cards,
    amounts.points,
    amounts.vases,
    amounts.inhabitants,
    lambda _: _VASE_OR_PRODUCTION(),
)
"""By `tables.words.SPACE_REWARDS`."""


def track_income(track: int, position: int) -> str:
    """What a track pays in an income."""
    amount, points = TRACK_INCOME[track][position], TRACK_VP[track][position]
    if track == words.COIN_TRACK:
        return amounts.things(coins=amount, points=points)
    return amounts.things(cards=amount, points=points)


def track_reward(reward: int) -> str:
    """What entering a space of a track brings; empty for nothing."""
    if reward == words.NO_REWARD:
        return ""
    return (_ANY_PRODUCTION(), amounts.vases(1), amounts.inhabitants(1))[reward - 1]


def condition(tile: int) -> str:
    """The condition of a scoring tile, which is also its name."""
    row = CONDITION[tile]
    if not row.pair:
        return _CONDITIONS[row.kind]()
    called = names.REGIONS if row.kind == 0 else names.TYPES
    first, second = (called[one]() for one in row.pair)
    return _CONDITIONS[row.kind](first=first, second=second)


def condition_value(tile: int, scoring: int) -> str:
    """The value of a scoring tile in an interim scoring, 1 to 4."""
    row = CONDITION[tile]
    return values_said(
        (row.values[scoring - 1], row.lower[scoring - 1])
        if row.pair
        else (row.values[scoring - 1],)
    )


def values_said(values: tuple[int, ...]) -> str:
    """One value, or two with a plus."""
    if len(values) == 1:
        return str(values[0])
    return _TWO_VALUES(upper=values[0], lower=values[1])
