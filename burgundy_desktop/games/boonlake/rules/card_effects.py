"""What cards do when they are played. Rules §8.

What only brings something comes first, then what asks, in the printed order.
"""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import BY_CARD, BY_EXCHANGE, LeverReset
from burgundy_desktop.games.boonlake.rules.gains import (
    gain_coins,
    gain_inhabitants,
    gain_vases,
    give_inhabitants,
    pay_coins,
    pay_vases,
    score,
)
from burgundy_desktop.games.boonlake.rules.piles import ask_to_discard, draw_cards
from burgundy_desktop.games.boonlake.rules.production import advance
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.state.reasons import BY_CARD_EFFECTS
from burgundy_desktop.games.boonlake.state.steps import (
    CHEAP_SETTLEMENT,
    EXCHANGE,
    EXCHANGED,
    FOR_EXCHANGE,
    FREE_HOUSE,
    RESET,
)
from burgundy_desktop.games.boonlake.tables.cards import (
    AT_ONCE,
    EXCHANGES,
    GIVE_COINS,
    GIVE_INHABITANTS,
    GIVE_VASES,
    OFFER_EXCHANGE,
    OFFER_HOUSE,
    OFFER_RESET,
    STEP_COIN_TRACK,
    Exchange,
)
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK

_ASKS = {OFFER_EXCHANGE: EXCHANGE, OFFER_RESET: RESET, OFFER_HOUSE: FREE_HOUSE}


def resolve(state: State, seat: Seat, card: int, events: EventLog) -> None:
    """Everything that a card brings at once; what asks is laid on the stack."""
    steps = AT_ONCE[card]
    for kind, amount in reversed(steps):
        if kind >= OFFER_EXCHANGE:
            state.pending.append((_ASKS.get(kind, CHEAP_SETTLEMENT), seat, amount))
    for kind, amount in steps:
        if kind == GIVE_COINS:
            gain_coins(state, seat, amount, BY_CARD, card, events)
        elif kind == GIVE_VASES:
            gain_vases(state, seat, amount, BY_CARD, card, events)
        elif kind == GIVE_INHABITANTS:
            gain_inhabitants(state, seat, amount, BY_CARD, card, events)
        elif kind < OFFER_EXCHANGE:
            track = COIN_TRACK if kind == STEP_COIN_TRACK else CARD_TRACK
            advance(state, seat, track, amount, events)


def can_pay(player: PlayerState, exchange: Exchange) -> bool:
    """Whether the player has what is given; points can always be lost."""
    return (
        len(player.hand) >= exchange.pay_cards
        and player.coins >= exchange.pay_coins
        and player.vases >= exchange.pay_vases
        and player.ranch >= exchange.pay_inhabitants
    )


def trade(state: State, move: m.Trade, events: EventLog) -> None:
    """Pay; what is got comes after the cards are discarded."""
    _, seat, _ = state.pending.pop()
    exchange = EXCHANGES[move.exchange]
    pay_coins(state, seat, exchange.pay_coins, "exchange", events)
    pay_vases(state, seat, exchange.pay_vases, "exchange", events)
    give_inhabitants(state, seat, exchange.pay_inhabitants, "exchange", events)
    score(state, seat, -exchange.pay_vp, BY_CARD_EFFECTS, -1, events)
    state.pending.append((EXCHANGED, seat, move.exchange))
    if exchange.pay_cards:
        ask_to_discard(state, seat, exchange.pay_cards, FOR_EXCHANGE)


def exchanged(state: State, seat: Seat, about: int, events: EventLog) -> None:
    """What an exchange brings, once it is paid for."""
    state.pending.pop()
    exchange = EXCHANGES[about]
    gain_coins(state, seat, exchange.get_coins, BY_EXCHANGE, -1, events)
    gain_vases(state, seat, exchange.get_vases, BY_EXCHANGE, -1, events)
    gain_inhabitants(state, seat, exchange.get_inhabitants, BY_EXCHANGE, -1, events)
    score(state, seat, exchange.get_vp, BY_CARD_EFFECTS, -1, events)
    draw_cards(state, seat, exchange.get_cards, BY_EXCHANGE, -1, events)


def reset_lever(state: State, move: m.ResetLever, events: EventLog) -> None:
    """Push a used lever up; as many as the card says."""
    _, seat, left = state.pending.pop()
    state.players[seat].ready |= 1 << move.lever
    if left > 1:
        state.pending.append((RESET, seat, left - 1))
    if events is not None:
        events.append(LeverReset(seat, move.lever))
