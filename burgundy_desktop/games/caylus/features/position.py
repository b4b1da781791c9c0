"""The key of positions for the search."""

from __future__ import annotations

from collections.abc import Hashable

from burgundy_desktop.games.caylus.state import PlayerState, State


def position_key(state: State) -> Hashable:
    """Everything that determines how the game continues, and the points so far, but not their
    reasons.
    """
    return (
        state.turn,
        state.phase,
        state.at,
        state.provost,
        state.bailiff,
        state.section,
        tuple(state.pending),
        tuple(state.workers),
        state.order,
        state.passed,
        state.stables,
        state.inn_left,
        state.inn_right,
        state.castle_workers,
        state.castle,
        state.buildings,
        state.owners,
        state.stock,
        state.reserved,
        state.simplified,
        state.late_lawyer,
        *map(_player_key, state.players),
    )


def _player_key(player: PlayerState) -> Hashable:
    return (
        player.purse,
        player.workers,
        player.vp,
        player.used,
        player.batches,
        tuple(player.markers),
    )
