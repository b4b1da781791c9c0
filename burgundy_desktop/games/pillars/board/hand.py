"""In which order the cards of a hand lie."""

from __future__ import annotations

from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import FIRST_NEUTRAL, cards_in


def in_hand(table: State, seat: int) -> tuple[int, ...]:
    """The cards of a hand as they lie in the fan.

    Craftsmen colour by colour, as in what is still to come, then neutral cards, then a privilege;
    each by strength. No card passes another one while cards are played.
    """
    return tuple(sorted(cards_in(table.players[seat].hand)))


def craftsmen_in(cards: tuple[int, ...]) -> int:
    """How many cards of a hand, from the left, have a colour."""
    return sum(card < FIRST_NEUTRAL for card in cards)
