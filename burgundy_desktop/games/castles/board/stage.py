"""Where things lie during an animation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Throw
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.player_areas import PlayerArea
from burgundy_desktop.games.castles.state import State


@attrs.frozen
class Stage:
    """The boxes of things during an animation, and the table afterwards."""

    layout: Layout
    areas: Mapping[Seat, PlayerArea]
    table: State
    old_tiles: tuple[int, ...]
    """The tiles on the depots before."""
    throws: Callable[..., tuple[Throw, ...]]
    """(is_first of a phase) -> how the dice are thrown."""
    brushes: Brushes
