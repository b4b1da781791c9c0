"""The picture of Boonlake on the table, and its words."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.boonlake.board.animation import PLAYS
from burgundy_desktop.games.boonlake.board.animation.scoring import comes_together
from burgundy_desktop.games.boonlake.board.asked import asked_about
from burgundy_desktop.games.boonlake.board.automaton import AUTOMATON
from burgundy_desktop.games.boonlake.board.gains import gains
from burgundy_desktop.games.boonlake.board.holdings import holdings
from burgundy_desktop.games.boonlake.board.scene import BoonlakeScene
from burgundy_desktop.games.boonlake.board.score_signs import SIGNS
from burgundy_desktop.games.boonlake.board.vignettes import vignette
from burgundy_desktop.games.boonlake.board.wording import WORDING
from burgundy_desktop.games.boonlake.board.wording.costs import cost_of, proposed
from burgundy_desktop.games.boonlake.board.wording.gains import points_gained
from burgundy_desktop.games.boonlake.events import GameSetUp, ScoringEnded, TurnStarted
from burgundy_desktop.sound.names import Loop

BOARD = Board(
    scene=BoonlakeScene,
    wording=WORDING,
    holdings=holdings,
    vignette=vignette,
    cost=cost_of,
    proposes=proposed,
    brings=points_gained,
    gains=gains,
    asked_about=asked_about,
    automaton=AUTOMATON,
    signs=SIGNS,
    ambience=Loop.RIVER,
    chapters={GameSetUp: lambda _: "1", ScoringEnded: lambda event: str(event.scoring + 1)},
    ends_turn=(TurnStarted,),
    seen=frozenset({*PLAYS, PointsScored}),
    gathers=comes_together,
)
"""The record for the shell: how to make the table, and its texts."""
