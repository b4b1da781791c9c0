"""Building tiles, and turning buildings into residences. Rules §10."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.queries import prices, sites
from burgundy_desktop.games.caylus.rules.favors import grant
from burgundy_desktop.games.caylus.rules.gains import score
from burgundy_desktop.games.caylus.state import (
    BY_PRESTIGE_BUILDINGS,
    BY_RESIDENCES,
    BY_STONE_BUILDINGS,
    BY_WOOD_BUILDINGS,
    FROM_BUILDING,
    State,
)
from burgundy_desktop.games.caylus.tables import buildings
from burgundy_desktop.games.caylus.tables.bundles import Bundle
from burgundy_desktop.games.caylus.tables.favors import BY_LAWYER

_REASON = {
    buildings.WOOD_BUILDING: BY_WOOD_BUILDINGS,
    buildings.STONE_BUILDING: BY_STONE_BUILDINGS,
    buildings.PRESTIGE_BUILDING: BY_PRESTIGE_BUILDINGS,
}


def build(state: State, move: m.Build, events: EventLog) -> None:
    """By the building that is activated."""
    _, seat, space = state.pending.pop()
    price = prices.price_of(move.building, move.cube)
    _build(state, seat, move.building, price, state.buildings[space], events)


def build_by_favor(state: State, move: m.FavorBuild, events: EventLog) -> None:
    """By a column of line d."""
    _, seat, line = state.pending.pop()
    column = prices.COLUMN_THAT_BUILDS[buildings.CATEGORY[move.building]]
    price = prices.price_of(move.building, move.cube, by_favor=True)
    events.log(e.FavorUsed, seat, line, column)
    _build(state, seat, move.building, price, buildings.NO_BUILDING, events)


def _build(
    state: State, seat: Seat, building: int, price: Bundle, by: int, events: EventLog
) -> None:
    """Pay, put the tile on its space, score, gain its favors, in this order."""
    category = buildings.CATEGORY[building]
    state.players[seat].purse -= price
    space = sites.site_for(state, seat, category)
    state.put_building(space, building, seat)
    state.add_to_stock(building, -1)
    events.log(e.BuildingBuilt, seat, building, space, price, by)
    score(state, seat, prices.points_for(state, building), _REASON[category], space, events)
    grant(state, seat, FROM_BUILDING, buildings.BUILDING_FAVORS[building], events)


def transform(state: State, move: m.Transform, events: EventLog) -> None:
    """By the lawyer that is activated."""
    _, seat, _ = state.pending.pop()
    _pay_for_transformation(state, seat, move.space, prices.price_of_residence(), False, events)


def transform_by_favor(state: State, move: m.FavorTransform, events: EventLog) -> None:
    """By a column of line d."""
    _, seat, line = state.pending.pop()
    events.log(e.FavorUsed, seat, line, prices.COLUMN_THAT_BUILDS[BY_LAWYER])
    price = prices.price_of_residence(by_favor=True)
    _pay_for_transformation(state, seat, move.space, price, True, events)


def _pay_for_transformation(
    state: State, seat: Seat, space: int, price: Bundle, by_favor: bool, events: EventLog
) -> None:
    """A worker on the target delays the rest until it has gone home (R3)."""
    state.players[seat].purse -= price
    delayed = sites.waits_for_worker(state, space)
    building = state.buildings[space]
    events.log(e.TransformationPaid, seat, space, building, price, delayed, by_favor)
    if delayed:
        state.reserved = (*state.reserved, (space, seat))
    else:
        _transform(state, seat, space, False, events)


def carry_out_delayed(state: State, space: int, events: EventLog) -> None:
    """The delayed transformation of a space, if there is one; its worker has gone home."""
    for reserved, seat in state.reserved:
        if reserved == space:
            state.reserved = tuple(other for other in state.reserved if other[0] != space)
            _transform(state, seat, space, True, events)


def _transform(state: State, seat: Seat, space: int, was_delayed: bool, events: EventLog) -> None:
    """A neutral tile is out of the game, a tile of the player can be built again."""
    building = state.buildings[space]
    to_stock = buildings.CATEGORY[building] != buildings.NEUTRAL_BUILDING
    if to_stock:
        state.add_to_stock(building, 1)
    state.put_building(space, buildings.RESIDENCE, seat)
    events.log(e.BuildingTransformed, seat, space, building, to_stock, was_delayed)
    score(state, seat, buildings.BUILDING_VP[buildings.RESIDENCE], BY_RESIDENCES, space, events)
