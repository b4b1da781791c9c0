"""A game of Boonlake in progress: typed slots, small ints, short tuples, masks.

Cards, tiles, locations, sites, spaces and levers are the indices of `tables`. Tuples are replaced,
never changed, so `copy()` may share them. Pending steps are on one stack, the next one last; a turn
and an interim scoring are pushed as a whole.

`steps`     the kinds of pending steps
`reasons`   what points are for
`eminence`  the automaton against a lone player
"""

from __future__ import annotations

from typing import TypeAlias

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.tables.cards import NO_PERMANENTS
from burgundy_desktop.games.boonlake.tables.land import AROUND, NEIGHBOUR_MASK
from burgundy_desktop.games.boonlake.tables.tiles import COST_CLASS, PASTURE

NO_ROW = -1
NOT_KEPT = -1

SETUP, PLAYING, OVER = range(3)
"""The stages of a game."""


@attrs.define
class PlayerState:
    """What one player has."""

    hand: tuple[int, ...]
    """Hidden from the others; in the order in which the cards came."""
    coins: int
    vases: int
    ranch: int
    """Inhabitants that can be used."""
    supply: int
    """Inhabitants in the common supply."""
    production: int
    """Levels of the production sites, two bits for each resource."""
    canoes: int
    """An index of `tables.canoes.PAIRS`."""
    vp: int
    """The score so far: the sum of `scored`."""
    scored: list[int]
    """Points by reason; losses are negative."""
    offered: tuple[int, ...] = ()
    """Hidden from the others: the dealt scoring tiles until all have chosen."""
    kept: int = NOT_KEPT
    """Hidden likewise: the one that is kept."""
    played: tuple[int, ...] = ()
    """Cards in front of the player, in the order in which they were played."""
    permanents: tuple[int, ...] = NO_PERMANENTS
    """The sums of permanent effects, by `tables.words.PERMANENTS`."""
    levers: int = 0
    """Mask of the levers that the player has."""
    ready: int = 0
    """Mask of those that are not used."""
    coin_track: int = 0
    card_track: int = 0
    houses: int = 0
    """Houses gone from the player board; the next two fields are settlements and cattle."""
    settlements: int = 0
    cattle: int = 0
    aside: int = 0
    """Houses beside the board: a settlement has taken their place."""
    levels: int = 0
    """Level bonuses taken; they come from the top."""
    people: int = 0
    """Mask of the sites with an inhabitant of the player."""
    homes: int = 0
    """Mask of the sites with a house."""
    towns: int = 0
    """Mask of the sites with a settlement."""
    herd: tuple[int, ...] = ()
    """The locations of the cattle, in the order in which they came."""
    projects: int = 0
    """Mask of the slots of scoring tiles whose project is done."""
    marked: int = 0
    """Mask of those where an inhabitant stands above it."""
    markers: tuple[int, ...] = ()
    """The slot of each scoring marker, marker 1 first."""

    def copy(self) -> PlayerState:
        """A copy that shares nothing mutable."""
        return PlayerState(
            self.hand,
            self.coins,
            self.vases,
            self.ranch,
            self.supply,
            self.production,
            self.canoes,
            self.vp,
            self.scored.copy(),
            self.offered,
            self.kept,
            self.played,
            self.permanents,
            self.levers,
            self.ready,
            self.coin_track,
            self.card_track,
            self.houses,
            self.settlements,
            self.cattle,
            self.aside,
            self.levels,
            self.people,
            self.homes,
            self.towns,
            self.herd,
            self.projects,
            self.marked,
            self.markers,
        )

    @property
    def sites(self) -> int:
        """Mask of all sites where the player has something."""
        return self.people | self.homes | self.towns


Side: TypeAlias = PlayerState | Eminence


