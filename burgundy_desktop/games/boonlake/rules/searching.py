"""How the Eminence finds a location. Rules §13.

The search goes from the preferred location upwards, from 33 to 1, to the first suitable one.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs

from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.tables.land import LAST_LOCATION
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE

Skipped = tuple[tuple[int, str], ...]
"""Locations that do not fit, each with the reason."""


@attrs.frozen
class Found:
    """The location that is taken, 0 for none, and those that were skipped on the way to it."""

    location: int
    preferred: int
    skipped: Skipped


def search(preferred: int, trouble: Callable[[int], str]) -> Found:
    """The first suitable location."""
    skipped: list[tuple[int, str]] = []
    for further in range(LAST_LOCATION):
        location = (preferred - 1 + further) % LAST_LOCATION + 1
        why = trouble(location)
        if not why:
            return Found(location, preferred, tuple(skipped))
        skipped.append((location, why))
    return Found(0, preferred, tuple(skipped))


def for_tile(state: State) -> Callable[[int], str]:
    """Why no tile or pasture can be placed on a location; empty if one can."""

    def trouble(location: int) -> str:
        if state.laid >> location & 1:
            return "taken"
        return "" if state.reach >> location & 1 else "not_adjacent"

    return trouble


def for_house(state: State) -> Callable[[int], str]:
    """Why no house can be built on a location."""
    empty = 0
    for mask in state.open:
        empty |= mask

    def trouble(location: int) -> str:
        if not state.laid >> location & 1 or state.tiles[location] == PASTURE:
            return "no_tile"
        return "" if empty >> 2 * location & 3 else "no_site"

    return trouble


def for_settlement(homes: int) -> Callable[[int], str]:
    """Why no house of the Eminence becomes a settlement on a location."""
    return lambda location: "" if homes >> 2 * location & 3 else "no_house"


def among(locations: list[int]) -> Callable[[int], str]:
    """Why a location is not one of these, the best ones."""
    return lambda location: "" if location in locations else "not_best"


def upper_site(sites: int, location: int) -> int:
    """The upper one of some sites on a location."""
    return 2 * location if sites >> 2 * location & 1 else 2 * location + 1
