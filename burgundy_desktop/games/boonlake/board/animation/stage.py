"""The boxes of things during an animation, and the table before and after it."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.state import State

COINS, VASES, RANCH, HAND = range(4)
"""The stocks of a player, in their order on the own board."""


@attrs.define
class Stage:
    """Where things lie. `ships` follow what has been played so far."""

    layout: Layout
    brushes: Brushes
    viewer: int
    seats: int
    table: State
    before: State
    is_own: bool
    """Whether the viewer's board is the large one, and not that of whoever acts."""

    def has_board(self, seat: int) -> bool:
        """Whether this is the viewer, whose board is on the table."""
        return seat == self.viewer and self.is_own

    def home(self, seat: int, holding: str = "") -> OnCard:
        """The sign of a holding on a player's card, of the points without one; the edge of the
        table beside it while the card is not in view.
        """
        return OnCard.at(self.edge(seat), seat, holding)

    def edge(self, seat: int) -> Box:
        """The edge of the table beside a player's card."""
        return self.layout.home(seat, self.viewer, self.seats)

    def stock(self, seat: int, number: int) -> Box:
        """The box of a player's coins, vases, inhabitants or cards: on the own board, or on the
        card of another player.
        """
        if not self.has_board(seat):
            return self.home(seat, art.holding_sprite(seat, number))
        return self.layout.own.stock(number)[0]

    @property
    def bank(self) -> Box:
        """The box that gains from the supply come from."""
        k = self.layout.scale
        panel = self.layout.actions.panel
        return Box.around(panel.right - 28 * k, panel.y + 40 * k, 24 * k)


def stage_for(
    position: Position,
    before: State | None,
    layout: Layout,
    brushes: Brushes,
    *,
    is_own: bool = True,
) -> Stage:
    """The stage of a position, as its events begin."""
    table: State = position.observation.table
    seats = len(table.sides())
    start = before if before is not None else table
    return Stage(layout, brushes, position.viewer, seats, table, start, is_own)
