"""The steps of an automaton since the last decision, each with the table at that time."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.boardkit.board import AutomatonInfo
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.core.snapshots import Snapshot, snapshots
from burgundy_desktop.desktop.match.session import Session

NEXT_STEP, ALL_STEPS, PAUSE = target("go_on"), target("all_steps"), target("pause_steps")
"""The buttons of the prompt bar while steps are shown."""
STEP_BUTTONS: frozenset[Target] = frozenset({NEXT_STEP, ALL_STEPS, PAUSE})


@attrs.frozen
class Moment:
    """The table at one moment of a move. The last moment is the current position."""

    position: Position
    untold: int = 0
    """The number of events of the latest move that come later."""
    step: int = 0
    """The number of the step shown, from 1; 0 if it is not a step."""
    of: int = 0
    """The number of steps."""
    waits: bool = False
    """Whether the table waits until the person goes on."""


@attrs.define
class Steps:
    """The moments of the latest move and the one that is shown."""

    moments: tuple[Moment, ...] = ()
    at: int = 0
    is_paused: bool = False
    """Whether the next step waits for the user."""

    def begin(self, moments: tuple[Moment, ...], *, is_paused: bool = False) -> None:
        """Start with the first of these moments."""
        self.moments, self.at, self.is_paused = moments, 0, is_paused

    @property
    def now(self) -> Moment | None:
        """The current moment; None at first."""
        return self.moments[self.at] if self.moments else None

    @property
    def are_left(self) -> bool:
        """Whether there are further moments."""
        return self.at + 1 < len(self.moments)

    @property
    def compares(self) -> bool:
        """Whether a comparison is shown, which waits for the person."""
        return self.are_left and self.moments[self.at].waits

    @property
    def waits(self) -> bool:
        """Whether the next moment waits for the person."""
        return self.compares or (self.are_left and self.is_paused)

    def rename_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        """Change the names of the seats in all moments."""
        self.moments = tuple(
            attrs.evolve(moment, position=attrs.evolve(moment.position, seats=seats))
            for moment in self.moments
        )

    def go_on(self) -> bool:
        """Go to the next moment; False if this one is the last."""
        if not self.are_left:
            return False
        self.at += 1
        return True

    def skip_all(self) -> bool:
        """Go to the next moment at which the table waits, or to the last one."""
        if not self.are_left:
            return False
        ahead = range(self.at + 1, len(self.moments))
        self.at = next((at for at in ahead if self.moments[at].waits), len(self.moments) - 1)
        return True


def moments(
    session: Session, position: Position, automaton: AutomatonInfo | None, *, at_once: bool
) -> tuple[Moment, ...]:
    """The moments that lead to a position; the position alone if there are no steps. With `at_once`
    only those at which the table waits.
    """
    now = Moment(position)
    seen = _snapshots(session, position, automaton)
    if automaton is None or not seen:
        return (now,)
    cut = [
        moment for moment in _cut(session, position, automaton, seen) if not at_once or moment.waits
    ]
    told = len(position.events) - cut[-1].untold if cut else 0
    rest = attrs.evolve(position, events=position.events[told:])
    steps = _steps_in(position.events, automaton)
    last = Moment(rest, step=steps if _steps_in(rest.events, automaton) else 0, of=steps)
    if last.step and automaton.last_stays and not at_once:
        return (*_with_events(cut, position), _watched(last), Moment(_told(position)))
    return (*_with_events(cut, position), last)


def _watched(moment: Moment) -> Moment:
    """The same while nobody decides yet."""
    return attrs.evolve(moment, position=attrs.evolve(moment.position, to_decide=None, legal=()))


def _told(position: Position) -> Position:
    """A position whose events have been shown."""
    return attrs.evolve(position, events=())


def _snapshots(
    session: Session, position: Position, automaton: AutomatonInfo | None
) -> tuple[Snapshot, ...]:
    """The snapshots that divide the latest move. After the end of the game no comparison waits."""
    if automaton is None or not position.events or position.to_decide is None:
        return ()
    if not any(isinstance(event, _cuts(automaton)) for event in position.events):
        return ()
    return snapshots(session.match, position.ply, (Event,))


def _cuts(automaton: AutomatonInfo) -> tuple[type[Event], ...]:
    return (*automaton.steps, *automaton.compared)


def _cut(
    session: Session, position: Position, automaton: AutomatonInfo, seen: tuple[Snapshot, ...]
) -> Iterator[Moment]:
    """A moment before each step, and one after each comparison."""
    events = session.match.steps[position.ply].events
    states = {one.logged + 1: one.state for one in seen}
    told = 0
    for snapshot in seen:
        if not isinstance(snapshot.event, _cuts(automaton)):
            continue
        waits = isinstance(snapshot.event, automaton.compared)
        until = snapshot.logged + waits
        if until == told:
            continue
        steps = _steps_in(events[:until], automaton)
        state = states.get(until, snapshot.state)
        yield Moment(
            position=attrs.evolve(
                position,
                observation=session.seen(state, position.viewer, is_open=position.is_open),
                to_decide=None,
                legal=(),
                sheet=session.game.score(state),
            ),
            untold=len(events) - until,
            step=steps if _steps_in(events[told:until], automaton) else 0,
            of=_steps_in(events, automaton),
            waits=waits and any(info.is_person for info in position.seats),
        )
        told = until


def _with_events(cut: list[Moment], position: Position) -> Iterator[Moment]:
    """Each moment with the events since the one before."""
    told = 0
    for moment in cut:
        until = len(position.events) - moment.untold
        events = position.events[told:until]
        yield attrs.evolve(moment, position=attrs.evolve(moment.position, events=events))
        told = until


def _steps_in(events: tuple[Event, ...], automaton: AutomatonInfo) -> int:
    return sum(isinstance(event, automaton.steps) for event in events)
