"""The order of the cards of a hand."""

from __future__ import annotations

from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import FIRST_NEUTRAL, cards_in


def in_hand(table: State, seat: int) -> tuple[int, ...]:
    """The cards of a hand in the order of the fan: craftsmen by colour, then neutral cards, then a
    privilege, each by strength. The order does not change while cards are played.
    """
    return tuple(sorted(cards_in(table.players[seat].hand)))


def craftsmen_in(cards: tuple[int, ...]) -> int:
    """How many cards of a hand, from the left, have a colour."""
    return sum(card < FIRST_NEUTRAL for card in cards)
