"""The value of a position for a seat, in points.

The value is the sum of what `extract` finds, times the fitted coefficient of each feature for the
rest of the game (`data/value.json`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import exp

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import (
    REMEMBERED,
    Values,
    forgetting,
    read_curves,
    value_of,
)
from burgundy_desktop.games.caylus.features.extraction import ALL_LEFT, NAMES, extract, left
from burgundy_desktop.games.caylus.state import OVER, State
from burgundy_desktop.games.caylus.tables.folder import FOLDER

_END = 3.0
"""The scale of the curve in spaces: over this many spaces it changes by a factor e."""


def curve(spaces: float) -> tuple[float, float, float, float]:
    """The factors for the numbers of a feature at this distance of the bailiff."""
    part = spaces / ALL_LEFT
    return 1.0, part, part * part, exp(-spaces / _END)


def _read(file: str) -> list[tuple[float, ...]]:
    """The values of all features for each distance of the bailiff, from their curves in
    the file.
    """
    return read_curves(FOLDER / file, NAMES, [curve(spaces) for spaces in range(ALL_LEFT + 1)])


_VALUES = _read("value.json")


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of a seat."""
    return _evaluated(_VALUES, state, seat)


@lru_cache(REMEMBERED)
def forgetful(number: int) -> Callable[[State, Seat], float]:
    """`evaluate` by a beginner; `number` draws what is forgotten."""
    return partial(_evaluated, forgetting(_VALUES, NAMES, number))


def _evaluated(table: Values, state: State, seat: Seat) -> float:
    sure = float(state.players[seat].vp)
    if state.phase == OVER:
        return sure
    return value_of(table[left(state)], *extract(state, seat), sure=sure)
