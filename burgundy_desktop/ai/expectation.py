"""What each side of a finished game could expect after every move, by the judgement of
the computer players. The game is over, so whole positions are judged: nothing is hidden any more.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from burgundy_desktop.ai.player import lead, win_shares
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch


class Unit(enum.Enum):
    """In what it is told: points at the end, the lead over the best other side, or the
    chance to win, 0 to 1.
    """

    POINTS = "points"
    LEAD = "lead"
    SHARE = "share"


Values = tuple[float, ...]
"""One value for each side; an automaton is a side too."""


def expected(match: AnyMatch, ply: Ply) -> Values:
    """The points that each side could expect at the end; at the end those that it has."""
    state, game = match.steps[ply].state, match.game
    standings = game.score(state).standings
    if game.to_decide(state) is None:
        return tuple(
            float(one.points) for one in sorted(standings, key=lambda standing: standing.seat)
        )
    return tuple(game.judgement.evaluate(state, Seat(seat)) for seat in range(len(standings)))


def in_unit(match: AnyMatch, values: Sequence[Values], unit: Unit) -> list[Values]:
    """The expected points of the first plies in another unit. At the end nothing is open: the
    winners share the win.
    """
    if unit is Unit.POINTS or not values or len(values[0]) == 1:
        return list(values)
    if unit is Unit.LEAD:
        return [tuple(lead(row, Seat(seat)) for seat in range(len(row))) for row in values]
    shares = [win_shares(row, match.game.judgement.spread) for row in values]
    if len(values) > match.length:
        winners = match.score.winners
        shares[-1] = tuple((seat in winners) / len(winners) for seat in range(len(values[0])))
    return shares
