"""The expected points of the Eminence: a few features with fitted coefficients
(`data/automaton.json`).

Sure are its points and its income as things stand, paid at each interim scoring to come and once
more at the end. Future pieces pay too, depending on the number of its solo tiles of type B, which
is its difficulty. Nothing hidden is used.
"""

from __future__ import annotations

from math import exp

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import read_coefficients
from burgundy_desktop.games.boonlake.features.extraction import ALL_LEFT, left
from burgundy_desktop.games.boonlake.features.sure import incomes_to_come
from burgundy_desktop.games.boonlake.queries.income import eminence_income
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.tables import solo
from burgundy_desktop.games.boonlake.tables.actions import BOTTOM
from burgundy_desktop.games.boonlake.tables.folder import FOLDER
from burgundy_desktop.games.boonlake.tables.numbers import CATTLE_PIECES, HOUSES, SETTLEMENTS
from burgundy_desktop.games.boonlake.tables.river import SCORINGS
from burgundy_desktop.games.boonlake.tables.words import CATTLE, SETTLER

NAMES = (
    "way",
    "way_squared",
    "way_b",
    "way_squared_b",
    "to_come",
    "to_come_b",
    "way_to_come",
    "houses",
    "settlements",
    "cattle",
    "homes",
    "sites",
    "cactus",
    "bottom_settler",
    "bottom_cattle",
    "face_down",
    "face_down_early",
    "face_down_late",
)
"""The amounts in their order. `way` is the part of the way that is to come, `_b` is times the part
of the solo tiles that are of type B; `houses`, `settlements` and `cattle` are pieces still on its
board, `homes` houses that can become settlements, all times the way; `bottom` is what it will look
at in its next turn; `face_down` are the points for B tiles if the game ended now, times how sure
that is."""

_END = 6.0
"""The scale in spaces: over this distance the chance that no tile follows grows by a factor e."""


def sure(state: State, side: Eminence, seat: Seat) -> float:
    """Its points, and its current income for each future payment."""
    income = sum(points for points, _ in eminence_income(state, side))
    return float(side.vp + income * (incomes_to_come(state, seat) + 1))


def extract(state: State, side: Eminence, seat: Seat) -> tuple[float, ...]:
    """The amounts."""
    spaces = left(state)
    way, to_come = spaces / ALL_LEFT, incomes_to_come(state, seat) / SCORINGS
    part_b = sum(solo.SOLO_TYPE[tile] == solo.TYPE_B for tile in side.in_game) / solo.TILES_IN_GAME
    hidden = sum(solo.SOLO_TYPE[t] == solo.TYPE_B for t in side.in_game if t not in side.seen)
    down, late = solo.UNREVEALED_VP * hidden, exp(-spaces / _END)
    bottom = state.rows[BOTTOM]
    return (
        way,
        way * way,
        way * part_b,
        way * way * part_b,
        to_come,
        to_come * part_b,
        way * to_come,
        way * (HOUSES - side.houses),
        way * (SETTLEMENTS - side.settlements),
        way * (CATTLE_PIECES - side.cattle),
        way * side.homes.bit_count(),
        way * (side.sites.bit_count() + side.cattle),
        way * (solo.LAST_CACTUS - side.cactus),
        float(bottom == SETTLER),
        float(bottom == CATTLE),
        float(down),
        down * way,
        down * late,
    )


def _read(file: str = "automaton.json") -> tuple[float, ...]:
    """A number for each amount."""
    return tuple(number for (number,) in read_coefficients(FOLDER / file, NAMES, 1))


_VALUES = _read()


def expected(state: State, side: Eminence, seat: Seat) -> float:
    """Points that the Eminence may expect at the end of the game."""
    total = sure(state, side, seat)
    for number, amount in zip(_VALUES, extract(state, side, seat), strict=True):
        total += number * amount
    return total
