"""A move that is tried, with questions about the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core import reasons
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.rules import apply, legal_moves
from burgundy_desktop.games.caylus.state import PlayerState, State, to_decide

ENDS = (e.BuildingActivated, e.PhaseStarted)
"""With these events the game goes on to something else, not caused by the move."""


class Case(reasons.Case[State, m.CaylusMove, PlayerState]):
    """A legal move, tried once, with the questions of this game."""

    rules = reasons.Rules(apply, legal_moves, to_decide, ENDS)

    @property
    def points(self) -> int:
        """The points that the move itself brings; negative for a loss."""
        return sum(event.points for event in self.of(PointsScored))

    def scores(self) -> Iterator[Fact]:
        """Points now, won or lost."""
        if self.points:
            yield Fact(Claim.SCORES, "points" if self.points > 0 else "loses", self.points)
