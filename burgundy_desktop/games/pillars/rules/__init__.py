"""The rules: what may be done, and what it does.

`legal`     all legal moves
`dealing`   the deal of a hand
`tricks`    playing cards, and who gets the trick
`counting`  the scoring of a hand, player by player
`course`    what happens until somebody has to decide; the end
`why_not`   why something may not be done
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.rules import counting, tricks
from burgundy_desktop.games.pillars.rules.course import advance, begin
from burgundy_desktop.games.pillars.rules.legal import legal_moves
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import PLAY

__all__ = ["apply", "begin", "legal_moves"]

_APPLY: dict[type, Callable[[State, Any, EventLog], None]] = {
    m.PlayCard: tricks.play_card,
    m.TakePlan: counting.take_plan,
    m.ChooseTom: counting.choose_tom,
    m.Convert: counting.convert,
    m.Finish: counting.finish,
    m.Keep: counting.keep,
}


def apply(state: State, move: m.PillarsMove, events: EventLog) -> None:
    """Apply a legal move: change the state in place and log to `events`."""
    _APPLY[type(move)](state, move, events)
    if not state.pending or state.pending[-1][0] != PLAY:
        advance(state, events)
