"""The names and colours of the players, for the words of games. Observations and rules know seats
only by number. The caller sets the names with `known_as`; without them a game names its players by
their colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from burgundy_desktop.core.position import SeatInfo

_AT_TABLE: Final[ContextVar[tuple[str, ...]]] = ContextVar("at_table", default=())


@contextmanager
def known_as(seats: Sequence[SeatInfo]) -> Iterator[None]:
    """Use these names in sentences (context manager)."""
    before = _AT_TABLE.set(tuple(seat.name for seat in seats))
    try:
        yield
    finally:
        _AT_TABLE.reset(before)


_COLOURS: Final[ContextVar[tuple[int, ...]]] = ContextVar("colours", default=())


def wear(colours: Sequence[int]) -> None:
    """Set the colours of the seats, as indices from 0. By default a seat has the colour of its
    number.
    """
    _COLOURS.set(tuple(colours))


def colour_at(seat: int) -> int:
    """The index of the colour of a seat."""
    colours = _COLOURS.get()
    return colours[seat] if 0 <= seat < len(colours) else seat


def name_at(seat: int) -> str:
    """The name of the player at this seat; empty if it is unknown."""
    names = _AT_TABLE.get()
    return names[seat] if 0 <= seat < len(names) else ""
