"""What a ship can load; what a sale and taking workers bring. Rulebook: "Áruk eladása"."""

from __future__ import annotations

from burgundy_desktop.games.castles.state import PlayerState, State
from burgundy_desktop.games.castles.tables.board import (
    ADJACENT_DEPOTS,
    GOODS_SPACES,
    SALE_POINTS,
    SALE_SILVER,
    WORKERS_ACTION,
)
from burgundy_desktop.games.castles.tables.knowledge import (
    SALE_SILVER_WITH_TILE_3,
    SALE_WORKERS,
    WORKERS_ACTION_SILVER,
    WORKERS_ACTION_WITH_TILE_14,
)
from burgundy_desktop.games.castles.tables.pieces import GOODS


def goods_on(state: State, depot: int) -> list[int]:
    """How many goods of each type lie on a depot."""
    lying = state.depot_goods[depot]
    return [lying.count(goods) for goods in range(len(GOODS))]


def new_types(state: State, player: PlayerState, depot: int) -> set[int]:
    """The types on a depot that would need a goods space of their own (R11)."""
    return {goods for goods in state.depot_goods[depot] if not player.goods[goods]}


def goods_types(player: PlayerState) -> int:
    """How many goods spaces are taken, at most three."""
    return sum(1 for count in player.goods if count)


def free_goods_spaces(player: PlayerState) -> int:
    """How many more types a player has room for."""
    return GOODS_SPACES - goods_types(player)


def second_depots(first: int) -> list[int]:
    """The depots that a ship with tile 5 may fetch from after the first one (R8, R9)."""
    return sorted(ADJACENT_DEPOTS[first])


def sale_points(state: State, count: int) -> int:
    """Points for selling this many goods tiles at once."""
    return count * SALE_POINTS[len(state.players)]


def sale_silver(player: PlayerState) -> int:
    """Silverlings for a sale, independent of the number of goods."""
    return SALE_SILVER_WITH_TILE_3 if player.knows(3) else SALE_SILVER


def sale_workers(player: PlayerState) -> int:
    """Additional workers for a sale."""
    return SALE_WORKERS if player.knows(4) else 0


def workers_taken(player: PlayerState) -> int:
    """Workers that the action "take workers" brings."""
    return WORKERS_ACTION_WITH_TILE_14 if player.knows(14) else WORKERS_ACTION


def silver_with_workers(player: PlayerState) -> int:
    """Additional Silverlings for the action "take workers"."""
    return WORKERS_ACTION_SILVER if player.knows(13) else 0
