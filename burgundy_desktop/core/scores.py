"""The score sheet: where every point came from, and who won."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.ids import Seat


@attrs.frozen
class ScoreLine:
    """The points of one seat for one reason, summed over the game so far."""

    seat: Seat
    reason: str
    points: int


@attrs.frozen
class Standing:
    """The place of one seat: rank from 1, and the keys that broke a tie, best first."""

    seat: Seat
    rank: int
    points: int
    tie_breaks: tuple[int, ...] = ()
    decided_by: str = ""
    """The tie-break that put this seat before the next one with the same points; empty if none did.
    """


@attrs.frozen
class ScoreSheet:
    """All score lines of a game and the standings that follow from them.

    `final` is false while the game goes on: then the lines hold the points scored so far.
    """

    lines: tuple[ScoreLine, ...]
    standings: tuple[Standing, ...]
    final: bool
    ended_early: bool = False
    """Whether the points ended the game before its last round: with others it would have gone on.
    """

    def total(self, seat: Seat) -> int:
        """All points of `seat`."""
        return sum(line.points for line in self.lines if line.seat == seat)

    def points(self, seat: Seat, reason: str) -> int:
        """Points of `seat` for `reason`."""
        return sum(
            line.points for line in self.lines if line.seat == seat and line.reason == reason
        )

    def points_by_reason(self, seat: Seat) -> dict[str, int]:
        """Points of `seat` for each of its reasons."""
        reasons = {line.reason: 0 for line in self.lines if line.seat == seat}
        return {reason: self.points(seat, reason) for reason in reasons}

    @property
    def lead(self) -> int:
        """How far the best side is ahead of the next one; 0 for a side alone."""
        points = sorted((one.points for one in self.standings), reverse=True)
        return points[0] - points[1] if len(points) > 1 else 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on rank 1; more than one only if the game knows shared victories."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def rank(
    points: dict[Seat, int],
    tie_breaks: dict[Seat, tuple[int, ...]],
    names: tuple[str, ...],
) -> tuple[Standing, ...]:
    """Standings by points, then by the tie-breaks (higher is better), best seat first. `names` are
    the names of the tie-breaks, in their order. Seats that are equal in everything share a rank.
    """

    def key(seat: Seat) -> tuple[int, ...]:
        return (points[seat], *tie_breaks[seat])

    order = sorted(points, key=key, reverse=True)
    standings = []
    place = 1
    for index, seat in enumerate(order):
        if index and key(seat) != key(order[index - 1]):
            place = index + 1
        following = order[index + 1] if index + 1 < len(order) else None
        standings.append(
            Standing(
                seat,
                place,
                points[seat],
                tie_breaks[seat],
                _decided_by(key(seat), key(following), names) if following is not None else "",
            )
        )
    return tuple(standings)


def _decided_by(better: tuple[int, ...], other: tuple[int, ...], names: tuple[str, ...]) -> str:
    if better[0] != other[0]:
        return ""
    for name, mine, theirs in zip(names, better[1:], other[1:], strict=True):
        if mine != theirs:
            return name
    return ""
