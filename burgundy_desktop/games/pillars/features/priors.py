"""The priors of moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.features.card_numbers import kings_numbers
from burgundy_desktop.games.pillars.features.card_values import (
    PLAIN,
    CardValues,
    card_values,
    stays,
)
from burgundy_desktop.games.pillars.features.prospects import hands_to_come, kept
from burgundy_desktop.games.pillars.moves import Keep, PillarsMove, PlayCard, TakePlan
from burgundy_desktop.games.pillars.queries.tricks import decided, winner_of
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import STRENGTH
from burgundy_desktop.games.pillars.tables.materials import KEPT

_IN_SCORING = 3.0
"""How strongly one more point of a scoring is preferred."""
_BY_HAND = 1e-6
"""The weight of moves other than plans, which are never better."""
_NO_PLAN = -100.0


def policy(state: State, moves: Sequence[PillarsMove]) -> list[float]:
    """A weight above 0 for each move."""
    return weights(state, moves, PLAIN)


def kings_policy(state: State, moves: Sequence[PillarsMove]) -> list[float]:
    """The same with the card values of the King."""
    return weights(state, moves, _kings_values())


@cache
def _kings_values() -> CardValues:
    return card_values(kings_numbers())


def weights(state: State, moves: Sequence[PillarsMove], values: CardValues) -> list[float]:
    """A weight above 0 for each move, for a player with these card values."""
    if state.pending[-1][0] == PLAY:
        return _of_cards(state, moves, values)
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
    colour: int
    followers: int
    """How many play after this card."""
    strongest: int
    """The card that decides it so far, -1 for none."""
    winner: int
    lying: tuple[float, ...]
    """The value of its cards for each colour."""


def _of_cards(state: State, moves: Sequence[PillarsMove], values: CardValues) -> list[float]:
    """Weights from the value of the trick and the holding value of the card."""
    trick = _as_it_lies(state, values)
    numbers, holding = values.numbers, values.holding[trick.colour]
    sharpness = numbers.sharpness
    kept_back = numbers.kept_back if trick.followers else numbers.kept_back_last
    return [
        exp(sharpness * (_gain(state, trick, move.card, values) - kept_back * holding[move.card]))
        if isinstance(move, PlayCard)
        else _BY_HAND
        for move in moves
    ]


def _as_it_lies(state: State, values: CardValues) -> _Trick:
    seat, cards = state.pending[-1][1], state.trick
    followers = len(state.players) - len(cards) - 1
    lying = tuple([sum([brings[card] for card in cards]) for brings in values.brings])
    if not cards:
        return _Trick(seat, state.colour_of(seat), followers, -1, NOBODY, lying)
    place, _, winner = decided(state, state.leader, cards)
    return _Trick(seat, state.colour_of(seat), followers, cards[place], winner, lying)


def _gain(state: State, trick: _Trick, card: int, values: CardValues) -> float:
    """The value of the trick with this card, for its player."""
    numbers, brings = values.numbers, values.brings
    winner, decides = trick.winner, trick.strongest
    if decides < 0 or STRENGTH[card] >= STRENGTH[decides]:
        winner, decides = winner_of(state, card, trick.seat), card
    if winner == NOBODY:
        return -numbers.to_nobody * trick.lying[trick.colour]
    colour = state.colour_of(Seat(winner))
    worth = trick.lying[colour] + brings[colour][card]
    likely = stays(decides, state.seen, trick.followers, numbers)
    given_away = (1.0 - likely) * numbers.given_away * brings[trick.colour][card]
    return likely * (worth if winner == trick.seat else -numbers.harm * worth) - given_away
