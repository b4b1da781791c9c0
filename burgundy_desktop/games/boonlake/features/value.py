"""The value of a position for a side, in points.

The value of a seat is what it gets for certain (`sure`) and the sum of what `extract` finds, times
what each feature was fitted to be worth with so much of the game left (`data/value.json`, alone
`data/value_alone.json`). In company the King has numbers of his own (`data/value_king.json`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from math import exp

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import (
    REMEMBERED,
    Values,
    forgetting,
    read_curves,
    value_of,
)
from burgundy_desktop.games.boonlake.features.automaton import expected
from burgundy_desktop.games.boonlake.features.extraction import ALL_LEFT, NAMES, extract, left
from burgundy_desktop.games.boonlake.features.sure import sure_points
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.tables.folder import FOLDER

LOST = 30.0
"""The penalty in points for a game lost to the Eminence."""

_END = 6.0
"""The scale of the curve in spaces: over this many spaces it changes by a factor e."""


def curve(spaces: float) -> tuple[float, float, float]:
    """The factors for the numbers of a feature at this distance of the first ship."""
    return 1.0, spaces / ALL_LEFT, exp(-spaces / _END)


def _read(file: str) -> list[tuple[float, ...]]:
    """The values of all features for each distance of the first ship, from the curves
    of the file.
    """
    return read_curves(FOLDER / file, NAMES, [curve(spaces) for spaces in range(ALL_LEFT + 1)])


_VALUES = _read("value.json")
_ALONE = _read("value_alone.json")


@cache
def _kings_values() -> Values:
    return _read("value_king.json")


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of a side; the Eminence is the seat after the last one."""
    return _evaluated(_VALUES, _ALONE, state, seat)


def kings_evaluate(state: State, seat: Seat) -> float:
    """The same, as the King judges; alone he has the numbers of the others."""
    return _evaluated(_kings_values(), _ALONE, state, seat)


@lru_cache(REMEMBERED)
def forgetful(number: int) -> Callable[[State, Seat], float]:
    """`evaluate` by a beginner; `number` draws what is forgotten."""
    in_company, alone = (forgetting(table, NAMES, number) for table in (_VALUES, _ALONE))
    return partial(_evaluated, in_company, alone)


def _evaluated(in_company: Values, alone: Values, state: State, seat: Seat) -> float:
    side = state.side(seat)
    if state.stage == OVER:
        return result(state, seat)
    if isinstance(side, Eminence):
        return expected(state, side, seat)
    table = in_company if state.eminence is None else alone
    values = table[left(state)]
    return value_of(values, *extract(state, seat), sure=sure_points(state, seat))


def result(state: State, seat: Seat) -> float:
    """The points at the end; less for a loss against the Eminence."""
    own = float(state.side(seat).vp)
    automaton = state.eminence
    if automaton is None or seat == state.eminence_seat:
        return own
    return own - LOST if automaton.vp > own else own
