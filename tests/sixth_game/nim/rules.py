"""Setup, moves and score."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog, PointsScored
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank

from .moves import Take, Taken
from .observation import Observation
from .state import HEAPS, LARGEST, LAST_MATCH, State, to_decide


def start(options: Options, chance: Chance, _events: EventLog) -> State:
    """Three heaps of three to five matches, and a random first player."""
    heaps = [LARGEST - chance.below(3) for _ in range(HEAPS)]
    return State(heaps, Seat(chance.below(options.seats)), [0] * options.seats, chance)


def legal_moves(state: State) -> Sequence[Take]:
    """Any number from any heap."""
    return [Take(heap, left) for heap in range(HEAPS) for left in range(state.heaps[heap])]


def apply(state: State, move: Take, events: EventLog) -> None:
    """Take the matches; the last one brings the point."""
    seat, count = state.seat, state.heaps[move.heap] - move.left
    state.heaps[move.heap] = move.left
    state.seat = Seat((seat + 1) % len(state.points))
    is_last = to_decide(state) is None
    state.points[seat] += is_last
    events.log(Taken, seat, move.heap, count)
    if is_last:
        events.log(PointsScored, seat, 1, LAST_MATCH)


def score(state: State) -> ScoreSheet:
    """One point for the last match."""
    points = {Seat(seat): points for seat, points in enumerate(state.points)}
    lines = tuple(ScoreLine(seat, LAST_MATCH, won) for seat, won in points.items() if won)
    return ScoreSheet(lines, rank(points, dict.fromkeys(points, ()), ()), not any(state.heaps))


def why_not(observation: Observation, _picked: Sequence[Target], _clicked: Target) -> WhyNot:
    """The match is gone, or it is another player's turn."""
    is_mine = to_decide(observation.table) == observation.seat
    return WhyNot("gone" if is_mine else "not_your_turn")
