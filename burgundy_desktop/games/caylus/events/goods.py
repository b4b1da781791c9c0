"""Cubes and deniers from the bank, exchanges."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.tables.buildings import NO_BUILDING
from burgundy_desktop.games.caylus.tables.bundles import Bundle

# What brought cubes or deniers: `Gained.source`.
BY_INCOME = "income"
BY_FIRST_PASS = "first_pass"  # noqa: S105  # a word of the game
BY_TRADING_POST = "trading_post"
BY_PRODUCTION = "production"
BY_OWNER_BONUS = "owner_bonus"


@attrs.frozen
class Gained(Event):
    """Cubes or deniers from the bank.

    `spot` and `building` are the source, 0 and NO_BUILDING for none.
    """

    seat: Seat
    gain: Bundle
    source: str
    spot: int = 0
    building: int = NO_BUILDING


@attrs.frozen
class Traded(Event):
    """An exchange of a building. Points in the gain are also logged by `PointsScored`."""

    seat: Seat
    space: int
    building: int
    pay: Bundle
    gain: Bundle
