"""The certain points of a seat: its score, the final scoring of its things, and the payments of
each future interim scoring.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.queries.income import income_points
from burgundy_desktop.games.boonlake.rules import final
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.state.steps import EMINENCE_INCOME, END_SCORING, INCOME
from burgundy_desktop.games.boonlake.tables.river import SCORINGS

_INCOMES = (INCOME, EMINENCE_INCOME)


def incomes_to_come(state: State, seat: Seat) -> int:
    """Interim scorings whose income has not been paid."""
    owed = state.due or (state.last_lap and len(state.players[0].markers) < SCORINGS)
    for step, who, _ in state.pending:
        if step == END_SCORING:
            owed = False
        elif step in _INCOMES and who == seat:
            owed = True
    return SCORINGS - state.scorings + owed


def at_end(player: PlayerState) -> int:
    """The points of the final scoring, as of now."""
    ends = sum(final.end_points(player, card) for card in player.played)
    return (
        final.lever_points(player)
        + final.printed_points(player)
        + final.recess_points(player)
        + ends
    )


def sure_points(state: State, seat: Seat) -> float:
    """Score, final scoring and incomes to come of a player."""
    player = state.players[seat]
    to_come = incomes_to_come(state, seat)
    return player.vp + at_end(player) + income_points(state, player) * to_come
