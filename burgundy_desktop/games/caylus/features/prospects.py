"""What a seat could do with its goods, and whether a worker will be activated."""

from __future__ import annotations

from functools import lru_cache

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.queries.prices import price_of_residence, prices_of
from burgundy_desktop.games.caylus.queries.provost import is_reached
from burgundy_desktop.games.caylus.queries.sites import own_residence
from burgundy_desktop.games.caylus.state import BUILDINGS, State
from burgundy_desktop.games.caylus.tables import buildings, bundles

SURE, LIKELY, DOUBTFUL, UNLIKELY = range(4)
"""The chance that a space is activated: each player can move the provost three spaces."""
REACHES = 4

_STEP = 3
"""Spaces that one player moves the provost."""

FAVOR_POINTS = 3
"""The rough value of a royal favor: as in the simplified rules."""

_RESIDENCE = 3
"""That of a residence: two points, and an income."""


def reach(state: State, space: int) -> int:
    """The chance that a worker on this space will be activated in this turn."""
    ahead = state.provost - space
    if state.phase >= BUILDINGS:
        return SURE if is_reached(state.provost, space) else UNLIKELY
    if ahead >= 0:
        return SURE if ahead >= _STEP else LIKELY
    return DOUBTFUL if ahead >= -_STEP else UNLIKELY


@lru_cache(maxsize=1 << 15)
def best_trade(building: int, goods: bundles.Bundle) -> int:
    """The points of the best affordable exchange that a building offers, 0 for none."""
    return max(
        (
            bundles.amount(gain, bundles.VP)
            for pay, gain in buildings.TRADES[building]
            if bundles.covers(goods, pay)
        ),
        default=0,
    )


def worth_of_building(building: int) -> int:
    """Points and favors that a building brings at once."""
    return buildings.BUILDING_VP[building] + FAVOR_POINTS * buildings.BUILDING_FAVORS[building]


WORTH = tuple(
    worth_of_building(building) + buildings.INCOME[building]
    for building in range(buildings.BUILDING_COUNT)
)


@lru_cache(maxsize=1 << 15)
def _in_reach(category: int, goods: bundles.Bundle) -> tuple[int, ...]:
    """The affordable buildings of a category, best first."""
    payable = [
        building
        for building in buildings.OF_CATEGORY[category]
        if any(bundles.covers(goods, price) for _, price in prices_of(building))
    ]
    return tuple(sorted(payable, key=lambda building: -WORTH[building]))


def best_building(state: State, seat: Seat, category: int) -> int:
    """The worth of the best building of a category that a seat could build now, 0 for none."""
    if category == buildings.PRESTIGE_BUILDING and not own_residence(state, seat):
        return 0
    if category == buildings.RESIDENTIAL_BUILDING:
        return _residence(state, seat)
    stock = state.stock
    for building in _in_reach(category, state.players[seat].purse & bundles.GOODS_MASK):
        if stock[building]:
            return WORTH[building]
    return 0


def _residence(state: State, seat: Seat) -> int:
    """The worth of a residence if the seat can pay the lawyer and has something to transform, else
    0. Simplified: a building that already waits for its transformation counts too.
    """
    if not bundles.covers(state.players[seat].purse, price_of_residence()):
        return 0
    owners = state.owners
    for space, building in enumerate(state.buildings):
        if (
            building != buildings.NO_BUILDING
            and buildings.REMOVABLE[building]
            and owners[space] in (-1, seat)
        ):
            return _RESIDENCE
    return 0
