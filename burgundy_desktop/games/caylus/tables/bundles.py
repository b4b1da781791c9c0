"""Amounts of cubes, deniers and points, packed into one int: what a player has, pays and gains.

Each kind has a field of sixteen bits, the highest of which is never used by an amount: it catches
what is missing when one bundle is taken from another, so that one expression compares all kinds.
Bundles are added and subtracted as ints; amounts go up to 32767.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from burgundy_desktop.games.caylus.tables.rows import CUBES

FOOD, WOOD, STONE, CLOTH, GOLD, DENIER, VP = range(7)
KINDS = (*CUBES, "denier", "vp")
"""What a bundle may hold; a kind is an index into this tuple."""

CUBE_KINDS = (FOOD, WOOD, STONE, CLOTH, GOLD)
BASIC = (FOOD, WOOD, STONE, CLOTH)

BITS = 16
Bundle: TypeAlias = int

_FIELD = (1 << BITS) - 1
_GUARDS = sum(1 << (BITS * kind + BITS - 1) for kind in range(len(KINDS)))
DENIER_SHIFT = BITS * DENIER
VP_SHIFT = BITS * VP
CUBES_MASK = (1 << DENIER_SHIFT) - 1
GOODS_MASK = (1 << VP_SHIFT) - 1
"""Everything but points."""

ONE = tuple(1 << BITS * kind for kind in range(len(KINDS)))
"""The bundle of one of a kind."""


def bundle(**amounts: int) -> Bundle:
    """The bundle of these amounts: `bundle(food=2, denier=1)`."""
    return sum(ONE[KINDS.index(word)] * count for word, count in amounts.items())


def bundle_of(amounts: Mapping[str, int]) -> Bundle:
    """The bundle of amounts by their words."""
    return bundle(**amounts)


def one_of_each(kinds: Iterable[int]) -> Bundle:
    """The bundle of these kinds, as often as they are named."""
    return sum(ONE[kind] for kind in kinds)


def amount(of: Bundle, kind: int) -> int:
    """How much of a kind a bundle holds."""
    return of >> BITS * kind & _FIELD


def covers(have: Bundle, need: Bundle) -> bool:
    """Whether `have` holds at least as much of every kind as `need`."""
    return ((have | _GUARDS) - need) & _GUARDS == _GUARDS


@cache
def amounts(of: Bundle) -> tuple[int, ...]:
    """The amounts of all kinds, in the order of `KINDS`."""
    return tuple(amount(of, kind) for kind in range(len(KINDS)))


def contents(of: Bundle) -> tuple[tuple[int, int], ...]:
    """The kinds that a bundle holds, each with its amount."""
    return tuple((kind, count) for kind, count in enumerate(amounts(of)) if count)


def cube_count(of: Bundle) -> int:
    """The number of cubes in a bundle, including gold."""
    return sum(amounts(of)[: len(CUBES)])


def mixes(kinds: tuple[int, ...], count: int) -> tuple[Bundle, ...]:
    """All bundles of this many cubes of these kinds."""
    return tuple(one_of_each(mix) for mix in combinations_with_replacement(kinds, count))
