"""The decisions of Caylus, one frozen class each. Rules §18.

Every move is built once and shared. The last target of a move completes it: a click there
plays the move once it is the only one left. Places for workers are targets of the kind "spot", road
spaces included: the provost goes to a spot too, and the lawyer's target is one. Payments and gains
are the targets "pay" and "gain", whose index is a bundle.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus.tables.buildings import NO_CUBE
from burgundy_desktop.games.caylus.tables.bundles import CUBES_MASK, Bundle


@attrs.frozen(cache_hash=True)
class Pass:
    """Place no more workers in this turn. Phase 2."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("pass"),)


@attrs.frozen(cache_hash=True)
class Place:
    """Pay, and place a worker on a spot. Phase 2."""

    spot: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("spot", self.spot),)


@attrs.frozen(cache_hash=True)
class MoveFromGate:
    """The worker at the gate goes to another spot, free of charge. Phase 3."""

    spot: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("spot", self.spot),)


@attrs.frozen(cache_hash=True)
class TakeHome:
    """The worker at the gate goes home. Phase 3."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("home"),)


@attrs.frozen(cache_hash=True)
class Guild:
    """Move the provost by the merchants' guild to a space, which may be his own. Phase 3."""

    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("spot", self.space),)


@attrs.frozen(cache_hash=True)
class Joust:
    """Pay for a royal favor at the joust field. Phase 3."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("joust"),)


@attrs.frozen(cache_hash=True)
class StayAtInn:
    """The worker on the right circle of the inn stays there. Phase 3."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("stay"),)


@attrs.frozen(cache_hash=True)
class LeaveInn:
    """The worker on the right circle of the inn goes home. Phase 3."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("home"),)


@attrs.frozen(cache_hash=True)
class Provost:
    """Pay, and move the provost to a space, which may be his own. Phase 4."""

    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("spot", self.space),)


@attrs.frozen(cache_hash=True)
class Produce:
    """Take one of the sets of cubes that a building produces. Phase 5."""

    gain: Bundle

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("gain", self.gain),)


@attrs.frozen(cache_hash=True)
class OwnerBonus:
    """The owner of a stone building takes a cube. Phase 5."""

    gain: Bundle

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("gain", self.gain),)


@attrs.frozen(cache_hash=True)
class Trade:
    """Pay and gain by a building. Phase 5.

    Its last target distinguishes the offers of a building: the gain if deniers are paid, else the
    payment.
    """

    pay: Bundle
    gain: Bundle

    @property
    def targets(self) -> tuple[Target, ...]:
        paid, gained = target("pay", self.pay), target("gain", self.gain)
        return (gained, paid) if self.pay & CUBES_MASK else (paid, gained)


@attrs.frozen(cache_hash=True)
class Build:
    """Build a tile of the stock. Phase 5.

    `cube` is what pays for the cube of any kind, NO_CUBE if the price has none.
    """

    building: int
    cube: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return _targets_of_building(self.building, self.cube)


@attrs.frozen(cache_hash=True)
class Transform:
    """Turn the building on a space into a residence, by the lawyer. Phase 5."""

    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("spot", self.space),)


@attrs.frozen(cache_hash=True)
class ChooseLine:
    """Use a royal favor on a line of the favor table."""

    line: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("line", self.line),)


@attrs.frozen(cache_hash=True)
class FavorCube:
    """Take a cube by a favor on line c."""

    gain: Bundle

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("gain", self.gain),)


@attrs.frozen(cache_hash=True)
class FavorExchange:
    """Pay a cube and take two by a favor on line c."""

    pay: Bundle
    gain: Bundle

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("pay", self.pay), target("gain", self.gain))


@attrs.frozen(cache_hash=True)
class FavorBuild:
    """Build a tile of the stock by a favor on line d; `cube` as in `Build`."""

    building: int
    cube: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return _targets_of_building(self.building, self.cube)


@attrs.frozen(cache_hash=True)
class FavorTransform:
    """Turn the building on a space into a residence, by a favor on line d."""

    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("spot", self.space),)


@attrs.frozen(cache_hash=True)
class Batch:
    """Deliver these cubes to the castle. Phase 6."""

    pay: Bundle

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("pay", self.pay),)


@attrs.frozen(cache_hash=True)
class StopBuilding:
    """Deliver no more batches in this turn. Phase 6."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("stop"),)


@attrs.frozen(cache_hash=True)
class Decline:
    """Decline the offered effect."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("decline"),)


CaylusMove = (
    Pass
    | Place
    | MoveFromGate
    | TakeHome
    | Guild
    | Joust
    | StayAtInn
    | LeaveInn
    | Provost
    | Produce
    | OwnerBonus
    | Trade
    | Build
    | Transform
    | ChooseLine
    | FavorCube
    | FavorExchange
    | FavorBuild
    | FavorTransform
    | Batch
    | StopBuilding
    | Decline
)

MOVE_TYPES: tuple[type, ...] = get_args(CaylusMove)

place = cache(Place)
move_from_gate = cache(MoveFromGate)
guild = cache(Guild)
provost = cache(Provost)
produce = cache(Produce)
owner_bonus = cache(OwnerBonus)
trade = cache(Trade)
build = cache(Build)
transform = cache(Transform)
choose_line = cache(ChooseLine)
favor_cube = cache(FavorCube)
favor_exchange = cache(FavorExchange)
favor_build = cache(FavorBuild)
favor_transform = cache(FavorTransform)
batch = cache(Batch)
PASS = Pass()
TAKE_HOME = TakeHome()
JOUST = Joust()
STAY_AT_INN = StayAtInn()
LEAVE_INN = LeaveInn()
STOP_BUILDING = StopBuilding()
DECLINE = Decline()


def _targets_of_building(building: int, cube: int) -> tuple[Target, ...]:
    """The tile, and the cube of any kind that is part of its price."""
    tile = target("building", building)
    return (tile,) if cube == NO_CUBE else (tile, target("cube", cube))
