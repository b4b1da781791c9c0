"""The boxes of things during an animation, and the table before and after it."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.road import CASTLE, GATE, ROAD_LENGTH


@attrs.frozen
class Stage:
    """The boxes of things during an animation."""

    layout: Layout
    brushes: Brushes
    viewer: int
    seats: int
    table: State

    def home(self, seat: int, holding: str = "") -> OnCard:
        """The sign of a holding on a player's card, of the points without one; the edge of the
        table beside it while the card is not in view.
        """
        return OnCard.at(self.layout.home(seat, self.viewer, self.seats), seat, holding)

    def worker(self, spot: int, circle: int = 0) -> Box:
        """The box of a worker."""
        if spot <= ROAD_LENGTH:
            return self.layout.town.worker(spot)
        if spot == CASTLE:
            return self.layout.castle.builders[circle]
        return self.layout.town.special_workers(spot - GATE)[circle]

    def source(self, spot: int) -> Box:
        """The source of the gains of a spot."""
        if not spot:
            return self.layout.favors.sign
        if spot <= ROAD_LENGTH:
            return self.layout.town.strip(spot)
        if spot == CASTLE:
            return self.layout.castle.builders[0]
        return self.layout.town.special_strip(spot - GATE)


def stage_for(position: Position, layout: Layout, brushes: Brushes) -> Stage:
    """The stage of a position."""
    return Stage(
        layout=layout,
        brushes=brushes,
        viewer=position.viewer,
        seats=len(position.seats),
        table=position.observation.table,
    )
