"""What each card does when it is placed, and its anchor in the rules page."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.tables.cards import (
    BY_KIND,
    CARD_COLOUR,
    CARD_KIND,
    COLOUR_FUNCTION,
    COLOUR_SILVER,
    COLOUR_WORKERS,
    EXTRA,
    GAIN,
    GAIN_BY_KIND,
    KIND_FUNCTION,
    KIND_SILVER,
    KIND_VP,
    NO_FUNCTION,
    PICK_A_GOOD,
    PICK_AN_ANIMAL,
    PICK_ANY,
    PLACE_ANY,
    SELL_ANY,
)
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS, COLOURS

_OF_COLOURS = {
    NO_FUNCTION: phrase("Does nothing when placed, but joins any column as a joker."),
    EXTRA: phrase("Gives you another action, with any number."),
    PICK_A_GOOD: phrase("Brings a good: the top card of either stack."),
    PICK_AN_ANIMAL: phrase("Brings an animal: the top card of either stack."),
}
_OF_KINDS = {
    PICK_ANY: phrase("Brings a good or an animal: the top card of any stack."),
    SELL_ANY: phrase("Sells all your goods of one type, whatever the number."),
    PLACE_ANY: phrase("Places another project, whatever its number."),
}
_TAKES = {
    "carpenter": phrase("Brings a building or knowledge from any row of the display."),
    "church": phrase("Brings a cloister, castle or mine from any row of the display."),
    "market": phrase("Brings a ship or a pasture from any row of the display."),
}
_BRINGS = phrase("Brings {things}.")
_BRINGS_POINTS = phrase("Brings %n victory point(s).")


def effect(card: int) -> str:
    """What a card does when it is placed."""
    colour = CARD_COLOUR[card]
    if COLOUR_FUNCTION[colour] == BY_KIND:
        return _effect_of_kind(CARD_KIND[card])
    if COLOUR_FUNCTION[colour] == GAIN:
        return _BRINGS(
            things=names.workers_and_silver_object(COLOUR_WORKERS[colour], COLOUR_SILVER[colour])
        )
    return _OF_COLOURS[COLOUR_FUNCTION[colour]]()


def _effect_of_kind(kind: int) -> str:
    if KIND_FUNCTION[kind] == GAIN_BY_KIND:
        if KIND_VP[kind]:
            return _BRINGS_POINTS(KIND_VP[kind])
        return _BRINGS(things=names.workers_and_silver_object(0, KIND_SILVER[kind]))
    if KIND_FUNCTION[kind] in _OF_KINDS:
        return _OF_KINDS[KIND_FUNCTION[kind]]()
    return _TAKES[BUILDINGS[kind]]()


def anchor(card: int) -> str:
    """The anchor of a card in the rules page."""
    kind = CARD_KIND[card]
    if kind >= 0:
        return f"building-{BUILDINGS[kind].replace('_', '-')}"
    return COLOURS[CARD_COLOUR[card]]
