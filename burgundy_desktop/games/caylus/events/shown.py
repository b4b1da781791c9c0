"""What chance has revealed, for the proof of fair chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.caylus.events.course import GameSetUp
from burgundy_desktop.games.caylus.state import State


def shown(_state: State, events: Sequence[Event]) -> Mapping[str, int]:
    """Neutral buildings laid out on the road; nothing else is random."""
    laid = (len(event.neutral) for event in events if isinstance(event, GameSetUp))
    return {"buildings": sum(laid)}
