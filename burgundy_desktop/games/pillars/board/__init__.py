"""The picture of Pillars on the table, and its words."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.pillars.board.animation import PLAYS, comes_together
from burgundy_desktop.games.pillars.board.art import seats_in
from burgundy_desktop.games.pillars.board.asked import asked_about
from burgundy_desktop.games.pillars.board.gains import gains
from burgundy_desktop.games.pillars.board.holdings import holdings
from burgundy_desktop.games.pillars.board.scene import PillarsScene
from burgundy_desktop.games.pillars.board.score_signs import SIGNS
from burgundy_desktop.games.pillars.board.score_view import hand_points
from burgundy_desktop.games.pillars.board.vignettes import vignette
from burgundy_desktop.games.pillars.board.wording import WORDING
from burgundy_desktop.games.pillars.events import HandDealt
from burgundy_desktop.games.pillars.tables.rows import COLOURS
from burgundy_desktop.sound.names import Loop

BOARD = Board(
    scene=PillarsScene,
    wording=WORDING,
    holdings=holdings,
    vignette=vignette,
    brings=hand_points,
    gains=gains,
    asked_about=asked_about,
    seats=seats_in,
    colours=COLOURS,
    signs=SIGNS,
    ambience=Loop.NAVE,
    chapters={HandDealt: lambda event: str(event.hand)},
    seen=frozenset({*PLAYS, PointsScored}),
    gathers=comes_together,
)
"""The record for the shell: how to make the table, and its texts."""
