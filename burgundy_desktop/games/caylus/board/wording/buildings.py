"""The names of buildings. Each grammatical case has its own table.

An "object" is what somebody builds or replaces: "the church", in Hungarian „a templomot”. `AT` is
where somebody works, `INTO` where somebody sends a worker; both may carry the number of the space.
"""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_NUMBER
from burgundy_desktop.games.caylus.tables.road import CASTLE, SPECIALS


def _by_number(said: dict[str, Phrase]) -> dict[int, Phrase]:
    return {BUILDING_NUMBER[name]: words for name, words in said.items()}


TITLES = _by_number(
    {
        "gate": phrase("Gate"),
        "trading_post": phrase("Trading post"),
        "merchants_guild": phrase("Merchants' guild"),
        "joust_field": phrase("Joust field"),
        "stables": phrase("Stables"),
        "inn": phrase("Inn"),
        "neutral_farm": phrase("Farm"),
        "neutral_forest": phrase("Forest"),
        "neutral_sawmill": phrase("Sawmill"),
        "neutral_quarry": phrase("Quarry"),
        "neutral_marketplace": phrase("Marketplace"),
        "neutral_carpenter": phrase("Carpenter"),
        "fixed_peddler": phrase("Peddler"),
        "fixed_carpenter": phrase("Carpenter"),
        "gold_mine": phrase("Gold mine"),
        "wood_farm_food": phrase("Food farm"),
        "wood_farm_cloth": phrase("Cloth farm"),
        "wood_quarry": phrase("Quarry"),
        "wood_sawmill": phrase("Sawmill"),
        "wood_marketplace": phrase("Marketplace"),
        "wood_peddler": phrase("Peddler"),
        "mason": phrase("Mason"),
        "lawyer": phrase("Lawyer"),
        "stone_farm": phrase("Stone farm"),
        "park": phrase("Park"),
        "workshop": phrase("Workshop"),
        "architect": phrase("Architect"),
        "church": phrase("Church"),
        "tailor": phrase("Tailor"),
        "bank": phrase("Bank"),
        "alchemist": phrase("Alchemist"),
        "jeweller": phrase("Jeweller"),
        "residence": phrase("Residence"),
        "statue": phrase("Statue"),
        "granary": phrase("Granary"),
        "library": phrase("Library"),
        "weaver": phrase("Weaver"),
        "theater": phrase("Theatre"),
        "university": phrase("University"),
        "monument": phrase("Monument"),
        "hotel": phrase("Hotel"),
        "cathedral": phrase("Cathedral"),
    }
)

_OBJECTS = _by_number(
    {
        "neutral_farm": phrase("the farm", "object"),
        "neutral_forest": phrase("the forest", "object"),
        "neutral_sawmill": phrase("the sawmill", "object"),
        "neutral_quarry": phrase("the quarry", "object"),
        "neutral_marketplace": phrase("the marketplace", "object"),
        "neutral_carpenter": phrase("the carpenter", "object"),
        "wood_farm_food": phrase("the food farm", "object"),
        "wood_farm_cloth": phrase("the cloth farm", "object"),
        "wood_quarry": phrase("the quarry", "object"),
        "wood_sawmill": phrase("the sawmill", "object"),
        "wood_marketplace": phrase("the marketplace", "object"),
        "wood_peddler": phrase("the peddler", "object"),
        "mason": phrase("the mason", "object"),
        "lawyer": phrase("the lawyer", "object"),
        "stone_farm": phrase("the stone farm", "object"),
        "park": phrase("the park", "object"),
        "workshop": phrase("the workshop", "object"),
        "architect": phrase("an architect", "object"),
        "church": phrase("the church", "object"),
        "tailor": phrase("the tailor", "object"),
        "bank": phrase("the bank", "object"),
        "alchemist": phrase("the alchemist", "object"),
        "jeweller": phrase("the jeweller", "object"),
        "statue": phrase("the statue", "object"),
        "granary": phrase("the granary", "object"),
        "library": phrase("the library", "object"),
        "weaver": phrase("the weaver", "object"),
        "theater": phrase("the theatre", "object"),
        "university": phrase("the university", "object"),
        "monument": phrase("the monument", "object"),
        "hotel": phrase("the hotel", "object"),
        "cathedral": phrase("the cathedral", "object"),
    }
)

