"""The rest of the game: phases and rounds."""

from __future__ import annotations

from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.tables.board import PHASE_BONUS, PHASES, ROUNDS

ALL_ROUNDS = ROUNDS * len(PHASES)


def rounds_played(state: State) -> int:
    """Full rounds since the start."""
    return state.phase * ROUNDS + state.round


def rounds_left(state: State) -> int:
    """Rounds until the end of the game, including the current one."""
    return ALL_ROUNDS - state.phase * ROUNDS - state.round


def phase_ends_left(state: State) -> int:
    """The number of payments of mines to come: ends of phases, including the current one (R18)."""
    return len(PHASES) - state.phase


def is_last_phase(state: State) -> bool:
    """Whether no phase follows."""
    return state.phase == len(PHASES) - 1


def ends_phase(state: State) -> bool:
    """Whether the current round is the last one of its phase."""
    return state.round == ROUNDS - 1


def is_last_round(state: State) -> bool:
    """Whether the game ends with the current round."""
    return ends_phase(state) and is_last_phase(state)


def phase_bonus_lost(state: State) -> int:
    """The points lost by completing a region one phase later; 0 in the last phase."""
    if is_last_phase(state):
        return 0
    return PHASE_BONUS[state.phase] - PHASE_BONUS[state.phase + 1]
