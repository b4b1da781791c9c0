"""What the effects drawn on cards mean, for the page of icons. Their figures differ from card to
card, so the sentences have none.
"""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.icons import Drawings, Icon
from burgundy_desktop.boardkit.sentences import Phrase, remarks
from burgundy_desktop.games.boonlake.board.art import sprite
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables import words

icon: Final = Drawings(sprite).icon

_EFFECTS = {
    "cards_to_inhabitants": (
        phrase("Cards for inhabitants"),
        phrase("Discard cards to take inhabitants."),
    ),
    "cards_to_vp": (phrase("Cards for points"), phrase("Discard cards to get points.")),
    "swap_cards_coins": (
        phrase("Cards and coins"),
        phrase("Exchange cards for coins, or the other way round."),
    ),
    "swap_cards_vase_coins": (
        phrase("Cards, vase and coins"),
        phrase("Exchange cards for a vase and coins, or the other way round."),
    ),
    "swap_cards_vp": (
        phrase("Cards and points"),
        phrase("Exchange cards for points, or the other way round."),
    ),
    "inhabitant_to_coins": (
        phrase("Inhabitant for coins"),
        phrase("Give up an inhabitant to get coins."),
    ),
    "vases_to_vp": (phrase("Vases for points"), phrase("Give vases to get points.")),
    "reset_lever": (
        phrase("Lever goes up"),
        phrase("A used lever goes up at once and can be used again."),
    ),
    "develop_house_free": (
        phrase("House without an inhabitant"),
        phrase("You build a house without giving up an inhabitant."),
    ),
    "develop_settlement_cheap": (
        phrase("Cheaper settlement"),
        phrase("You build a settlement with an inhabitant and a neighbouring area less."),
    ),
    "per_cattle": (
        phrase("Points for cattle"),
        phrase("At the end each of your cattle on pastures brings points."),
    ),
    "per_house": (
        phrase("Points for houses"),
        phrase("At the end each of your houses on the map brings points."),
    ),
    "per_settlement": (
        phrase("Points for settlements"),
        phrase("At the end each of your settlements on the map brings points."),
    ),
    "per_production": (
        phrase("Points for production sites"),
        phrase("At the end each level of your production sites brings points."),
    ),
    "lever_discount": (
        phrase("Cheaper levers"),
        phrase("From now on levers cost you fewer coins."),
    ),
    "card_discount": (phrase("Cheaper cards"), phrase("From now on cards cost you fewer coins.")),
    "discard_bonus_day": (
        phrase("More for day cards"),
        phrase("From now on discarding a day card brings you more coins."),
    ),
    "discard_bonus_sunset": (
        phrase("More for sunset cards"),
        phrase("From now on discarding a sunset card brings you more coins."),
    ),
    "discard_bonus_night": (
        phrase("More for night cards"),
        phrase("From now on discarding a night card brings you more coins."),
    ),
    "cattle_inhabitant_discount": (
        phrase("Cheaper cattle"),
        phrase("From now on cattle cost you an inhabitant less."),
    ),
    "cattle_coins": (
        phrase("Coins for cattle"),
        phrase("From now on placing cattle brings you more coins."),
    ),
    "river_coin_bonus": (
        phrase("More coins on the river"),
        phrase("From now on coin spaces bring your ship more coins."),
    ),
    "river_vase_bonus": (
        phrase("More vases on the river"),
        phrase("From now on vase spaces bring your ship more vases."),
    ),
    "harbour_coins": (
        phrase("Coins in harbours"),
        phrase("From now on your ship gets coins in every harbour where it stops."),
    ),
    "harbour_cards": (
        phrase("Cards in harbours"),
        phrase("From now on your ship gets cards in every harbour where it stops."),
    ),
}
_TARGETS = {
    "coin_track": phrase("Target on the coin track"),
    "card_track": phrase("Target on the card track"),
    "levers": phrase("Target: levers"),
    "cattle": phrase("Target: cattle"),
    "houses": phrase("Target: houses"),
    "settlements": phrase("Target: settlements"),
}
_TARGET = phrase("At the end: points if you have as many as it says, and more for the lower line.")
_AREAS = phrase("Points for areas")
_IN_REGION = phrase("At the end each of your areas in this region brings points.")


def _effect(word: str) -> Icon:
    title, says = _EFFECTS[word]
    return icon(f"fx_{word}", title, says, "card-effects")


def _target(word: str, title: Phrase) -> Icon:
    return icon(f"fx_threshold_{word}", title, _TARGET, "card-effects")


def _areas(region: int) -> Icon:
    def title() -> str:
        return remarks(_AREAS(), names.REGIONS[region]())

    drawing = f"fx_per_region_area_{words.REGIONS[region]}"
    return icon(drawing, title, _IN_REGION, "card-effects")


ICONS: Final = (
    *map(_effect, _EFFECTS),
    *(_target(word, title) for word, title in _TARGETS.items()),
    *map(_areas, range(len(words.REGIONS))),
)
