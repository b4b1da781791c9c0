"""What a move costs in deniers: the number on the pill of its target."""

from __future__ import annotations

from burgundy_desktop.games.caylus.moves import CaylusMove, Place, Provost
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.prices import price_at
from burgundy_desktop.games.caylus.queries.provost import provost_price


def cost_of(observation: Observation, move: CaylusMove) -> int:
    """The deniers for a worker or for the provost; other payments are targets."""
    table = observation.table
    if isinstance(move, Place):
        return price_at(table, observation.seat, move.spot)
    if isinstance(move, Provost):
        return provost_price(table, move.space)
    return 0
