"""The deal of a hand. Rulebook: "Előkészületek", "Új leosztás"; rules §4 and §9."""

from __future__ import annotations

from functools import cache

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.events import HandDealt
from burgundy_desktop.games.pillars.state import NO_POINTS, State
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import LADY_ALIENA, cards_in

_cards_of = cache(cards_in)
"""Cached, as there are few decks."""


def deal_hand(state: State, events: EventLog) -> None:
    """Deal all cards and the top privilege; the player with Lady Aliena leads."""
    state.hand_number += 1
    state.privilege, state.pile = state.pile[0], state.pile[1:]
    state.trick, state.tricks, state.seen = (), (), 0
    cards = [*_cards_of(state.deck), state.privilege]
    state.chance.shuffle(cards)
    size = state.deal.hand_size
    for seat, player in enumerate(state.players):
        own = cards[seat * size : (seat + 1) * size]
        player.hand = sum([1 << card for card in own])
        player.won = player.tricks = 0
        player.scored = NO_POINTS
        if LADY_ALIENA in own:
            state.first_leader = state.leader = Seat(seat)
    state.pending.append((PLAY, state.leader))
    leader, pile = state.leader, len(state.pile)
    events.log(HandDealt, state.hand_number, size, leader, pile)