_AT = _by_number(
    {
        "gate": phrase("at the gate", "at"),
        "trading_post": phrase("at the trading post", "at"),
        "merchants_guild": phrase("in the merchants' guild", "at"),
        "joust_field": phrase("on the joust field", "at"),
        "stables": phrase("in the stables", "at"),
        "inn": phrase("in the inn", "at"),
        "neutral_farm": phrase("on the farm", "at"),
        "neutral_forest": phrase("in the forest", "at"),
        "neutral_sawmill": phrase("in the sawmill", "at"),
        "neutral_quarry": phrase("in the quarry", "at"),
        "neutral_marketplace": phrase("in the marketplace", "at"),
        "neutral_carpenter": phrase("at the carpenter's", "at"),
        "fixed_peddler": phrase("at the peddler's", "at"),
        "fixed_carpenter": phrase("at the carpenter's", "at"),
        "gold_mine": phrase("in the gold mine", "at"),
        "wood_farm_food": phrase("on the food farm", "at"),
        "wood_farm_cloth": phrase("on the cloth farm", "at"),
        "wood_quarry": phrase("in the quarry", "at"),
        "wood_sawmill": phrase("in the sawmill", "at"),
        "wood_marketplace": phrase("in the marketplace", "at"),
        "wood_peddler": phrase("at the peddler's", "at"),
        "mason": phrase("at the mason's", "at"),
        "lawyer": phrase("at the lawyer's", "at"),
        "stone_farm": phrase("on the stone farm", "at"),
        "park": phrase("in the park", "at"),
        "workshop": phrase("in the workshop", "at"),
        "architect": phrase("at the architect's", "at"),
        "church": phrase("in the church", "at"),
        "tailor": phrase("at the tailor's", "at"),
        "bank": phrase("in the bank", "at"),
        "alchemist": phrase("at the alchemist's", "at"),
        "jeweller": phrase("at the jeweller's", "at"),
    }
)

_INTO = _by_number(
    {
        "gate": phrase("at the gate", "into"),
        "trading_post": phrase("at the trading post", "into"),
        "merchants_guild": phrase("in the merchants' guild", "into"),
        "joust_field": phrase("on the joust field", "into"),
        "stables": phrase("in the stables", "into"),
        "inn": phrase("in the inn", "into"),
        "neutral_farm": phrase("on the farm", "into"),
        "neutral_forest": phrase("in the forest", "into"),
        "neutral_sawmill": phrase("in the sawmill", "into"),
        "neutral_quarry": phrase("in the quarry", "into"),
        "neutral_marketplace": phrase("in the marketplace", "into"),
        "neutral_carpenter": phrase("at the carpenter's", "into"),
        "fixed_peddler": phrase("at the peddler's", "into"),
        "fixed_carpenter": phrase("at the carpenter's", "into"),
        "gold_mine": phrase("in the gold mine", "into"),
        "wood_farm_food": phrase("on the food farm", "into"),
        "wood_farm_cloth": phrase("on the cloth farm", "into"),
        "wood_quarry": phrase("in the quarry", "into"),
        "wood_sawmill": phrase("in the sawmill", "into"),
        "wood_marketplace": phrase("in the marketplace", "into"),
        "wood_peddler": phrase("at the peddler's", "into"),
        "mason": phrase("at the mason's", "into"),
        "lawyer": phrase("at the lawyer's", "into"),
        "stone_farm": phrase("on the stone farm", "into"),
        "park": phrase("in the park", "into"),
        "workshop": phrase("in the workshop", "into"),
        "architect": phrase("at the architect's", "into"),
        "church": phrase("in the church", "into"),
        "tailor": phrase("at the tailor's", "into"),
        "bank": phrase("in the bank", "into"),
        "alchemist": phrase("at the alchemist's", "into"),
        "jeweller": phrase("at the jeweller's", "into"),
    }
)

_CASTLE = phrase("Castle")
_AT_CASTLE = phrase("in the castle", "at")
_INTO_CASTLE = phrase("in the castle", "into")
_ON_SPACE = phrase("{where} ({space})")


def title(building: int) -> str:
    """The name of a building as a heading: "Church"."""
    return TITLES[building]()


def building_object(building: int) -> str:
    """A building that is built or replaced: "the church"."""
    return _OBJECTS[building]()


def castle_title() -> str:
    """The name of the castle as a place for workers."""
    return _CASTLE()


def at(spot: int, building: int) -> str:
    """Where somebody works: "in the church (11)", "in the castle"."""
    return _AT_CASTLE() if spot == CASTLE else _numbered(spot, _AT[building]())


def into(spot: int, building: int) -> str:
    """Where somebody sends a worker: "in the church (11)", in Hungarian „a templomba (11)”."""
    return _INTO_CASTLE() if spot == CASTLE else _numbered(spot, _INTO[building]())


def _numbered(spot: int, where: str) -> str:
    """Spaces of the road carry a number, special buildings do not."""
    return where if spot in SPECIALS else _ON_SPACE(where=where, space=spot)
