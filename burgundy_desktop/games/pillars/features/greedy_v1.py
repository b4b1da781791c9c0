"""The evaluation of the baseline `greedy-v1`: written by hand. Never change it."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.scored import fixed_points, gained
from burgundy_desktop.games.pillars.queries.tricks import decided
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    CARD_COLOUR,
    CRAFTSMEN_OF,
    STRENGTH,
    TOM,
    cards_in,
    mask_of,
)

_UNIT = 1.2
_OWN_CRAFTSMAN, _CONVERTS = 0.5, 1.5
_PRIVILEGE = 1.0
_HELD = 0.03
_FOLLOWER_BEATS = 0.25


def evaluate_v1(state: State, seat: Seat) -> float:
    """Points, the value of won cards and of the current trick, and strong cards in hand."""
    player = state.players[seat]
    worth = float(player.vp)
    if not state.pending:
        return worth
    hands = len(state.pile) + (not is_last_hand(state))
    worth += _PRIVILEGE * hands * player.privileges.bit_count()
    if not is_last_hand(state):
        worth += _UNIT * sum(player.stock)
    if state.pending[-1][0] != PLAY:
        return worth
    held = sum(STRENGTH[card] for card in cards_in(player.hand) if CARD_COLOUR[card] < 0)
    return worth + _won(state, seat, player.won) + _HELD * held + _trick(state, seat)


def _won(state: State, seat: Seat, cards: int) -> float:
    """The value of these cards for a player, one by one."""
    player, colour = state.players[seat], state.colour_of(seat)
    own = (cards & CRAFTSMEN_OF[colour]).bit_count()
    worth = float(sum(points for _, points, _ in fixed_points(cards, colour, player.privileges)))
    worth += _UNIT * (sum(gained(cards)) + (cards >> TOM & 1))
    worth += _OWN_CRAFTSMAN * own + _CONVERTS * min(own, sum(player.stock))
    return worth + 3 * _PRIVILEGE * (cards & ALL_PRIVILEGES).bit_count()


def _trick(state: State, seat: Seat) -> float:
    """The value of the current trick for its winner, if nobody beats it."""
    if not state.trick:
        return 0.0
    _, _, winner = decided(state, state.leader, state.trick)
    if winner != seat or winner == NOBODY:
        return 0.0
    won = state.players[seat].won
    brings = _won(state, seat, won | mask_of(state.trick)) - _won(state, seat, won)
    return brings * (1 - _FOLLOWER_BEATS) ** (len(state.players) - len(state.trick))
