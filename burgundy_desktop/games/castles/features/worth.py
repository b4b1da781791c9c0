"""What the noticed features are worth in points, for each amount of time left."""

from __future__ import annotations

from burgundy_desktop.core.fitted import read_curves, worth_of
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


def _read(file: str = "worth.json") -> list[tuple[float, ...]]:
    """For each time left the worth of all features, by their curves in the file."""
    points = [curve(time / TIME_UNIT) for time in range(MOST_TIME + 1)]
    return read_curves(FOLDER / file, NAMES, points)


def curve(left: float) -> tuple[float, float, float]:
    """What the three numbers of a feature are multiplied with when so much is left, 1 to 0."""
    return 1.0, left, left * left


_WORTH = _read()


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of `seat`."""
    player = state.players[seat]
    if state.stage == OVER:
        return float(player.points)
    worth = _WORTH[time_left(state, seat)]
    return worth_of(worth, *noticed(state, seat), sure=float(sure_points(player)))
