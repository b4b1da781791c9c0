"""The value of the features in points, for each amount of time left."""

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
from burgundy_desktop.games.castles.features import extraction
from burgundy_desktop.games.castles.state import OVER, State
from burgundy_desktop.games.castles.tables.folder import FOLDER

TIME_UNIT = 100.0
"""The whole game in the units of `time_left`; the fit uses the remaining share."""


_LAST = 0.04
"""The scale of the King's last number, as a remaining share: two actions."""


def curve(left: float) -> tuple[float, float, float]:
    """The factors for the three numbers of a feature, for a remaining share from 1 to 0."""
    return 1.0, left, left * left


def kings_curve(left: float) -> tuple[float, ...]:
    """The same for the King, with a fourth number that counts in the last actions only."""
    return *curve(left), exp(-left / _LAST)


def _read(file: str = "value.json", on: Callable[[float], tuple[float, ...]] = curve) -> Values:
    """The values of all features for each time left, from their curves in the file."""
    points = [on(time / TIME_UNIT) for time in range(extraction.MOST_TIME + 1)]
    return read_curves(FOLDER / file, extraction.NAMES, points)


_VALUES = _read()


@cache
def _kings_values() -> Values:
    return _read("value_king.json", kings_curve)


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of `seat`."""
    return _evaluated(_VALUES, state, seat)


def kings_evaluate(state: State, seat: Seat) -> float:
    """The same, as the King judges."""
    return _evaluated(_kings_values(), state, seat)


@lru_cache(REMEMBERED)
def forgetful(number: int) -> Callable[[State, Seat], float]:
    """`evaluate` by a beginner; `number` draws what is forgotten."""
    return partial(_evaluated, forgetting(_VALUES, extraction.NAMES, number))


def _evaluated(table: Values, state: State, seat: Seat) -> float:
    player = state.players[seat]
    if state.stage == OVER:
        return float(player.points)
    values = table[extraction.time_left(state, seat)]
    return value_of(
        values, *extraction.extract(state, seat), sure=float(extraction.sure_points(player))
    )
