"""What the noticed features are worth in points, for each amount of time left."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.fitted import read_fitted
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features.noticed import (
    MOST_TIME,
    NAMES,
    noticed,
    sure_points,
    time_left,
)
from burgundy_desktop.games.castles.state import OVER, State
from burgundy_desktop.games.castles.tables.folder import FOLDER

TIME_UNIT = 100.0
"""The whole game in the units of `time_left`; the fit was made with the part that is left."""

CURVE = 3
"""How many numbers make the worth of a feature, see `curve`."""


def _read(file: str = "worth.json") -> list[tuple[float, ...]]:
    """For each time left the worth of all features, by their curves in the file."""
    curves = read_fitted(FOLDER / file, NAMES, CURVE)
    return [_at(time / TIME_UNIT, curves) for time in range(MOST_TIME + 1)]


def curve(left: float) -> tuple[float, float, float]:
    """What the three numbers of a feature are multiplied with when so much is left, 1 to 0."""
    return 1.0, left, left * left


def _at(left: float, rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    one, t, square = curve(left)
    return tuple(a * one + b * t + c * square for a, b, c in rows)


_WORTH = _read()


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of `seat`."""
    player = state.players[seat]
    if state.stage == OVER:
        return float(player.points)
    worth = _WORTH[time_left(state, seat)]
    on, amounts = noticed(state, seat)
    total = float(sure_points(player))
    for index in on:
        total += worth[index]
    for index, amount in amounts:
        total += worth[index] * amount
    return total
