"""Snapshots: copies of the state in the middle of a move, taken at certain events."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Event, EventLog, Events
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.match import AnyMatch, AnyStep


@attrs.frozen
class Snapshot:
    """The state just before `event` was logged, when the log had `logged` events."""

    event: Event
    logged: int
    state: Any


class SnapshotLog(Events):
    """An event log that copies the state at each event of `wanted`. It ignores events until `watch`
    tells it which state to copy.
    """

    def __init__(self, wanted: tuple[type[Event], ...]) -> None:
        super().__init__()
        self._wanted = wanted
        self._state: Any = None
        self.snapshots: list[Snapshot] = []

    def watch(self, state: Any) -> None:
        """Copy this state from now on; it changes in place."""
        self._state = state

    def append(self, event: Event) -> None:
        if self._state is not None and isinstance(event, self._wanted):
            self.snapshots.append(Snapshot(event, len(self), self._state.copy()))
        super().append(event)


def watch(events: EventLog, state: Any) -> None:
    """Tell a log which state its events are about; only `SnapshotLog` uses it. A game calls it in
    `start`, where only the game has the state.
    """
    if isinstance(events, SnapshotLog):
        events.watch(state)


def snapshots(match: AnyMatch, ply: int, wanted: tuple[type[Event], ...]) -> tuple[Snapshot, ...]:
    """The snapshots at each event of `wanted` in the move that led to `ply`. The move is applied
    again to a copy, with the same chance. Empty without such an event, and where the match began
    with a given position.
    """
    step: AnyStep = match.steps[ply]
    if not any(isinstance(event, wanted) for event in step.events):
        return ()
    log = SnapshotLog(wanted)
    if ply == 0:
        _start_again(match.game, match, log)
    else:
        state = match.steps[ply - 1].state.copy()
        log.watch(state)
        match.game.apply(state, step.move, log)
    return tuple(log.snapshots)


def _start_again(game: AnyGame, match: AnyMatch, log: SnapshotLog) -> None:
    if match.from_setup:
        game.start(match.options, Chance.from_seed(match.seed), log)
