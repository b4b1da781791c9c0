"""What cards are worth by the numbers of a player, and how likely one stays the strongest."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import attrs

from burgundy_desktop.games.pillars.features.card_numbers import HAND_WRITTEN, CardNumbers
from burgundy_desktop.games.pillars.tables import cards
from burgundy_desktop.games.pillars.tables.converters import CONVERTED_VP
from burgundy_desktop.games.pillars.tables.rows import CRAFTSMEN

_HIGH = 7
"""Cards that are stronger than this are high."""

ByColour = tuple[tuple[float, ...], ...]
"""A value for each colour of a player, and for each card."""


@attrs.frozen
class CardValues:
    """What each card is worth to the player of each colour, in points.

    brings   for whoever wins it in a trick
    holding  for whoever has it in hand
    """

    numbers: CardNumbers
    brings: ByColour
    holding: ByColour


def card_values(numbers: CardNumbers) -> CardValues:
    """What each card is worth by these numbers."""
    brings = _for_each(lambda card, colour: _brings(numbers, card, colour))
    holding = _for_each(lambda card, colour: _holding(numbers, card, colour, brings[colour][card]))
    return CardValues(numbers, brings, holding)


def _for_each(value: Callable[[int, int], float]) -> ByColour:
    return tuple(
        tuple(value(card, colour) for card in cards.CARDS) for colour in range(cards.COLOUR_COUNT)
    )


def _brings(numbers: CardNumbers, card: int, colour: int) -> float:
    if cards.CARD_COLOUR[card] == colour:
        return 1.0 + numbers.used * max(CONVERTED_VP[card % len(CRAFTSMEN)])
    if card >= cards.FIRST_PRIVILEGE:
        return numbers.privilege
    units = sum(cards.CARD_GIVES.get(card, ())) + (card == cards.TOM)
    return numbers.printed * cards.CARD_VP.get(card, 0) + numbers.unit * units


def _holding(numbers: CardNumbers, card: int, colour: int, brings: float) -> float:
    """Strong cards decide tricks; a foreign craftsman decides them for another player."""
    if card == cards.KING:
        return numbers.the_king
    strength = cards.STRENGTH[card]
    if cards.CARD_COLOUR[card] not in {cards.NO_COLOUR, colour}:
        return numbers.foreign * strength
    high = numbers.high * max(0, strength - _HIGH)
    return numbers.strength * strength + high + numbers.may_be_won * brings


PLAIN = card_values(HAND_WRITTEN)
"""The values for all levels but the King."""


@cache
def _above(card: int) -> int:
    """The mask of the cards that beat this one if played later."""
    return cards.mask_of(
        tuple(c for c in cards.CARDS if cards.STRENGTH[c] >= cards.STRENGTH[card] and c != card)
    )


def held(hand: int, colour: int) -> float:
    """The value of the cards of a hand."""
    holding = PLAIN.holding[colour]
    return sum([holding[card] for card in cards.cards_in(hand)])


def stays(card: int, seen: int, followers: int, numbers: CardNumbers = HAND_WRITTEN) -> float:
    """The chance that a card stays the strongest with this many players to follow."""
    if not followers:
        return 1.0
    above = (_above(card) & ~seen).bit_count()
    return max(numbers.at_least, 1.0 - numbers.beaten_by_each * above) ** followers
