"""The final count: the rows of a score sheet in the order in which they are counted. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreSheet


@attrs.frozen
class Row:
    """The points of all sides for one reason, or for a group of reasons."""

    reason: str
    points: tuple[int, ...]
    """By seat; losses are negative."""
    parts: tuple[Row, ...] = ()
    """The reasons of a group that brought something."""

    @property
    def best(self) -> int:
        """The most points of a side."""
        return max(self.points)


@attrs.frozen
class Decider:
    """The reason with the winner's largest lead over the second."""

    reason: str
    first: Seat
    second: Seat
    points: tuple[int, int]
    """Of the winner and of the second, for this reason."""
    would_have_won: Seat | None = None
    """Who would have won if the reason had brought nobody anything; None if still the winner, if
    several would have, or if the game would have gone on.
    """
    by: int = 0
    """By how many points they would have won."""


@attrs.frozen
class Count:
    """A score sheet as it is counted."""

    sheet: ScoreSheet
    rows: tuple[Row, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All sides, in the order of the seats: the order of the places would give away the end."""
        return tuple(Seat(seat) for seat in range(len(self.sheet.standings)))

    @cached_property
    def by_rank(self) -> tuple[Seat, ...]:
        """All sides, the winner first; those that share a place in the order of the seats."""
        return tuple(sorted(self.seats, key=lambda seat: (self.rank(seat), seat)))

    def rank(self, seat: Seat) -> int:
        """The final place of a side, from 1."""
        return next(one.rank for one in self.sheet.standings if one.seat == seat)

    def sum_of(self, seat: Seat, shares: Sequence[float]) -> int:
        """The points of a side when this share of each row has been counted."""
        counted = zip(self.rows, shares, strict=True)
        return sum(round(row.points[seat] * share) for row, share in counted)

    @cached_property
    def most_gained(self) -> int:
        """The height of the highest column, in points: gains without losses."""
        return max(sum(max(row.points[seat], 0) for row in self.rows) for seat in self.seats)

    @cached_property
    def most_lost(self) -> int:
        """How far the lowest column hangs below the line, in points."""
        return max(-sum(min(row.points[seat], 0) for row in self.rows) for seat in self.seats)


def count_of(sheet: ScoreSheet, order: Sequence[str], groups: Mapping[str, str]) -> Count:
    """The count of a sheet: every reason that brought or cost somebody points, in the `order` of
    the game. Reasons of one of the `groups` are counted together, in the place of the first.
    """
    seats = [Seat(seat) for seat in range(len(sheet.standings))]
    rows: dict[str, list[Row]] = {}
    for reason in order:
        points = tuple(sheet.points(seat, reason) for seat in seats)
        if any(points):
            rows.setdefault(groups.get(reason, reason), []).append(Row(reason, points))
    return Count(sheet, tuple(_together(name, parts) for name, parts in rows.items()))


def _together(name: str, parts: list[Row]) -> Row:
    if [part.reason for part in parts] == [name]:
        return parts[0]
    sums = tuple(map(sum, zip(*(part.points for part in parts), strict=True)))
    return Row(name, sums, tuple(parts))


def decider(count: Count) -> Decider | None:
    """What decided the game; None if several won, or the winner leads in nothing."""
    sheet = count.sheet
    if len(sheet.winners) != 1 or len(sheet.standings) < 2:
        return None
    first, second = (standing.seat for standing in sheet.standings[:2])
    single = [part for row in count.rows for part in (row.parts or (row,))]
    row = max(single, key=lambda row: row.points[first] - row.points[second], default=None)
    if row is None or row.points[first] <= row.points[second]:
        return None
    winner, by = _winner_without(count, row)
    seen = None if winner == first or sheet.ended_early else winner
    points = row.points[first], row.points[second]
    return Decider(row.reason, first, second, points, seen, by)


def _winner_without(count: Count, row: Row) -> tuple[Seat | None, int]:
    """Who would have won without the points of this row, and by how many; None for several."""
    totals = {seat: count.sheet.total(seat) - row.points[seat] for seat in count.seats}
    best, other, *_ = sorted(totals.values(), reverse=True)
    winners = [seat for seat in count.seats if totals[seat] == best]
    return (winners[0], best - other) if len(winners) == 1 else (None, 0)
