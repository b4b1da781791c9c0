"""Buildings that need a decision: workshops, churches, markets, warehouses, city halls.

Rulebook: "Az épületek". The others have immediate effects (`rules.placing`).
"""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.castles.events import TileTaken
from burgundy_desktop.games.castles.moves import PlaceByCityHall, SellByWarehouse, TakeByBuilding
from burgundy_desktop.games.castles.rules.actions import move_to_storage, sell_all
from burgundy_desktop.games.castles.rules.placing import place
from burgundy_desktop.games.castles.state import State

BY_BUILDING = -1
"""Replaces the die in events of buildings."""


def take_by_building(state: State, move: TakeByBuilding, events: EventLog) -> None:
    """Carpenter's workshop, church, market: a tile from a numbered depot into the storage."""
    state.pending.pop()
    depot = state.depot_of(move.tile)
    move_to_storage(state, state.player, move.tile, depot)
    events.log(TileTaken, state.seat, move.tile, depot, BY_BUILDING, 0)


def sell_by_warehouse(state: State, move: SellByWarehouse, events: EventLog) -> None:
    """A sale without a die."""
    state.pending.pop()
    sell_all(state, move.goods, BY_BUILDING, 0, events)


def place_by_city_hall(state: State, move: PlaceByCityHall, events: EventLog) -> None:
    """One more tile, whatever the number of the space (R4)."""
    state.pending.pop()
    place(state, move.tile, move.space, BY_BUILDING, 0, events)
