"""The picture of The Castles of Burgundy on the table, and its words."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.castles.board.animation import PLAYS, comes_together
from burgundy_desktop.games.castles.board.asked import asked_about
from burgundy_desktop.games.castles.board.gains import gains, points_gained
from burgundy_desktop.games.castles.board.holdings import holdings
from burgundy_desktop.games.castles.board.scene import CastlesScene
from burgundy_desktop.games.castles.board.score_signs import GROUPS, SIGNS
from burgundy_desktop.games.castles.board.vignettes import vignette
from burgundy_desktop.games.castles.board.wording import WORDING, names
from burgundy_desktop.games.castles.board.wording.confirmation import question_before
from burgundy_desktop.games.castles.board.wording.costs import cost_of
from burgundy_desktop.games.castles.events import PhaseStarted
from burgundy_desktop.sound.names import Loop

BOARD = Board(
    scene=CastlesScene,
    wording=WORDING,
    holdings=holdings,
    vignette=vignette,
    cost=cost_of,
    asks_first=question_before,
    brings=points_gained,
    gains=gains,
    signs=SIGNS,
    groups=GROUPS,
    asked_about=asked_about,
    ambience=Loop.MEADOW,
    chapters={PhaseStarted: lambda event: names.letter(event.phase)},
    seen=frozenset({*PLAYS, PointsScored}),
    gathers=comes_together,
)
"""The record for the shell: how to make the table, and its texts."""
