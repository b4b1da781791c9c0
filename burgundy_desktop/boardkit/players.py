"""What the players are called, and their colours: for games that do not know who sits there.

A tooltip is made from an observation, and the rules know seats only by number. Whoever asks for
it says in `known_as` who sits at the table; without that a game names its players by their colour.
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
    """Have these people at the table while something is worded."""
    before = _AT_TABLE.set(tuple(seat.name for seat in seats))
    try:
        yield
    finally:
        _AT_TABLE.reset(before)


_COLOURS: Final[ContextVar[tuple[int, ...]]] = ContextVar("colours", default=())


def wear(colours: Sequence[int]) -> None:
    """Give the seats these colours, numbers counted from 0, until others are given.

    Without any a seat has the colour of its number.
    """
    _COLOURS.set(tuple(colours))


def colour_at(seat: int) -> int:
    """The number of the colour that a seat has."""
    colours = _COLOURS.get()
    return colours[seat] if 0 <= seat < len(colours) else seat


def name_at(seat: int) -> str:
    """The name of the player at this seat; empty if it is unknown."""
    names = _AT_TABLE.get()
    return names[seat] if 0 <= seat < len(names) else ""
