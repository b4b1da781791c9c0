"""Cubes, deniers and points in words; each grammatical case has its own table.

As a thing: "2 food and 1 cloth". As an "object" that somebody gets or gives, in Hungarian
„2 élelmiszert és 1 posztót”. As a "price": "for 2 deniers", in Hungarian „2 dénárért”.
"""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.sentences import Phrase, joined
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.queries.prices import price_of_residence, prices_of
from burgundy_desktop.games.caylus.tables import buildings
from burgundy_desktop.games.caylus.tables.bundles import DENIER, GOLD, ONE, VP, Bundle, contents

_THINGS = (
    phrase("%n food"),
    phrase("%n wood"),
    phrase("%n stone"),
    phrase("%n cloth"),
    phrase("%n gold"),
    phrase("%n denier(s)"),
    phrase("%n point(s)"),
)
"""By the kinds of a bundle."""

_OBJECTS = (
    phrase("%n food", "object"),
    phrase("%n wood", "object"),
    phrase("%n stone", "object"),
    phrase("%n cloth", "object"),
    phrase("%n gold", "object"),
    phrase("%n denier(s)", "object"),
    phrase("%n point(s)", "object"),
)
_PRICES = (
    phrase("%n food", "price"),
    phrase("%n wood", "price"),
    phrase("%n stone", "price"),
    phrase("%n cloth", "price"),
    phrase("%n gold", "price"),
    phrase("%n denier(s)", "price"),
    phrase("%n point(s)", "price"),
)
_FOR = phrase("for {things}", "price")
_FOR_NOTHING = phrase("free of charge", "price")

_KINDS = (
    phrase("Food"),
    phrase("Wood"),
    phrase("Stone"),
    phrase("Cloth"),
    phrase("Gold"),
    phrase("Deniers"),
    phrase("Points"),
)
_KINDS_IN_LIST = (
    phrase("food"),
    phrase("wood"),
    phrase("stone"),
    phrase("cloth"),
    phrase("gold"),
)
_FAVORS = phrase("%n royal favour(s)")
_FAVORS_OBJECT = phrase("%n royal favour(s)", "object")
_ANY_CUBES = phrase("%n cube(s) of any kind")
_BATCHES = phrase("%n batch(es)", "object")
_BATCHES_FOR = phrase("%n batch(es)", "for")
_HOUSES = phrase("%n house(s)")
_HOUSES_OBJECT = phrase("%n house(s)", "object")
_CUBES = phrase("%n cube(s)", "object")
_OTHER_CUBES = phrase("%n other cube(s)", "object")


def things(of: Bundle) -> str:
    """What a bundle holds: "2 food and 1 cloth"; empty for nothing."""
    return _said(_THINGS, of)


def things_object(of: Bundle) -> str:
    """What somebody gets or gives."""
    return _said(_OBJECTS, of)


def price(of: Bundle) -> str:
    """The price of something: "for 1 wood and 1 food"."""
    return price_and(of, [])


def price_and(of: Bundle, more: Sequence[str]) -> str:
    """A price including `more`: cubes of free choice."""
    said = [text for text in (_said(_PRICES, of), *more) if text]
    return _FOR(things=joined(said)) if said else _FOR_NOTHING()


def _said(kinds: Sequence[Phrase], of: Bundle) -> str:
    return joined([kinds[kind](count) for kind, count in contents(of)])


def kind_title(kind: int) -> str:
    """The name of a kind: "Food"."""
    return _KINDS[kind]()


def building_price(building: int, *, by_favor: bool = False) -> str:
    """What a building costs, a cube of free choice by its name: "1 wood and 1 cube of any kind"."""
    if buildings.CATEGORY[building] == buildings.RESIDENTIAL_BUILDING:
        return things(price_of_residence(by_favor=by_favor))
    cube, of = prices_of(building, by_favor=by_favor)[0]
    if cube == buildings.NO_CUBE:
        return things(of)
    return joined([text for text in (things(of - ONE[cube]), _ANY_CUBES(1)) if text])


def cubes_in_list(of: Bundle) -> str:
    """The kinds of cubes in a bundle, without amounts: "food, wood and stone"."""
    return joined([_KINDS_IN_LIST[kind]() for kind, _ in contents(of)])


def deniers(count: int) -> str:
    """An amount of deniers."""
    return _THINGS[DENIER](count)


def points(count: int) -> str:
    """An amount of points."""
    return _THINGS[VP](count)


def favors(count: int) -> str:
    """An amount of royal favours."""
    return _FAVORS(count)


def favors_object(count: int) -> str:
    """The same as an object: favours that somebody wins."""
    return _FAVORS_OBJECT(count)


def batches_object(count: int) -> str:
    """Batches that somebody delivers, as an object."""
    return _BATCHES(count)


def batches_for(count: int) -> str:
    """Batches that somebody has the cubes for."""
    return _BATCHES_FOR(count)


def houses_object(count: int) -> str:
    """Houses that somebody has, as an object."""
    return _HOUSES_OBJECT(count)


def houses(count: int) -> str:
    """An amount of houses."""
    return _HOUSES(count)


def left_over(gold: int, cubes: int, deniers: int) -> str:
    """What somebody has at the end, as far as it scores; empty for nothing. Cubes are called
    "other" ones only beside gold.
    """
    counts = (
        (_OBJECTS[GOLD], gold),
        (_OTHER_CUBES if gold else _CUBES, cubes),
        (_OBJECTS[DENIER], deniers),
    )
    return joined([said(count) for said, count in counts if count])
