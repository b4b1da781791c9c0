"""The words printed on the table."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import joined
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS

REWARD = phrase("reward for each triple", "on the table")
TURN = phrase("turn {turn} of {turns}", "on the table")
PILE = phrase("pile", "on the table")
PROJECT = phrase("project {number}", "an empty place on the table")

GOODS_STACK = phrase("goods", "a stack on the table")
ANIMAL_STACK = phrase("animals", "a stack on the table")
DRAW = phrase("draw", "the draw pile on the table")
DISCARDS = phrase("discard", "the discard pile on the table")
ALL_SEVEN = phrase("all seven", "bonus cards on the table")

SILVER = phrase("silver", "below the coins")
WORKERS = phrase("workers", "below the workers")
VP = phrase("VP", "below the points")
SOLD = phrase("sold", "below the sold goods")
HERD = phrase("animals: {points} VP", "below the animals")

BACK = phrase("Esc or a click: back", "below what is shown large")

KEEP = phrase("Keep as a project", "a button on the table")
USE = phrase("Use its number now", "a button on the table")

ACTIONS = {
    "take": phrase("Take", "action on the table"),
    "place": phrase("Place", "action on the table"),
    "sell": phrase("Sell", "action on the table"),
    "hire": phrase("Hire", "action on the table"),
    "earn": phrase("Silver", "action on the table"),
    "convert": phrase("Convert", "action on the table"),
    "buy": phrase("Buy", "action on the table"),
}

_PRESENT = phrase("{count} of {all} colours · {missing} missing", "on the table")
_ALL_PRESENT = phrase("all {all} colours", "on the table")
_SMALL = (
    phrase("castle", "a missing colour"),
    phrase("mine", "a missing colour"),
    phrase("cloister", "a missing colour"),
    phrase("knowledge", "a missing colour"),
    phrase("ship", "a missing colour"),
    phrase("pasture", "a missing colour"),
    phrase("building", "a missing colour"),
)
_MOST_NAMED = 3


def types_present(mask: int, *, is_short: bool = False) -> str:
    """The number of colours of an estate, and the missing ones if there are few. `is_short` leaves
    them out.
    """
    missing = [colour for colour in range(len(COLOURS)) if not mask >> colour & 1]
    count = len(COLOURS) - len(missing)
    if not missing:
        return _ALL_PRESENT(all=len(COLOURS))
    if is_short or len(missing) > _MOST_NAMED:
        return _FEW(count=count, all=len(COLOURS))
    names = joined([_SMALL[colour]() for colour in missing])
    return _PRESENT(count=count, all=len(COLOURS), missing=names)


_FEW = phrase("{count} of {all} colours", "on the table")

NO_JOKERS = phrase("no jokers,", "the automaton, upper line")
NO_EFFECTS = phrase("no effects", "the automaton, lower line")
END_OF_ROUND = phrase("End of round {round}", "on the table")
TRIPLES = phrase("Triples", "both sides compared")
BONUS_CARDS = phrase("Bonus cards", "both sides compared")
VP_CARDS = phrase("VP cards", "both sides compared")
SOLD_GOODS = phrase("Sold goods", "both sides compared")
ANIMALS = phrase("Animals", "both sides compared")
NOT_AHEAD = (
    phrase("Aaron is", "not ahead, upper line"),
    phrase("not ahead", "Aaron is not ahead, lower line"),
)
AHEAD = (phrase("Aaron is", "ahead, upper line"), phrase("ahead", "Aaron is ahead, lower line"))
