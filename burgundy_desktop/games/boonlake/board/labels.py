"""The words printed on the table."""

from __future__ import annotations

from burgundy_desktop.games.boonlake.board.wording.translation import phrase

SCORING = phrase("scoring", "beside the parts of an interim scoring, on the table")
IN_USE = phrase("in use", "the action tile of this turn, on the table")
SUPPLY = phrase("supply {count}", "inhabitants in the supply, on the table")
TILES_LEFT = phrase("%n left", "solo tiles, on the table")
DISCARDS = phrase("Discard pile", "on the table, a heading")
HAND = phrase("Your hand", "on the table, a heading")
EMPTY_HAND = phrase("no cards in hand", "on the table")
TABLEAU = phrase("Cards of {name}", "on the table, a heading")
SCORING_TILES = phrase("Scoring tiles", "a row of the comparison")
INCOME = phrase("Income", "a row of the comparison")
LEVERS = phrase("Levers", "a row of the comparison")
REGIONS = phrase("Regions", "a row of the comparison")
CARDS = phrase("Cards and projects", "a row of the comparison")
OTHER_POINTS = phrase("Everything else", "a row of the comparison")
TOTAL = phrase("Total", "the last row of the comparison")
SO_FAR = phrase("Scored so far", "title of the comparison")
AFTER_SCORING = phrase("Interim scoring {number}", "title of the comparison")
AT_THE_END = phrase("Final scoring", "title of the comparison")
TIE_IS_ENOUGH = phrase("You win at the end if you have at least as many points.")
FIRST_SLOT = phrase("slot 1", "a part of an interim scoring: a card or a development")
SECOND_SLOT = phrase("slot 2", "a part of an interim scoring: a card or a development")
A_TILE = phrase("tile", "a part of an interim scoring")
ITS_INCOME = phrase("income", "a part of an interim scoring")
ITS_LEVERS = phrase("levers", "a part of an interim scoring")
