"""The evaluation of the baseline `greedy-v1`: written by hand, measured against, never changed."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import (
    EXTRA_ACTION,
    OVER,
    SILVER,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOR, CARD_DIE, TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.workers import COST

_ROUNDS, _TURNS = 5, 6
_LAST_TURNS = 5
"""Before these the position promises in full; within them it loses its worth."""

_REWARD = (3.0, 2.0, 1.5, 1.0, 0.5)
"""About what a triple's reward is worth in each round."""

_PART_OF_TRIPLE = (0.0, 0.2, 0.5)
_PROJECT, _PROJECT_JOINS, _PROJECT_FITS = 0.5, 0.5, 0.3
_GOODS, _ANIMAL = 0.8, 0.3
_SILVER, _WORKER, _ENOUGH = 0.35, 0.3, 5
_COLOR = 0.1
_STEP = {EXTRA_ACTION: 1.6, SILVER: 1.8}
_OTHER_STEP = 0.8
_AARON_S_CARD = 1.1


def evaluate_v1(state: State, seat: Seat) -> float:
    """Points if the game ended now, and what the position promises."""
    worth = float(points(state, seat))
    if state.stage == OVER:
        return worth
    if seat == len(state.players):
        return worth + _AARON_S_CARD * _cards_to_come(state)
    player = state.players[seat]
    turns = (_ROUNDS - 1 - state.round) * _TURNS + len(player.hand) + len(player.pile)
    left = min(1.0, turns / _LAST_TURNS)
    return worth + left * _promise(state, player, seat)


def _cards_to_come(state: State) -> int:
    return sum(len(pile) for pile in state.aaron.piles) if state.aaron is not None else 0


def _promise(state: State, player: PlayerState, seat: Seat) -> float:
    estate = player.estate
    worth = sum(_begun(state, player, column) for column in estate.open if column >= 0)
    for card in player.projects:
        worth += _PROJECT + _PROJECT_JOINS * (estate.open[CARD_COLOR[card]] >= 0)
        if any(COST[CARD_DIE[held]][CARD_DIE[card]] <= player.workers for held in player.hand):
            worth += _PROJECT_FITS
    worth += _GOODS * sum(player.goods) + _ANIMAL * sum(player.animals)
    worth += _with_surplus(_SILVER, player.silver) + _with_surplus(_WORKER, player.workers)
    if state.all_seven and not player.all_seven:
        worth += _COLOR * state.all_seven[0] * estate.present.bit_count()
    if seat == state.seat:
        for step, _ in state.pending:
            worth += _STEP.get(step, _OTHER_STEP)
    return worth


def _begun(state: State, player: PlayerState, column: int) -> float:
    """An incomplete column: a part of what its triple would bring."""
    color, cards = player.estate.colors[column], len(player.estate.columns[column])
    triple = TRIPLE_VP[color] + _REWARD[state.round] + (state.firsts >> color & 1)
    return _PART_OF_TRIPLE[min(cards, 2)] * triple


def _with_surplus(worth: float, amount: int) -> float:
    """What is more than enough counts half."""
    return worth * (min(amount, _ENOUGH) + max(0, amount - _ENOUGH) / 2)
