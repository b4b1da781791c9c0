"""The setup, turns and their phases, provost and bailiff at the end of a turn."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.tables.bundles import Bundle


@attrs.frozen
class GameSetUp(Event):
    """Turn order drawn, neutral tiles laid out on the road; deniers and cubes for each seat."""

    reveals: ClassVar[bool] = True
    order: tuple[Seat, ...]
    neutral: tuple[tuple[int, int], ...]
    """Space and building."""
    purses: tuple[Bundle, ...]


@attrs.frozen
class TurnStarted(Event):
    """A turn begins. `swapped`: two players have changed places in the order."""

    turn: int
    order: tuple[Seat, ...]
    swapped: bool


@attrs.frozen
class PhaseStarted(Event):
    """A phase begins: one of `state.INCOME` to `state.TURN_END`."""

    phase: int


@attrs.frozen
class TurnOrderChanged(Event):
    """By the stables."""

    before: tuple[Seat, ...]
    after: tuple[Seat, ...]


@attrs.frozen
class PassingScaleCleared(Event):
    """After phase 4 the markers go back to the bridge."""


@attrs.frozen
class BailiffMoved(Event):
    """Two spaces if the provost was ahead, one otherwise."""

    before: int
    after: int


@attrs.frozen
class ProvostReturned(Event):
    """At the end of the turn the provost joins the bailiff."""

    before: int
    after: int


@attrs.frozen
class TurnEnded(Event):
    """The last thing in a turn."""

    turn: int
