"""The effects of buildings and columns of the favour table, and their anchors in the rules page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_desktop.boardkit.sentences import alternatives, joined
from burgundy_desktop.games.caylus.board.wording import amounts
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.bundles import KINDS, bundle_of, cube_count
from burgundy_desktop.games.caylus.tables.facts import FACTS
from burgundy_desktop.games.caylus.tables.favors import (
    BY_LAWYER,
    FAVOR_BUILDS,
    FAVOR_CUBES,
    FAVOR_DENIERS,
    FAVOR_DISCOUNT,
    FAVOR_EXCHANGES,
    FAVOR_VP,
)
from burgundy_desktop.games.caylus.tables.numbers import JOUST_PRICE, OWNER_VP
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, TradeRow

_BRINGS = phrase("Brings {things}.")
_GIVES = phrase("Gives {offers}.")
_OFFER = phrase("{things} {price}")
_BUILD = {
    buildings.WOOD_BUILDING: phrase("Builds a wood building on the first empty space."),
    buildings.STONE_BUILDING: phrase("Builds a stone building on the first empty space."),
    buildings.PRESTIGE_BUILDING: phrase(
        "Builds a prestige building in place of one of your residences."
    ),
}
_LAWYER = phrase("Turns a neutral building or one of yours into a residence, {price}.")
_GATE = phrase("Moves the worker to any other place, free of charge.")
_GUILD = phrase("Moves the provost up to %n space(s), free of charge.")
_JOUST = phrase("Brings a royal favour {price}.")
_STABLES = phrase("Whoever is first here goes first in the turn order.")
_INN = phrase("From the next round on each worker costs you %n denier(s).")
_INCOME = phrase("Brings %n denier(s) in every round.")
_FAVORS = phrase("Brings {favors} when it is built.")
_POINTS_ONLY = phrase("Brings %n point(s) when it is built.")

_NOBODY_S = phrase("It belongs to nobody.")
_OWNER_SCORES = phrase("Others' workers: %n point(s) for the owner.")
_OWNER_GETS = phrase("Others' workers: {points}, %n cube(s) for the owner.")
_OWNER_CUBE = phrase("When another player's worker works here, the owner gets {cubes}.")
_NO_WORKERS = phrase("Workers cannot be placed here.")

_BASIC = phrase("%n cube(s) (not gold)", "object")
_ANY_PRICE = phrase("%n cube(s) of any kind", "price")
_BASIC_PRICE = phrase("%n cube(s) (not gold)", "price")

_NOTHING = phrase("nothing")
_BUILD_CHEAPLY = {
    buildings.WOOD_BUILDING: phrase("build a wood building for %n wood less"),
    buildings.STONE_BUILDING: phrase("build a stone building for %n stone less"),
}
_BUILD_BY_FAVOR = {
    buildings.WOOD_BUILDING: phrase("build a wood building"),
    buildings.STONE_BUILDING: phrase("build a stone building"),
    buildings.PRESTIGE_BUILDING: phrase("build a prestige building"),
}
_TRANSFORM_BY_FAVOR = phrase("make a residence {price}")
_EXCHANGE = phrase("%n cube(s) (not gold) for one of any kind")

_ANCHORS = {
    buildings.DOES_PRODUCE: "production",
    buildings.DOES_TRADE: "trade",
    buildings.DOES_BUILD: "construction",
    buildings.DOES_LAWYER: "lawyer",
}
_CATEGORY_ANCHORS = {
    buildings.NEUTRAL_BUILDING: "neutral",
    buildings.FIXED_BUILDING: "neutral",
    buildings.WOOD_BUILDING: "wood",
    buildings.STONE_BUILDING: "stone",
    buildings.PRESTIGE_BUILDING: "prestige",
    buildings.RESIDENTIAL_BUILDING: "lawyer",
}
_FAVOR_ANCHORS = ("favor-points", "favor-points", "favor-resources", "favor-buildings")


def building_effect(building: int) -> str:
    """What a building does: a sentence or two."""
    action = buildings.ACTION[building]
    if action == buildings.DOES_PRODUCE:
        options = [amounts.things_object(option) for option in buildings.OPTIONS[building]]
        return _BRINGS(things=alternatives(options))
    if action == buildings.DOES_TRADE:
        trades = FACTS.buildings[building].trades
        return _GIVES(offers=alternatives([_offer(trade) for trade in trades]))
    if action == buildings.DOES_BUILD:
        return _BUILD[buildings.BUILDS[building]]()
    if action == buildings.DOES_LAWYER:
        return _LAWYER(price=amounts.price(buildings.TRANSFORMATION))
    if action == buildings.DOES_SPECIAL:
        return _SPECIALS[BUILDINGS[building]]()
    return _lasting(building)


def _lasting(building: int) -> str:
    """What a residence or a prestige building brings besides points."""
    income, favors = buildings.INCOME[building], buildings.BUILDING_FAVORS[building]
    said = [
        _INCOME(income) if income else "",
        _FAVORS(favors=amounts.favors_object(favors)) if favors else "",
    ]
    return " ".join(text for text in said if text) or _POINTS_ONLY(buildings.BUILDING_VP[building])


_SPECIALS: dict[str, Callable[[], str]] = {
    "gate": _GATE,
    "trading_post": lambda: _BRINGS(
        things=amounts.things_object(bundle_of({"denier": road.TRADING_POST_DENIERS}))
    ),
    "merchants_guild": lambda: _GUILD(road.GUILD_STEPS),
    "joust_field": lambda: _JOUST(price=amounts.price(JOUST_PRICE)),
    "stables": _STABLES,
    "inn": lambda: _INN(road.INN_COST),
}


def building_note(building: int) -> str:
    """Who else profits when somebody works there; empty for special buildings."""
    category = buildings.CATEGORY[building]
    if category in {buildings.NEUTRAL_BUILDING, buildings.FIXED_BUILDING}:
        return _NOBODY_S()
    if category in {buildings.WOOD_BUILDING, buildings.STONE_BUILDING}:
        if not buildings.OWNER_BONUS[building]:
            return _OWNER_SCORES(OWNER_VP)
        cubes = max(map(cube_count, buildings.OWNER_BONUS[building]))
        return _OWNER_GETS(cubes, points=amounts.points(OWNER_VP))
    return (
        _NO_WORKERS()
        if category in {buildings.RESIDENTIAL_BUILDING, buildings.PRESTIGE_BUILDING}
        else ""
    )


def owner_bonus(building: int) -> str:
    """The cube that the owner gets for the work of others; empty if there is none."""
    bonus = [amounts.things_object(cube) for cube in buildings.OWNER_BONUS[building]]
    return _OWNER_CUBE(cubes=alternatives(bonus)) if bonus else ""


def _offer(trade: TradeRow) -> str:
    """One exchange: "2 gold for 5 deniers"."""
    return _OFFER(things=_gained(trade.gain), price=_paid(trade.pay))


def _gained(side: Mapping[str, int]) -> str:
    free = _BASIC(side["basic"]) if "basic" in side else ""
    return joined([text for text in (amounts.things_object(_fixed(side)), free) if text])


def _paid(side: Mapping[str, int]) -> str:
    said = {"any": _ANY_PRICE, "basic": _BASIC_PRICE}
    free = [said[word](side[word]) for word in said if word in side]
    return amounts.price_and(_fixed(side), free)


def _fixed(side: Mapping[str, int]) -> int:
    return bundle_of({word: count for word, count in side.items() if word in KINDS})


def column_effect(line: int, column: int) -> str:
    """What a column of the favour table brings; the start brings nothing."""
    return _OF_LINES[line](column) if column else _NOTHING()


def _cubes_of(column: int) -> str:
    cubes = [amounts.things(cube) for cube in FAVOR_CUBES[column]]
    if cubes:
        return alternatives(cubes)
    given = sum(FACTS.lines[2].exchanges[column - 1 : column])
    return _EXCHANGE(given) if FAVOR_EXCHANGES[column] else _NOTHING()


def _buildings_of(column: int) -> str:
    category, discount = FAVOR_BUILDS[column], FAVOR_DISCOUNT[column]
    if category < 0:
        return _NOTHING()
    if category == BY_LAWYER:
        return _TRANSFORM_BY_FAVOR(price=amounts.price(buildings.TRANSFORMATION_BY_FAVOR))
    if discount and category in _BUILD_CHEAPLY:
        return _BUILD_CHEAPLY[category](discount)
    return _BUILD_BY_FAVOR[category]()


_OF_LINES: tuple[Callable[[int], str], ...] = (
    lambda column: amounts.points(FAVOR_VP[column]),
    lambda column: amounts.deniers(FAVOR_DENIERS[column]),
    _cubes_of,
    _buildings_of,
)


def anchor(building: int) -> str:
    """The anchor of a building in the rules page."""
    action, category = buildings.ACTION[building], buildings.CATEGORY[building]
    if action == buildings.DOES_SPECIAL:
        return BUILDINGS[building].replace("_", "-")
    if category == buildings.PRESTIGE_BUILDING:
        return "prestige"
    return _ANCHORS.get(action, "lawyer")


def line_anchor(line: int) -> str:
    """The anchor of a line of the favour table in the rules page."""
    return _FAVOR_ANCHORS[line]


def category_anchor(category: int) -> str:
    """The anchor of the prices of a category in the rules page."""
    return _CATEGORY_ANCHORS[category]
