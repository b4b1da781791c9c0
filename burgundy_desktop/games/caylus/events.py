"""What happens in a game: read by the log, the animation and the tests.

Seats, buildings, spots, sections and lines are the indices of `tables`; what is paid and gained
are bundles of `tables.bundles`. `spot` is a place for workers, road spaces included; `space` is a
road space. Points are told by `PointsScored`, right after what they were scored for; its `place` is
the spot or space that earned them, for castle parts the section. A loss has negative points.
"""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event, PointsScored
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
class Gained(Event):
    """Cubes or deniers from the bank.

    `spot` and `building` are where from, 0 and NO_BUILDING for none.
    """

    seat: Seat
    gain: Bundle
    source: str
    spot: int = 0
    building: int = NO_BUILDING


@attrs.frozen
class WorkerPlaced(Event):
    """A worker stands on a spot, on this circle of it (from 0); `price` is in deniers.

    `owner` is the other player who scores for it, NOBODY for none. `building` is what stands on
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

    `forced`: nothing else was possible, and nobody was asked.
    """

    seat: Seat
    circle: int
    forced: bool


@attrs.frozen
class GateWorkerMoved(Event):
    """The worker from the gate stands on a spot now; the rest as in WorkerPlaced."""

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
class BuildingActivated(Event):
    """The worker of `seat` activates what stands on a spot; `building` is its index."""

    seat: Seat
    spot: int
    building: int


@attrs.frozen
class NothingPossible(Event):
    """The effect of a building cannot be used: nothing to pay with, no tile, no target."""

    seat: Seat
    spot: int
    building: int


@attrs.frozen
class EffectDeclined(Event):
    """The player did without the effect of a building."""

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
    """A player left the provost where he is.

    `forced`: no denier for a step, and nobody was asked.
    """

    seat: Seat
    space: int
    by_guild: bool
    forced: bool


@attrs.frozen
class JoustPaid(Event):
    """A royal favor was paid for at the joust field."""

    seat: Seat
    price: Bundle


@attrs.frozen
class TurnOrderChanged(Event):
    """By the stables."""

    before: tuple[Seat, ...]
    after: tuple[Seat, ...]


@attrs.frozen
class InnShifted(Event):
    """The worker on the left circle of the inn moved to the right one."""

    seat: Seat


@attrs.frozen
class InnKept(Event):
    """The worker on the right circle of the inn stays for the next turn."""

    seat: Seat


@attrs.frozen
class Traded(Event):
    """An exchange of a building. Points among the gain are told by `PointsScored` as well."""

    seat: Seat
    space: int
    building: int
    pay: Bundle
    gain: Bundle


@attrs.frozen
class BuildingBuilt(Event):
    """A tile of the stock was built. `by`: the building that built it, NO_BUILDING for a favor.

    A prestige building stands where a residence of the player stood.
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
    """A residence of `seat` stands on the space now.

    `to_stock`: the tile can be built again; a neutral tile is out of the game.
    """

    seat: Seat
    space: int
    building: int
    to_stock: bool
    was_delayed: bool


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
    """The marker of a line was or was not moved to the right: `before` and `after` are columns.

    `forced`: only this line was left, and nobody was asked.
    """

    seat: Seat
    line: int
    before: int
    after: int
    forced: bool


@attrs.frozen
class FavorUsed(Event):
    """The effect of a column of a line. Cubes and deniers are told by `pay` and `gain` alone.

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

    `declined`: the player did without; otherwise there was nothing to choose.
    """

    seat: Seat
    line: int
    declined: bool


@attrs.frozen
class SimplifiedFavor(Event):
    """Option: the favor brings points, which follow."""

    seat: Seat


@attrs.frozen
class BatchDelivered(Event):
    """A batch became a house on part `part` (from 0) of a section."""

    seat: Seat
    pay: Bundle
    section: int
    part: int


@attrs.frozen
class BuildingStopped(Event):
    """A player has finished at the castle with so many batches.

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


@attrs.frozen
class CastleWorkersWentHome(Event):
    """Everybody leaves the castle, in the order of the circles."""

    seats: tuple[Seat, ...]


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
class PassingScaleCleared(Event):
    """After phase 4 the markers go back to the bridge."""


@attrs.frozen
class TurnEnded(Event):
    """The last thing in a turn."""

    turn: int


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


EVENT_TYPES: tuple[type[Event], ...] = (
    PointsScored,
    GameSetUp,
    TurnStarted,
    PhaseStarted,
    Gained,
    WorkerPlaced,
    Passed,
    GateWorkerMoved,
    WorkerWentHome,
    BuildingActivated,
    NothingPossible,
    EffectDeclined,
    ProvostMoved,
    ProvostLeft,
    JoustPaid,
    TurnOrderChanged,
    InnShifted,
    InnKept,
    Traded,
    BuildingBuilt,
    TransformationPaid,
    BuildingTransformed,
    FavorGranted,
    FavorLost,
    FavorLineChosen,
    FavorUsed,
    FavorUnused,
    SimplifiedFavor,
    BatchDelivered,
    BuildingStopped,
    BestBuilder,
    CastleWorkersWentHome,
    BailiffMoved,
    ProvostReturned,
    SectionScoringStarted,
    SectionCounted,
    SectionScored,
    PassingScaleCleared,
    TurnEnded,
    FinalCount,
    GameEnded,
)
