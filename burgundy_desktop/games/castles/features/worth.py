"""What the noticed features are worth in points, for each amount of time left."""

from __future__ import annotations

import json
from collections.abc import Sequence

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.tables import name_of
from burgundy_desktop.games.castles.features.noticed import (
    MOST_TIME,
    NAMES,
    noticed,
    sure_points,
    time_left,
)
from burgundy_desktop.games.castles.state import OVER, State
from burgundy_desktop.games.castles.tables.folder import DATA

TIME_UNIT = 100.0
"""The whole game in the units of `time_left`; the fit was made with the part that is left."""


CURVE = 3
"""How many numbers make the worth of a feature, see `curve`."""


def _read() -> list[tuple[float, ...]]:
    """For each time left the worth of all features.

    The file gives three numbers a feature: worth = a + b * t + c * t * t, where t is the part of
    the game that is left. Features that it does not name are worth nothing. Raises BadTable.
    """
    path = DATA / "worth.json"
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        curves = [tuple(float(n) for n in rows.pop(name, (0, 0, 0))) for name in NAMES]
        tables = [_at(time / TIME_UNIT, curves) for time in range(MOST_TIME + 1)]
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadTable(f"{name_of(path)}: cannot be read ({error})") from error
    if rows:
        raise BadTable(f"{name_of(path)}: nobody notices {', '.join(sorted(rows))}")
    return tables


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
