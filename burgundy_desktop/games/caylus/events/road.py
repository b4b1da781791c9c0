"""What buildings do, what is built and transformed, the provost."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.tables.bundles import Bundle


@attrs.frozen
class BuildingActivated(Event):
    """The worker of `seat` activates what stands on a spot; `building` is its index."""

    seat: Seat
    spot: int
    building: int


@attrs.frozen
class NothingPossible(Event):
    """The effect of a building cannot be used: no means to pay, no tile, no target."""

    seat: Seat
    spot: int
    building: int


@attrs.frozen
class EffectDeclined(Event):
    """The player declined the effect of a building."""

    seat: Seat
    spot: int
    building: int


@attrs.frozen
class ProvostMoved(Event):
    """The provost was moved; `price` in deniers. `by_guild`: by the merchants' guild, free."""

    seat: Seat
    before: int
    after: int
    price: int
    by_guild: bool


@attrs.frozen
class ProvostLeft(Event):
    """A player left the provost in place. `forced`: without a denier for a step, there was no
    choice.
    """

    seat: Seat
    space: int
    by_guild: bool
    forced: bool


@attrs.frozen
class BuildingBuilt(Event):
    """A tile of the stock was built. `by`: the building that built it, NO_BUILDING for a favor.

    A prestige building replaces a residence of the player.
    """

    seat: Seat
    building: int
    space: int
    price: Bundle
    by: int


@attrs.frozen
class TransformationPaid(Event):
    """A lawyer was paid. `delayed`: a worker stands on the target, so it happens later."""

    seat: Seat
    space: int
    building: int
    price: Bundle
    delayed: bool
    by_favor: bool


@attrs.frozen
class BuildingTransformed(Event):
    """There is a residence of `seat` on the space now.

    `to_stock`: the tile can be built again; a neutral tile is out of the game.
    """

    seat: Seat
    space: int
    building: int
    to_stock: bool
    was_delayed: bool
