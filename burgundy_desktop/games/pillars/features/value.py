"""The value of a position for a seat, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FORGOTTEN
from burgundy_desktop.games.pillars.features import prospects
from burgundy_desktop.games.pillars.features.card_values import held, stays
from burgundy_desktop.games.pillars.queries.hands import kings_cards
from burgundy_desktop.games.pillars.queries.scored import card_points, converters, gained, painted
from burgundy_desktop.games.pillars.queries.tricks import decided
from burgundy_desktop.games.pillars.state import PlayerState, State
from burgundy_desktop.games.pillars.state.steps import KEEP, PLAY, SCORE, TOM as CHOOSES_TOM
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    CARDS,
    FIRST_PRIVILEGE,
    TOM,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.materials import Stock, added

_STAYS_TRICKLESS = 0.7
"""The chance that a player without a trick does not win the next one."""
_TENTHS = 10
_REMEMBERED = 1 << 16


def evaluate(state: State, seat: Seat) -> float:
    """The expected result of a seat."""
    player = state.players[seat]
    if not state.pending:
        return float(player.vp)
    if state.pending[-1][0] == PLAY:
        return _while_playing(state, seat, player)
    return _while_scoring(state, seat, player)


def forgetful(number: int) -> Callable[[State, Seat], float]:
    """`evaluate` by a beginner: a third of the cards, drawn by `number`, are worth nothing in hand
    and among those won before.
    """
    cards = list(CARDS)
    Chance.from_seed(number).shuffle(cards)
    known = mask_of(tuple(cards[len(cards) // FORGOTTEN :]))

    def evaluate_known(state: State, seat: Seat) -> float:
        seen = state.copy()
        seen.players[seat].won &= known
        seen.players[seat].hand &= known
        return evaluate(seen, seat)

    return evaluate_known


def _while_scoring(state: State, seat: Seat, player: PlayerState) -> float:
    """The value during a scoring: only later hands are uncertain."""
    hands = prospects.hands_to_come(state)
    if (SCORE, seat) in state.pending:
        return after_tricks(state, seat, player.won, kings_cards(state), hands)
    worth = player.vp + prospects.privileges(player.privileges, hands)
    step, scoring_now = state.pending[-1]
    if seat == scoring_now:
        ready = 0 if step == KEEP else player.ready
        return worth + prospects.scoring(player.stock, ready, hands, tom=step == CHOOSES_TOM)
    return worth + prospects.kept(player.stock, hands)


def _while_playing(state: State, seat: Seat, player: PlayerState) -> float:
    """The value during play: won cards, the current trick, and the cards in hand."""
    hands = prospects.hands_to_come(state)
    now = _with_won(state, seat, player.won, hands)
    worth = now + held(player.hand, state.colour_of(seat))
    if state.trick:
        place, _, winner = decided(state, state.leader, state.trick)
        if winner == seat:
            with_trick = _with_won(state, seat, player.won | mask_of(state.trick), hands)
            followers = len(state.players) - len(state.trick)
            worth += stays(state.trick[place], state.seen, followers) * (with_trick - now)
    return worth


def _with_won(state: State, seat: Seat, won: int, hands: float) -> float:
    """The value with these won cards; without any, the King's trick may count."""
    worth = after_tricks(state, seat, won, 0, hands)
    kings = kings_cards(state)
    if not won and kings:
        left = state.deal.hand_size - len(state.tricks)
        with_king = after_tricks(state, seat, 0, kings, hands)
        worth += _STAYS_TRICKLESS**left * (with_king - worth)
    return worth


def after_tricks(state: State, seat: Seat, won: int, kings: int, hands: float) -> float:
    """The result of a seat that has won these cards when all tricks are played."""
    player = state.players[seat]
    tenths = round(_TENTHS * hands)
    cards, colour = won or kings, state.colour_of(seat)
    return player.vp + _of_cards(cards, player.stock, player.privileges, colour, tenths)


@lru_cache(_REMEMBERED)
def _of_cards(cards: int, stock: Stock, held_before: int, colour: int, tenths: int) -> float:
    """The value of cards with this stock, now and in later hands."""
    hands = tenths / _TENTHS
    held_now = held_before | (cards & ALL_PRIVILEGES) >> FIRST_PRIVILEGE
    have, ready = added(stock, gained(cards)), converters(cards, colour, held_now)
    best = prospects.scoring(have, ready, hands, tom=bool(cards >> TOM & 1))
    fixed = sum([points for _, points, _ in card_points(cards, colour)])
    return best + fixed + painted(held_now) + prospects.privileges(held_now, hands)
