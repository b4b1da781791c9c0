"""Which uses of a royal favor are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.games.caylus.moves import CaylusMove, Decline, FavorCube
from burgundy_desktop.games.caylus.state import FAVOR_EFFECT, State


def worthwhile(state: State, moves: Sequence[CaylusMove]) -> Sequence[CaylusMove]:
    """Nobody does without a cube that costs nothing: it can be left lying later."""
    if not state.pending or state.pending[-1][0] != FAVOR_EFFECT:
        return moves
    if not any(isinstance(move, FavorCube) for move in moves):
        return moves
    return [move for move in moves if not isinstance(move, Decline)]
