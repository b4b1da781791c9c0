"""What a move brings besides points: silver, workers and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from burgundy_desktop.boardkit.gains import Brings, gained
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.board.art import sprite
from burgundy_desktop.games.castles.observation import Observation

_BRINGS: Final[Brings] = {
    e.SilverGained: lambda event: ((sprite("silverling"), event.silver),),
    e.WorkersGained: lambda event: ((sprite("worker"), event.workers),),
    e.GoodsLoaded: lambda event: (
        (sprite(f"goods_{goods + 1}"), count) for goods, count in enumerate(event.count)
    ),
}


def gains(observation: Observation, events: Sequence[Event]) -> Mapping[str, int]:
    """Silver, workers and goods that a move brings the observer at once."""
    return gained(_at_once(events), observation.seat, _BRINGS)


def points_gained(observation: Observation, events: Sequence[Event]) -> int:
    """The points of a move itself, without those of a phase or game that ends after it."""
    return points_of(_at_once(events), observation.seat)


def _at_once(events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(takewhile(lambda event: not isinstance(event, e.TurnEnded), events))
