"""The Eminence, the automaton of the solo game: its record, and how it is shown.

`layout` measures its panel and `items` fills it: `chain` (the steps of its turn), `words` (one
step), `tile_art` (its solo tile). `marks` marks on the table what a step names. `thumb` and
`thumb_layout` are its small board.
"""

from __future__ import annotations

from burgundy_desktop.boardkit.board import AutomatonInfo
from burgundy_desktop.games.boonlake.board.art import sprite
from burgundy_desktop.games.boonlake.board.wording.eminence import title
from burgundy_desktop.games.boonlake.board.wording.names import EMINENCE
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.events import EMINENCE_STEPS, SidesCompared

_SAYS = phrase("follows its tiles; to win you need at least as many points")

AUTOMATON = AutomatonInfo(
    name=title,
    in_text=EMINENCE,
    says=_SAYS,
    face=sprite("face_eminence"),
    steps=EMINENCE_STEPS,
    compared=(SidesCompared,),
    reading=2.0,
    last_stays=True,
)
