"""The few words that are printed on the table itself."""

from __future__ import annotations

from burgundy_desktop.games.boonlake.board.wording.saying import phrase

IN_USE = phrase("in use", "the action tile of this turn, on the table")
SUPPLY = phrase("supply {count}", "inhabitants in the supply, on the table")
NO_LEVERS = phrase("no levers yet", "on the table")
TILES_LEFT = phrase("%n left", "solo tiles, on the table")
DISCARDS = phrase("Discard pile", "on the table, a heading")
TABLEAU = phrase("Cards of {name}", "on the table, a heading")
EMINENCE = phrase("The Eminence", "on the table")
