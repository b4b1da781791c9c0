"""Workers come, wait and go home; passing."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat


@attrs.frozen
class WorkerPlaced(Event):
    """A worker was placed on a spot, on this circle of it (from 0); `price` is in deniers.

    `owner` is the other player who scores for it, NOBODY for none. `building` is the building of
    the spot, NO_BUILDING for the castle.
    """

    seat: Seat
    spot: int
    circle: int
    price: int
    owner: int
    building: int


@attrs.frozen
class Passed(Event):
    """A player passed and stands on this circle of the passing scale, from 0.

    `forced`: there was no choice.
    """

    seat: Seat
    circle: int
    forced: bool


@attrs.frozen
class GateWorkerMoved(Event):
    """The worker from the gate moved to a spot; the rest as in WorkerPlaced."""

    seat: Seat
    spot: int
    circle: int
    owner: int
    building: int


@attrs.frozen
class WorkerWentHome(Event):
    """A worker left a spot.

    `why`: "done" (its building was activated), "gate" (taken home from there), "inn" (it left the
    right circle, or had to), "not_reached" (beyond the provost).
    """

    seat: Seat
    spot: int
    why: str
    building: int


@attrs.frozen
class InnShifted(Event):
    """The worker on the left circle of the inn moved to the right one."""

    seat: Seat


@attrs.frozen
class InnKept(Event):
    """The worker on the right circle of the inn stays for the next turn."""

    seat: Seat


@attrs.frozen
class CastleWorkersWentHome(Event):
    """Everybody leaves the castle, in the order of the circles."""

    seats: tuple[Seat, ...]
