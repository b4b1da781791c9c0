"""The uses of a royal favor that are worth considering."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.games.caylus.moves import CaylusMove, Decline, FavorCube
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import FAVOR_EFFECT


def worthwhile(state: State, moves: Sequence[CaylusMove]) -> Sequence[CaylusMove]:
    """Drop declining a free cube, which can never be an advantage."""
    if not state.pending or state.pending[-1][0] != FAVOR_EFFECT:
        return moves
    if not any(isinstance(move, FavorCube) for move in moves):
        return moves
    return [move for move in moves if not isinstance(move, Decline)]
