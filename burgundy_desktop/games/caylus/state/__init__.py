"""A game of Caylus in progress: typed slots, small ints, short tuples, masks of spots.

Buildings, spots, sections and lines are the indices of `tables`; what a player has is a bundle.
Tuples are replaced, never changed, so `copy()` may share them. Everything is open to everybody.

`steps`  the kinds of pending steps
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.buildings import (
    NO_BUILDING,
    WORKPLACE,
)
from burgundy_desktop.games.caylus.tables.bundles import Bundle
from burgundy_desktop.games.caylus.tables.castle import CASTLE_CIRCLES

NOBODY = -1

INCOME, PLACING, SPECIAL, PROVOST, BUILDINGS, BUILDING_CASTLE, TURN_END, OVER = range(8)
"""The phases of a turn, 1 to 7 of the rules; OVER is the end of the game."""

FAVOR_SOURCES = ("joust_field", "building", "best_builder", "section")
FROM_JOUST, FROM_BUILDING, FROM_BEST_BUILDER, FROM_SECTION = range(4)

REASONS = (
    "foreign_workers",
    "wood_buildings",
    "stone_buildings",
    "residences",
    "prestige_buildings",
    "trades",
    "dungeon",
    "walls",
    "towers",
    "favors",
    "no_batch",
    "missing_houses",
    "gold",
    "cubes",
    "deniers",
)
"""The score lines, in the order of the score sheet.

`residences` are transformations by the lawyer, `trades` what buildings give points for. `no_batch`
and `missing_houses` are losses. The last three are counted at the end of the game.
"""
(
    BY_FOREIGN_WORKERS,
    BY_WOOD_BUILDINGS,
    BY_STONE_BUILDINGS,
    BY_RESIDENCES,
    BY_PRESTIGE_BUILDINGS,
    BY_TRADES,
    BY_DUNGEON,
    BY_WALLS,
    BY_TOWERS,
    BY_FAVORS,
    BY_NO_BATCH,
    BY_MISSING_HOUSES,
    BY_GOLD,
    BY_CUBES,
    BY_DENIERS,
) = range(len(REASONS))


@attrs.define
class PlayerState:
    """What one player has."""

    purse: Bundle
    """Cubes and deniers."""
    workers: int
    """Those that are not on the board."""
    vp: int
    """The score so far: the sum of `scored`."""
    scored: list[int]
    """Points by reason; losses are negative."""
    markers: list[int]
    """The column of the marker on each line of the favor table, 0 to 5."""
    used: int = 0
    """Mask of the lines that favors went to in this phase."""
    batches: int = 0
    """Delivered in this turn."""

    def copy(self) -> PlayerState:
        """A copy that shares nothing mutable."""
        return PlayerState(
            self.purse,
            self.workers,
            self.vp,
            self.scored.copy(),
            self.markers.copy(),
            self.used,
            self.batches,
        )


@attrs.define
class State:
    """The whole table."""

    players: list[PlayerState]
    turn: int
    """From 1."""
    phase: int
    at: int
    """The progress of the phase: the next place in the order, spot, space or circle."""
    order: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    """The passing scale, first one first; empty again after phase 4."""
    buildings: tuple[int, ...]
    """The building of each road space, NO_BUILDING for none; index 0 is unused."""
    owners: tuple[int, ...]
    """The seat whose house is on each road space, NOBODY for none."""
    workers: list[int]
    """The seat whose worker stands on each spot that holds one worker, NOBODY for none."""
    stables: tuple[Seat, ...]
    """By circle."""
    inn_left: int
    inn_right: int
    castle_workers: tuple[Seat, ...]
    """By circle."""
    workplaces: int
    """Mask of the spots where workers may stand."""
    taken: int
    """Mask of the spots that have no room left."""
    reserved: tuple[tuple[int, Seat], ...]
    """Delayed transformations: the space, and who has paid."""
    bailiff: int
    provost: int
    section: int
    """How many sections are scored: the current section, 3 for none."""
    castle: tuple[tuple[Seat, ...], ...]
    """The houses of each section in the order in which they were built."""
    stock: tuple[int, ...]
    """The tiles left of each building."""
    pending: list[tuple[int, Seat, int]]
    """Steps still to be resolved, the next one last: kind, seat, number."""
    simplified: bool
    """Option: a favor is worth points, and the favor table is not used."""
    late_lawyer: bool
    """Option: the lawyer brings its builder the points of the later printing."""
    chance: Chance
    """Not used after the setup."""

    def copy(self) -> State:
        """A copy that shares nothing mutable."""
        return State(
            [player.copy() for player in self.players],
            self.turn,
            self.phase,
            self.at,
            self.order,
            self.passed,
            self.buildings,
            self.owners,
            self.workers.copy(),
            self.stables,
            self.inn_left,
            self.inn_right,
            self.castle_workers,
            self.workplaces,
            self.taken,
            self.reserved,
            self.bailiff,
            self.provost,
            self.section,
            self.castle,
            self.stock,
            self.pending.copy(),
            self.simplified,
            self.late_lawyer,
            self.chance.copy(),
        )

    def put_building(self, space: int, building: int, owner: int) -> None:
        """Put a building on a space, in place of the previous one."""
        self.buildings = (*self.buildings[:space], building, *self.buildings[space + 1 :])
        self.owners = (*self.owners[:space], owner, *self.owners[space + 1 :])
        bit = 1 << space
        if WORKPLACE[building]:
            self.workplaces |= bit
        else:
            self.workplaces &= ~bit

    def add_to_stock(self, building: int, count: int) -> None:
        """Put tiles back to the stock, or remove them if `count` is negative."""
        stock = list(self.stock)
        stock[building] += count
        self.stock = tuple(stock)

    def put_worker(self, seat: Seat, spot: int) -> int:
        """Move a worker of the seat from its stock to a spot; returns its circle, from 0."""
        self.players[seat].workers -= 1
        return self.stand(seat, spot)

    def stand(self, seat: Seat, spot: int) -> int:
        """Put a worker that is in nobody's stock on a spot; returns its circle, from 0."""
        circle = 0
        if spot < road.SINGLE_SPOTS:
            self.workers[spot] = seat
        elif spot == road.CASTLE:
            circle = len(self.castle_workers)
            self.castle_workers = (*self.castle_workers, seat)
            if circle < CASTLE_CIRCLES - 1:
                return circle
        elif spot == road.STABLES:
            circle = len(self.stables)
            self.stables = (*self.stables, seat)
            if circle < road.STABLES_CIRCLES - 1:
                return circle
        else:
            self.inn_left = seat
        self.taken |= 1 << spot
        return circle

    def lift_worker(self, spot: int) -> Seat:
        """Take the worker off a single-worker spot; then it is in nobody's stock."""
        seat = Seat(self.workers[spot])
        self.workers[spot] = NOBODY
        self.taken &= ~(1 << spot)
        return seat

    def building_at(self, spot: int) -> int:
        """The building on a spot; NO_BUILDING for the castle and for spot 0, which does
        not exist.
        """
        if spot <= road.ROAD_LENGTH:
            return self.buildings[spot]
        return NO_BUILDING if spot == road.CASTLE else road.special_building(spot)


def to_decide(state: State) -> Seat | None:
    """The seat that decides now, None when the game is over."""
    return state.pending[-1][1] if state.pending else None
