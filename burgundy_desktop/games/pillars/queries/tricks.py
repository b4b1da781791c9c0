"""Which cards may be played, who gets a trick and why. Rules §6 and §7."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.events import BY_OWNER, BY_OWNERLESS, BY_PLAYER
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.tables.cards import (
    ALFRED,
    CARD_COLOUR,
    KING,
    NO_COLOUR,
    STRENGTH,
)

_BUT_ALFRED = ~(1 << ALFRED)


def playable(hand: int) -> int:
    """The cards of a hand that may be played, as a mask: Alfred Builder only as the last one."""
    return hand & _BUT_ALFRED or hand


def completes(state: State) -> bool:
    """Whether the next card is the last one of the trick on the table."""
    return len(state.trick) == len(state.players) - 1


def player_of(leader: int, place: int, players: int) -> Seat:
    """The player of the card at an index (from 0) of a trick with this leader."""
    return Seat((leader + place) % players)


def strongest_of(cards: tuple[int, ...]) -> int:
    """The index into `cards` of the deciding card; of equally strong ones the later."""
    place, most = 0, -1
    for index, card in enumerate(cards):
        strength = STRENGTH[card]
        if strength >= most:
            place, most = index, strength
    return place


def equal_beaten(cards: tuple[int, ...]) -> int:
    """The latest earlier card that is as strong as the deciding one, -1 for none."""
    place = strongest_of(cards)
    strength = STRENGTH[cards[place]]
    return next((card for card in reversed(cards[:place]) if STRENGTH[card] == strength), -1)


def winner_of(state: State, card: int, played_by: Seat) -> int:
    """The winner of a trick that this card decides, NOBODY for the King's. A craftsman gives it to
    the owner of the colour; without an owner it counts as a neutral card.
    """
    if card == KING:
        return NOBODY
    colour = CARD_COLOUR[card]
    owner = NOBODY if colour == NO_COLOUR else state.owners[colour]
    return played_by if owner == NOBODY else owner


def decided(state: State, leader: int, cards: tuple[int, ...]) -> tuple[int, Seat, int]:
    """The state of a trick: the index of the deciding card, its player, and the winner."""
    place = strongest_of(cards)
    played_by = player_of(leader, place, len(state.players))
    return place, played_by, winner_of(state, cards[place], played_by)


def winner_after(state: State, *cards: int) -> int:
    """The winner of the current trick after these further cards, NOBODY for the King's."""
    _, _, winner = decided(state, state.leader, (*state.trick, *cards))
    return winner


def why_won(state: State, card: int) -> str:
    """Why a trick that this card decides goes to its winner: a `BY_...` of `events`."""
    colour = CARD_COLOUR[card]
    if colour == NO_COLOUR:
        return BY_PLAYER
    return BY_OWNERLESS if state.owners[colour] == NOBODY else BY_OWNER
