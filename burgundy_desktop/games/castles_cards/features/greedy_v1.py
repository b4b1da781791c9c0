"""The evaluation of the baseline `greedy-v1`: written by hand. Never change it."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE, workers_to_place
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, OVER, PlayerState, State
from burgundy_desktop.games.castles_cards.state.steps import EXTRA_ACTION, SILVER
from burgundy_desktop.games.castles_cards.tables import cards

_ROUNDS, _TURNS = 5, 6
_ALL_TURNS = 30
_LAST_TURNS = 8
"""The number of last rounds in which expectations lose their weight."""

_REWARD = (3.0, 2.0, 1.4, 0.9, 0.4)
"""The approximate value of a triple's reward in each round."""

_ONE_OF_THREE = 0.45
_TWO_OF_THREE, _TWO_OF_THREE_EARLY = 0.4, 0.24
_TURNS_TO_COMPLETE = 3
"""The share of a triple's value for an incomplete column; a single card needs much time."""

_PROJECTS = (0.0, 0.6, 0.9, 1.0)
_JOINS = (0.0, 0.7, 1.1)
_FITS = 0.3
_GOODS, _MORE_OF_A_KIND, _ANIMAL = 0.45, 0.3, 0.45
_SILVER, _WORKER, _ENOUGH = 0.2, 0.2, 4
_COLOUR = 0.12
_START_CARD_MAY_GO = 0.6
_CASTLE, _DIE, _PURCHASE, _OTHER_STEP = 1.3, 0.8, 1.0, 0.8
_AARON_S_CARD, _SHORT_OF_AARON = 1.1, 0.8


def evaluate_v1(state: State, seat: Seat) -> float:
    """Points if the game ended now, and what the position promises."""
    worth = float(points(state, seat))
    if state.stage == OVER:
        return worth
    if seat == len(state.players):
        return worth + _AARON_S_CARD * _cards_to_come(state)
    player = state.players[seat]
    in_round = len(player.hand) + len(player.pile)
    turns = (_ROUNDS - 1 - state.round) * _TURNS + in_round
    worth += _begun(state, player, turns) - _shortage(state, worth, in_round)
    return worth + min(1.0, turns / _LAST_TURNS) * _promise(state, player, seat)


def _cards_to_come(state: State) -> int:
    return sum(len(pile) for pile in state.aaron.piles) if state.aaron is not None else 0


def _shortage(state: State, own: float, in_round: int) -> float:
    """Solo: being behind Aaron counts more towards the end of the round."""
    if state.aaron is None:
        return 0.0
    short = max(0.0, points(state, state.aaron_s_seat) - own)
    return _SHORT_OF_AARON * short * (_TURNS + 1 - in_round) / _TURNS


def _begun(state: State, player: PlayerState, turns: int) -> float:
    """Incomplete columns: a share of the value of their triples."""
    time, worth = turns / _ALL_TURNS, 0.0
    reward = _REWARD[min(state.round, len(_REWARD) - 1)]
    for colour, column in enumerate(player.estate.open):
        if column == NO_COLUMN:
            continue
        part = _ONE_OF_THREE * time
        if len(player.estate.columns[column]) > 1:
            part = _TWO_OF_THREE + _TWO_OF_THREE_EARLY * time
            part *= min(1.0, turns / _TURNS_TO_COMPLETE)
        worth += part * (cards.TRIPLE_VP[colour] + reward + first_is_left(state, colour))
    return worth


def _promise(state: State, player: PlayerState, seat: Seat) -> float:
    worth = _of_projects(player) + _of_storage(player)
    if state.all_seven and not player.all_seven:
        worth += _COLOUR * state.all_seven[0] * player.estate.present.bit_count()
    if state.holder == seat:
        worth -= _START_CARD_MAY_GO
    if seat == state.seat:
        worth += sum(_of_step(step, argument) for step, argument in state.pending)
    return worth


def _of_projects(player: PlayerState) -> float:
    """The value of projects: their number, what they join, and whether the hand can place them."""
    estate = player.estate
    begun = [min(cards_begun(estate, colour), 2) for colour in range(len(estate.open))]
    worth = _PROJECTS[min(len(player.projects), 3)]
    for card in player.projects:
        colour = cards.CARD_COLOUR[card]
        worth += _JOINS[max(begun) if colour == cards.CLOISTER else begun[colour]]
        if workers_to_place(player, card) is not None:
            worth += _FITS
    return worth


def _of_storage(player: PlayerState) -> float:
    worth = _ANIMAL * sum(player.animals)
    worth += sum(_GOODS * n + _MORE_OF_A_KIND * (n - 1) for n in player.goods if n)
    return worth + _with_surplus(_SILVER, player.silver) + _with_surplus(_WORKER, player.workers)


def _with_surplus(worth: float, amount: int) -> float:
    """Amounts above a limit count half."""
    return worth * (min(amount, _ENOUGH) + max(0, amount - _ENOUGH) / 2)


def _of_step(step: int, argument: int) -> float:
    if step == EXTRA_ACTION:
        return _CASTLE if argument == ANY_DIE else _DIE
    return _PURCHASE if step == SILVER else _OTHER_STEP
