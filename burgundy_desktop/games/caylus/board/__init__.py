"""The picture of Caylus on the table, and its words."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.caylus.board.animation import PLAYS, comes_together
from burgundy_desktop.games.caylus.board.asked import asked_about
from burgundy_desktop.games.caylus.board.gains import gains
from burgundy_desktop.games.caylus.board.holdings import holdings
from burgundy_desktop.games.caylus.board.scene import CaylusScene
from burgundy_desktop.games.caylus.board.score_signs import SIGNS
from burgundy_desktop.games.caylus.board.shades import SHADES
from burgundy_desktop.games.caylus.board.vignettes import vignette
from burgundy_desktop.games.caylus.board.wording import WORDING
from burgundy_desktop.games.caylus.board.wording.confirmation import question_before
from burgundy_desktop.games.caylus.board.wording.costs import cost_of
from burgundy_desktop.games.caylus.board.wording.gains import points_gained
from burgundy_desktop.games.caylus.events import TurnStarted
from burgundy_desktop.sound.names import Loop

BOARD = Board(
    scene=CaylusScene,
    wording=WORDING,
    holdings=holdings,
    vignette=vignette,
    cost=cost_of,
    asks_first=question_before,
    brings=points_gained,
    gains=gains,
    asked_about=asked_about,
    shades=SHADES,
    signs=SIGNS,
    ambience=Loop.HILL,
    chapters={TurnStarted: lambda event: str(event.turn)},
    seen=frozenset({*PLAYS, PointsScored}),
    gathers=comes_together,
)
"""The record for the shell: how to make the table, and its texts."""
