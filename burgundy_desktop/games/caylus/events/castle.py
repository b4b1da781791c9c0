"""Batches and the best builder."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.tables.bundles import Bundle


@attrs.frozen
class BatchDelivered(Event):
    """A batch became a house on part `part` (from 0) of a section."""

    seat: Seat
    pay: Bundle
    section: int
    part: int


@attrs.frozen
class BuildingStopped(Event):
    """A player has finished at the castle with this many batches.

    `no_room`: there was no free part when the turn to build came, so nothing is lost.
    """

    seat: Seat
    batches: int
    no_room: bool


@attrs.frozen
class BestBuilder(Event):
    """The player with the most batches of this turn; the favor follows."""

    seat: Seat
    batches: int
