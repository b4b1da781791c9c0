"""The priors of moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.features.chances import BRINGS, HOLDING, stays
from burgundy_desktop.games.pillars.features.prospects import hands_to_come, kept
from burgundy_desktop.games.pillars.moves import Keep, PillarsMove, PlayCard, TakePlan
from burgundy_desktop.games.pillars.queries.tricks import decided, winner_of
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import STRENGTH
from burgundy_desktop.games.pillars.tables.materials import KEPT

_RESOLVE, _IN_SCORING = 1.2, 3.0
"""How strongly one more point is preferred."""
_HARM = 0.45
"""The share of a rival's gain that counts as a loss."""
_GIVEN_AWAY, _TO_NOBODY = 0.3, 0.2
"""The same for a card that may go to anybody, and for a trick that goes to nobody."""
_KEPT_BACK = 0.8
"""The share of a card's holding value that is lost by playing it."""
_BY_HAND = 1e-6
"""The weight of moves other than plans, which are never better."""
_NO_PLAN = -100.0


def policy(state: State, moves: Sequence[PillarsMove]) -> list[float]:
    """A weight above 0 for each move."""
    if state.pending[-1][0] == PLAY:
        return _of_cards(state, moves)
    hands = hands_to_come(state)
    worth = [_of_scoring(move, hands) for move in moves]
    most = max(worth)
    return [max(_BY_HAND, exp(_IN_SCORING * (one - most))) for one in worth]


def _of_scoring(move: PillarsMove, hands: float) -> float:
    if isinstance(move, TakePlan):
        return move.points + kept(KEPT[move.kept], hands)
    if isinstance(move, Keep):
        return kept(KEPT[move.kept], hands)
    return _NO_PLAN


@attrs.frozen
class _Trick:
    """The trick before a card is played."""

    seat: Seat
    color: int
    followers: int
    """How many play after this card."""
    strongest: int
    """The card that decides it so far, -1 for none."""
    winner: int
    lying: tuple[float, ...]
    """The value of its cards for each colour."""


def _of_cards(state: State, moves: Sequence[PillarsMove]) -> list[float]:
    """Weights from the value of the trick and the holding value of the card."""
    trick = _as_it_lies(state)
    holding = HOLDING[trick.color]
    return [
        exp(_RESOLVE * (_gain(state, trick, move.card) - _KEPT_BACK * holding[move.card]))
        if isinstance(move, PlayCard)
        else _BY_HAND
        for move in moves
    ]


def _as_it_lies(state: State) -> _Trick:
    seat, cards = state.pending[-1][1], state.trick
    followers = len(state.players) - len(cards) - 1
    lying = tuple([sum([brings[card] for card in cards]) for brings in BRINGS])
    if not cards:
        return _Trick(seat, state.colour_of(seat), followers, -1, NOBODY, lying)
    place, _, winner = decided(state, state.leader, cards)
    return _Trick(seat, state.colour_of(seat), followers, cards[place], winner, lying)


def _gain(state: State, trick: _Trick, card: int) -> float:
    """The value of the trick with this card, for its player."""
    winner, decides = trick.winner, trick.strongest
    if decides < 0 or STRENGTH[card] >= STRENGTH[decides]:
        winner, decides = winner_of(state, card, trick.seat), card
    if winner == NOBODY:
        return -_TO_NOBODY * trick.lying[trick.color]
    colour = state.colour_of(Seat(winner))
    worth = trick.lying[colour] + BRINGS[colour][card]
    likely = stays(decides, state.seen, trick.followers)
    given_away = (1.0 - likely) * _GIVEN_AWAY * BRINGS[trick.color][card]
    return likely * (worth if winner == trick.seat else -_HARM * worth) - given_away