@attrs.define
class State:
    """The whole table."""

    players: list[PlayerState]
    eminence: Eminence | None
    stage: int
    turn: int
    """Turns that have begun, those of the Eminence included."""
    round: int
    """0 or 1."""
    start: Seat
    """The seat with the start player marker."""
    active: Seat
    """The seat whose turn it is."""
    scorings: int
    """Interim scorings that have begun, 0 to 4."""
    due: bool
    """Whether a ship passed a lock in this turn."""
    last_lap: bool
    rows: tuple[int, ...]
    """The action tiles from top to bottom; NO_ACTION where one is missing."""
    row: int
    """The row that the tile of this turn was taken from, NO_ROW outside of phase A."""
    action: int
    """The tile of this turn, NO_ACTION outside of it."""
    ships: list[int]
    """By seat, the Eminence last: the index on the path of the round."""
    tiles: list[int]
    """The tile of each location: a building tile, PASTURE or NO_TILE."""
    laid: int
    """Mask of the locations with a tile."""
    reach: int
    """Mask of the locations adjacent to one with a tile."""
    open: list[int]
    """By what they cost (`tables.tiles.COSTS`): mask of the empty sites."""
    crowd: list[int]
    """For each location: inhabited areas on it and next to it."""
    grazing: list[int]
    """Cattle on each location."""
    pastures: int
    """Mask of the locations with a pasture."""
    pastures_left: int
    stack: tuple[int, ...]
    """Hidden: the grey tiles, the next one last."""
    covered: int
    """Mask of the regions whose label is covered."""
    scoring: tuple[int, ...]
    """The scoring tiles by slot: the players' own ones first. Empty until they are revealed."""
    draw: tuple[int, ...]
    """Hidden: the draw pile, the next card last."""
    discards: tuple[int, ...]
    """Open to all, the latest last."""
    fresh: int
    """Mask of the cards that were last shuffled into the draw pile, 0 before the first time."""
    pending: list[tuple[int, Seat, int]]
    """Steps to be resolved, the next one last: what, who, and what it is about."""
    chance: Chance

    def copy(self) -> State:
        """A copy that shares nothing mutable."""
        eminence = self.eminence
        return State(
            [player.copy() for player in self.players],
            None if eminence is None else eminence.copy(),
            self.stage,
            self.turn,
            self.round,
            self.start,
            self.active,
            self.scorings,
            self.due,
            self.last_lap,
            self.rows,
            self.row,
            self.action,
            self.ships.copy(),
            self.tiles.copy(),
            self.laid,
            self.reach,
            self.open.copy(),
            self.crowd.copy(),
            self.grazing.copy(),
            self.pastures,
            self.pastures_left,
            self.stack,
            self.covered,
            self.scoring,
            self.draw,
            self.discards,
            self.fresh,
            self.pending.copy(),
            self.chance.copy(),
        )

    def lay(self, location: int, tile: int) -> None:
        """Put a tile or pasture on a location, with empty sites."""
        bit = 1 << location
        self.tiles[location] = tile
        self.laid |= bit
        self.reach |= NEIGHBOUR_MASK[location]
        if tile == PASTURE:
            self.pastures |= bit
        else:
            for lower, cost in enumerate(COST_CLASS[tile]):
                self.open[cost] |= 1 << 2 * location + lower

    def occupy(self, site: int) -> None:
        """Put a piece on an empty site."""
        location = site >> 1
        self.open[COST_CLASS[self.tiles[location]][site & 1]] &= ~(1 << site)
        self.add_area(location)

    def add_area(self, location: int) -> None:
        """Count one more inhabited area on a location."""
        crowd = self.crowd
        for near in AROUND[location]:
            crowd[near] += 1

    @property
    def eminence_seat(self) -> Seat:
        """The seat of the Eminence on the score sheet."""
        return Seat(len(self.players))

    def side(self, seat: Seat) -> Side:
        """A player, or the Eminence."""
        if seat < len(self.players):
            return self.players[seat]
        assert self.eminence is not None
        return self.eminence

    def sides(self) -> list[Side]:
        """All who have pieces on the map."""
        return [*self.players, *([] if self.eminence is None else [self.eminence])]


def to_decide(state: State) -> Seat | None:
    """The seat that decides now, None when the game is over."""
    return state.pending[-1][1] if state.pending else None
