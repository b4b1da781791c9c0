"""Observations, and states that fit them. Rules §11.

Hidden from everybody: the privileges that were never dealt, whose order nobody knows; those put
back under the pile were seen. Hidden from the others: a hand, but for Lady Aliena, who shows
herself in who leads first; and with a hand this hand's privilege, until it is played or is the
only one left. There are no known voids, as nobody has to follow suit.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat, sees
from burgundy_desktop.core.outcomes import Coming, Draws
from burgundy_desktop.games.pillars.queries.hands import cards_held, never_dealt
from burgundy_desktop.games.pillars.state import HIDDEN, State
from burgundy_desktop.games.pillars.tables.cards import (
    LADY_ALIENA,
    PRIVILEGE_CARDS,
    STRENGTH,
    cards_in,
)

_ALIENA = 1 << LADY_ALIENA


@attrs.frozen
class Observation:
    """The table as `seat` sees it. `table` is masked; do not change it.

    The masked hand of another player has the cards that are known to be in it; its size is
    `table.cards_held`.
    """

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """The observation of `seat`: states that differ only in hidden things give equal ones. `state`
    may be the table of an observation: then `seat` sees what it may see of that.
    """
    table = state.copy()
    table.chance = Chance(0)
    own = 0
    for other, player in enumerate(table.players):
        if sees(seat, other):
            own |= player.hand
        else:
            player.hand &= _ALIENA
    unknown = max(0, len(PRIVILEGE_CARDS) - state.hand_number)
    table.pile = (HIDDEN,) * unknown + state.pile[unknown:]
    if unknown and not (own | state.seen) & _bit_of(state.privilege):
        table.privilege = HIDDEN
    return Observation(seat, table)


def _bit_of(card: int) -> int:
    """Its bit in the mask of a hand; none for a card that is hidden."""
    return 1 << card if card >= 0 else 0


def imagine(observation: Observation, chance: Chance) -> State:
    """One state that fits what is seen; everything hidden is drawn from `chance`."""
    state = observation.table.copy()
    state.chance = Chance.from_seed(chance.below(2**31 - 1))
    _lay_privileges(state, chance)
    _deal_unseen(state, observation.seat, chance)
    return state


def coming(observation: Observation) -> tuple[Coming, ...]:
    """No card is drawn in a hand: what the others hold, the strongest card first. While nobody
    knows which privilege was dealt, each that never was is as likely.
    """
    table = observation.table
    possible = never_dealt(table) if table.privilege == HIDDEN else [table.privilege]
    sure = _unseen(table, table.deck)
    odds = {(card,): len(possible) for card in cards_in(sure)}
    if table.privilege == HIDDEN or _unseen(table, 1 << table.privilege):
        odds |= {(card,): 1 for card in possible}
    ordered = sorted(odds, key=lambda code: -STRENGTH[code[0]])
    return (Coming(0, {code: odds[code] for code in ordered}),) if odds else ()


def _unseen(table: State, cards: int) -> int:
    """The mask of those of these cards that are neither played nor in a hand that is seen."""
    cards &= ~table.seen
    for player in table.players:
        cards &= ~player.hand
    return cards


def _lay_privileges(state: State, chance: Chance) -> None:
    """Shuffle the privileges that were never dealt: one is in this hand, the others are on the
    pile.
    """
    hidden = never_dealt(state)
    chance.shuffle(hidden)
    if state.privilege == HIDDEN:
        state.privilege = hidden.pop()
    state.pile = (*hidden, *state.pile[len(hidden) :])


def _deal_unseen(state: State, seat: Seat, chance: Chance) -> None:
    """Fill the hands of the others with the unseen cards."""
    cards = list(cards_in(_unseen(state, state.deck | 1 << state.privilege)))
    chance.shuffle(cards)
    for other, player in enumerate(state.players):
        if other != seat:
            missing = cards_held(state, Seat(other)) - player.hand.bit_count()
            player.hand |= sum([1 << cards.pop() for _ in range(missing)])


DRAWS: Final = Draws(coming=coming)
