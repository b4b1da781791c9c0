"""A game of The Castles of Burgundy in progress: typed slots, small ints, short tuples.

Sets of spaces, knowledge tiles and kinds are bit masks. Tuples are replaced, never changed, so
`copy()` may share them.

`steps`  the kinds of pending steps
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.tables import estates
from burgundy_desktop.games.castles.tables.pieces import TILE_BUILDING

NO_TILE = -1
NO_ESTATE = 0

REASONS = (
    "region",
    "phase",
    "bonus",
    "animals",
    "watchtower",
    "sales",
    "unsold",
    "silver",
    "workers",
    *(f"knowledge_{number}" for number in range(15, 27)),
)
"""The score lines, in the order of the score sheet."""

CHOOSING_ESTATES, PLAYING, OVER = range(3)
"""The stages of a game."""


@attrs.define
class PlayerState:
    """The things of one player, with a few cached sums."""

    estate: int
    """Printed number 1 to 9; 0 if not chosen or hidden."""
    tiles: list[int]
    """The tile on each of the 37 spaces, -1 if there is none."""
    occupied: int
    """Mask of the covered spaces."""
    frontier: int
    """Mask of the empty spaces next to a covered one."""
    blocked: list[int]
    """The mask of the cities that already have it, for each building."""
    knowledge: int
    """Bit n is set if knowledge tile n is on the estate."""
    storage: tuple[int, ...]
    """Up to three tiles, oldest first."""
    goods: list[int]
    """Unsold goods by type."""
    sold: list[int]
    """Sold goods by type."""
    silver: int
    workers: int
    points: int
    scored: list[int]
    """Points by reason, as in REASONS."""
    dice: tuple[int, int]
    """The two dice of this round, 0 once used."""
    large_bonuses: int
    """Mask of the kinds whose large bonus tile the player has."""
    small_bonuses: int
    offered: tuple[int, ...] = ()
    """Experienced setup: the estates to choose from."""

    def cover(self, space: int, tile: int) -> None:
        """Put a tile on an empty space and update the masks."""
        self.tiles[space] = tile
        self.occupied |= estates.BIT[space]
        self.frontier = (self.frontier | estates.NEIGHBOUR_MASK[space]) & ~self.occupied
        building = TILE_BUILDING[tile]
        if building >= 0:
            self.blocked[building] |= estates.ESTATES[self.estate].region_mask[space]

    def found(self, estate: int, space: int, castle: int) -> None:
        """Take an estate and put the start castle on it; it scores nothing (R1)."""
        self.estate = estate
        self.cover(space, castle)

    def leave(self) -> None:
        """Reset to no estate and no tiles."""
        self.estate = NO_ESTATE
        self.tiles = [NO_TILE] * estates.SPACES
        self.occupied = self.frontier = 0

    def copy(self) -> PlayerState:
        """A copy that shares nothing mutable."""
        return PlayerState(
            self.estate,
            self.tiles.copy(),
            self.occupied,
            self.frontier,
            self.blocked.copy(),
            self.knowledge,
            self.storage,
            self.goods.copy(),
            self.sold.copy(),
            self.silver,
            self.workers,
            self.points,
            self.scored.copy(),
            self.dice,
            self.large_bonuses,
            self.small_bonuses,
            self.offered,
        )

    @property
    def printed(self) -> estates.Estate:
        """The estate as printed."""
        return estates.ESTATES[self.estate]

    def knows(self, number: int) -> bool:
        """Whether knowledge tile `number` is on the estate."""
        return bool(self.knowledge >> number & 1)


@attrs.define
class State:
    """The whole table. Depot 0 is the central black depot, 1 to 6 are the numbered ones."""

    players: list[PlayerState]
    stage: int
    phase: int
    """0 to 4 for A to E."""
    round: int
    """0 to 4 within the phase."""
    turn: int
    """Index into `round_order` of the player whose turn it is."""
    round_order: tuple[Seat, ...]
    """The turn order of the current round, or of the choice of estates."""
    turn_order: tuple[Seat, ...]
    """The order on the track now: first to last."""
    steps: list[int]
    """The position of each seat's marker on the turn order track."""
    depots: list[tuple[int, ...]]
    """Tiles on each of the seven depots."""
    depot_goods: list[tuple[int, ...]]
    """Types of the goods on each depot, oldest first; depot 0 never has any."""
    round_goods: tuple[int, ...]
    """Goods of this phase that are still on the round spaces, next one first."""
    white_die: int
    bought: bool
    """Whether the player has bought in this turn."""
    pending: list[tuple[int, int]]
    """Steps still to be resolved, the next one last."""
    large_bonuses: int
    """Mask of the kinds whose large bonus tile is still there."""
    small_bonuses: int
    supplies: list[tuple[int, ...]]
    """Hidden: tiles to be drawn, by kind, then the black ones; the next one last."""
    goods_stacks: tuple[int, ...]
    """Hidden: goods of the later phases; the next ones last."""
    goods_box: tuple[int, ...]
    """Hidden: goods that went back into the box."""
    removed: tuple[int, ...]
    """Tiles that have left the game."""
    secret: bool
    """Whether estates are chosen secretly."""
    chance: Chance

    def copy(self) -> State:
        """A copy that shares nothing mutable."""
        return State(
            [player.copy() for player in self.players],
            self.stage,
            self.phase,
            self.round,
            self.turn,
            self.round_order,
            self.turn_order,
            self.steps.copy(),
            self.depots.copy(),
            self.depot_goods.copy(),
            self.round_goods,
            self.white_die,
            self.bought,
            self.pending.copy(),
            self.large_bonuses,
            self.small_bonuses,
            self.supplies.copy(),
            self.goods_stacks,
            self.goods_box,
            self.removed,
            self.secret,
            self.chance.copy(),
        )

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.round_order[self.turn]

    @property
    def player(self) -> PlayerState:
        """The player whose turn it is."""
        return self.players[self.round_order[self.turn]]

    def depot_of(self, tile: int) -> int:
        """The depot of a tile. Raises ValueError if it is on none."""
        for depot, tiles in enumerate(self.depots):
            if tile in tiles:
                return depot
        raise ValueError(f"tile {tile} lies on no depot")


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """These tiles in their order, but one of them."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def to_decide(state: State) -> Seat | None:
    """The seat that decides now, None when the game is over."""
    return None if state.stage == OVER else state.round_order[state.turn]
