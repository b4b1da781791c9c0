"""What each card does when it is placed, and its anchor in the rules page."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.tables import cards
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS, COLOURS

_OF_COLOURS = {
    cards.NO_FUNCTION: phrase("Does nothing when placed, but joins any column as a joker."),
    cards.EXTRA: phrase("Gives you another action, with any number."),
    cards.PICK_A_GOOD: phrase("Brings a good: the top card of either stack."),
    cards.PICK_AN_ANIMAL: phrase("Brings an animal: the top card of either stack."),
}
_OF_KINDS = {
    cards.PICK_ANY: phrase("Brings a good or an animal: the top card of any stack."),
    cards.SELL_ANY: phrase("Sells all your goods of one type, whatever the number."),
    cards.PLACE_ANY: phrase("Places another project, whatever its number."),
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
    colour = cards.CARD_COLOUR[card]
    if cards.COLOUR_FUNCTION[colour] == cards.BY_KIND:
        return _effect_of_kind(cards.CARD_KIND[card])
    if cards.COLOUR_FUNCTION[colour] == cards.GAIN:
        return _BRINGS(
            things=names.workers_and_silver_object(
                cards.COLOUR_WORKERS[colour], cards.COLOUR_SILVER[colour]
            )
        )
    return _OF_COLOURS[cards.COLOUR_FUNCTION[colour]]()


def _effect_of_kind(kind: int) -> str:
    if cards.KIND_FUNCTION[kind] == cards.GAIN_BY_KIND:
        if cards.KIND_VP[kind]:
            return _BRINGS_POINTS(cards.KIND_VP[kind])
        return _BRINGS(things=names.workers_and_silver_object(0, cards.KIND_SILVER[kind]))
    if cards.KIND_FUNCTION[kind] in _OF_KINDS:
        return _OF_KINDS[cards.KIND_FUNCTION[kind]]()
    return _TAKES[BUILDINGS[kind]]()


def anchor(card: int) -> str:
    """The anchor of a card in the rules page."""
    kind = cards.CARD_KIND[card]
    if kind >= 0:
        return f"building-{BUILDINGS[kind].replace('_', '-')}"
    return COLOURS[cards.CARD_COLOUR[card]]
