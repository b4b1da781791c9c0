"""The record of Aaron, the automaton of the solo game."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import AutomatonInfo
from burgundy_desktop.games.castles_cards.board.art import sprite
from burgundy_desktop.games.castles_cards.board.wording.names import AARON
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.events import AaronPlaced, SidesCompared

_SAYS = phrase("builds what his piles bring; you may not be behind him after any round")

AUTOMATON = AutomatonInfo(
    name=AARON,
    in_text=AARON,
    says=_SAYS,
    face=sprite("aaron"),
    steps=(AaronPlaced,),
    compared=(SidesCompared,),
)
