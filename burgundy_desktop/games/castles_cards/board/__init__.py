"""The picture of The Castles of Burgundy: The Card Game on the table, and its words."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.castles_cards.board.animation import PLAYS
from burgundy_desktop.games.castles_cards.board.art import pictured
from burgundy_desktop.games.castles_cards.board.asked import asked_about
from burgundy_desktop.games.castles_cards.board.automaton import AUTOMATON
from burgundy_desktop.games.castles_cards.board.gains import gains
from burgundy_desktop.games.castles_cards.board.holdings import holdings
from burgundy_desktop.games.castles_cards.board.scene import CardsScene
from burgundy_desktop.games.castles_cards.board.score_signs import SIGNS
from burgundy_desktop.games.castles_cards.board.shades import SHADES
from burgundy_desktop.games.castles_cards.board.vignettes import vignette
from burgundy_desktop.games.castles_cards.board.wording import WORDING, names
from burgundy_desktop.games.castles_cards.board.wording.confirmation import question_before
from burgundy_desktop.games.castles_cards.board.wording.costs import cost_of
from burgundy_desktop.games.castles_cards.board.wording.gains import points_gained
from burgundy_desktop.games.castles_cards.events import RoundStarted, TurnEnded
from burgundy_desktop.sound.names import Loop

BOARD = Board(
    scene=CardsScene,
    wording=WORDING,
    holdings=holdings,
    vignette=vignette,
    cost=cost_of,
    asks_first=question_before,
    brings=points_gained,
    gains=gains,
    asked_about=asked_about,
    pictured=pictured,
    automaton=AUTOMATON,
    shades=SHADES,
    signs=SIGNS,
    ambience=Loop.HEARTH,
    chapters={RoundStarted: lambda event: names.letter(event.round)},
    ends_turn=(TurnEnded,),
    seen=frozenset({*PLAYS, PointsScored}),
)
"""The record for the shell: how to make the table, and its texts."""
