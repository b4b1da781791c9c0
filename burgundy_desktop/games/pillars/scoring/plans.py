"""The best way to score the rest of a hand, for every stock that can be kept. RULES: section 8.5.

Everything that can be done is tried. Within this module a stock is one number with eight bits for
each material, so that conversions are subtractions.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from burgundy_desktop.games.pillars.moves import TakePlan
from burgundy_desktop.games.pillars.tables.cards import TOM_CHOICES
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT,
    ASSISTANT_VP,
    BRICKMAKER,
    EXCHANGED,
    EXCHANGED_FOR,
    TAKES,
    USED_ONCE,
)
from burgundy_desktop.games.pillars.tables.materials import (
    KEPT,
    LIMIT,
    NO_MATERIAL,
    Stock,
)

_BITS = 8
_FIELD = (1 << _BITS) - 1
_SHIFT = tuple(_BITS * material for material in range(4))
_ONE = tuple(1 << shift for shift in _SHIFT)

_Conversions: TypeAlias = tuple[tuple[int, int], ...]
_Reached: TypeAlias = dict[int, tuple[int, _Conversions]]
"""Points and conversions by what is left of the stock."""
_Best: TypeAlias = dict[int, tuple[int, int, int, _Conversions]]
"""Points, Tom's unit, what is left before the Assistant's turn, conversions: by what is kept."""

_REMEMBERED = 1 << 12


@lru_cache(_REMEMBERED)
def plans(stock: Stock, ready: int, *, tom: bool) -> tuple[TakePlan, ...]:
    """The best plan for every stock that can be kept, best first.

    `ready` are the converters that may still be used; with `tom` his unit is still to be chosen.
    Equal plans stand by what is kept: more metal first, then stone, wood, sand. Of two with the
    same points and the same stock the one with Tom's earlier choice is taken.
    """
    best: _Best = {}
    start = sum(units << shift for units, shift in zip(stock, _SHIFT, strict=True))
    for material in TOM_CHOICES if tom else (NO_MATERIAL,):
        with_tom = start + _ONE[material] if tom else start
        _compare(best, material, _used_once(with_tom, ready), ready)
    order = sorted(best, key=lambda kept: (best[kept][0], kept), reverse=True)
    return tuple(_plan(kept, *best[kept][1:]) for kept in order)


def _used_once(start: int, ready: int) -> _Reached:
    """What can be reached by the converters that are used once; the Brickmaker goes first.

    Nothing else makes sand, so he loses nothing by that.
    """
    reached: _Reached = {start: (0, ())}
    if ready >> BRICKMAKER & 1 and start >> _SHIFT[EXCHANGED] & _FIELD:
        reached[start - _ONE[EXCHANGED] + _ONE[EXCHANGED_FOR]] = (0, ((BRICKMAKER, EXCHANGED),))
    for converter in USED_ONCE:
        if ready >> converter & 1:
            _use(reached, converter)
    return reached


def _use(reached: _Reached, converter: int) -> None:
    """Add what one more converter makes of everything that was reached before."""
    for left, (points, conversions) in list(reached.items()):
        for material, vp in TAKES[converter]:
            if left >> _SHIFT[material] & _FIELD:
                after = left - _ONE[material]
                known = reached.get(after)
                if known is None or known[0] < points + vp:
                    reached[after] = points + vp, (*conversions, (converter, material))


def _compare(best: _Best, tom: int, reached: _Reached, ready: int) -> None:
    """Put what is better than before into `best`."""
    assistant = bool(ready >> ASSISTANT & 1)
    for left, (points, conversions) in reached.items():
        for kept, thrown_away in _stays(left, assistant):
            total = points + thrown_away * ASSISTANT_VP if assistant else points
            if kept not in best or best[kept][0] < total:
                best[kept] = total, tom, left if assistant else 0, conversions


@cache
def _stays(left: int, everything: bool) -> tuple[tuple[int, int], ...]:
    """What can be kept, with the units that are given up for it.

    Units up to the limit stay; more than that leave exactly the limit, unless `everything` may go.
    """
    stock = tuple(left >> shift & _FIELD for shift in _SHIFT)
    total = sum(stock)
    least = 0 if everything else min(total, LIMIT)
    return tuple(
        (number, total - sum(kept))
        for number, kept in KEPT.items()
        if sum(kept) >= least and all(one <= of for one, of in zip(kept, stock, strict=True))
    )


def _plan(kept: int, tom: int, left: int, conversions: _Conversions) -> TakePlan:
    """The Assistant, if there is one, takes what is left of the stock but not kept."""
    by_assistant = tuple(
        (ASSISTANT, material)
        for material, units in enumerate(KEPT[kept])
        for _ in range(units, left >> _SHIFT[material] & _FIELD)
    )
    return TakePlan(tom, conversions + by_assistant, kept)
