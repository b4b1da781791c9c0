"""The review of a game: what each decision cost, and what can be said of all of them.

Losses are never added up: of two better moves one often excludes the other. A mean is what can be
told.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import attrs

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.noise import SURE

FEWEST_DECISIONS: Final = 20
"""Fewer have no accuracy."""
LEAST_LOOKED_AT: Final = 0.01
"""The loss from which a decision may be looked at again, as a share of the win."""
LOOKED_AT_AGAIN: Final = 12
"""How many decisions of a game are."""
HALF_AT: Final = 0.02
"""The mean loss, as a share of the win, at which the accuracy is 50."""


_POINTS_A_WIN: Final = 4 / 3
"""How many times the spread of a game counts as much as the whole win."""


class Kind(enum.Enum):
    """What a decision was, by its loss as a share of the win."""

    FINE = 0.0
    INACCURACY = 0.02
    MISTAKE = 0.05
    BLUNDER = 0.1


WRONG: Final = frozenset({Kind.MISTAKE, Kind.BLUNDER})
_FROM: Final = tuple((kind.value, kind) for kind in (Kind.BLUNDER, Kind.MISTAKE, Kind.INACCURACY))
"""The loss from which on a decision is of a kind: asked hundreds of times for each answer."""


@attrs.frozen
class Decision:
    """A decision with a choice. `played` and `best` are indices into the legal moves; `share`,
    `points` and their standard errors are what the best move would have brought more (`Judged`).
    `rounds` is how many rounds were played before it.
    """

    ply: Ply
    seat: Seat
    rounds: float
    played: int
    best: int
    share: float = 0.0
    share_error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0

    @property
    def loss(self) -> float:
        """What it is judged by, as a share of the win."""
        return self.share

    @property
    def loss_error(self) -> float:
        """The standard error of `loss`."""
        return self.share_error

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than noise."""
        return self.loss > SURE * self.loss_error

    @property
    def kind(self) -> Kind:
        """What it is called."""
        if self.is_sure:
            for least, kind in _FROM:
                if self.loss >= least:
                    return kind
        return Kind.FINE


@attrs.frozen
class InPoints(Decision):
    """A decision that is judged by its points. So many of them count as much as the whole win."""

    points_a_win: float = attrs.field(kw_only=True)

    @property
    def loss(self) -> float:
        return self.points / self.points_a_win

    @property
    def loss_error(self) -> float:
        return self.points_error / self.points_a_win


def in_points(decisions: Iterable[Decision], spread: float) -> list[Decision]:
    """The same decisions, judged by points in a game with this spread."""
    scale = _POINTS_A_WIN * spread
    return [
        InPoints(*attrs.astuple(one, recurse=False), points_a_win=scale)  # a copy of all takes long
        for one in decisions
    ]


def tells_more_in_points(decisions: Sequence[Decision], lead: float, spread: float) -> bool:
    """Whether these decisions of a game that ended with this lead are worth a look by their points
    only: it was so one-sided that no mistake changed who would win.
    """
    if lead < spread or _any_wrong(decisions):
        return False
    return _any_wrong(in_points(decisions, spread))


def _any_wrong(decisions: Iterable[Decision]) -> bool:
    return any(one.kind in WRONG for one in decisions)


def is_decision(match: AnyMatch, ply: Ply) -> bool:
    """Whether the move that led to this ply had an alternative."""
    return len(match.game.legal_moves(match.steps[ply - 1].state)) > 1


def decisions_of(match: AnyMatch) -> list[Ply]:
    """The plies of the moves that had an alternative."""
    return [Ply(ply) for ply in range(1, match.length + 1) if is_decision(match, Ply(ply))]


@attrs.frozen
class Mean:
    """A mean over decisions, with its standard error."""

    value: float
    error: float


def mean_loss(decisions: Sequence[Decision]) -> Mean | None:
    """The mean loss a decision, as a share of the win; single losses below 0 are noise that cancels
    out. None for too few decisions.
    """
    return _mean([decision.share for decision in decisions])


def mean_points(decisions: Sequence[Decision]) -> Mean | None:
    """The mean loss a decision in points of lead: also where a game is decided, a bad move costs
    some. None for too few decisions.
    """
    return _mean([decision.points for decision in decisions])


def _mean(losses: Sequence[float]) -> Mean | None:
    if len(losses) < FEWEST_DECISIONS:
        return None
    return Mean(fmean(losses), stdev(losses) / sqrt(len(losses)))


def accuracy(loss: Mean) -> Mean:
    """The accuracy for a mean loss: 100 without one, 50 at `HALF_AT`, and its standard error."""
    value = min(100.0, 100.0 * 2.0 ** (-loss.value / HALF_AT))
    slope = 100.0 * 2.0 ** (-max(loss.value, 0.0) / HALF_AT) * _LN_2 / HALF_AT
    return Mean(value, slope * loss.error)


_LN_2: Final = 0.6931471805599453


def turning_points(decisions: Iterable[Decision]) -> list[Decision]:
    """The three decisions of anybody that cost most, costliest first: sure ones, a round apart."""
    found: list[Decision] = []
    for decision in sorted(decisions, key=lambda one: -one.loss):
        is_apart = all(abs(decision.rounds - other.rounds) >= 1.0 for other in found)
        if len(found) < 3 and decision.kind is not Kind.FINE and is_apart:
            found.append(decision)
    return found


def costliest(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions that are looked at again, the costliest first."""
    costly = [one for one in decisions if one.loss >= LEAST_LOOKED_AT]
    return sorted(costly, key=lambda one: -one.loss)[:LOOKED_AT_AGAIN]
