"""The comparison of both sides in solo games."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.events import SidesCompared
from burgundy_desktop.games.boonlake.scoring import points, score_lines
from burgundy_desktop.games.boonlake.state import State

PLAYER = Seat(0)


def compare_sides(state: State, scoring: int, events: EventLog) -> None:
    """Log the comparison in solo games."""
    if state.eminence is None or events is SILENT:
        return
    automaton = state.eminence_seat
    mine, theirs = points(state, PLAYER), points(state, automaton)
    events.log(
        SidesCompared, scoring, PLAYER, automaton, score_lines(state), mine, theirs, mine >= theirs
    )
