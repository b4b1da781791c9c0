"""Phases, depots, bonus tiles, and the numbers of setup, actions and scoring."""

from __future__ import annotations

from functools import cache

from burgundy_desktop.games.castles.tables.facts import FACTS, colour_of
from burgundy_desktop.games.castles.tables.rows import KINDS, NUMBERED_DEPOTS

__all__ = ["NUMBERED_DEPOTS"]

BLACK_DEPOT = 0
"""The central black depot; the numbered depots are 1 to 6."""


def _by_players(table: dict[str, int]) -> tuple[int, ...]:
    """Indexed by the number of players; 0 and 1 are unused."""
    return (0, 0, *(table[str(players)] for players in (2, 3, 4)))


PHASES = FACTS.board.phases
PHASE_BONUS = tuple(row.region_bonus for row in FACTS.phases)
ROUNDS = FACTS.board.rounds_per_phase
GOODS_PER_PHASE = FACTS.board.goods_per_phase_stack
TRACK_SPACES = FACTS.board.turn_order_track_spaces

ADJACENT_DEPOTS = ((), *(row.adjacent for row in FACTS.depots))
"""For each numbered depot its two neighbours in the ring (R8); index 0 is unused."""

BLACK_SPACES = _by_players(FACTS.black_depot.spaces_by_players)
PRICE = FACTS.black_depot.price_silver
LARGE_BONUS = _by_players(FACTS.bonus_tiles.large_vp_by_players)
SMALL_BONUS = _by_players(FACTS.bonus_tiles.small_vp_by_players)

START_SILVER = FACTS.setup.start_silver
START_GOODS = FACTS.setup.start_goods
START_WORKERS = FACTS.setup.start_workers_by_position
STANDARD_ESTATE = FACTS.setup.standard_estate
STORAGE_SPACES = FACTS.limits.tile_storage_spaces
GOODS_SPACES = FACTS.limits.goods_storage_types

WORKERS_ACTION = FACTS.actions.take_workers_amount
SALE_SILVER = FACTS.actions.sale_silver
SALE_POINTS = _by_players(FACTS.actions.sale_vp_per_tile_by_players)
REGION_POINTS = (0, *FACTS.region.size_points)
"""Points by the number of spaces in the completed region."""

SILVER_PER_MINE = FACTS.phase_end.silver_per_mine
UNSOLD_POINTS = FACTS.final.vp_per_unsold_goods
SILVER_POINTS = FACTS.final.vp_per_silver
WORKERS_PER_POINT = FACTS.final.workers_per_vp


@cache
def kinds_on_depot(depot: int, players: int, phase: int) -> tuple[int, ...]:
    """The kinds of the filled spaces of a numbered depot, in their order.

    With three players depot 6 changes between castle and mine (R26).
    """
    return tuple(
        KINDS.index(colour_of(space, players, PHASES[phase]))
        for space in FACTS.depots[depot - 1].spaces
        if space.min_players <= players
    )
