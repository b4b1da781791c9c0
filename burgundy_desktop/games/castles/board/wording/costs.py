"""What pays for a move: a die, workers with it, or the effect of a tile."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.saying import phrase
from burgundy_desktop.games.castles.moves import (
    EXTRA_DIE,
    CastlesMove,
    PlaceTile,
    SellGoods,
    TakeTile,
)
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.tables.estates import NUMBER
from burgundy_desktop.games.castles.tables.knowledge import FREE_SHIFT_TILE
from burgundy_desktop.games.castles.tables.pieces import TILE_KIND
from burgundy_desktop.games.castles.tables.workers import COST

_CASTLE = phrase("with the castle")

NUMBERED_MOVES = TakeTile | PlaceTile | SellGoods


def cost_of(observation: Observation, move: CastlesMove) -> int:
    """The workers that a move costs: the number on the pill of its target."""
    return workers_for(observation, move) if isinstance(move, NUMBERED_MOVES) else 0


def workers_for(observation: Observation, move: NUMBERED_MOVES) -> int:
    """The workers that a move with a die costs."""
    if move.die == EXTRA_DIE:
        return 0
    player = observation.table.players[observation.seat]
    number, tile = _needed(observation, move)
    free = int(tile > 0 and player.knows(tile))
    return COST[player.knows(8)][free][player.dice[move.die]][number]


def _needed(observation: Observation, move: NUMBERED_MOVES) -> tuple[int, int]:
    """The number that the die has to show, and the knowledge tile that shifts it (0: none)."""
    if isinstance(move, TakeTile):
        return observation.table.depot_of(move.tile), 12
    if isinstance(move, PlaceTile):
        return NUMBER[move.space], FREE_SHIFT_TILE[TILE_KIND[move.tile]]
    return move.goods + 1, 0


def die_name(observation: Observation, die: int) -> str:
    """A die by its value, or the castle that stands for one."""
    if die == EXTRA_DIE:
        return _CASTLE()
    return names.DICE[observation.table.players[observation.seat].dice[die]]()


def paid(observation: Observation, move: NUMBERED_MOVES) -> str:
    """Die and workers of a move: "die 5 · 1 worker"."""
    cost = workers_for(observation, move)
    return remarks(die_name(observation, move.die), names.workers(cost) if cost else "")
