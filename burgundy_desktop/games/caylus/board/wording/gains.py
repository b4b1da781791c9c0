"""The gains of a move itself: up to the event with which the game goes on to something else. The
last player to pass starts a whole phase; its effects would come in any case and are not gains of
the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.caylus.events import BuildingActivated, PhaseStarted
from burgundy_desktop.games.caylus.observation import Observation


def at_once(events: Sequence[Event], seat: Seat) -> list[Event]:
    """The events of a seat before another building is activated or another phase begins."""
    own = takewhile(lambda event: not isinstance(event, BuildingActivated | PhaseStarted), events)
    return [event for event in own if getattr(event, "seat", None) == seat]


def points_gained(observation: Observation, events: Sequence[Event]) -> int:
    """The points that a move brings the observer by itself; losses are negative."""
    seat = observation.seat
    return points_of(tuple(at_once(events, seat)), seat)
