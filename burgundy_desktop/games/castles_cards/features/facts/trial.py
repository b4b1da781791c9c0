"""A move that is tried, with questions about the positions before and after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

import attrs

from burgundy_desktop.core import reasons
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact, tried
from burgundy_desktop.games.castles_cards import events as e, moves as m, state
from burgundy_desktop.games.castles_cards.rules import apply, legal_moves
from burgundy_desktop.games.castles_cards.scoring import lines, points
from burgundy_desktop.games.castles_cards.state import steps as s
from burgundy_desktop.games.castles_cards.tables.cards import TOWN_HALL

ENDS = (e.TurnEnded, e.HandRefilled)


@attrs.frozen
class Placement:
    """A trial placement of a card in a column: its value there."""

    card: int
    column: int
    points: int
    completes: bool


class Case(reasons.Case[state.State, m.CardsMove, state.PlayerState]):
    """A legal move, tried once, with the questions of this game."""

    rules = reasons.Rules(apply, legal_moves, state.to_decide, ENDS)

    @property
    def has_played(self) -> bool:
        """Whether the turn has had its card: the others of the hand wait for the next turn."""
        return self.table.played or getattr(self.move, "by", m.EXTRA) != m.EXTRA

    @cached_property
    def next_turn(self) -> Sequence[m.CardsMove]:
        """What the remaining cards of the hand could do: in the next turn, or in this one if it
        has had no card yet.
        """
        return turn_moves(self.after, self.seat)

    def points_of(self, move: m.CardsMove) -> int:
        """What one of `next_moves` would add to the score."""
        after = tried(apply, self.after, move, ENDS).table
        return points(after, self.seat) - points(self.after, self.seat)

    def scores(self) -> Iterator[Fact]:
        """What the move adds to the score, line by line; all points are counted at the end."""
        more = Counter(_by_reason(self.after, self.seat))
        more.subtract(_by_reason(self.table, self.seat))
        for reason, gained in sorted(more.items()):
            if gained:
                yield Fact(Claim.SCORES, f"scores_{state.REASONS[reason]}", gained)


def _by_reason(table: state.State, seat: Seat) -> dict[int, int]:
    found: Counter[int] = Counter()
    for reason, amount, _ in lines(table, seat):
        found[reason] += amount
    return found


def turn_moves(table: state.State, seat: Seat) -> Sequence[m.CardsMove]:
    """The moves of a seat if its turn began in this position."""
    turn = table.copy()
    turn.mover, turn.pending = turn.order.index(seat), []
    turn.played, turn.bought = False, True
    return legal_moves(turn) if turn.players[seat].hand else ()


def placements(table: state.State, seat: Seat, card: int) -> list[Placement]:
    """All placements of a card with any die, with their values."""
    hall = table.copy()
    hall.mover, hall.pending = hall.order.index(seat), [(s.TOWN_HALL_PLACEMENT, TOWN_HALL)]
    hall.players[seat].projects = (card,)
    moves = [move for move in legal_moves(hall) if isinstance(move, m.PlaceByTownHall)]
    return [_placed(hall, seat, move) for move in moves]


def _placed(hall: state.State, seat: Seat, move: m.PlaceByTownHall) -> Placement:
    trial = tried(apply, hall, move, ENDS)
    worth = points(trial.table, seat) - points(hall, seat)
    completes = any(isinstance(event, e.TripleCompleted) for event in trial.events)
    return Placement(move.card, move.column, worth, completes)


def best_placement(table: state.State, seat: Seat, card: int) -> Placement:
    """The placement of a card with the greatest value; there is always a column for it."""
    return max(placements(table, seat, card), key=lambda one: (one.points, one.completes))
