"""The best way to score the rest of a hand, for every stock that can be kept. Rules §8.5.

For each stock that could be kept, the rest is given up; what the units of a material bring depends
only on their number (`rates`). All choices of the Master Builder, the Brickmaker and Tom are tried.
"""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from typing import TypeAlias

from burgundy_desktop.games.pillars.moves import TakePlan
from burgundy_desktop.games.pillars.queries.rates import Conversions, Rates, rates
from burgundy_desktop.games.pillars.queries.stocks import converted
from burgundy_desktop.games.pillars.tables.cards import TOM_CHOICES
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT,
    BRICKMAKER,
    EXCHANGED,
    EXCHANGED_FOR,
    TAKERS,
    TAKES,
)
from burgundy_desktop.games.pillars.tables.materials import (
    KEPT_BY_UNITS,
    LIMIT,
    NO_MATERIAL,
    ONE,
    Stock,
    added,
    covers,
    kinds_in,
    without,
)

_Best: TypeAlias = dict[int, tuple[int, int, Conversions, Rates, Stock]]
"""Points, Tom's unit, the Brickmaker's work, the rates, and what is given up: by what is kept."""
_Choices: TypeAlias = tuple[tuple[int, Stock], ...]
"""The kept stock, and the units given up for it."""

_BRICKS: Conversions = ((BRICKMAKER, EXCHANGED),)

_REMEMBERED = 1 << 12
_TAKES_ONE = sum(1 << one for one, takes in enumerate(TAKES) if any(vp for _, vp in takes))
"""The converters that make points of a unit; the Assistant does so with any number."""
_WITH_TOM = sum(1 << material for material in TOM_CHOICES)


def plans(stock: Stock, ready: int, *, tom: bool) -> tuple[TakePlan, ...]:
    """The best plan for every stock that can be kept, best first.

    `ready` are the converters that may still be used; with `tom` his unit is still to be chosen.
    Equal plans stand by what is kept: more metal first, then stone, wood, sand. Of two with the
    same points and the same stock the one with Tom's earlier choice is taken.
    """
    return _plans(stock, _of_use(stock, ready, tom), tom)


def points_by_kept(stock: Stock, ready: int, *, tom: bool) -> list[tuple[int, int]]:
    """What these plans keep, each with its points, in no order."""
    best = _best_plans(stock, _of_use(stock, ready, tom), tom)
    return [(kept, found[0]) for kept, found in best.items()]


def _of_use(stock: Stock, ready: int, tom: bool) -> int:
    """The ready converters that may take a unit of the stock."""
    kinds = kinds_in(stock)
    if tom:
        kinds |= _WITH_TOM
    if ready >> BRICKMAKER & 1 and kinds >> EXCHANGED & 1:
        kinds |= 1 << EXCHANGED_FOR
    return ready & TAKERS[kinds]


@lru_cache(_REMEMBERED)
def _plans(stock: Stock, ready: int, with_tom: bool) -> tuple[TakePlan, ...]:
    best = _best_plans(stock, ready, with_tom)
    order = sorted([(found[0], kept) for kept, found in best.items()], reverse=True)
    return tuple([_plan(kept, *best[kept][1:]) for _, kept in order])


def _best_plans(stock: Stock, ready: int, with_tom: bool) -> _Best:
    best: _Best = {}
    for material in TOM_CHOICES if with_tom else (NO_MATERIAL,):
        have = added(stock, ONE[material]) if with_tom else stock
        _compare(best, have, ready, material, ())
        if ready >> BRICKMAKER & 1 and have[EXCHANGED]:
            have = converted(have, BRICKMAKER, EXCHANGED)
            _compare(best, have, ready, material, _BRICKS)
    return best


def _compare(best: _Best, have: Stock, ready: int, tom: int, bricks: Conversions) -> None:
    """Update `best` with better plans. Units are lost only to meet the limit. A plan that keeps
    less must convert all the rest, so no more than the converters take.
    """
    units = sum(have)
    takes = units if ready >> ASSISTANT & 1 else (ready & _TAKES_ONE).bit_count()
    for keeps in range(max(0, units - takes), min(units, LIMIT - 1) + 1):
        worth = rates(ready, may_lose=False)
        _compare_each(best, _given_up(have, keeps), worth, tom, bricks)
    if units >= LIMIT:
        worth = rates(ready, may_lose=True)
        _compare_each(best, _given_up(have, LIMIT), worth, tom, bricks)


def _compare_each(
    best: _Best, choices: _Choices, worth: Rates, tom: int, bricks: Conversions
) -> None:
    by_sand, by_wood, by_stone, by_metal = worth.points
    more_sand, more_wood, more_stone, more_metal = worth.more or worth.points
    for kept, given in choices:
        sand, wood, stone, metal = given
        points = by_sand[sand] + by_wood[wood] + by_stone[stone] + by_metal[metal]
        if worth.more:
            points += max(more_sand[sand], more_wood[wood], more_stone[stone], more_metal[metal])
        if points >= 0:
            known = best.get(kept)
            if known is None or known[0] < points:
                best[kept] = points, tom, bricks, worth, given


@lru_cache(_REMEMBERED)
def _given_up(have: Stock, keeps: int) -> _Choices:
    """The stocks of this many units that may be kept, and what is given up for each."""
    return tuple(
        [
            (number, without(have, kept))
            for number, kept in KEPT_BY_UNITS[keeps]
            if covers(have, kept)
        ]
    )


def _plan(kept: int, tom: int, bricks: Conversions, worth: Rates, given: Stock) -> TakePlan:
    parts = [*map(getitem, worth.uses, given)]
    if worth.more:
        more = [*map(getitem, worth.more, given)]
        if any(more):
            material = more.index(max(more))
            parts[material] = worth.with_builder[material][given[material]]
    return TakePlan(tom, bricks + parts[0] + parts[1] + parts[2] + parts[3], kept)
