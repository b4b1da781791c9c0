"""Aaron, the automaton of the solo game, as people meet him."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Rival
from burgundy_desktop.games.castles_cards.board.art import sprite
from burgundy_desktop.games.castles_cards.board.wording.names import AARON
from burgundy_desktop.games.castles_cards.board.wording.saying import phrase
from burgundy_desktop.games.castles_cards.events import AaronPlaced, SidesCompared

_SAYS = phrase("builds what his piles bring; you may not be behind him after any round")

RIVAL = Rival(
    name=AARON,
    says=_SAYS,
    face=sprite("aaron"),
    steps=(AaronPlaced,),
    compared=(SidesCompared,),
)
