"""Confirmations before moves that a player may regret."""

from __future__ import annotations

from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.castle import loss_by_stopping

_NOTHING = phrase("Deliver nothing? It costs you %n point(s).")


def question_before(observation: Observation, move: m.CaylusMove) -> str:
    """The question before `move`; empty if none is needed."""
    if not isinstance(move, m.StopBuilding):
        return ""
    lost = loss_by_stopping(observation.table, observation.seat)
    return _NOTHING(lost) if lost else ""
