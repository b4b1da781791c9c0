"""What a move would bring now: it is tried on a copy, up to the first hidden thing."""

from __future__ import annotations

from itertools import takewhile

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Event, Events, PointsScored
from burgundy_desktop.core.game import Game, MoveT, ObservationT, StateT
from burgundy_desktop.core.ids import Seat


def preview(
    game: Game[StateT, MoveT, ObservationT], observation: ObservationT, move: MoveT
) -> tuple[Event, ...]:
    """The events that `move` would surely cause: up to the first that reveals something."""
    return tuple(takewhile(lambda event: not event.reveals, tried(game, observation, move)))


def tried(
    game: Game[StateT, MoveT, ObservationT], observation: ObservationT, move: MoveT
) -> tuple[Event, ...]:
    """All events of a move as it might go; what comes after a reveal is made up."""
    state = game.imagine(observation, Chance.from_seed(0))
    events = Events()
    game.apply(state, move, events)
    return tuple(events)


def points_of(events: tuple[Event, ...], seat: Seat) -> int:
    """The points of `seat` in these events."""
    return sum(
        event.points for event in events if isinstance(event, PointsScored) and event.seat == seat
    )
