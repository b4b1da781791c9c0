"""A move that is tried, with questions about the positions before and after it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cached_property

import attrs

from burgundy_desktop.core import reasons
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import tried
from burgundy_desktop.games.castles import events as e, moves as m, state
from burgundy_desktop.games.castles.queries.rounds import ends_phase, is_last_phase
from burgundy_desktop.games.castles.rules import apply, legal_moves
from burgundy_desktop.games.castles.scoring import FIRST_KNOWLEDGE_REASON, final_points
from burgundy_desktop.games.castles.state import steps as s
from burgundy_desktop.games.castles.tables import pieces

ENDS = (e.TurnEnded,)

_ONE_OF_EACH = tuple(
    tuple(
        {
            pieces.TILE_NAME[tile]: tile
            for tile in range(pieces.TILE_COUNT)
            if pieces.TILE_KIND[tile] == kind
        }.values()
    )
    for kind in range(len(pieces.KINDS))
)
"""One tile of each name, for each kind."""


@attrs.frozen
class Placement:
    """A trial placement of a tile: what it would score there."""

    tile: int
    space: int
    points: int
    completed: e.RegionCompleted | None
    closing_points: int = 0
    """The part of `points` for completing the region."""


class Case(reasons.Case[state.State, m.CastlesMove, state.PlayerState]):
    """A legal move, tried once, with the questions of this game."""

    rules = reasons.Rules(apply, legal_moves, state.to_decide, ENDS)

    def points_for(self, *reasons: str) -> int:
        """The points that the move brings at once for these reasons."""
        return sum(event.points for event in self.of(PointsScored) if event.reason in reasons)

    def points_of(self, move: m.CastlesMove) -> int:
        """The points that one of `next_moves` would bring."""
        return scored(tried(apply, self.after, move, ENDS).events, self.seat)

    def then(self, move: m.CastlesMove) -> Case:
        """One of `next_moves`, tried."""
        return Case(self.seat, self.after, self.next_moves, move)

    def final(self, *reasons: int) -> int:
        """The gain in final points for these reasons, if the game ended now."""
        before, after = dict(final_points(self.mine)), dict(final_points(self.mine_after))
        return sum(after.get(reason, 0) - before.get(reason, 0) for reason in reasons)

    @property
    def knowledge(self) -> int:
        """The gain in points of knowledge tiles, if the game ended now."""
        return self.final(*range(FIRST_KNOWLEDGE_REASON, FIRST_KNOWLEDGE_REASON + 12))

    @cached_property
    def later(self) -> state.State | None:
        """The position at the player's next chance to place; None if there is none."""
        table = self.after.copy()
        if self.goes_on or not ends_phase(table):
            return table
        if is_last_phase(table):
            return None
        table.phase += 1
        return table

    @property
    def in_this_phase(self) -> bool:
        """Whether the next chance to place comes in the phase that is played."""
        return self.later is not None and self.later.phase == self.table.phase


def scored(events: Sequence[Event], seat: Seat, reasons: Container[str] = state.REASONS) -> int:
    """The points of a seat, for these reasons."""
    return sum(
        event.points
        for event in events
        if isinstance(event, PointsScored) and event.seat == seat and event.reason in reasons
    )


def placements(table: state.State, seat: Seat, tile: int, only: int = -1) -> list[Placement]:
    """All placements of a tile with any die, with their points."""
    hall = table.copy()
    hall.turn = hall.round_order.index(seat)
    hall.pending = [(s.CITY_HALL_PLACEMENT, pieces.CITY_HALL)]
    hall.players[seat].storage = (tile,)
    moves = [move for move in legal_moves(hall) if isinstance(move, m.PlaceByCityHall)]
    return [_placed(hall, seat, move) for move in moves if only in {-1, move.space}]


def _placed(hall: state.State, seat: Seat, move: m.PlaceByCityHall) -> Placement:
    events = tried(apply, hall, move, ENDS).events
    completed = [event for event in events if isinstance(event, e.RegionCompleted)]
    return Placement(
        move.tile,
        move.space,
        scored(events, seat),
        completed[0] if completed else None,
        scored(events, seat, {"region", "phase"}),
    )


def best_placement(table: state.State | None, seat: Seat, tile: int) -> Placement | None:
    """The placement of a tile with the most points; None if there is no space for it."""
    found = placements(table, seat, tile) if table is not None else []
    return max(found, key=lambda one: (one.points, one.completed is not None), default=None)


def closing_points(table: state.State, seat: Seat, space: int) -> int:
    """The points for completing a region with any suitable tile."""
    kind = table.players[seat].printed.kind[space]
    for tile in _ONE_OF_EACH[kind]:
        found = placements(table, seat, tile, space)
        if found:
            return found[0].closing_points
    return 0


def could(table: state.State, seat: Seat, move: m.CastlesMove) -> bool:
    """Whether a seat could play this if it were its turn in this position."""
    if table.players[seat].dice == (0, 0):
        return False
    turn = table.copy()
    turn.turn, turn.pending, turn.bought = turn.round_order.index(seat), [], False
    return move in legal_moves(turn)
