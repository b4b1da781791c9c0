"""Royal favors."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.tables.bundles import Bundle


@attrs.frozen
class JoustPaid(Event):
    """A royal favor was paid for at the joust field."""

    seat: Seat
    price: Bundle


@attrs.frozen
class FavorGranted(Event):
    """A player gains a royal favor; `source` is an index of `state.FAVOR_SOURCES`."""

    seat: Seat
    source: int


@attrs.frozen
class FavorLost(Event):
    """A royal favor is lost: all lines were used in this phase."""

    seat: Seat
    source: int


@attrs.frozen
class FavorLineChosen(Event):
    """A line was chosen; its marker may have advanced: `before` and `after` are columns.

    `forced`: only this line was left, there was no choice.
    """

    seat: Seat
    line: int
    before: int
    after: int
    forced: bool


@attrs.frozen
class FavorUsed(Event):
    """The effect of a column of a line. Cubes and deniers are in `pay` and `gain` only.

    Points of line a, and what line d builds or transforms, follow.
    """

    seat: Seat
    line: int
    column: int
    pay: Bundle = 0
    gain: Bundle = 0


@attrs.frozen
class FavorUnused(Event):
    """A favor on a line has no effect.

    `declined`: the player declined; otherwise there was no choice.
    """

    seat: Seat
    line: int
    declined: bool


@attrs.frozen
class SimplifiedFavor(Event):
    """Option: the favor brings points, which follow."""

    seat: Seat
