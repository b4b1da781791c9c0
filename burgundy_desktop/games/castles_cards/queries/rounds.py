"""How much of the game is left: rounds and turns."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.tables.numbers import DEALT, ROUNDS, TURNS


def turns_left(state: State, seat: Seat) -> int:
    """The cards that a seat has still to play, 30 to 0."""
    player = state.players[seat]
    return (ROUNDS - 1 - state.round) * DEALT + len(player.hand) + len(player.pile)


def is_last_round(state: State) -> bool:
    """Whether the game ends with the running round."""
    return state.round == ROUNDS - 1


def clears_display(state: State) -> bool:
    """Whether the display is cleared before the next turn of a seat."""
    return state.turn == TURNS - 1 and not is_last_round(state)
