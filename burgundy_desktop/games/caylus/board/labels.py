"""The words printed on the table."""

from __future__ import annotations

from burgundy_desktop.games.caylus.board.wording.translation import phrase

CASTLE = phrase("Castle", "on the table")
BUILDERS = phrase("Builders", "on the table, before the five circles")
ORDER = phrase("Order", "on the table, the turn order")
FAVORS = phrase("Royal favours", "on the table")

SECTIONS = (
    phrase("Dungeon", "on the table"),
    phrase("Walls", "on the table"),
    phrase("Towers", "on the table"),
)
PROGRESS = (
    phrase("dungeon {built} of {all} · scored at {space}", "on the table"),
    phrase("walls {built} of {all} · scored at {space}", "on the table"),
    phrase("towers {built} of {all} · scored at {space}", "on the table"),
)
CASTLE_STANDS = phrase("all sections are scored", "on the table")

OPENS = (
    phrase("{columns} after the dungeon", "columns of the royal favours, on the table"),
    phrase("{columns} after the walls", "columns of the royal favours, on the table"),
    phrase("all columns are open", "columns of the royal favours, on the table"),
)
SIMPLIFIED = phrase("each is worth {points} points", "simplified royal favours, on the table")

LINES = (
    phrase("points", "a line of the royal favours, on the table"),
    phrase("deniers", "a line of the royal favours, on the table"),
    phrase("cubes", "a line of the royal favours, on the table"),
    phrase("build", "a line of the royal favours, on the table"),
)
PILES = (
    phrase("Wood", "a pile of buildings on the table"),
    phrase("Stone", "a pile of buildings on the table"),
    phrase("Residences", "a pile of buildings on the table"),
    phrase("Prestige", "a pile of buildings on the table"),
)
NOT_WITH_TWO = (
    phrase("not with", "the stables are closed, upper line, on the table"),
    phrase("{players} players", "the stables are closed, lower line, on the table"),
)

SUPPLY = phrase("Buildings in the supply", "on the table, a heading")
SUPPLY_KEY = phrase("B: open or close", "on the table, the key of the supply")
GLOWING = phrase("glowing: you can build it now · house: stands on the road", "on the table")
BUILT_BY = {
    "wood": phrase("%n left · built by the carpenter", "wood buildings in the supply"),
    "stone": phrase("%n left · built by the mason", "stone buildings in the supply"),
    "residential": phrase("Residence · by the lawyer", "in the supply"),
    "prestige": phrase(
        "%n left · built by the architect, in place of a residence", "in the supply"
    ),
}
STANDS_ON = phrase("on {space}", "in the supply: a building stands on this space")
YOU_PAY = phrase("You pay", "in the supply")
YOU_GET = phrase("You get", "in the supply")
GOES_ON = phrase("Goes on", "in the supply: where the building will stand")
SPACE = phrase("space {number}", "in the supply: where the building will stand")
NO_SPACE = phrase("no space left", "in the supply")
REPLACES_HOME = phrase("one of your residences", "in the supply: what a prestige building replaces")
CHOOSE = phrase("Point at a building to see what it does.", "in the supply")

TALLY = phrase("Houses", "on the table, a heading: houses of each player in the castle")
"""Beside the castle, where there is room."""
