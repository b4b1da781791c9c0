"""The question asked once before a move that one may regret."""

from __future__ import annotations

from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.tables.castle import NO_BATCH_PENALTY

_NOTHING = phrase("Deliver nothing? It costs you %n point(s).")


def question_before(observation: Observation, move: m.CaylusMove) -> str:
    """What to ask before `move`; empty for a move that nobody regrets."""
    player = observation.table.players[observation.seat]
    lost = min(NO_BATCH_PENALTY, player.vp)
    if isinstance(move, m.StopBuilding) and not player.batches and lost:
        return _NOTHING(lost)
    return ""
