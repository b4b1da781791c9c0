"""Scoring: where every point comes from. Rules §11, §12 and §13.

Points are scored at once; during the game the sheet has those scored so far.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.state.reasons import REASONS

SOLO_TIE_BREAKS = ("tie_for_the_player",)


def points(state: State, seat: Seat) -> int:
    """The score of a side so far; the Eminence is the seat after the last one."""
    return state.side(seat).vp


def sides(state: State) -> tuple[Seat, ...]:
    """All who have a score."""
    return tuple(Seat(seat) for seat in range(len(state.ships)))


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The lines of the score sheet for all sides; losses are negative."""
    return tuple(
        ScoreLine(seat, reason, scored)
        for seat in sides(state)
        for reason, scored in zip(REASONS, state.side(seat).scored, strict=True)
        if scored
    )


def score_sheet(state: State) -> ScoreSheet:
    """The score sheet: where every point came from. Who is tied for the lead wins; in solo the
    player does.
    """
    seats, solo = sides(state), state.eminence is not None
    standings = rank(
        {seat: points(state, seat) for seat in seats},
        {seat: (int(seat == 0),) if solo else () for seat in seats},
        SOLO_TIE_BREAKS if solo else (),
    )
    return ScoreSheet(score_lines(state), standings, final=state.stage == OVER)
