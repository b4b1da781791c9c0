"""Sets of animals and their points. Rulebook: "A játék vége"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from burgundy_desktop.games.castles_cards.tables.components import SET_VP


@cache
def animal_sets(animals: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of the sets of different animals, largest first (R20)."""
    most = max(animals)
    return tuple(sum(1 for count in animals if count >= wanted) for wanted in range(1, most + 1))


def animal_points(animals: Sequence[int]) -> int:
    """Points for animals, from the number of each kind."""
    return sum(SET_VP[size] for size in animal_sets(tuple(animals)))


def points_of_one_more(animals: Sequence[int], kind: int) -> int:
    """Points that one more animal of a kind brings."""
    size = sum(1 for count in animals if count > animals[kind])
    return SET_VP[size + 1] - SET_VP[size]
