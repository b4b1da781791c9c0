"""Forecast: how a game may end for every seat, with a band that holds in 8 of 10 games.

`evaluate` knows what is on the table; how far results lie from it was counted in games of the
computer players, by number of seats, level and progress (`workshop/fit_forecast.py`). Only what one
seat sees goes in.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import attrs

from burgundy_desktop.ai.level_names import LEVELS, last_ladder, on_ladder, todays
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.strict import strict_converter
from burgundy_desktop.core.tables import name_of

STEPS: Final = 11
"""The parts of a game with numbers of their own."""
USUAL_LEVEL: Final = "merchant"
"""A person plays like this, as far as the forecast knows."""
IMAGINED: Final = 8
"""How many states are imagined of what is hidden."""

_converter = strict_converter(forbid_extra_keys=True)


@attrs.frozen
class Band:
    """Points at the end: in 8 of 10 games from `low` to `high`, in half of them at least
    `middle`.
    """

    low: float
    middle: float
    high: float


@attrs.frozen
class SeatBands:
    """What results were off in games of so many seats: `rounds` is the length of half of the games,
    `levels` the bands of each step of the game.
    """

    rounds: int
    levels: Mapping[str, tuple[tuple[float, float, float], ...]]


Bands = Mapping[int, SeatBands]
"""By the number of seats."""


@cache
def bands_in(path: Path) -> Bands:
    """The bands of a game. Raises BadTable if the file cannot be used."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        bands = {int(seats): _converter.structure(one, SeatBands) for seats, one in data.items()}
    except Exception as error:  # cattrs raises exception groups
        raise BadTable(f"cannot be read ({error})", file=name_of(path)) from error
    every = [rows for one in bands.values() for rows in one.levels.values()]
    if not every or any(len(rows) != STEPS for rows in every):
        raise BadTable(f"not all levels have {STEPS} rows", file=name_of(path))
    if not {todays(level) for one in bands.values() for level in one.levels} <= set(LEVELS):
        raise BadTable("an unknown level", file=name_of(path))
    return bands


def step_of(rounds: int, usual_rounds: int) -> int:
    """The step of a game after so many rounds, 0 to 10; a longer one stays in the last."""
    return min(STEPS - 1, rounds * STEPS // max(1, usual_rounds))


def forecast(game: AnyGame, observation: Any, levels: Sequence[str]) -> tuple[Band, ...]:
    """How the game may end for every seat. A level is that of the ladder of the game (`on_ladder`),
    and empty for a person. Empty if nobody counted in this game.
    """
    if game.judgement.forecasts is None:
        return ()
    bands, seats = bands_in(game.judgement.forecasts), len(levels)
    known, now = bands[_nearest(seats, list(bands))], expected(game, observation, seats)
    step = step_of(now.rounds, known.rounds)
    return tuple(
        _moved(known.levels[level_for(level, game, known.levels)][step], points)
        for level, points in zip(levels, now.points, strict=True)
    )


def looked_back(
    match: AnyMatch, seat: Seat, level: str, points: Sequence[float]
) -> list[tuple[float, float]]:
    """The lowest and highest points that a seat of a finished game could expect in 8 of 10 games,
    at each of the first plies; `points` is what `evaluate` said there, `level` as for `forecast`.
    Empty if nobody counted in this game, or for an automaton. At the end nothing is open.
    """
    game, seats = match.game, match.options.seats
    path = game.judgement.forecasts
    if path is None or seat >= seats:
        return []
    bands = bands_in(path)
    known = bands[_nearest(seats, list(bands))]
    rows = known.levels[level_for(level, game, known.levels)]
    found = []
    for step, middle in zip(match.steps, points, strict=False):
        low, _, high = rows[step_of(game.judgement.rounds(step.state), known.rounds)]
        found.append((middle + low, middle + high))
    if len(found) > match.length:
        found[-1] = (points[match.length],) * 2
    return found


@attrs.frozen
class Expected:
    """The rounds that were played, and what `evaluate` expects of every seat."""

    rounds: int
    points: tuple[float, ...]


def expected(game: AnyGame, observation: Any, seats: int) -> Expected:
    """`evaluate` of every seat, the mean over what may be hidden."""
    chance = Chance(0)  # the same table always has the same forecast
    states = [game.imagine(observation, chance) for _ in range(IMAGINED)]
    evaluate = game.judgement.evaluate
    points = (fmean(evaluate(state, Seat(seat)) for state in states) for seat in range(seats))
    return Expected(game.judgement.rounds(states[0]), tuple(points))


def level_for(level: str, game: AnyGame, known: Collection[str]) -> str:
    """This level if it was counted, else the nearest one of its ladder that was."""
    wanted = LEVELS.index(todays(level or USUAL_LEVEL))
    of_ladder = [on_ladder(last_ladder(level), one, game) for one in LEVELS]
    counted = [place for place, one in enumerate(of_ladder) if one in known]
    return of_ladder[min(counted, key=lambda place: abs(place - wanted))]


def _nearest(seats: int, known: Sequence[int]) -> int:
    return min(known, key=lambda one: abs(one - seats))


def _moved(row: tuple[float, float, float], points: float) -> Band:
    low, middle, high = row
    return Band(points + low, points + middle, points + high)
