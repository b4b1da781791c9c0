"""A move that is tried, with questions about the positions before and after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from burgundy_desktop.core import reasons
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import tried
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.rules import apply
from burgundy_desktop.games.boonlake.rules.legal import legal_moves
from burgundy_desktop.games.boonlake.state import PlayerState, State, to_decide
from burgundy_desktop.games.boonlake.state.steps import EXPAND, OFFER, TYPES

ENDS = (e.IncomeStarted, e.ScoringStarted, e.TurnStarted, e.FollowStarted, e.FinalScoringStarted)
"""With these something else begins: what follows is not the move's doing."""

_MOST_TRIED = 80
"""With more choices than this, their gains are not computed, which would take too long."""


class Case(reasons.Case[State, m.BoonlakeMove, PlayerState]):
    """A legal move, tried once, with the questions of this game."""

    rules = reasons.Rules(apply, legal_moves, to_decide, ENDS)

    @cached_property
    def fresh_moves(self) -> Sequence[m.BoonlakeMove]:
        """Moves that become possible next."""
        before = set(self.legal)
        return [move for move in self.next_moves if move not in before]

    @property
    def points(self) -> int:
        """The points that the move itself brings; negative for a loss."""
        return sum(event.points for event in self.of(PointsScored))

    def best_next(self) -> tuple[int, m.BoonlakeMove | None]:
        """The points of the best of `fresh_moves`, and that move; none if there are too many."""
        if len(self.fresh_moves) > _MOST_TRIED:
            return 0, None
        tried_out = [(points_of(self.after, self.seat, move), move) for move in self.fresh_moves]
        return max(tried_out, key=lambda one: one[0], default=(0, None))

    def scores_elsewhere(self) -> bool | None:
        """Whether another legal move scores at once; None if there are too many to try."""
        if len(self.legal) > _MOST_TRIED:
            return None
        return any(points_of(self.table, self.seat, move) > 0 for move in self.legal)


def playable(table: State, seat: Seat) -> frozenset[int]:
    """The cards of a hand that are affordable, of any type."""
    offer = table.copy()
    offer.pending = [(OFFER, seat, TYPES)]
    return frozenset(move.card for move in legal_moves(offer) if isinstance(move, m.PlayCard))


def could_settle(table: State, seat: Seat, move: m.Settle) -> bool:
    """Whether a seat could expand there if it had the offer in this position."""
    offer = table.copy()
    offer.pending = [(OFFER, seat, EXPAND)]
    return move in legal_moves(offer)


def points_of(table: State, seat: Seat, move: m.BoonlakeMove) -> int:
    """The points that a legal move itself brings."""
    events = tried(apply, table, move, ENDS).events
    return sum(
        event.points for event in events if isinstance(event, PointsScored) and event.seat == seat
    )
