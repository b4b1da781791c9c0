"""The value of cards in hand, and the chance that the strongest card of a trick stays so."""

from __future__ import annotations

from functools import cache

from burgundy_desktop.games.pillars.tables import cards
from burgundy_desktop.games.pillars.tables.converters import CONVERTED_VP
from burgundy_desktop.games.pillars.tables.rows import CRAFTSMEN

_UNIT_IN_A_TRICK, _PRIVILEGE, _USED = 1.2, 3.0, 0.4
_STRENGTH, _MAY_BE_WON, _THE_KING = 0.12, 0.35, 0.5
_BEATEN_BY_EACH, _AT_LEAST = 0.05, 0.1
"""For each stronger unseen card, the chance that a follower plays one grows."""


def _brings(card: int, colour: int) -> float:
    if cards.CARD_COLOUR[card] == colour:
        return 1.0 + _USED * max(CONVERTED_VP[card % len(CRAFTSMEN)])
    if card >= cards.FIRST_PRIVILEGE:
        return _PRIVILEGE
    units = sum(cards.CARD_GIVES.get(card, ())) + (card == cards.TOM)
    return cards.CARD_VP.get(card, 0) + _UNIT_IN_A_TRICK * units


BRINGS = tuple(
    tuple(_brings(card, colour) for card in cards.CARDS) for colour in range(cards.COLOUR_COUNT)
)
"""BRINGS[colour][card]: the approximate value of a card for the player of a colour who wins it."""


def _holding(card: int, colour: int) -> float:
    """The value of holding a card: strong cards decide tricks; a foreign craftsman decides them for
    another player.
    """
    if card == cards.KING:
        return _THE_KING
    if cards.CARD_COLOUR[card] not in {cards.NO_COLOUR, colour}:
        return 0.0
    return _STRENGTH * cards.STRENGTH[card] + _MAY_BE_WON * BRINGS[colour][card]


HOLDING = tuple(
    tuple(_holding(card, colour) for card in cards.CARDS) for colour in range(cards.COLOUR_COUNT)
)
"""HOLDING[colour][card]: the approximate value of a card in hand for the player of a colour."""


@cache
def _above(card: int) -> int:
    """The mask of the cards that beat this one if played later."""
    return cards.mask_of(
        tuple(c for c in cards.CARDS if cards.STRENGTH[c] >= cards.STRENGTH[card] and c != card)
    )


def held(hand: int, colour: int) -> float:
    """The value of the cards of a hand."""
    holding = HOLDING[colour]
    return sum([holding[card] for card in cards.cards_in(hand)])


def stays(card: int, seen: int, followers: int) -> float:
    """The chance that a card stays the strongest with this many players to follow."""
    if not followers:
        return 1.0
    above = (_above(card) & ~seen).bit_count()
    return max(_AT_LEAST, 1.0 - _BEATEN_BY_EACH * above) ** followers
