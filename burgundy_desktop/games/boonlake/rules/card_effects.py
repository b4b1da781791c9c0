"""What cards do when they are played. Rules §8.

Effects without a choice come first, then those with a choice, in the printed order.
"""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import BY_CARD, BY_EXCHANGE, LeverReset
from burgundy_desktop.games.boonlake.rules import gains
from burgundy_desktop.games.boonlake.rules.piles import ask_to_discard, draw_cards
from burgundy_desktop.games.boonlake.rules.production import advance
from burgundy_desktop.games.boonlake.state import PlayerState, State, steps as s
from burgundy_desktop.games.boonlake.state.reasons import BY_CARD_EFFECTS
from burgundy_desktop.games.boonlake.tables import cards
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK

_ASKS = {
    cards.OFFER_EXCHANGE: s.EXCHANGE,
    cards.OFFER_RESET: s.RESET,
    cards.OFFER_HOUSE: s.FREE_HOUSE,
}


def resolve(state: State, seat: Seat, card: int, events: EventLog) -> None:
    """Resolve the immediate effects of a card; those with a choice become pending steps."""
    steps = cards.AT_ONCE[card]
    for kind, amount in reversed(steps):
        if kind >= cards.OFFER_EXCHANGE:
            state.pending.append((_ASKS.get(kind, s.CHEAP_SETTLEMENT), seat, amount))
    for kind, amount in steps:
        if kind == cards.GIVE_COINS:
            gains.gain_coins(state, seat, amount, BY_CARD, card, events)
        elif kind == cards.GIVE_VASES:
            gains.gain_vases(state, seat, amount, BY_CARD, card, events)
        elif kind == cards.GIVE_INHABITANTS:
            gains.gain_inhabitants(state, seat, amount, BY_CARD, card, events)
        elif kind < cards.OFFER_EXCHANGE:
            track = COIN_TRACK if kind == cards.STEP_COIN_TRACK else CARD_TRACK
            advance(state, seat, track, amount, events)


def can_pay(player: PlayerState, exchange: cards.Exchange) -> bool:
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
    exchange = cards.EXCHANGES[move.exchange]
    gains.pay_coins(state, seat, exchange.pay_coins, "exchange", events)
    gains.pay_vases(state, seat, exchange.pay_vases, "exchange", events)
    gains.give_inhabitants(state, seat, exchange.pay_inhabitants, "exchange", events)
    gains.score(state, seat, -exchange.pay_vp, BY_CARD_EFFECTS, -1, events)
    state.pending.append((s.EXCHANGED, seat, move.exchange))
    if exchange.pay_cards:
        ask_to_discard(state, seat, exchange.pay_cards, s.FOR_EXCHANGE)


def exchanged(state: State, seat: Seat, about: int, events: EventLog) -> None:
    """What an exchange brings, once it is paid for."""
    state.pending.pop()
    exchange = cards.EXCHANGES[about]
    gains.gain_coins(state, seat, exchange.get_coins, BY_EXCHANGE, -1, events)
    gains.gain_vases(state, seat, exchange.get_vases, BY_EXCHANGE, -1, events)
    gains.gain_inhabitants(state, seat, exchange.get_inhabitants, BY_EXCHANGE, -1, events)
    gains.score(state, seat, exchange.get_vp, BY_CARD_EFFECTS, -1, events)
    draw_cards(state, seat, exchange.get_cards, BY_EXCHANGE, -1, events)


def reset_lever(state: State, move: m.ResetLever, events: EventLog) -> None:
    """Push a used lever up; as many as the card says."""
    _, seat, left = state.pending.pop()
    state.players[seat].ready |= 1 << move.lever
    if left > 1:
        state.pending.append((s.RESET, seat, left - 1))
    events.log(LeverReset, seat, move.lever)
