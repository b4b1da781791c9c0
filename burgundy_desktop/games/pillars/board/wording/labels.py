"""The few words that are printed on the table itself."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording.saying import phrase

# while tricks are played
PRIVILEGES = phrase("Privileges", "on the table, the pile of privileges")
IN_PILE = phrase("in the pile", "on the table, privileges: so many")
IN_PLAY = phrase("in play", "on the table, privileges: so many")
WON = phrase("won", "on the table, privileges: so many")
KINGS_TRICK = phrase("King's trick", "on the table")
TRICK = phrase("Trick {number} of {count}", "on the table")
LAST_TRICK = phrase("Last trick", "on the table")
YOUR_CARD = phrase("your card", "on the table, the empty place of the viewer")
LEADS = phrase("leads", "on the table, beside the name of who leads")
NO_TRICKS = phrase("no trick", "on the table, of a player after the hand")
NO_TRICK = phrase("no trick yet", "on the table, of a player")
TRICKS = phrase("%n trick(s)", "on the table, of a player")
CARDS = phrase("%n card(s)", "on the table, held by a player")
WOULD_WIN = phrase("would win this trick", "on the table, of a player")
HAS_WON = phrase("won the last trick", "on the table, of a player")
CRAFTSMEN = phrase("Still to come", "on the table, a heading: cards not played yet")
OTHERS = phrase("Other cards", "on the table, a heading: cards not played yet")
YOURS = phrase("yours", "on the table: a dot marks the cards of the viewer's hand")
UNITS = phrase("%n unit(s), {limit} may be kept", "on the table, of the viewer's stock")
UNITS_LAST = phrase("%n unit(s) in the last hand", "on the table, of the viewer's stock")
KINGS_FOR_YOU = phrase(
    "no trick: King's trick, +{points}", "on the table: what the viewer would score"
)
NO_PRIVILEGE = phrase("no privilege", "on the table, of a player")

# the score pad
HAND = phrase("Hand {number}", "a row of the score pad")
TOTAL = phrase("Total", "the last row of the score pad")

# while a hand is scored
CHOOSES = phrase("scores now", "on the table, of a player")
SCORED = phrase("scored", "on the table, of a player")
WAITS = phrase("comes later", "on the table, of a player")
WON_CARDS = phrase("Won in %n trick(s)", "on the table, a heading")
KINGS_CARDS = phrase("No trick won: the King's trick counts", "on the table, a heading")
WORKSHOP = phrase("Workshop", "on the table, a heading: converters and materials")
STOCK = phrase("In stock", "on the table")
BRINGS = phrase("brings", "on the table: Tom Builder brings a unit")
NOT_USED = phrase("not used", "on the table, a converter")
NO_CONVERTER = phrase("Nothing here turns materials into points.", "on the table")
KEPT = phrase("Kept for the next hand", "on the table, a heading")
LIMIT = phrase("{limit} may be kept", "on the table")
LOST = phrase("%n unit(s) would be lost", "on the table")
LAST_HAND = phrase("Last hand: what is left is worth nothing.", "on the table")
POINTS = phrase("Points of this hand", "on the table, a heading")
CONVERSIONS = phrase("materials", "on the table, below points")
OWN = phrase("own", "on the table, below points for own craftsmen")
PERSONS = phrase("persons", "on the table, below points for persons")
PAINTER = phrase("Painter", "on the table, below points")
KING = phrase("no trick", "on the table, below points")
TOTAL_CHANGE = phrase("{before} → {after}", "on the table, total points before and after")
PLANS = phrase("Plans", "on the table, a heading")
PLANS_COUNT = phrase("%n, best first", "on the table, beside 'Plans'")
KEEPS = phrase("keeps", "on the table, a plan: these units")
KEEPS_NOTHING = phrase("keeps nothing", "on the table, a plan")
NOTHING_CONVERTED = phrase("nothing converted", "on the table, a plan")
HEAD_CONVERTED = phrase("converted", "on the table, the head of a column of units")
HEAD_KEPT = phrase("kept", "on the table, the head of a column of units")
CHOOSE_PLAN = phrase(
    "Click a plan to score by it, or hand each unit over yourself.", "on the table"
)
BY_HAND = phrase("Click a unit and who takes it.", "on the table")
WHAT_TO_KEEP = phrase("What you keep", "on the table, a heading")
FOREIGN = phrase("no effect", "on the table, below a foreign craftsman")
ONE_UNIT = phrase("one unit", "on the table, below Tom Builder")
SCORE_PAD = phrase("Score pad", "on the table, a heading")
NOT_YET = phrase("It has not been played yet.", "on the table: a trick")
BEST_HAND = phrase("best hand: {points}", "on the table after the game, of a player")
