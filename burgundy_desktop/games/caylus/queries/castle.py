"""Where the next batch goes, how many batches cubes make, what stopping costs. Rules §8.6."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.bundles import (
    CLOTH,
    CUBES_MASK,
    FOOD,
    GOLD,
    STONE,
    WOOD,
    Bundle,
    amounts,
    covers,
    one_of_each,
)
from burgundy_desktop.games.caylus.tables.castle import (
    BATCHES,
    NO_BATCH_PENALTY,
    PARTS,
    SECTION_COUNT,
)


def room_in_castle(state: State) -> int:
    """The section that the next batch goes to, SECTION_COUNT if there is no room."""
    section = state.section
    while section < SECTION_COUNT and len(state.castle[section]) == PARTS[section]:
        section += 1
    return section


def has_room(state: State) -> bool:
    """Whether a batch can still be delivered."""
    return room_in_castle(state) < SECTION_COUNT


_PRINTED = {one_of_each((FOOD, *two)) for two in combinations((WOOD, STONE, CLOTH, GOLD), 2)}
_IS_PRINTED = set(BATCHES) == _PRINTED
"""Whether a batch is one food and any two other kinds, so that counting is enough."""


@lru_cache(maxsize=1 << 15)
def most_batches(cubes: Bundle) -> int:
    """How many batches these cubes make."""
    if not _IS_PRINTED:
        paid = (cubes - batch for batch in BATCHES if covers(cubes, batch))
        return max((1 + most_batches(left) for left in paid), default=0)
    food, *others = amounts(cubes)[:5]
    whole = sum(others)
    return min(food, whole // 2, whole - max(others))


def batches_of(state: State, seat: Seat) -> int:
    """How many batches the cubes of a player make, whether there is room or not."""
    return most_batches(state.players[seat].purse & CUBES_MASK)


def loss_by_stopping(state: State, seat: Seat) -> int:
    """The points that a player in the castle loses by delivering no more; 0 after a batch."""
    player = state.players[seat]
    return 0 if player.batches else min(NO_BATCH_PENALTY, player.vp)
