"""The cards of the library page, whatever way they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs

from burgundy_desktop.desktop.library.box_card import BoxCard
from burgundy_desktop.desktop.library.grid import COLUMNS
from burgundy_desktop.desktop.library.last_game import LastGame
from burgundy_desktop.desktop.library.welcome import Welcome
from burgundy_desktop.desktop.panels.saved_games import SavedGames

GAP_PX: Final = 24
SIDES_PX: Final = 24
ENDS_PX: Final = 20


@attrs.frozen
class Cards:
    """A box for each game, the last game, the saved ones, and the welcome."""

    boxes: Mapping[str, BoxCard]
    last: LastGame
    saved: SavedGames
    welcome: Welcome

    @property
    def are_of_one_game(self) -> bool:
        return len(self.boxes) == 1

    @property
    def have_row(self) -> bool:
        """Whether the welcome is a row above the boxes; it goes with the first finished game."""
        return len(self.boxes) > COLUMNS
