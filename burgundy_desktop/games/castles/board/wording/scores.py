"""The lines of the score sheet and the options of a new game."""

from __future__ import annotations

from burgundy_desktop.games.castles.board.wording.names import knowledge_title
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.tables.board import STANDARD_ESTATE

_REASONS = {
    "region": phrase("Regions"),
    "phase": phrase("Phase bonus"),
    "bonus": phrase("Bonus tiles"),
    "animals": phrase("Animals"),
    "watchtower": phrase("Watchtowers"),
    "sales": phrase("Goods sold"),
    "unsold": phrase("Goods not sold"),
    "silver": phrase("Silverlings"),
    "workers": phrase("Workers"),
    "knowledge": phrase("Knowledge tiles"),
}

_TIE_BREAKS = {
    "empty_spaces": phrase("with more empty spaces", "tie"),
    "later_in_turn_order": phrase("by being later in turn order", "tie"),
}

_OPTIONS = {
    "estates": phrase("Estates"),
    "choice": phrase("How estates are chosen"),
}

_OPTION_VALUES = {
    ("estates", "standard"): phrase("Everyone plays estate {number}"),
    ("estates", "dealt"): phrase("Everyone is dealt a double-sided board"),
    ("estates", "free"): phrase("Everyone picks any estate"),
    ("choice", "open"): phrase("Openly, in turn order"),
    ("choice", "secret"): phrase("Secretly, shown together"),
}


def reason_name(reason: str) -> str:
    """The name of a score line, or of the group of all knowledge tiles."""
    if reason in _REASONS:
        return _REASONS[reason]()
    return knowledge_title(int(reason.removeprefix("knowledge_")))


def tie_break_name(name: str) -> str:
    """What decided a tie: "Anna is ahead with more empty spaces"."""
    return _TIE_BREAKS[name]()


def option_name(name: str) -> str:
    """An option of the new-game dialog."""
    return _OPTIONS[name]()


def option_value_name(name: str, value: str) -> str:
    """One value of an option."""
    return _OPTION_VALUES[name, value](number=STANDARD_ESTATE)
