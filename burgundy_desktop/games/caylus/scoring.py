"""Scoring: where every point comes from. Rules §6 and §13.

Points are scored at once; during the game the sheet has those scored so far.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.games.caylus.state import OVER, REASONS, State


def points(state: State, seat: Seat) -> int:
    """The score of a seat so far."""
    return state.players[seat].vp


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The lines of the score sheet for all seats; losses are negative."""
    return tuple(
        ScoreLine(Seat(seat), reason, scored)
        for seat, player in enumerate(state.players)
        for reason, scored in zip(REASONS, player.scored, strict=True)
        if scored
    )


def score_sheet(state: State) -> ScoreSheet:
    """The score sheet: where every point came from. There is no tie-break: who is tied for the lead
    wins.
    """
    seats = [Seat(seat) for seat in range(len(state.players))]
    standings = rank({seat: points(state, seat) for seat in seats}, dict.fromkeys(seats, ()), ())
    return ScoreSheet(score_lines(state), standings, final=state.phase == OVER)
