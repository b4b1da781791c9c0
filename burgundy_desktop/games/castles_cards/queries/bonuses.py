"""The first side to complete a colour. Rulebook: "bónuszlapok"."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.state import State


def first_is_left(state: State, colour: int) -> bool:
    """Whether nobody has completed a triple of a colour yet."""
    return bool(state.firsts >> colour & 1)


def first_owner(state: State, colour: int) -> Seat | None:
    """The side that was the first to complete a colour, the automaton included; None if nobody."""
    for seat, player in enumerate(state.players):
        if player.firsts >> colour & 1:
            return Seat(seat)
    if state.aaron is not None and state.aaron.firsts >> colour & 1:
        return state.aaron_s_seat
    return None
