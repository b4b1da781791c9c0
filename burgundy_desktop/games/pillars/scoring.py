"""The score sheet: where every point came from. Rules §8.2 and §10.

Points are booked at once; during a hand the sheet has those of the earlier hands.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.games.pillars.state import OVER, REASONS, State


def by_reason(state: State, seat: Seat) -> tuple[int, ...]:
    """All points of a seat so far, by reason."""
    hands = (*(hand[seat] for hand in state.pad), state.players[seat].scored)
    return tuple(map(sum, zip(*hands, strict=True)))


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The lines of the score sheet for all seats; losses are negative."""
    return tuple(
        ScoreLine(Seat(seat), reason, points)
        for seat in range(len(state.players))
        for reason, points in zip(REASONS, by_reason(state, Seat(seat)), strict=True)
        if points
    )


def score_sheet(state: State) -> ScoreSheet:
    """The score sheet: where every point came from. There is no tie-break: all tied players win
    (R10).
    """
    points = {Seat(seat): player.vp for seat, player in enumerate(state.players)}
    standings = rank(points, dict.fromkeys(points, ()), ())
    return ScoreSheet(score_lines(state), standings, final=state.stage == OVER)
