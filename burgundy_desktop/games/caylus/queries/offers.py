"""The moves that buildings, favors and the castle offer, in a fixed order. The first one declines;
a list of one means that there is no choice.
"""

from __future__ import annotations

from typing import Any

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.queries.castle import has_room
from burgundy_desktop.games.caylus.queries.prices import price_of_residence, prices_of
from burgundy_desktop.games.caylus.queries.sites import (
    site_for,
    transformable,
)
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.buildings import (
    OF_CATEGORY,
    TRADES,
)
from burgundy_desktop.games.caylus.tables.bundles import Bundle, covers
from burgundy_desktop.games.caylus.tables.castle import BATCHES
from burgundy_desktop.games.caylus.tables.favors import (
    BUILDING_LINE,
    BY_LAWYER,
    FAVOR_BUILDS,
    FAVOR_CUBES,
    FAVOR_EXCHANGES,
)
from burgundy_desktop.games.caylus.tables.road import SPACES
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES

_TRADES: tuple[tuple[tuple[Bundle, m.CaylusMove], ...], ...] = tuple(
    tuple((pay, m.trade(pay, gain)) for pay, gain in offers) for offers in TRADES
)
_BATCHES: tuple[tuple[Bundle, m.CaylusMove], ...] = tuple((pay, m.batch(pay)) for pay in BATCHES)
_TRANSFORM: tuple[m.CaylusMove, ...] = (m.DECLINE, *map(m.transform, SPACES))
_FAVOR_TRANSFORM: tuple[m.CaylusMove, ...] = (m.DECLINE, *map(m.favor_transform, SPACES))
_EXCHANGES: tuple[tuple[tuple[Bundle, m.CaylusMove], ...], ...] = tuple(
    tuple((pay, m.favor_exchange(pay, gain)) for pay, gain in offers) for offers in FAVOR_EXCHANGES
)
_CUBES = tuple(tuple(map(m.favor_cube, cubes)) for cubes in FAVOR_CUBES)


def _offers_of(make: Any, *, by_favor: bool) -> tuple[tuple[tuple[int, Bundle, Any], ...], ...]:
    """For each category: building, price and move."""
    return tuple(
        tuple(
            (building, price, make(building, cube))
            for building in OF_CATEGORY[category]
            for cube, price in prices_of(building, by_favor=by_favor)
        )
        for category in range(len(CATEGORIES))
    )


_BUILDS = _offers_of(m.build, by_favor=False)
_FAVOR_BUILDS = _offers_of(m.favor_build, by_favor=True)


def trades(state: State, seat: Seat, building: int) -> list[m.CaylusMove]:
    """The exchanges of a building that the player can pay."""
    purse = state.players[seat].purse
    found: list[m.CaylusMove] = [m.DECLINE]
    found += [move for pay, move in _TRADES[building] if covers(purse, pay)]
    return found


def builds(state: State, seat: Seat, category: int) -> list[m.CaylusMove]:
    """The tiles of a category that the player can build at the full price."""
    found: list[m.CaylusMove] = [m.DECLINE]
    _add_builds(found, state, seat, category, _BUILDS[category])
    return found


def _add_builds(
    found: list[m.CaylusMove],
    state: State,
    seat: Seat,
    category: int,
    offers: tuple[tuple[int, Bundle, m.CaylusMove], ...],
) -> None:
    purse, stock = state.players[seat].purse, state.stock
    affordable = [
        move for building, price, move in offers if stock[building] and covers(purse, price)
    ]
    if affordable and site_for(state, seat, category):
        found += affordable


def transformations(state: State, seat: Seat) -> list[m.CaylusMove]:
    """What the player can turn into a residence by the lawyer."""
    found: list[m.CaylusMove] = [m.DECLINE]
    if covers(state.players[seat].purse, price_of_residence()):
        found += [_TRANSFORM[space] for space in transformable(state, seat)]
    return found


def favor_effects(state: State, seat: Seat, line: int) -> list[m.CaylusMove]:
    """What the columns up to the marker offer on line c or d."""
    add = _add_column_of_buildings if line == BUILDING_LINE else _add_column_of_cubes
    found: list[m.CaylusMove] = [m.DECLINE]
    for column in range(1, state.players[seat].markers[line] + 1):
        add(found, state, seat, column)
    return list(dict.fromkeys(found))


def _add_column_of_cubes(found: list[m.CaylusMove], state: State, seat: Seat, column: int) -> None:
    found += _CUBES[column]
    purse = state.players[seat].purse
    found += [move for pay, move in _EXCHANGES[column] if covers(purse, pay)]


def _add_column_of_buildings(
    found: list[m.CaylusMove], state: State, seat: Seat, column: int
) -> None:
    category = FAVOR_BUILDS[column]
    if category == BY_LAWYER:
        if covers(state.players[seat].purse, price_of_residence(by_favor=True)):
            found += [_FAVOR_TRANSFORM[space] for space in transformable(state, seat)]
    elif category >= 0:
        _add_builds(found, state, seat, category, _FAVOR_BUILDS[category])


def batches(state: State, seat: Seat) -> list[m.CaylusMove]:
    """To stop, or the batches that the player has, if there is a free part."""
    found: list[m.CaylusMove] = [m.STOP_BUILDING]
    if has_room(state):
        purse = state.players[seat].purse
        found += [move for pay, move in _BATCHES if covers(purse, pay)]
    return found
