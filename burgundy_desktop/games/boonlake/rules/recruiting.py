"""Recruitment. Rules §5.3."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import BY_ACTION, BY_RECRUITING
from burgundy_desktop.games.boonlake.rules.gains import gain_inhabitants, pay_coins
from burgundy_desktop.games.boonlake.rules.piles import ask_to_discard
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.steps import FOR_RECRUIT, RECRUIT, RECRUITED
from burgundy_desktop.games.boonlake.tables.numbers import RECRUIT_CARDS, RECRUIT_COINS


def take_inhabitant(state: State, seat: Seat, _: int, events: EventLog) -> None:
    """The active player's inhabitant."""
    state.pending.pop()
    gain_inhabitants(state, seat, 1, BY_ACTION, -1, events)


def for_coins(state: State, _move: m.RecruitForCoins, events: EventLog) -> None:
    """An inhabitant for coins; more may follow."""
    _, seat, _ = state.pending.pop()
    state.pending.append((RECRUIT, seat, 1))
    gain_inhabitants(state, seat, 1, BY_RECRUITING, -1, events)
    pay_coins(state, seat, RECRUIT_COINS, "recruit", events)


def for_cards(state: State, _move: m.RecruitForCards, _events: EventLog) -> None:
    """An inhabitant for cards; first they are discarded, then more may follow."""
    _, seat, _ = state.pending.pop()
    state.pending.append((RECRUIT, seat, 1))
    state.pending.append((RECRUITED, seat, 0))
    ask_to_discard(state, seat, RECRUIT_CARDS, FOR_RECRUIT)


def recruited(state: State, seat: Seat, _: int, events: EventLog) -> None:
    """The inhabitant, once the cards are discarded."""
    state.pending.pop()
    gain_inhabitants(state, seat, 1, BY_RECRUITING, -1, events)
