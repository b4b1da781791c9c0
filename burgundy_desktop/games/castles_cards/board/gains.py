"""What a move brings besides points: silver and workers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgundy_desktop.boardkit.gains import Brings, gained
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.board.art import sprite
from burgundy_desktop.games.castles_cards.board.wording.gains import of_seat
from burgundy_desktop.games.castles_cards.observation import Observation

_BRINGS: Final[Brings] = {
    e.SilverGained: lambda event: ((sprite("silverling"), event.silver),),
    e.WorkersGained: lambda event: ((sprite("worker"), event.workers),),
}


def gains(observation: Observation, events: Sequence[Event]) -> Mapping[str, int]:
    """Silver and workers that a move brings the observer before the round is over."""
    return gained(of_seat(events, observation.seat), observation.seat, _BRINGS)
