"""The evaluation of the baseline `greedy-v1`: written by hand. Never change it."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.queries.counts import mines
from burgundy_desktop.games.castles.queries.spaces import touching_spaces
from burgundy_desktop.games.castles.scoring import SILVER, UNSOLD, WORKERS, final_points
from burgundy_desktop.games.castles.state import OVER, PlayerState, State
from burgundy_desktop.games.castles.state.steps import EXTRA_ACTION
from burgundy_desktop.games.castles.tables.pieces import TILE_KIND

_ROUNDS = 25
_ROUNDS_OF_A_PHASE = 5
_LAST_ROUNDS = 6
"""The number of last rounds in which expectations lose their weight."""
_SIZE_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36)
_PHASE_BONUS = (10, 8, 6, 4, 2)

_COVERED = 4.0
_REGION = 0.8
_STORED_FITS, _STORED_WAITS = 3.0, 1.0
_GOODS = 2.0
_SILVER, _SILVER_ENOUGH = 1.2, 4
_WORKER, _WORKERS_ENOUGH = 0.9, 4
_KNOWLEDGE, _MINE_PER_PHASE, _EARLIER = 2.0, 0.8, 0.5
_EXTRA_ACTION, _OTHER_STEP = 4.0, 2.0


def evaluate_v1(state: State, seat: Seat) -> float:
    """Points so far, points at the end, and expectations, which shrink with the
    remaining rounds.
    """
    player = state.players[seat]
    if state.stage == OVER:
        return float(player.points)
    rounds = _ROUNDS - state.phase * _ROUNDS_OF_A_PHASE - state.round
    left = min(1.0, rounds / _LAST_ROUNDS)
    worth = player.points + _regions(state, player) * left
    for reason, points in final_points(player):
        worth += points * (1 - left) if reason in (UNSOLD, SILVER, WORKERS) else points
    return worth + left * _promise(state, player, seat)


def _promise(state: State, player: PlayerState, seat: Seat) -> float:
    return (
        _COVERED * player.occupied.bit_count()
        + _GOODS * sum(player.goods)
        + _with_surplus(_SILVER, player.silver, _SILVER_ENOUGH)
        + _with_surplus(_WORKER, player.workers, _WORKERS_ENOUGH)
        + _KNOWLEDGE * player.knowledge.bit_count()
        + _MINE_PER_PHASE * mines(player) * (len(_PHASE_BONUS) - state.phase)
        - _EARLIER * state.turn_order.index(seat)
        + sum(_stored(player, tile) for tile in player.storage)
        + _to_come(state, seat)
    )


def _with_surplus(worth: float, amount: int, enough: int) -> float:
    """Amounts above a limit count a third."""
    return worth * (min(amount, enough) + max(0, amount - enough) / 3)


def _stored(player: PlayerState, tile: int) -> float:
    return _STORED_FITS if touching_spaces(player, TILE_KIND[tile]) else _STORED_WAITS


def _to_come(state: State, seat: Seat) -> float:
    """The value of the pending steps of the seat in this turn."""
    if seat != state.seat:
        return 0.0
    return sum(_EXTRA_ACTION if step == EXTRA_ACTION else _OTHER_STEP for step, _ in state.pending)


def _regions(state: State, player: PlayerState) -> float:
    """Regions begun: their points and bonus, by the square of the part that is covered."""
    total = 0.0
    for region in player.printed.regions:
        covered = sum(1 for space in region if player.tiles[space] >= 0)
        if 0 < covered < len(region):
            worth = _SIZE_POINTS[len(region)] + _PHASE_BONUS[state.phase]
            total += worth * (covered / len(region)) ** 2
    return _REGION * total
