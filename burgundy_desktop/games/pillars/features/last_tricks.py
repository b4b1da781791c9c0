"""The last tricks of a hand, solved exactly in an imagined state. Every player maximises the lead
over the best other player, knowing all cards; then the hand is scored optimally.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.features.value import after_tricks
from burgundy_desktop.games.pillars.queries.hands import kings_cards, without_privileges
from burgundy_desktop.games.pillars.queries.tricks import decided, playable
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import (
    cards_in,
    mask_of,
)

LAST_TRICKS = 2
"""How many tricks are solved."""


@attrs.frozen
class _Cards:
    """The cards by seat, the trick, and the mask of the King's trick."""

    hands: tuple[tuple[int, ...], ...]
    won: tuple[int, ...]
    """Masks."""
    leader: int
    trick: tuple[int, ...]
    kings: int


def exact(state: State) -> Sequence[float] | None:
    """The results of all seats, None while more than the last tricks are left."""
    if not state.pending or state.pending[-1][0] != PLAY:
        return None
    if state.deal.hand_size - len(state.tricks) > LAST_TRICKS:
        return None
    hands = tuple([cards_in(player.hand) for player in state.players])
    won = tuple([player.won for player in state.players])
    cards = _Cards(hands, won, state.leader, state.trick, kings_cards(state))
    return _best(state, cards)


def _best(state: State, cards: _Cards) -> list[float]:
    """The results after the best choice of the player who plays now."""
    count = len(cards.hands)
    seat = (cards.leader + len(cards.trick)) % count
    if not cards.hands[seat]:
        hands_left = len(state.pile) + _returns(state, cards)
        return [
            after_tricks(state, Seat(seat), won, cards.kings, hands_left)
            for seat, won in enumerate(cards.won)
        ]
    if len(cards.hands[seat]) == 1 and not cards.trick:
        return _best(state, _last_trick(state, cards))
    lines = [_best(state, after) for after in _choices(state, cards, seat)]
    return lines[0] if len(lines) == 1 else max(lines, key=lambda results: _ahead(results, seat))


def _returns(state: State, cards: _Cards) -> bool:
    """Whether nobody has won this hand's privilege: it goes back under the pile."""
    return not any(won >> state.privilege & 1 for won in cards.won)


def _ahead(results: list[float], seat: int) -> float:
    return results[seat] - max(results[:seat] + results[seat + 1 :])


def _choices(state: State, cards: _Cards, seat: int) -> Iterator[_Cards]:
    """The cards after each card that a seat may play: Alfred Builder only as its last one."""
    hand, hands, trick = cards.hands[seat], cards.hands, cards.trick
    may_play = playable(mask_of(hand))
    for card in hand:
        if not may_play >> card & 1:
            continue
        left = (*hands[:seat], tuple([one for one in hand if one != card]), *hands[seat + 1 :])
        if len(trick) + 1 < len(hands):
            yield _Cards(left, cards.won, cards.leader, (*trick, card), cards.kings)
        else:
            yield _taken(state, cards, left, (*trick, card))


def _last_trick(state: State, cards: _Cards) -> _Cards:
    """The cards after the last trick: everybody plays the only card left."""
    count = len(cards.hands)
    trick = tuple([cards.hands[(cards.leader + place) % count][0] for place in range(count)])
    return _taken(state, cards, ((),) * count, trick)


def _taken(
    state: State, cards: _Cards, left: tuple[tuple[int, ...], ...], trick: tuple[int, ...]
) -> _Cards:
    """A full trick goes to its winner, who leads next; the King's to nobody."""
    _, _, winner = decided(state, cards.leader, trick)
    taken = mask_of(trick)
    if winner == NOBODY:
        return _Cards(left, cards.won, cards.leader, (), without_privileges(taken))
    won = (*cards.won[:winner], cards.won[winner] | taken, *cards.won[winner + 1 :])
    return _Cards(left, won, winner, (), cards.kings)
