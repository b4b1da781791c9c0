"""The lines of the score sheet, and the options of a new game."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording.names import TITLES
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.tables.materials import METAL
from burgundy_desktop.games.pillars.tables.numbers import ALL_DEALS, DEAL, START

_OWN = phrase("Own craftsmen")
_KING = phrase("No trick")
_RULESET = phrase("Rules")
_METAL = phrase("%n metal at the start", "of a set of rules")
_NO_METAL = phrase("no metal at the start", "of a set of rules")
_VALUES = {
    "published": phrase("Published game: {start}, {cards} cards each with 3 players"),
    "booklet": phrase("Rules booklet: {start}, {cards} cards each with 3 players"),
}


def reason_name(reason: str) -> str:
    """The name of a score line."""
    if reason == "own_craftsmen":
        return _OWN()
    return _KING() if reason == "king" else TITLES[reason]()


def tie_break_name(name: str) -> str:
    """The name of a tie-break. Raises LookupError: the game has none, all tied players win."""
    raise LookupError(name)


def option_name(_name: str) -> str:
    """An option of the new-game dialog."""
    return _RULESET()


def option_value_name(_name: str, value: str) -> str:
    """One value of an option."""
    metal = START[value][METAL]
    start = _METAL(metal) if metal else _NO_METAL()
    return _VALUES[value](start=start, cards=ALL_DEALS[DEAL[value][3]].hand_size)
