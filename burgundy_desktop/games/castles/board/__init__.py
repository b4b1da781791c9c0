"""The picture of The Castles of Burgundy on the table, and its words."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.games.castles.board.scene import CastlesScene
from burgundy_desktop.games.castles.board.wording import CastlesWording

BOARD = Board(scene=CastlesScene, wording=CastlesWording())
"""How the shell makes this table, and its words."""
