"""Sections of the castle, the end."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat


@attrs.frozen
class SectionScoringStarted(Event):
    """A section is scored: it is `full`, or the bailiff has reached its space, or both."""

    section: int
    full: bool


@attrs.frozen
class SectionCounted(Event):
    """What a player's houses in a section bring: a loss of points, or favors. They follow.

    `loss` is what the table says; a player with fewer points loses fewer.
    """

    seat: Seat
    section: int
    houses: int
    loss: int
    favors: int


@attrs.frozen
class SectionScored(Event):
    """A section is closed. Markers may go to `open_column` from now on."""

    section: int
    open_column: int


@attrs.frozen
class FinalCount(Event):
    """What a player has left at the end; the points for it follow."""

    seat: Seat
    gold: int
    cubes: int
    deniers: int


@attrs.frozen
class GameEnded(Event):
    """The towers are scored; the final count follows."""
