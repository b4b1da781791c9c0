"""The cost of a move for its pill, and the proposed one of several variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries import costs

_WAYS: Final = frozenset({"terms", "payment", "lever", "pay_canoe"})
"""The target that identifies variants of other moves: the first one."""
PLANNED: Final = frozenset({"card", "project"})
"""What is paid with a plan."""


def cost_of(observation: Observation, move: m.BoonlakeMove) -> int:
    """The coins that a move costs, 0 if it costs none."""
    return costs.coins_for(observation.table, observation.seat, move)


def dearness(observation: Observation, move: costs.Priced) -> tuple[int, int, int]:
    """The sort key of variants: the lowest is the cheapest."""
    return costs.dearness(observation.table, observation.seat, move)


def given_up(observation: Observation, move: m.BoonlakeMove) -> tuple[int, int]:
    """The inhabitants that leave the ranch for a move, and the points lost instead of more."""
    return costs.given_up(observation.table, observation.seat, move)


def proposed(
    observation: Observation, left: Sequence[m.BoonlakeMove], picked: Sequence[Target]
) -> costs.Priced | None:
    """The cheapest variant of the picked move; None if variants are not the question."""
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
