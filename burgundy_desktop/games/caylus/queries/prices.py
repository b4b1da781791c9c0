"""What workers, buildings, favors and residences cost, and what they bring at once.

Rules §8.2, §10, §11.3 and §14.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import FAVOR_EFFECT
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_VP,
    CATEGORY,
    DISCOUNTED,
    LATE_LAWYER_VP,
    LAWYER,
    PRICES,
    RESIDENTIAL_BUILDING,
    TRANSFORMATION,
    TRANSFORMATION_BY_FAVOR,
)
from burgundy_desktop.games.caylus.tables.bundles import Bundle, covers
from burgundy_desktop.games.caylus.tables.favors import (
    BUILDING_LINE,
    BY_LAWYER,
    FAVOR_BUILDS,
    FAVOR_DISCOUNT,
)
from burgundy_desktop.games.caylus.tables.numbers import (
    FIRST_PASS_BONUS,
    JOUST_PRICE,
    OWN_BUILDING_COST,
    PLACEMENT_COST,
)
from burgundy_desktop.games.caylus.tables.road import INN_COST

COLUMN_THAT_BUILDS = {kind: column for column, kind in enumerate(FAVOR_BUILDS) if kind >= 0}
"""The column of line d that builds a category; that of BY_LAWYER transforms."""


def prices_for(state: State, seat: Seat) -> tuple[int, int]:
    """The deniers for a worker on the player's own building, and on any other spot."""
    if state.inn_right == seat:
        return INN_COST, INN_COST
    return OWN_BUILDING_COST, PLACEMENT_COST[len(state.order)][len(state.passed)]


def price_elsewhere(state: State, seat: Seat) -> int:
    """The deniers for a worker on a spot that is not the player's own building."""
    return prices_for(state, seat)[1]


def price_at(state: State, seat: Seat, spot: int) -> int:
    """The deniers for a worker on a spot."""
    at_home, elsewhere = prices_for(state, seat)
    is_own = spot < len(state.owners) and state.owners[spot] == seat
    return at_home if is_own else elsewhere


def pass_bonus(state: State) -> int:
    """The deniers for passing now: only the first player gets some."""
    return 0 if state.passed else FIRST_PASS_BONUS


def can_joust(state: State, seat: Seat) -> bool:
    """Whether a player can pay for the favor of the joust field."""
    return covers(state.players[seat].purse, JOUST_PRICE)


def prices_of(building: int, *, by_favor: bool = False) -> tuple[tuple[int, Bundle], ...]:
    """The prices of a building: for each choice of the cube of any kind, the whole price.

    `by_favor` is the price by a column of line d, which may be lower.
    """
    column = COLUMN_THAT_BUILDS.get(CATEGORY[building], 0) if by_favor else 0
    return DISCOUNTED[building] if FAVOR_DISCOUNT[column] else PRICES[building]


def price_of(building: int, cube: int, *, by_favor: bool = False) -> Bundle:
    """The whole price of a building if this cube is its cube of any kind (NO_CUBE for none)."""
    return dict(prices_of(building, by_favor=by_favor))[cube]


def price_of_residence(*, by_favor: bool = False) -> Bundle:
    """What turning a building into a residence costs."""
    return TRANSFORMATION_BY_FAVOR if by_favor else TRANSFORMATION


def cheaper_by_favor(state: State) -> frozenset[int]:
    """The categories whose prices the favor that is carried out now makes lower."""
    if not state.pending or state.pending[-1][0] != FAVOR_EFFECT:
        return frozenset()
    _, seat, line = state.pending[-1]
    if line != BUILDING_LINE:
        return frozenset()
    reached = state.players[seat].markers[line] + 1
    kinds = zip(FAVOR_BUILDS[:reached], FAVOR_DISCOUNT[:reached], strict=True)
    less = {kind for kind, discount in kinds if discount or kind == BY_LAWYER}
    return frozenset(RESIDENTIAL_BUILDING if kind == BY_LAWYER else kind for kind in less)


def points_for(state: State, building: int) -> int:
    """The points that a building brings its builder."""
    if building == LAWYER and state.late_lawyer:
        return LATE_LAWYER_VP
    return BUILDING_VP[building]
