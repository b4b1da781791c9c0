"""The boxes of things during an animation, and the table before and after it."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.own import STOCKS
from burgundy_desktop.games.boonlake.state import State


@attrs.define
class Stage:
    """Where things lie. `ships` follow what has been played so far."""

    layout: Layout
    viewer: int
    seats: int
    table: State
    before: State

    def home(self, seat: int) -> Box:
        """The edge of the table beside a player's card."""
        return self.layout.home(seat, self.viewer, self.seats)

    def stock(self, seat: int, number: int) -> Box:
        """The box of a player's coins, vases, inhabitants or cards."""
        if seat != self.viewer or not 0 <= number < STOCKS:
            return self.home(seat)
        return self.layout.own.stock(number)[0]

    @property
    def bank(self) -> Box:
        """The box that gains from the supply come from."""
        k = self.layout.scale
        panel = self.layout.actions.panel
        return Box.around(panel.right - 20 * k, panel.y + 12 * k, 24 * k)


def stage_for(position: Position, before: State | None, layout: Layout) -> Stage:
    """The stage of a position, as its events begin."""
    table: State = position.observation.table
    seats = len(table.sides())
    return Stage(layout, position.viewer, seats, table, before if before is not None else table)
