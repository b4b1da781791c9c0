"""A first evaluation: the score, and what lies in the purse. RULES: section 21."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import OVER, State
from burgundy_desktop.games.caylus.tables.buildings import INCOME
from burgundy_desktop.games.caylus.tables.bundles import amounts

_TURNS = 14
"""About as many turns as a game has."""

_CUBES = (1.0, 0.8, 1.0, 1.0, 3.2)
_DENIER = 0.6
_LEFT_OVER = (0.33, 0.33, 0.33, 0.33, 3.0)
_DENIER_LEFT_OVER = 0.25
_COLUMN = 0.8


def evaluate_v1(state: State, seat: Seat) -> float:
    """Points, cubes, deniers, income and markers; what is left over counts ever less."""
    player = state.players[seat]
    worth = float(player.vp)
    if state.phase == OVER:
        return worth
    *cubes, deniers, _ = amounts(player.purse)
    time = max(0.0, 1.0 - state.turn / _TURNS)
    for count, now, at_the_end in zip(cubes, _CUBES, _LEFT_OVER, strict=True):
        worth += count * (now * time + at_the_end * (1.0 - time))
    worth += deniers * (_DENIER * time + _DENIER_LEFT_OVER * (1.0 - time))
    income = sum(
        INCOME[building]
        for building, owner in zip(state.buildings, state.owners, strict=True)
        if owner == seat
    )
    return worth + time * (_COLUMN * sum(player.markers) + _DENIER * _TURNS * income / 2)
