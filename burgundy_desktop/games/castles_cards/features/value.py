"""What a position is worth to a side in points.

The value of a seat is the sum of what `extract` finds, times what each feature was fitted to be
worth with so many turns left (`data/value.json`, alone `data/value_alone.json`).
"""

from __future__ import annotations

from math import exp

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import read_curves, value_of
from burgundy_desktop.games.castles_cards.features.automaton import expected
from burgundy_desktop.games.castles_cards.features.extraction import NAMES, extract
from burgundy_desktop.games.castles_cards.queries.rounds import turns_left
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import OVER, State
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from burgundy_desktop.games.castles_cards.tables.numbers import DEALT, ROUNDS

ALL_TURNS = DEALT * ROUNDS

_END = 3.0
"""In so many turns before the end what is left counts less and less, by a factor e."""

LOST = 10.0
"""A solo game that is lost is worse than its points say."""


def curve(left: float) -> tuple[float, float, float, float]:
    """What the numbers of a feature are multiplied with when so many turns are left."""
    part = left / ALL_TURNS
    return 1.0, part, part * part, exp(-left / _END)


def _read(file: str) -> list[tuple[float, ...]]:
    """For each number of turns left the values of all features, by their curves in the file."""
    return read_curves(FOLDER / file, NAMES, [curve(turns) for turns in range(ALL_TURNS + 1)])


_VALUES = _read("value.json")
_ALONE = _read("value_alone.json")


def evaluate(state: State, seat: Seat) -> float:
    """Expected final points of a side; the automaton is the seat after the last.

    A lone player who loses has `LOST` less, at the comparison that ends the game.
    """
    if state.stage == OVER:
        return _result(state, seat)
    if seat == len(state.players):
        return expected(state)
    table = _VALUES if state.aaron is None else _ALONE
    values = table[turns_left(state, seat)]
    return value_of(values, *extract(state, seat), sure=float(points(state, seat)))


def _result(state: State, seat: Seat) -> float:
    own = points(state, seat)
    if state.aaron is None or seat == len(state.players):
        return float(own)
    return own - LOST if points(state, state.aaron_s_seat) > own else float(own)
