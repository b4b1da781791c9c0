"""What a move brings besides points: materials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from burgundy_desktop.boardkit.gains import Brings, gained
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.pillars import events as e
from burgundy_desktop.games.pillars.board.art import token_sprite
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.tables.materials import NO_MATERIAL

_ENDS: Final = (e.HandScoringStarted, e.PlayerScoringStarted, e.HandScored)


def _by_the_brickmaker(event: e.Converted) -> tuple[tuple[str, int], ...]:
    return () if event.gained == NO_MATERIAL else ((token_sprite(event.gained), 1),)


_BRINGS: Final[Brings] = {
    e.MaterialGained: lambda event: ((token_sprite(event.material), event.amount),),
    e.Converted: _by_the_brickmaker,
}


def gains(observation: Observation, events: Sequence[Event]) -> Mapping[str, int]:
    """Materials that a move brings the observer before somebody's hand is scored."""
    own = tuple(takewhile(lambda event: not isinstance(event, _ENDS), events))
    return gained(own, observation.seat, _BRINGS)
