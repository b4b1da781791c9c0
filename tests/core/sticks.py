"""Sticks, a game that the core is tested with: whoever takes the last stick wins.

Two to three seats take one, two or three sticks in turn from a heap of ten. A die is hidden under
the cloth and shown when the heap is gone; the winner scores its pips.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Event, EventLog, PointsScored
from burgundy_desktop.core.game import Game, GameInfo, Judgement, OptionField, WhyNot
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank


@attrs.frozen
class Take:
    """Take `sticks` sticks from an end of the heap."""

    sticks: int
    end: str = "left"

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target(self.end), target("sticks", self.sticks))


@attrs.frozen
class Taken(Event):
    """Sticks were taken."""

    seat: Seat
    sticks: int


@attrs.frozen
class DieShown(Event):
    """The cloth is lifted."""

    reveals: ClassVar[bool] = True
    pips: int


@attrs.define
class Heap:
    """The state."""

    sticks: int
    seat: Seat
    points: list[int]
    die: int
    chance: Chance

    def copy(self) -> Heap:
        return Heap(self.sticks, self.seat, self.points.copy(), self.die, self.chance.copy())


def start(options: Options, chance: Chance, events: EventLog) -> Heap:
    heap = int(options.chosen["heap"])
    return Heap(heap, Seat(0), [0] * options.seats, chance.roll(), chance)


def to_decide(state: Heap) -> Seat | None:
    return state.seat if state.sticks else None


def legal_moves(state: Heap) -> Sequence[Take]:
    counts = range(1, min(3, state.sticks) + 1)
    return [Take(count, end) for end in ("left", "right") for count in counts]


def apply(state: Heap, move: Take, events: EventLog) -> None:
    seat = state.seat
    state.sticks -= move.sticks
    state.seat = Seat((seat + 1) % len(state.points))
    events.log(Taken, seat, move.sticks)
    if not state.sticks:
        state.points[seat] += state.die
        events.log(DieShown, state.die)
        events.log(PointsScored, seat, state.die, "last")


def observe(state: Heap, seat: Seat) -> Heap:
    seen = state.copy()
    seen.die, seen.chance = (0 if state.sticks else state.die), Chance(0)
    return seen


def imagine(observation: Heap, chance: Chance) -> Heap:
    state = observation.copy()
    state.die, state.chance = state.die or chance.roll(), Chance.from_seed(chance.below(1000))
    return state


def score(state: Heap) -> ScoreSheet:
    seats = [Seat(index) for index in range(len(state.points))]
    lines = tuple(ScoreLine(s, "last", state.points[s]) for s in seats if state.points[s])
    standings = rank({s: state.points[s] for s in seats}, dict.fromkeys(seats, ()), ())
    return ScoreSheet(lines, standings, final=not state.sticks)


def why_not(observation: Heap, picked: Sequence[Target], clicked: Target) -> WhyNot:
    return WhyNot("too_many", {"left": observation.sticks})


def check(state: Heap) -> None:
    if not 0 <= state.sticks <= 10:
        raise ValueError("no heap has so many sticks")


GAME = Game(
    info=GameInfo(
        id="sticks",
        title="Sticks",
        seats_min=2,
        seats_max=3,
        rules_version=1,
        options=(OptionField("heap", ("10", "4"), "10"),),
    ),
    start=start,
    to_decide=to_decide,
    legal_moves=legal_moves,
    apply=apply,
    observe=observe,
    imagine=imagine,
    score=score,
    facts=lambda observation, move: (),
    why_not=why_not,
    check=check,
    reasons=("last",),
    judgement=Judgement(
        evaluate=lambda state, seat: float(state.points[seat]),
        policy=lambda state, legal: [1.0] * len(legal),
        rounds=lambda state: 10 - state.sticks,
        spread=6.0,
    ),
    state_type=Heap,
    move_types=(Take,),
    event_types=(Taken, DieShown, PointsScored),
)
