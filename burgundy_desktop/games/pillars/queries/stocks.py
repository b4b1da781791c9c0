"""What conversions make of a stock. Rules §8.3."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_desktop.games.pillars.tables.converters import BRICKMAKER, EXCHANGED_FOR
from burgundy_desktop.games.pillars.tables.materials import (
    NO_MATERIAL,
    ONE,
    Stock,
    added,
    without,
)


def gained_by(converter: int) -> int:
    """The material that a converter gives for a unit, NO_MATERIAL if it gives points (R9)."""
    return EXCHANGED_FOR if converter == BRICKMAKER else NO_MATERIAL


def converted(stock: Stock, converter: int, material: int) -> Stock:
    """The stock after a unit was handed to a converter."""
    left = without(stock, ONE[material])
    return added(left, ONE[EXCHANGED_FOR]) if converter == BRICKMAKER else left


def stock_after(stock: Stock, tom: int, conversions: Iterable[tuple[int, int]]) -> Stock:
    """The stock after Tom's unit (NO_MATERIAL for none) and conversions in their order."""
    if tom != NO_MATERIAL:
        stock = added(stock, ONE[tom])
    for converter, material in conversions:
        stock = converted(stock, converter, material)
    return stock
