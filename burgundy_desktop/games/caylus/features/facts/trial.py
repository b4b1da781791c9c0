"""A move that is tried, and what the tables before and after it have to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact, tried
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.rules import apply, legal_moves
from burgundy_desktop.games.caylus.state import PLACE, PlayerState, State, to_decide

EventT = TypeVar("EventT", bound=Event)

ENDS = (e.BuildingActivated, e.PhaseStarted)
"""With these the game goes on to something else: what follows is not the move's doing."""


class Case:
    """A legal move of `seat` on a table, tried once."""

    def __init__(self, seat: Seat, table: State, move: m.CaylusMove) -> None:
        self.seat, self.table, self.move = seat, table, move
        trial = tried(apply, table, move, ENDS)
        self.after, self.events = trial.table, trial.events
        self.goes_on = trial.is_whole and to_decide(self.after) == seat
        """Whether the same seat decides next, before anything else happens."""

    @property
    def mine(self) -> PlayerState:
        """Who moves, before the move."""
        return self.table.players[self.seat]

    @property
    def mine_after(self) -> PlayerState:
        return self.after.players[self.seat]

    @cached_property
    def next_moves(self) -> Sequence[m.CaylusMove]:
        """What the same seat may do next; nothing if somebody else goes on."""
        return legal_moves(self.after) if self.goes_on else ()

    def of(self, kind: type[EventT]) -> Iterator[EventT]:
        """What the move does to its player, events of one kind."""
        for event in self.events:
            if type(event) is kind and getattr(event, "seat", None) == self.seat:
                yield event

    @property
    def points(self) -> int:
        """The points that the move itself brings; negative for a loss."""
        return sum(event.points for event in self.of(PointsScored))

    def scores(self) -> Iterator[Fact]:
        """Points now, won or lost."""
        if self.points:
            yield Fact(Claim.SCORES, "points" if self.points > 0 else "loses", self.points)


def could_place(table: State, seat: Seat, spot: int) -> bool:
    """Whether a seat might place a worker there if it were its turn on this table."""
    turn = table.copy()
    turn.pending = [(PLACE, seat, 0)]
    return m.place(spot) in legal_moves(turn)
