"""What happens in a game: read by the log, the animation and the tests.

Seats, tiles, spaces, depots and goods are the indices of `tables`. `workers` is what a die cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.state import State


@attrs.frozen
class GameSetUp(Event):
    """Start player drawn, goods and workers dealt. `order` is the turn order."""

    reveals: ClassVar[bool] = True
    order: tuple[Seat, ...]


@attrs.frozen
class BoardsDealt(Event):
    """Experienced setup: the estates that each seat may choose from."""

    reveals: ClassVar[bool] = True
    offered: tuple[tuple[int, ...], ...]


@attrs.frozen
class EstateChosen(Event):
    """An estate and the space of its start castle. Secret choices are revealed when all have
    chosen.
    """

    seat: Seat
    estate: int
    space: int


@attrs.frozen
class EstatesRevealed(Event):
    """All have chosen secretly: the events that follow show their choices."""

    reveals: ClassVar[bool] = True


@attrs.frozen
class PhaseStarted(Event):
    """The depots are refilled and five goods are on the round spaces."""

    reveals: ClassVar[bool] = True
    phase: int


@attrs.frozen
class DiceRolled(Event):
    """A round begins: the dice of each seat, and the white die."""

    reveals: ClassVar[bool] = True
    phase: int
    round: int
    dice: tuple[tuple[int, int], ...]
    white: int


@attrs.frozen
class GoodsLanded(Event):
    """The goods tile of the round goes to the depot of the white die."""

    depot: int
    goods: int


@attrs.frozen
class TileTaken(Event):
    """A tile went from a depot into the storage, by a die (0, 1, 2) or a building (-1)."""

    seat: Seat
    tile: int
    depot: int
    die: int
    workers: int


@attrs.frozen
class TileBought(Event):
    """A tile was bought for `silver`; depot 0 is the black depot."""

    seat: Seat
    tile: int
    depot: int
    silver: int


@attrs.frozen
class TileDiscarded(Event):
    """A stored tile left the game to make room."""

    seat: Seat
    tile: int


@attrs.frozen
class TilePlaced(Event):
    """A stored tile was placed on a space of that estate, by a die (0, 1, 2) or the
    city hall (-1).
    """

    seat: Seat
    tile: int
    space: int
    die: int
    workers: int
    estate: int


@attrs.frozen
class RegionCompleted(Event):
    """The last space of a region is covered; its points follow as `PointsScored`."""

    seat: Seat
    space: int
    kind: int
    size: int


@attrs.frozen
class BonusTileTaken(Event):
    """All spaces of a kind are covered; the points follow as `PointsScored`."""

    seat: Seat
    kind: int
    large: bool


@attrs.frozen
class GoodsSold(Event):
    """All goods of a type were sold, by a die (0, 1, 2) or the warehouse (-1)."""

    seat: Seat
    goods: int
    count: int
    die: int
    workers: int


@attrs.frozen
class WorkersGained(Event):
    """`reason`: "action", "boarding_house", "sale", "mine"."""

    seat: Seat
    workers: int
    reason: str


@attrs.frozen
class SilverGained(Event):
    """`reason`: "action", "bank", "sale", "mine"."""

    seat: Seat
    silver: int
    reason: str


@attrs.frozen
class GoodsLoaded(Event):
    """Goods went from a depot into the goods storage: `count` of each type (six numbers)."""

    seat: Seat
    depot: int
    count: tuple[int, ...]


@attrs.frozen
class MarkerMoved(Event):
    """The marker moved one space along the turn order track, to `step`."""

    seat: Seat
    step: int
    is_first: bool


@attrs.frozen
class ExtraActionGranted(Event):
    """A castle grants one more action."""

    seat: Seat


@attrs.frozen
class EffectLost(Event):
    """The effect of the building just placed cannot be used."""

    seat: Seat
    building: int


@attrs.frozen
class EffectDeclined(Event):
    """The player declined the effect of the building, or the second depot of tile 5."""

    seat: Seat


@attrs.frozen
class TurnEnded(Event):
    """The seat has finished its turn."""

    seat: Seat


@attrs.frozen
class PhaseEnded(Event):
    """Five rounds are over; mines pay."""

    phase: int


@attrs.frozen
class GameEnded(Event):
    """The final scoring follows."""


EVENT_TYPES: tuple[type[Event], ...] = (
    PointsScored,
    GameSetUp,
    BoardsDealt,
    EstateChosen,
    EstatesRevealed,
    PhaseStarted,
    DiceRolled,
    GoodsLanded,
    TileTaken,
    TileBought,
    TileDiscarded,
    TilePlaced,
    RegionCompleted,
    BonusTileTaken,
    GoodsSold,
    WorkersGained,
    SilverGained,
    GoodsLoaded,
    MarkerMoved,
    ExtraActionGranted,
    EffectLost,
    EffectDeclined,
    TurnEnded,
    PhaseEnded,
    GameEnded,
)


def shown(state: State, events: Sequence[Event]) -> Mapping[str, int]:
    """Dice that were rolled, and tiles that came into the depots."""
    count: Counter[str] = Counter()
    for event in events:
        if isinstance(event, DiceRolled):
            count["dice"] += sum(map(len, event.dice)) + 1
        elif isinstance(event, PhaseStarted):
            count["tiles"] += sum(map(len, state.depots))
    return count


def rolled(events: Sequence[Event]) -> Sequence[int]:
    """The dice of everybody and the white one, in the order of the rolls."""
    rolls = (event for event in events if isinstance(event, DiceRolled))
    return [die for roll in rolls for die in (*chain(*roll.dice), roll.white)]
