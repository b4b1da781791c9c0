"""Facts for hints: what speaks for a move, from the view of its seat.

`cards`    who gets the trick, what it is worth, what can still beat a card
`scoring`  plans, conversions, what is kept
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.reasons import Fact, Trial, tried
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.events import HandScored, HandScoringStarted
from burgundy_desktop.games.pillars.features.facts import cards, scoring
from burgundy_desktop.games.pillars.observation import Observation, imagine
from burgundy_desktop.games.pillars.rules import apply
from burgundy_desktop.games.pillars.rules.legal import legal_moves
from burgundy_desktop.games.pillars.state import State

ENDS = (HandScoringStarted, HandScored)
"""With these events something else begins: the scoring of the hand, or of the next player."""

_SCORING: dict[type, Callable[[Observation, Trial[State], Any], Iterator[Fact]]] = {
    m.TakePlan: scoring.plan,
    m.ChooseTom: scoring.tom,
    m.Convert: scoring.convert,
    m.Finish: scoring.finish,
    m.Keep: scoring.keep,
}


def facts(observation: Observation, move: m.PillarsMove) -> Sequence[Fact]:
    """What speaks for a legal move, the most important first; empty for an only move."""
    table = imagine(observation, Chance.from_seed(0))
    if len(legal_moves(table)) == 1:
        return ()
    if isinstance(move, m.PlayCard):
        return tuple(cards.play(observation, move.card))
    return tuple(_SCORING[type(move)](observation, tried(apply, table, move, ENDS), move))
