"""Where things lie during an animation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, OnCard, Throw
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.board.holdings import goods_in_hand
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.player_areas import PlayerArea
from burgundy_desktop.games.castles.state import State


@attrs.frozen
class Stage:
    """The boxes of things during an animation, and the table afterwards."""

    layout: Layout
    viewer: Seat
    areas: Mapping[Seat, PlayerArea]
    table: State
    before: State | None
    """None if the table was not visible before."""
    throws: Callable[..., tuple[Throw, ...]]
    """(is_first of a phase) -> how the dice are thrown."""
    brushes: Brushes

    @property
    def old_tiles(self) -> tuple[int, ...]:
        """The tiles on the depots before."""
        depots = self.before.depots if self.before is not None else ()
        return tuple(tile for depot in depots for tile in depot)

    def counted(self, seat: Seat, box: Box, holding: str = "") -> Box:
        """Where a holding of a player is counted, or the points: in this box of the own estate, on
        the card of another player.
        """
        return box if seat == self.viewer else OnCard.at(box, seat, holding)

    def goods(self, seat: Seat, kind: int, *, are_gone: bool = False) -> Box:
        """Where a player has the goods of a kind, or had them before these events."""
        area = self.areas[seat]
        box = (area.goods_count or (area.sign,))[0]
        owner = (self.before or self.table).players[seat]
        if area.goods:
            there = owner if are_gone else self.table.players[seat]
            held = [one for one, count in enumerate(there.goods) if count]
            box = area.goods[held.index(kind) if kind in held else 0]
        return self.counted(seat, box, goods_in_hand(owner))
