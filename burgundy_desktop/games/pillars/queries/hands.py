"""What has happened in a hand, and what is still to come. Rules §5, §7 and §9."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.state import NOBODY, State, Trick
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    FIRST_PRIVILEGE,
    PRIVILEGE_CARDS,
    cards_in,
    mask_of,
)


def cards_held(state: State, seat: Seat) -> int:
    """The number of cards in a player's hand, visible or not."""
    left = state.deal.hand_size - len(state.tricks)
    has_played = (seat - state.leader) % len(state.players) < len(state.trick)
    return left - has_played


def kings_trick(state: State) -> Trick | None:
    """The King's trick of this hand, None before it was played."""
    return next((trick for trick in state.tricks if trick.winner == NOBODY), None)


def without_privileges(cards: int) -> int:
    """The mask of the scored cards of the King's trick: a privilege in it belongs to
    nobody (R6).
    """
    return cards & ~ALL_PRIVILEGES


def kings_cards(state: State) -> int:
    """The mask of the cards that players without a trick score; 0 before the King was played."""
    trick = kings_trick(state)
    return without_privileges(mask_of(trick.cards)) if trick is not None else 0


def privilege_returns(state: State) -> bool:
    """Whether this hand's privilege goes back under the pile, as everybody has seen (R6)."""
    trick = kings_trick(state)
    return trick is not None and state.privilege in trick.cards


def never_dealt(state: State) -> list[int]:
    """The privileges that nobody has seen."""
    in_sight = {*state.pile, state.privilege}
    for player in state.players:
        in_sight.update(FIRST_PRIVILEGE + held for held in cards_in(player.privileges))
    return [card for card in PRIVILEGE_CARDS if card not in in_sight]


def is_last_hand(state: State) -> bool:
    """Whether the game ends with this hand; known once the privilege or the King was played.

    False while it is unknown.
    """
    return not state.pile and any(
        state.privilege in trick.cards and trick.winner != NOBODY for trick in state.tricks
    )


def scoring_order(state: State) -> list[Seat]:
    """The players in the order in which they score a hand."""
    count = len(state.players)
    return [Seat((state.first_leader + place) % count) for place in range(count)]
