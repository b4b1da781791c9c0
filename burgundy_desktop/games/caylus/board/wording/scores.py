"""The lines of the score sheet, and the options of a new game."""

from __future__ import annotations

from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_VP, LATE_LAWYER_VP, LAWYER
from burgundy_desktop.games.caylus.tables.favors import SIMPLIFIED_VP

_REASONS = {
    "foreign_workers": phrase("Workers of others"),
    "wood_buildings": phrase("Wood buildings"),
    "stone_buildings": phrase("Stone buildings"),
    "residences": phrase("Residences"),
    "prestige_buildings": phrase("Prestige buildings"),
    "trades": phrase("Church, tailor, jeweller"),
    "dungeon": phrase("Dungeon"),
    "walls": phrase("Walls"),
    "towers": phrase("Towers"),
    "favors": phrase("Royal favours"),
    "no_batch": phrase("No batch delivered"),
    "missing_houses": phrase("No house in a section"),
    "gold": phrase("Gold left"),
    "cubes": phrase("Other cubes left"),
    "deniers": phrase("Deniers left"),
}

_OPTIONS = {
    "favors": phrase("Royal favours"),
    "jeweller": phrase("The jeweller, an extra building"),
    "lawyer": phrase("Building the lawyer"),
}
_VALUES = {
    "table": phrase("the favour table", "option"),
    "simplified": phrase("{points} points each, for beginners", "option"),
    "without": phrase("without it", "option"),
    "with": phrase("with it", "option"),
    "first_printing": phrase("{points} points", "option"),
    "late_printing": phrase("{points} points, as in later printings", "option"),
}
_POINTS = {
    "simplified": SIMPLIFIED_VP,
    "first_printing": BUILDING_VP[LAWYER],
    "late_printing": LATE_LAWYER_VP,
}


def reason_name(reason: str) -> str:
    """The name of a score line."""
    return _REASONS[reason]()


def tie_break_name(name: str) -> str:
    """The name of a tie-break. Raises LookupError: the game has none, all tied players win."""
    raise LookupError(name)


def option_name(name: str) -> str:
    """An option of the new-game dialog."""
    return _OPTIONS[name]()


def option_value_name(_name: str, value: str) -> str:
    """One value of an option."""
    if value in _POINTS:
        return _VALUES[value](points=_POINTS[value])
    return _VALUES[value]()
