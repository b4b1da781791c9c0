"""What can be bought, and what a building may take. Rulebook: "A központi fekete depó"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgundy_desktop.games.castles.state import PlayerState, State
from burgundy_desktop.games.castles.tables.board import NUMBERED_DEPOTS, PRICE
from burgundy_desktop.games.castles.tables.pieces import KINDS_TAKEN_BY, TILE_KIND


def depots_for_sale(state: State, player: PlayerState) -> Sequence[tuple[int, ...]]:
    """The depots that a player may buy from: the black one, with tile 6 all seven."""
    return state.depots if player.knowledge >> 6 & 1 else state.depots[:1]


def can_pay(state: State, player: PlayerState) -> bool:
    """Whether the player may still buy in this turn and has the silver."""
    return player.silver >= PRICE and not state.bought


def may_buy(state: State, player: PlayerState) -> bool:
    """Whether the player whose turn it is may buy some tile."""
    return can_pay(state, player) and any(depots_for_sale(state, player))


def tiles_for_building(state: State, building: int) -> Iterator[int]:
    """The tiles that a workshop, church or market may take: from numbered depots only."""
    kinds = KINDS_TAKEN_BY[building]
    return (
        tile
        for depot in NUMBERED_DEPOTS
        for tile in state.depots[depot]
        if TILE_KIND[tile] in kinds
    )


def building_that_takes(kind: int) -> int:
    """The building that takes tiles of a kind."""
    return next(building for building, kinds in enumerate(KINDS_TAKEN_BY) if kind in kinds)
