"""The boxes of things during an animation, and the table before and after it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.state import State

COINS, VASES, RANCH, HAND = range(4)
"""The stocks of a player, in their order on the own board."""


@attrs.frozen
class Stage:
    """Where things lie."""

    layout: Layout
    brushes: Brushes
    viewer: int
    seats: int
    table: State
    before: State
    large: int
    """Whose board is the large one: the viewer's, or that of whoever acts."""
    small: Sequence[int]
    """Whose boards are small, where there is room for them."""

    def has_board(self, seat: int) -> bool:
        """Whether this is the viewer, whose board is on the table."""
        return seat == self.viewer == self.large

    def board(self, seat: int) -> Box:
        """A player's board, large or small; without one its sign on the player's card."""
        if seat == self.large:
            return self.layout.own.panel
        boards = dict(zip(self.small, self.layout.thumbs, strict=False))
        return boards[seat].panel if seat in boards else self.home(seat)

    def bonus(self, seat: int, level: int) -> Box:
        """The place of the inhabitant of a level, on the board or beside its count."""
        if seat == self.large:
            return self.layout.own.bonus(level)
        boards = dict(zip(self.small, self.layout.thumbs, strict=False))
        return boards[seat].bonus(level) if seat in boards else self.stock(seat, RANCH)

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

    def supply(self, seat: int, number: int) -> Box:
        """Where a player's coins, vases and inhabitants come from: inhabitants from the supply on
        the large board.
        """
        is_there = number == RANCH and seat == self.large
        return self.layout.own.supply if is_there else self.bank

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
    large: int,
    small: Sequence[int],
) -> Stage:
    """The stage of a position, as its events begin."""
    table: State = position.observation.table
    seats = len(table.sides())
    start = before if before is not None else table
    return Stage(layout, brushes, position.viewer, seats, table, start, large, small)
