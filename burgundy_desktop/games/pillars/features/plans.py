"""The ways to score a hand that are worth considering."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from burgundy_desktop.games.pillars.moves import PillarsMove, TakePlan
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import CONVERT, TOM
from burgundy_desktop.games.pillars.tables.materials import KEPT, Stock, covers

_REMEMBERED = 1 << 12


def worthwhile(state: State, moves: Sequence[PillarsMove]) -> Sequence[PillarsMove]:
    """All cards; in the scoring the plans that no other plan dominates. There is a plan for every
    stock that can be kept, so single conversions bring nothing more. They would also lead to
    positions before the next deal, whose values are not comparable to those after it.
    """
    step, seat = state.pending[-1]
    if step not in {TOM, CONVERT}:
        return moves
    player = state.players[seat]
    return _unbeaten(player.stock, player.ready, step == TOM, is_last_hand(state))


@lru_cache(_REMEMBERED)
def _unbeaten(stock: Stock, ready: int, tom: bool, is_last_hand: bool) -> tuple[TakePlan, ...]:
    found = plans(stock, ready, tom=tom)
    return tuple(
        [plan for plan in found if not any(_beats(one, plan, is_last_hand) for one in found)]
    )


def _beats(one: TakePlan, other: TakePlan, is_last_hand: bool) -> bool:
    """Whether `one` dominates the other. After the last hand a stock is worth nothing."""
    if one.points > other.points and is_last_hand:
        return True
    kept_as_well = covers(KEPT[one.kept], KEPT[other.kept])
    return kept_as_well and one.points >= other.points and one.kept != other.kept
