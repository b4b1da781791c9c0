"""The payment of an action: the die of a card, workers with it, or a castle."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from burgundy_desktop.boardkit.sentences import alternatives, remarks
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.moves import EXTRA, CardsMove
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.dice import (
    ANY_DIE,
    Action,
    NumberedMove,
    die_of,
    workers_for,
)
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE

_CASTLE = phrase("with the castle")
_DIE_OF = phrase("{die} ({card})")


def cost_of(observation: Observation, move: CardsMove) -> int:
    """The workers that a move costs: the number on its pill."""
    return workers_for(observation.table, move) if isinstance(move, NumberedMove) else 0


def die_name(die: int) -> str:
    """The name of a die: its value, or the castle for an extra action."""
    return _CASTLE() if die == ANY_DIE else names.DICE[die]()


def spent(observation: Observation, move: Action) -> str:
    """The die that is played: "die 5", with the card if another one of the hand has the
    same die.
    """
    die = die_of(observation.table, move)
    if move.by == EXTRA:
        return die_name(die)
    hand = observation.table.players[observation.seat].hand
    sorts = {names.card_sort(card) for card in hand if CARD_DIE[card] == die}
    if len(sorts) < 2:
        return die_name(die)
    return _DIE_OF(die=die_name(die), card=names.TITLES[names.card_sort(move.by)]())


def paid(observation: Observation, move: Action) -> str:
    """What an action takes: "die 5 · 1 worker"."""
    return ways_to_pay(observation, move, [move])


def ways_to_pay(observation: Observation, move: Action, moves: Iterable[object]) -> str:
    """The payment of an action, for all `moves` with the same cost."""
    cost = cost_of(observation, move)
    dice = {
        spent(observation, other): None
        for other in moves
        if isinstance(other, Action)
        and attrs.evolve(other, by=move.by) == move
        and cost_of(observation, other) == cost
    }
    return remarks(alternatives(list(dice)), names.workers(cost) if cost else "")
