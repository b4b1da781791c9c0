"""The value of future hands: kept units and privileges."""

from __future__ import annotations

from functools import lru_cache

from burgundy_desktop.games.pillars.queries.hands import (
    is_last_hand,
    privilege_returns,
)
from burgundy_desktop.games.pillars.queries.plans import points_by_kept
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.materials import KEPT, Stock
from burgundy_desktop.games.pillars.tables.rows import PRIVILEGES

UNIT = (0.9, 1.2, 1.6, 1.9)
"""The value of a unit of sand, wood, stone or metal in a later hand."""

PRIVILEGE = tuple(
    {
        "potter": 1.3,
        "bell_founder": 1.5,
        "brickmaker": 0.5,
        "assistant": 1.0,
        "painter": 1.0,
    }[word]
    for word in PRIVILEGES
)
"""What a privilege brings in each hand."""

_ONE_MORE = 0.1
"""The chance of another hand when no privilege is left: this hand's goes to the King's trick."""

_TENTHS = 10
_REMEMBERED = 1 << 14


def hands_to_come(state: State) -> float:
    """The expected number of hands after this one; an unstarted hand counts."""
    if not state.pending or is_last_hand(state):
        return 0.0
    hands = len(state.pile)
    return hands + 1 if _is_fresh(state) or privilege_returns(state) else hands or _ONE_MORE


def _is_fresh(state: State) -> bool:
    """Whether the hand was just dealt."""
    return state.pending[-1][0] == PLAY and not state.tricks and not state.trick


def kept(stock: Stock, hands: float) -> float:
    """The value of keeping these units for later hands."""
    return min(1.0, hands) * _worth(stock)


def _worth(stock: Stock) -> float:
    return sum(map(float.__mul__, UNIT, map(float, stock)))


_WORTH_KEPT = {number: _worth(stock) for number, stock in KEPT.items()}
"""What each stock that can be kept is worth in a later hand, by its number."""


def privileges(held: int, hands: float) -> float:
    """The value of the privileges in this mask in this many hands."""
    return hands * sum(worth for index, worth in enumerate(PRIVILEGE) if held >> index & 1)


def scoring(stock: Stock, ready: int, hands: float, *, tom: bool) -> float:
    """The best result for a stock: points now and the value of the kept units."""
    return _scoring(stock, ready, round(min(1.0, hands) * _TENTHS), tom)


@lru_cache(_REMEMBERED)
def _scoring(stock: Stock, ready: int, tenths: int, tom: bool) -> float:
    hands = tenths / _TENTHS
    return max(
        [
            points + hands * _WORTH_KEPT[number]
            for number, points in points_by_kept(stock, ready, tom=tom)
        ]
    )
