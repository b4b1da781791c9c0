"""The lines of the score sheet. The game has no options of its own."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.board.wording.translation import phrase

_REASONS = {
    "triple_castle": phrase("Triples of castles"),
    "triple_mine": phrase("Triples of mines"),
    "triple_cloister": phrase("Triples of cloisters"),
    "triple_knowledge": phrase("Triples of knowledge"),
    "triple_ship": phrase("Triples of ships"),
    "triple_pasture": phrase("Triples of pastures"),
    "triple_building": phrase("Triples of buildings"),
    "first_completion": phrase("First with a triple"),
    "all_seven": phrase("All seven colours"),
    "vp_cards": phrase("Victory point cards"),
    "sold_goods": phrase("Sold goods"),
    "start_player_card": phrase("Start player card"),
    "animals": phrase("Animals"),
}

_TIE_BREAKS = {
    "unused_cards": phrase("with more unused cards", "tie"),
    "tie_for_the_player": phrase("because a tie against Aaron is enough", "tie"),
}


def reason_name(reason: str) -> str:
    """The name of a score line."""
    return _REASONS[reason]()


def tie_break_name(name: str) -> str:
    """What decided a tie: "Anna is ahead with more unused cards"."""
    return _TIE_BREAKS[name]()


def option_name(name: str) -> str:
    """An option of the new-game dialog. Raises LookupError: the game has none."""
    raise LookupError(name)


def option_value_name(name: str, value: str) -> str:
    """One value of an option. Raises LookupError: the game has none."""
    raise LookupError(f"{name}={value}")
