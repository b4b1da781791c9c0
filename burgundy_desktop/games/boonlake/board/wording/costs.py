"""What a move costs for the pill of its target, and which way of several is proposed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries import costs

_WAYS: Final = frozenset({"terms", "payment", "lever", "pay_canoe"})
"""What tells the ways of other moves apart: their first target."""
PLANNED: Final = frozenset({"card", "project"})
"""What is paid with a plan."""


def cost_of(observation: Observation, move: m.BoonlakeMove) -> int:
    """The coins that a move costs, 0 if it costs none."""
    return costs.coins_for(observation.table, observation.seat, move)


def dearness(observation: Observation, move: costs.Priced) -> tuple[int, int, int]:
    """Of several ways to do the same the lowest one is the cheapest."""
    return costs.dearness(observation.table, observation.seat, move)


def given_up(observation: Observation, move: m.BoonlakeMove) -> tuple[int, int]:
    """Inhabitants that leave the ranch for a move, and points lost in place of more."""
    return costs.given_up(observation.table, observation.seat, move)


def proposed(
    observation: Observation, left: Sequence[m.BoonlakeMove], picked: Sequence[Target]
) -> costs.Priced | None:
    """The cheapest way to do what is picked; None if it is not about the way."""
    if any(one.kind in PLANNED for one in picked):
        ways = [move for move in left if isinstance(move, m.PlayCard | m.DoProject)]
        return min(ways, key=lambda move: dearness(observation, move), default=None)
    priced = [
        move for move in left if isinstance(move, costs.Priced) and move.targets[0].kind in _WAYS
    ]
    open_but_for_the_way = {one for move in left for one in move.targets[1:]} - set(picked)
    if len(left) < 2 or len(priced) < len(left) or open_but_for_the_way:
        return None
    return min(priced, key=lambda move: dearness(observation, move))
