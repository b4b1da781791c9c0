"""The points for giving up units of a material, by their number. Rules §8.3.

Converters of a single material take its units one by one, the best first; the Assistant takes all
remaining ones. The Master Builder may take one unit of one material.
"""

from __future__ import annotations

from functools import cache
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
from burgundy_desktop.games.pillars.tables.materials import LIMIT
from burgundy_desktop.games.pillars.tables.numbers import START
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

Conversions: TypeAlias = tuple[tuple[int, int], ...]
"""Converters, each with the material it takes."""

_TOO_MANY = 1000
"""The penalty for each unit without a converter: more than a hand can bring."""

MOST_KEPT = max(LIMIT, *map(max, START.values()))
"""The most units of a material before the scoring of a hand."""
MOST_UNITS = MOST_KEPT + sum(max(gives) for gives in CARD_GIVES.values()) + 2
"""The most units of a material in any stock: the kept ones, the gains, Tom's unit and the
Brickmaker's.
"""

_TAKERS = tuple(
    sum(1 << converter for converter, vp in enumerate(CONVERTED_VP) if vp[material])
    for material in range(len(MATERIALS))
)
"""By material the mask of the converters that make points of it."""

Points: TypeAlias = tuple[tuple[int, ...], ...]
Uses: TypeAlias = tuple[tuple[Conversions, ...], ...]
"""By material, then by the number of its units that are given up."""


@attrs.frozen
class Rates:
    """The points that converters make of each material."""

    points: Points
    """Without the Master Builder."""
    more: Points
    """The points that the Master Builder adds for a material; empty without him."""
    uses: Uses
    with_builder: Uses


@cache
def rates(ready: int, *, may_lose: bool) -> Rates:
    """The points that these converters make of each material. Unless units `may_lose` their value,
    too many of them bring a large penalty.
    """
    builder = 1 << MASTER_BUILDER
    able = [(material, ready & takers) for material, takers in enumerate(_TAKERS)]
    with_builder = tuple(_in_turn(material, those) for material, those in able)
    uses = tuple(_in_turn(material, those & ~builder) for material, those in able)
    points, both = _points(uses, may_lose), _points(with_builder, may_lose)
    more = tuple(tuple(map(sub, *pair)) for pair in zip(both, points, strict=True))
    return Rates(points, more if ready & builder else (), uses, with_builder)


@cache
def _in_turn(material: int, ready: int) -> tuple[Conversions, ...]:
    """The points for converting 0, 1, 2 … units, the best first."""
    vp = [by_material[material] for by_material in CONVERTED_VP]
    assistant = ready >> ASSISTANT & 1
    least = vp[ASSISTANT] * assistant
    able = [one for one in range(CONVERTER_COUNT) if ready >> one & 1 and vp[one] > least]
    able.sort(key=lambda converter: -vp[converter])
    able += [ASSISTANT] * (assistant * MOST_UNITS)
    conversions = tuple((converter, material) for converter in able)
    return tuple(conversions[:units] for units in range(MOST_UNITS + 1))


def _points(uses: Uses, may_lose: bool) -> Points:
    return tuple(_points_of(of_material, 0 if may_lose else _TOO_MANY) for of_material in uses)


@cache
def _points_of(of_material: tuple[Conversions, ...], each_lost: int) -> tuple[int, ...]:
    return tuple(
        sum(CONVERTED_VP[converter][material] for converter, material in conversions)
        - (units - len(conversions)) * each_lost
        for units, conversions in enumerate(of_material)
    )
