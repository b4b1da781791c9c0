"""Luck: what chance brought to each seat, by ply, and what of a result was play.

Points are those of the lead over the best other seat, so with two sides luck sums to 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import attrs

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.noise import SURE
from burgundy_desktop.core.scores import ScoreSheet


@attrs.frozen
class Luck:
    """What the move that led to a ply revealed was worth to each side of the score sheet, an
    automaton included, in points of its lead, with the standard errors. Ply 0 is the setup.
    """

    ply: Ply
    points: tuple[float, ...]
    errors: tuple[float, ...]


@attrs.frozen
class Stroke:
    """The luck of one side at one ply, in points of its lead, with the standard error."""

    ply: Ply
    seat: Seat
    points: float
    error: float


def stroke(found: Iterable[Luck], least: float) -> Stroke | None:
    """What chance changed most for anybody, by more points than `least` and surely. With two sides
    the one for whom it was bad.
    """
    every = [
        Stroke(one.ply, Seat(seat), points, one.errors[seat])
        for one in found
        for seat, points in enumerate(one.points)
        if one.ply and abs(points) > max(least, SURE * one.errors[seat])
    ]
    return max(every, key=lambda one: (abs(one.points), -one.points), default=None)


@attrs.frozen
class LuckAndPlay:
    """How far a side was ahead at the end, and how much of it was luck, with its error."""

    lead: float
    luck: float
    error: float

    @property
    def play(self) -> float:
        """What luck does not explain; as uncertain as the luck."""
        return self.lead - self.luck


def reveals(match: AnyMatch, ply: Ply) -> bool:
    """Whether chance brought something with the move that led to this ply, or with the setup; never
    in a game that has no luck.
    """
    if not match.game.judgement.luck_walks or (ply == 0 and not match.from_setup):
        return False
    return match.steps[ply].reveals


def revealing(match: AnyMatch) -> list[Ply]:
    """The plies whose luck can be measured."""
    return [Ply(ply) for ply in range(match.length + 1) if reveals(match, Ply(ply))]


def luck_and_play(sheet: ScoreSheet, found: Iterable[Luck]) -> tuple[LuckAndPlay, ...]:
    """The result of every side in two parts, by seat. The errors of single plies are independent of
    each other.
    """
    points = [one.points for one in sorted(sheet.standings, key=lambda one: one.seat)]
    every = list(found)
    return tuple(_of_side(Seat(seat), points, every) for seat in range(len(points)))


def _of_side(seat: Seat, points: Sequence[int], every: Sequence[Luck]) -> LuckAndPlay:
    best_other = max(count for other, count in enumerate(points) if other != seat)
    luck = sum(one.points[seat] for one in every)
    error = sqrt(sum(one.errors[seat] ** 2 for one in every))
    return LuckAndPlay(points[seat] - best_other, luck, error)
