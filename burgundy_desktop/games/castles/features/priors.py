"""The priors of moves: they guide the search and are far cheaper than `evaluate`.

Each move has a few features (what kind of move, what it would complete, what it costs); the weight
of a move is the exponential of the sum of its features' numbers, fitted to the choices of a deeper
search (`data/priors.json`). The King has numbers of his own, fitted to what he himself chooses
(`data/priors_king.json`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any

from burgundy_desktop.core.linear_model import FeatureNames, read_stages
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.queries import dice, spaces
from burgundy_desktop.games.castles.queries.rounds import phase_ends_left, rounds_left
from burgundy_desktop.games.castles.state import PlayerState, State
from burgundy_desktop.games.castles.tables import pieces
from burgundy_desktop.games.castles.tables.estates import ESTATES, NUMBER
from burgundy_desktop.games.castles.tables.folder import FOLDER

_NAMED = FeatureNames()
_block = _NAMED.block

MOVE_FEATURES = _NAMED.names
"""The features of moves in their order."""

_FAR = 3
"""Regions with at least this many empty spaces are not distinguished."""

STAGES = 3
"""The numbers differ between the first phases, the last two, and the last rounds."""

_LAST_ROUNDS = 3


_PLACE = _block("place", 6, _FAR + 1)
_PLACE_SIZE = _block("place_size", 9)
_PLACE_BUILDING = _block("place_building", 8)
_TAKE = _block("take", 6, _FAR + 1)
_TAKE_ROOM = _block("take_room", 4)
_TAKE_BUILDING, _TAKE_KNOWLEDGE = _block("take_building", 8), _block("take_knowledge", 27)
_BUY = _block("buy", 6, _FAR + 1)
_BUY_ROOM, _BUY_SILVER = _block("buy_room", 4), _block("buy_silver", 7)
_COST = _block("cost", 4)
_COST_ALL = _block("cost_all")
_SELL, _WORKERS = _block("sell", 6), _block("workers", 6)
_END = _block("end", 7)
_DISCARD = _block("discard", 6, _FAR + 1)
_LOAD, _KEEP = _block("load", 6), _block("keep", 6)
_WAREHOUSE = _block("warehouse", 6)
_DECLINE = _block("decline")
_ESTATE = _block("estate", 10)


def _read(file: str = "priors.json") -> list[tuple[float, ...]]:
    """The numbers of all features of moves, for each stage."""
    return read_stages(FOLDER / file, MOVE_FEATURES, STAGES)


_OTHERS, _KINGS = 0, 1
"""Whose numbers."""

_NUMBERS = _read(), _read("priors_king.json")

_PRICE_FEATURES = tuple(
    ((_COST + price % 4,) if price % 4 else ()) + ((_COST_ALL,) if price > 3 else ())
    for price in range(8)
)


_COLUMNS = [
    (numbers, [sum(numbers[feature] for feature in price) for price in _PRICE_FEATURES])
    for whose in _NUMBERS
    for numbers in whose
]
"""The numbers of the features and what each price counts: the others' by stage, then the King's."""


class _What:
    """What a move does, without its price: its features, and for each of `_COLUMNS` what it weighs
    at each price, once that was asked for.
    """

    __slots__ = ("features", "weights")

    def __init__(self, *features: int) -> None:
        self.features = features
        self.weights: list[list[float] | None] = [None] * len(_COLUMNS)

    def weigh(self, column: int) -> list[float]:
        """Work out what it weighs at each price."""
        numbers, prices = _COLUMNS[column]
        whole = sum([numbers[feature] for feature in self.features])
        row = self.weights[column] = [exp(whole + price) for price in prices]
        return row


Look = tuple[_What, int]
"""What a move does, and its price: workers, plus 4 if it takes all."""

_FREE = 0


class _Glance:
    """What a seat needs for the priors of all its moves, computed once."""

    __slots__ = (
        "_coming",
        "_costs",
        "_depots",
        "_dice",
        "_near",
        "_near_city",
        "player",
        "room",
        "state",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.player: PlayerState = state.player
        player = self.player
        self.room = spaces.room_in_storage(player)
        self._dice = (*player.dice, dice.ANY_NUMBER)
        self._near, self._coming = _estate_at_a_glance(
            player.estate, player.occupied, player.frontier
        )
        self._near_city: dict[int, int] = {}
        self._costs = dice.costs(player)
        self._depots: dict[int, int] = {}

    def near(self, tile: int) -> int:
        """The empty spaces of the region that a tile would come closest to completing; 0 if it fits
        nowhere.
        """
        building = pieces.TILE_BUILDING[tile]
        if building < 0:
            return self._near[pieces.TILE_KIND[tile]]
        found = self._near_city.get(building)
        if found is None:
            near = spaces.left_to_complete(self.player, tile)
            found = self._near_city[building] = min(_FAR, near)
        return found

    def placed(self, tile: int, space: int) -> _What:
        """What placing a tile does."""
        return _placed(tile, self._coming[space])

    def depot(self, tile: int) -> int:
        """The numbered depot a tile lies on."""
        if not self._depots:
            self._depots = {
                other: depot for depot, tiles in enumerate(self.state.depots) for other in tiles
            }
        return self._depots[tile]

    def price(self, die: int, number: int, shift: int) -> int:
        """What a die costs for a number; the castle's extra action costs nothing."""
        player = self.player
        workers = self._costs[player.knowledge >> shift & 1][self._dice[die]][number]
        return workers + 4 if workers and workers == player.workers else workers


