"""What a computer player should notice."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.game import Judgement
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.moves import PillarsMove
from burgundy_desktop.games.pillars.state import State

_UNIT = 1.3
"""About what a unit of material brings in a later hand."""


def evaluate(state: State, seat: Seat) -> float:
    """The score, and what the stock promises while the game goes on."""
    player = state.players[seat]
    if not state.pending or state.is_last_hand:
        return float(player.vp)
    return player.vp + _UNIT * sum(player.stock)


def policy(_state: State, moves: Sequence[PillarsMove]) -> list[float]:
    """All moves alike."""
    return [1.0] * len(moves)


def rounds(state: State) -> int:
    """Tricks since the start, those of this hand included."""
    return (state.hand_number - 1) * state.deal.hand_size + len(state.tricks)


JUDGEMENT: Judgement[State, PillarsMove] = Judgement(evaluate, policy, rounds, spread=15.0)
