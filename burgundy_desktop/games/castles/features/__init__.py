"""What a computer player should notice. First cut: points, and what lies at hand."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.game import Judgement
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles.moves import CastlesMove
from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.tables.board import ROUNDS


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of `seat`: points so far and a little for goods, silver, workers."""
    player = state.players[seat]
    return (
        player.points
        + 2.0 * sum(player.goods)
        + 1.5 * player.silver
        + 0.8 * player.workers
        + 2.0 * len(player.storage)
    )


def policy(_state: State, legal: Sequence[CastlesMove]) -> Sequence[float]:
    """Every move is as likely as any other."""
    return [1.0] * len(legal)


def rounds(state: State) -> int:
    """Full rounds since the start, 0 to 25."""
    return state.phase * ROUNDS + state.round


JUDGEMENT: Judgement[State, CastlesMove] = Judgement(
    evaluate, policy, rounds, spread=40.0, baselines={"v1": evaluate_v1}
)
