"""The lines of the score sheet, and the option of a new game."""

from __future__ import annotations

from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables.solo import REMOVED, SOLO_TYPE, TILES_IN_GAME, TYPE_B
from burgundy_desktop.games.boonlake.tables.words import DIFFICULTIES

_REASONS = {
    "action_rows": phrase("Lowest rows"),
    "sites": phrase("Building sites"),
    "settlements": phrase("Settlements"),
    "extra_inhabitants": phrase("Instead of inhabitants"),
    "projects": phrase("Special projects"),
    "card_effects": phrase("Effects of cards"),
    "river": phrase("River"),
    "regions": phrase("Regions"),
    "lost_steps": phrase("Steps beyond the tracks"),
    "lever_effects": phrase("Effects of levers"),
    "scoring_tiles": phrase("Scoring tiles"),
    "track_income": phrase("Income of the tracks"),
    "board_income": phrase("Income of the board"),
    "cattle_income": phrase("Settlements next to cattle"),
    "unused_levers": phrase("Unused levers"),
    "final_levers": phrase("Levers at the end"),
    "printed_cards": phrase("Cards"),
    "card_ends": phrase("Cards at the end"),
    "recesses": phrase("Empty recesses"),
    "eminence_regions": phrase("Region scoring"),
    "eminence_houses": phrase("Houses"),
    "eminence_settlements": phrase("Settlements of the board"),
    "eminence_cattle": phrase("Cattle"),
    "cactus": phrase("Cactus track"),
    "no_piece": phrase("Pieces used up"),
    "unrevealed": phrase("B tiles not revealed"),
}
_TIE_BREAKS = {
    "tie_for_the_player": phrase("against the Eminence a tie is enough", "tie"),
}
_OPTIONS = {
    "eminence": phrase("The Eminence"),
}
_STRONG = phrase("{level}: %n of its {all} tiles is/are of the strong type B", "option")
_VALUES = {
    "easy": phrase("easy", "option"),
    "medium": phrase("medium", "option"),
    "hard": phrase("hard", "option"),
    "very_hard": phrase("very hard", "option"),
    "elite": phrase("elite", "option"),
}


def reason_name(reason: str) -> str:
    """The name of a score line."""
    return _REASONS[reason]()


def tie_break_name(name: str) -> str:
    """What decided a tie, as half a sentence."""
    return _TIE_BREAKS[name]()


def option_name(name: str) -> str:
    """An option of the new-game dialog."""
    return _OPTIONS[name]()


def option_value_name(_name: str, value: str) -> str:
    """A difficulty of the Eminence, with its number of tiles of type B."""
    strong = SOLO_TYPE.count(TYPE_B) - REMOVED[DIFFICULTIES.index(value)][TYPE_B]
    return _STRONG(strong, level=_VALUES[value](), all=TILES_IN_GAME)
