"""What units of a material bring if they are given up, by how many there are. RULES: section 8.3.

The converters that take one material alone take its units one by one, the dearest first; the
Assistant takes all that are left over. The Master Builder may take one unit of one material.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import sub
from typing import TypeAlias

import attrs

from burgundy_desktop.games.pillars.tables.cards import CARD_GIVES
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT,
    CONVERTED_VP,
    CONVERTER_COUNT,
    MASTER_BUILDER,
)
from burgundy_desktop.games.pillars.tables.materials import LIMIT, Stock
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

Conversions: TypeAlias = tuple[tuple[int, int], ...]
"""Converters, each with the material it takes."""

_REMEMBERED = 1 << 13

_TOO_MANY = 1000
"""Taken off for each unit that nobody takes: more than a hand can bring."""

_MOST = LIMIT + sum(max(gives) for gives in CARD_GIVES.values()) + 2
"""No stock holds more of a material: what was kept and gained, Tom's unit and the Brickmaker's."""


_CONCERNED = tuple(
    sum(1 << converter for converter, vp in enumerate(CONVERTED_VP) if vp[material])
    for material in range(len(MATERIALS))
)
"""By material the mask of the converters that make points of it."""


@attrs.frozen
class Rate:
    """One material. Everything is by the number of its units that are given up."""

    points: tuple[int, ...]
    """Without the Master Builder."""
    more: tuple[int, ...]
    """What the Master Builder adds if he is used for this material."""
    uses: tuple[Conversions, ...]
    with_builder: tuple[Conversions, ...]


@cache
def rates(ready: int, *, may_lose: bool) -> tuple[Rate, ...]:
    """What the converters make of each material.

    Unless units `may_lose` their worth, too many of them bring a large loss instead.
    """
    return tuple(
        _rate(material, ready & mask, may_lose) for material, mask in enumerate(_CONCERNED)
    )


@lru_cache(_REMEMBERED)
def conversions(ready: int, may_lose: bool, given: Stock) -> Conversions:
    """How these units become points; those that nobody takes are lost."""
    worth = rates(ready, may_lose=may_lose)
    parts = [rate.uses[units] for rate, units in zip(worth, given, strict=True)]
    more = [rate.more[units] for rate, units in zip(worth, given, strict=True)]
    if any(more):
        material = more.index(max(more))
        parts[material] = worth[material].with_builder[given[material]]
    return parts[0] + parts[1] + parts[2] + parts[3]


@cache
def _rate(material: int, ready: int, may_lose: bool) -> Rate:
    able = [converter for converter in range(CONVERTER_COUNT) if ready >> converter & 1]
    with_builder = _in_turn(material, able)
    uses = _in_turn(material, [converter for converter in able if converter != MASTER_BUILDER])
    both, points = _points(with_builder, may_lose), _points(uses, may_lose)
    return Rate(points, tuple(map(sub, both, points)), uses, with_builder)


def _in_turn(material: int, converters: list[int]) -> tuple[Conversions, ...]:
    """The conversions of no unit, one, two and so on, the dearest first."""
    ordered = sorted(converters, key=lambda one: -CONVERTED_VP[one][material])
    if ASSISTANT in ordered:
        ordered += [ASSISTANT] * _MOST
    conversions = tuple((converter, material) for converter in ordered)
    return tuple(conversions[:units] for units in range(_MOST + 1))


def _points(uses: tuple[Conversions, ...], may_lose: bool) -> tuple[int, ...]:
    each_lost = 0 if may_lose else _TOO_MANY
    return tuple(
        sum(CONVERTED_VP[converter][material] for converter, material in conversions)
        - (units - len(conversions)) * each_lost
        for units, conversions in enumerate(uses)
    )
