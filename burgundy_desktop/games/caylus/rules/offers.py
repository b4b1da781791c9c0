"""What buildings, favors and the castle offer a player: the moves, in a fixed order.

The first one declines; a list of one means that nothing is possible, and nobody is asked.
"""

from __future__ import annotations

from typing import Any

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.buildings import (
    DISCOUNTED,
    OF_CATEGORY,
    PRESTIGE_BUILDING,
    PRICES,
    REMOVABLE,
    TRADES,
    TRANSFORMATION,
    TRANSFORMATION_BY_FAVOR,
)
from burgundy_desktop.games.caylus.tables.bundles import Bundle, covers
from burgundy_desktop.games.caylus.tables.castle import BATCHES, SECTION_COUNT
from burgundy_desktop.games.caylus.tables.favors import (
    BUILDING_LINE,
    BY_LAWYER,
    FAVOR_BUILDS,
    FAVOR_CUBES,
    FAVOR_DISCOUNT,
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


def _offers_of(prices: Any, make: Any) -> tuple[tuple[tuple[int, Bundle, Any], ...], ...]:
    """For each category: building, price and move."""
    return tuple(
        tuple(
            (building, price, make(building, cube))
            for building in OF_CATEGORY[category]
            for cube, price in prices[building]
        )
        for category in range(len(CATEGORIES))
    )


_BUILDS = _offers_of(PRICES, m.build)
_FAVOR_BUILDS = (_offers_of(PRICES, m.favor_build), _offers_of(DISCOUNTED, m.favor_build))
"""At the full price, and with the discount."""


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
    if affordable and _has_site(state, seat, category):
        found += affordable


def _has_site(state: State, seat: Seat, category: int) -> bool:
    """A residence to build over, or a free space."""
    if category == PRESTIGE_BUILDING:
        return bool(state.own_residence(seat))
    return bool(state.first_free_space())


def transformations(state: State, seat: Seat) -> list[m.CaylusMove]:
    """What the player can turn into a residence by the lawyer."""
    found: list[m.CaylusMove] = [m.DECLINE]
    if covers(state.players[seat].purse, TRANSFORMATION):
        found += [_TRANSFORM[space] for space in transformable(state, seat)]
    return found


def transformable(state: State, seat: Seat) -> list[int]:
    """Neutral buildings and the player's own, but for what is already spoken for."""
    reserved = [space for space, _ in state.reserved]
    owners = state.owners
    return [
        space
        for space, building in enumerate(state.buildings)
        if building > 0
        and REMOVABLE[building]
        and (owners[space] == NOBODY or owners[space] == seat)
        and space not in reserved
    ]


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
        if covers(state.players[seat].purse, TRANSFORMATION_BY_FAVOR):
            found += [_FAVOR_TRANSFORM[space] for space in transformable(state, seat)]
    elif category >= 0:
        offers = _FAVOR_BUILDS[FAVOR_DISCOUNT[column]][category]
        _add_builds(found, state, seat, category, offers)


def batches(state: State, seat: Seat) -> list[m.CaylusMove]:
    """To stop, or the batches that the player has, if there is a free part."""
    found: list[m.CaylusMove] = [m.STOP_BUILDING]
    if state.room_in_castle() < SECTION_COUNT:
        purse = state.players[seat].purse
        found += [move for pay, move in _BATCHES if covers(purse, pay)]
    return found
