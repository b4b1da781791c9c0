"""The value of a position for a side, in points.

The value of a seat is the sum of what `extract` finds, times the fitted coefficient of each feature
with this many turns left (`data/value.json`, solo `data/value_alone.json`).
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
from burgundy_desktop.games.castles_cards.features.automaton import expected
from burgundy_desktop.games.castles_cards.features.extraction import NAMES, extract
from burgundy_desktop.games.castles_cards.queries.rounds import turns_left
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import OVER, State
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from burgundy_desktop.games.castles_cards.tables.numbers import DEALT, ROUNDS

ALL_TURNS = DEALT * ROUNDS

_END = 3.0
"""The scale of the curve in turns: over this many turns it changes by a factor e."""

LOST = 10.0
"""The penalty for a lost solo game."""


def curve(left: float) -> tuple[float, float, float, float]:
    """The factors for the numbers of a feature with this many turns left."""
    part = left / ALL_TURNS
    return 1.0, part, part * part, exp(-left / _END)


def _read(file: str) -> list[tuple[float, ...]]:
    """The values of all features for each number of turns left, from their curves in the file."""
    return read_curves(FOLDER / file, NAMES, [curve(turns) for turns in range(ALL_TURNS + 1)])


_VALUES = _read("value.json")
_ALONE = _read("value_alone.json")


@cache
def _kings_tables() -> tuple[Values, Values]:
    """In company, and alone."""
    return _read("value_king.json"), _read("value_king_alone.json")


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of a side; the automaton is the seat after the last.

    A solo player who loses has `LOST` points less, from the comparison that ends the game.
    """
    return _evaluated(_VALUES, _ALONE, state, seat)


def kings_evaluate(state: State, seat: Seat) -> float:
    """The same, as the King judges."""
    return _evaluated(*_kings_tables(), state, seat)


@lru_cache(REMEMBERED)
def forgetful(number: int) -> Callable[[State, Seat], float]:
    """`evaluate` by a beginner; `number` draws what is forgotten."""
    in_company, alone = (forgetting(table, NAMES, number) for table in (_VALUES, _ALONE))
    return partial(_evaluated, in_company, alone)


def _evaluated(in_company: Values, alone: Values, state: State, seat: Seat) -> float:
    if state.stage == OVER:
        return _result(state, seat)
    if seat == len(state.players):
        return expected(state)
    table = in_company if state.aaron is None else alone
    values = table[turns_left(state, seat)]
    return value_of(values, *extract(state, seat), sure=float(points(state, seat)))


def _result(state: State, seat: Seat) -> float:
    own = points(state, seat)
    if state.aaron is None or seat == len(state.players):
        return float(own)
    return own - LOST if points(state, state.aaron_s_seat) > own else float(own)
