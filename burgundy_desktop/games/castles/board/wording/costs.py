"""The payment of a move: a die, workers with it, or the effect of a tile."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.moves import EXTRA_DIE, CastlesMove
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.queries.dice import NumberedMove, workers_for

_CASTLE = phrase("with the castle")


def cost_of(observation: Observation, move: CastlesMove) -> int:
    """The workers that a move costs: the number on its pill."""
    if not isinstance(move, NumberedMove):
        return 0
    return workers_for(observation.table, observation.table.players[observation.seat], move)


def die_name(observation: Observation, die: int) -> str:
    """The name of a die: its value, or the castle for an extra action."""
    if die == EXTRA_DIE:
        return _CASTLE()
    return names.DICE[observation.table.players[observation.seat].dice[die]]()


def paid(observation: Observation, move: NumberedMove) -> str:
    """Die and workers of a move: "die 5 · 1 worker"."""
    cost = cost_of(observation, move)
    return remarks(die_name(observation, move.die), names.workers(cost) if cost else "")