@lru_cache(spaces.REMEMBERED)
def _estate_at_a_glance(
    estate: int, occupied: int, frontier: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What `_Glance.near` says of a tile of each colour, buildings apart; and for each space how
    many of its region are left when it is covered, or `_FAR` and its size if none is.
    """
    near = spaces.nearest_by_colour(estate, occupied, frontier)
    masks, sizes = ESTATES[estate].region_mask, ESTATES[estate].region_size
    left = [max(0, (mask & ~occupied).bit_count() - 1) for mask in masks]
    coming = [min(_FAR, one) or _FAR + size for one, size in zip(left, sizes, strict=True)]
    return tuple(min(_FAR, one) for one in near), tuple(coming)


@cache
def _does(*features: int) -> _What:
    return _What(*features)


@cache
def _tile_features(tile: int) -> tuple[int, ...]:
    kind = pieces.TILE_KIND[tile]
    if kind == pieces.BUILDING:
        return (_TAKE_BUILDING + pieces.TILE_BUILDING[tile],)
    return (_TAKE_KNOWLEDGE + pieces.TILE_KNOWLEDGE[tile],) if kind == pieces.KNOWLEDGE else ()


@cache
def _taken(tile: int, near: int, room: int) -> _What:
    kind = pieces.TILE_KIND[tile]
    return _What(_TAKE + (_FAR + 1) * kind + near, _TAKE_ROOM + room, *_tile_features(tile))


@cache
def _taken_by_building(tile: int, near: int) -> _What:
    return _What(_TAKE + (_FAR + 1) * pieces.TILE_KIND[tile] + near, *_tile_features(tile))


@cache
def _bought(tile: int, near: int, room: int, silver: int) -> _What:
    kind = pieces.TILE_KIND[tile]
    bought = (_BUY + (_FAR + 1) * kind + near, _BUY_ROOM + room, _BUY_SILVER + silver)
    return _What(*bought, *_tile_features(tile))


@cache
def _placed(tile: int, coming: int) -> _What:
    """`coming` as `_estate_at_a_glance` has it for the space."""
    kind = pieces.TILE_KIND[tile]
    if coming <= _FAR:
        placed = [_PLACE + (_FAR + 1) * kind + coming]
    else:
        placed = [_PLACE + (_FAR + 1) * kind, _PLACE_SIZE + coming - _FAR]
    if kind == pieces.BUILDING:
        placed.append(_PLACE_BUILDING + pieces.TILE_BUILDING[tile])
    return _What(*placed)


def _take(glance: _Glance, move: m.TakeTile) -> Look:
    tile = move.tile
    price = glance.price(move.die, glance.depot(tile), dice.SHIFT_TO_TAKE)
    return _taken(tile, glance.near(tile), glance.room), price


def _take_by_building(glance: _Glance, move: m.TakeByBuilding) -> Look:
    return _taken_by_building(move.tile, glance.near(move.tile)), _FREE


def _buy(glance: _Glance, move: m.BuyTile) -> Look:
    tile, silver = move.tile, min(glance.player.silver, 6)
    return _bought(tile, glance.near(tile), glance.room, silver), _FREE


def _place(glance: _Glance, move: m.PlaceTile) -> Look:
    tile, space = move.tile, move.space
    price = glance.price(move.die, NUMBER[space], dice.SHIFT_TO_PLACE[tile])
    return glance.placed(tile, space), price


def _place_by_city_hall(glance: _Glance, move: m.PlaceByCityHall) -> Look:
    return glance.placed(move.tile, move.space), _FREE


def _sell(glance: _Glance, move: m.SellGoods) -> Look:
    price = glance.price(move.die, move.goods + 1, dice.NO_SHIFT)
    return _does(_SELL + min(glance.player.goods[move.goods], 5)), price


def _sell_by_warehouse(glance: _Glance, move: m.SellByWarehouse) -> Look:
    return _does(_WAREHOUSE + min(glance.player.goods[move.goods], 5)), _FREE


def _workers(glance: _Glance, _move: m.TakeWorkers) -> Look:
    return _does(_WORKERS + min(glance.player.workers, 5)), _FREE


def _end(glance: _Glance, _move: m.EndTurn) -> Look:
    return _does(_END + min(glance.player.silver, 6)), _FREE


def _discard(glance: _Glance, move: m.DiscardTile) -> Look:
    kind = pieces.TILE_KIND[move.tile]
    return _does(_DISCARD + (_FAR + 1) * kind + glance.near(move.tile)), _FREE


def _load(glance: _Glance, move: m.LoadGoods) -> Look:
    return _does(_LOAD + min(len(glance.state.depot_goods[move.depot]), 5)), _FREE


def _keep(glance: _Glance, move: m.KeepGoods) -> Look:
    _, depot = glance.state.pending[-1]
    return _does(_KEEP + min(glance.state.depot_goods[depot].count(move.goods), 5)), _FREE


def _decline(_glance: _Glance, _move: m.Decline) -> Look:
    return _does(_DECLINE), _FREE


def _estate(_glance: _Glance, move: m.ChooseEstate) -> Look:
    return _does(_ESTATE + move.estate), _FREE


_LOOK: dict[type, Callable[[_Glance, Any], Look]] = {
    m.TakeTile: _take,
    m.PlaceTile: _place,
    m.SellGoods: _sell,
    m.TakeWorkers: _workers,
    m.BuyTile: _buy,
    m.EndTurn: _end,
    m.DiscardTile: _discard,
    m.LoadGoods: _load,
    m.KeepGoods: _keep,
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: _sell_by_warehouse,
    m.PlaceByCityHall: _place_by_city_hall,
    m.Decline: _decline,
    m.ChooseEstate: _estate,
}


def stage_of(state: State) -> int:
    """The stage for the numbers: 0, 1 or 2."""
    if rounds_left(state) <= _LAST_ROUNDS:
        return 2
    return 1 if phase_ends_left(state) <= 2 else 0


def move_features(state: State, legal: Sequence[m.CastlesMove]) -> list[list[int]]:
    """The features of each move, those of its price included; a price of 0 has none."""
    glance = _Glance(state)
    looks = [_LOOK[type(move)](glance, move) for move in legal]
    return [[*what.features, *_PRICE_FEATURES[price]] for what, price in looks]


def policy(state: State, legal: Sequence[m.CastlesMove]) -> list[float]:
    """A weight above 0 for each legal move; only ratios count."""
    return _weights(_OTHERS, state, legal)


def kings_policy(state: State, legal: Sequence[m.CastlesMove]) -> list[float]:
    """The same by the King's numbers."""
    return _weights(_KINGS, state, legal)


def _weights(whose: int, state: State, legal: Sequence[m.CastlesMove]) -> list[float]:
    column, glance = whose * STAGES + stage_of(state), _Glance(state)
    weights = []
    for move in legal:
        what, price = _LOOK[type(move)](glance, move)
        row = what.weights[column]
        weights.append((what.weigh(column) if row is None else row)[price])
    return weights
