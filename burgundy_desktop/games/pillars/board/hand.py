"""In which order the cards of a hand lie."""

from __future__ import annotations

from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import STRENGTH, cards_in


def in_hand(table: State, seat: int) -> tuple[int, ...]:
    """The cards of a hand as they lie in the fan: by strength, equal ones by colour."""
    return tuple(
        sorted(cards_in(table.players[seat].hand), key=lambda card: (STRENGTH[card], card))
    )
