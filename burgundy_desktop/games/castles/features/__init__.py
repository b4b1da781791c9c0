"""What a computer player should notice."""

from __future__ import annotations

from burgundy_desktop.core.game import Judgement
from burgundy_desktop.games.castles.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles.features.habits import policy
from burgundy_desktop.games.castles.features.worth import evaluate
from burgundy_desktop.games.castles.moves import CastlesMove
from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.tables.board import ROUNDS


def rounds(state: State) -> int:
    """Full rounds since the start, 0 to 25."""
    return state.phase * ROUNDS + state.round


JUDGEMENT: Judgement[State, CastlesMove] = Judgement(
    evaluate, policy, rounds, spread=40.0, baselines={"v1": evaluate_v1}
)
