"""How likely each move is, at a glance: the guide of the search, far cheaper than `evaluate`.

Each move shows a few marks (what kind of move, what it would complete, what it costs); the weight
of a move is the exponential of the sum of its marks' numbers, fitted to what better thinking
chose (`data/habits.json`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import name_of
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.rules.legal import open_spaces
from burgundy_desktop.games.castles.state import PlayerState, State
from burgundy_desktop.games.castles.tables.board import PHASES, ROUNDS
from burgundy_desktop.games.castles.tables.estates import BIT, ESTATES, NUMBER, spaces_in
from burgundy_desktop.games.castles.tables.folder import DATA
from burgundy_desktop.games.castles.tables.knowledge import FREE_SHIFT_TILE
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDING,
    KNOWLEDGE,
    TILE_BUILDING,
    TILE_COUNT,
    TILE_KIND,
    TILE_KNOWLEDGE,
)
from burgundy_desktop.games.castles.tables.workers import ANY_NUMBER, COST

MARKS: list[str] = []
"""The marks in their order."""

_FAR = 3
"""Regions with so many empty spaces or more are not told apart."""

STAGES = 3
"""The numbers differ between the first phases, the last two, and the last rounds."""

_LAST_ROUNDS = 3


def _block(name: str, *sizes: int) -> int:
    start = len(MARKS)
    names = [name]
    for size in sizes:
        names = [f"{before}/{index}" for before in names for index in range(size)]
    MARKS.extend(names)
    return start


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


class _Glance:
    """What a seat needs to look at for all its moves, looked at once."""

    __slots__ = ("_near", "knowledge", "player", "room", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.player: PlayerState = state.player
        self.knowledge = self.player.knowledge
        self.room = 3 - len(self.player.storage)
        self._near: dict[int, int] = {}

    def near(self, tile: int) -> int:
        """Empty spaces of the region a tile would come closest to complete; 0: it fits nowhere."""
        key = TILE_KIND[tile] * 16 + TILE_BUILDING[tile]
        found = self._near.get(key)
        if found is None:
            player = self.player
            masks, empty = ESTATES[player.estate].region_mask, ~player.occupied
            lefts = [(masks[s] & empty).bit_count() for s in spaces_in(open_spaces(player, tile))]
            found = self._near[key] = min(_FAR, *lefts) if lefts else 0
        return found

    def cost(self, die: int, number: int, free: int) -> int:
        """Workers for a die; the castle's extra action costs none."""
        value = ANY_NUMBER if die == m.EXTRA_DIE else self.player.dice[die]
        return COST[self.knowledge >> 8 & 1][free][value][number]

    def cost_marks(self, cost: int) -> list[int]:
        """Marks for workers that are spent."""
        if not cost:
            return [_COST]
        return [_COST + cost, _COST_ALL] if cost == self.player.workers else [_COST + cost]


def _tile_marks(tile: int) -> list[int]:
    kind = TILE_KIND[tile]
    if kind == BUILDING:
        return [_TAKE_BUILDING + TILE_BUILDING[tile]]
    return [_TAKE_KNOWLEDGE + TILE_KNOWLEDGE[tile]] if kind == KNOWLEDGE else []


_TILE_MARKS = tuple(_tile_marks(tile) for tile in range(TILE_COUNT))


def _take(glance: _Glance, move: m.TakeTile) -> list[int]:
    tile = move.tile
    depot = glance.state.depot_of(tile)
    cost = glance.cost(move.die, depot, glance.knowledge >> 12 & 1)
    return [
        _TAKE + (_FAR + 1) * TILE_KIND[tile] + glance.near(tile),
        _TAKE_ROOM + glance.room,
        *_TILE_MARKS[tile],
        *glance.cost_marks(cost),
    ]


def _take_by_building(glance: _Glance, move: m.TakeByBuilding) -> list[int]:
    tile = move.tile
    return [_TAKE + (_FAR + 1) * TILE_KIND[tile] + glance.near(tile), *_TILE_MARKS[tile]]


def _buy(glance: _Glance, move: m.BuyTile) -> list[int]:
    tile = move.tile
    return [
        _BUY + (_FAR + 1) * TILE_KIND[tile] + glance.near(tile),
        _BUY_ROOM + glance.room,
        _BUY_SILVER + min(glance.player.silver, 6),
        *_TILE_MARKS[tile],
    ]


def _placed(glance: _Glance, tile: int, space: int) -> list[int]:
    player, kind = glance.player, TILE_KIND[tile]
    estate = ESTATES[player.estate]
    left = (estate.region_mask[space] & ~(player.occupied | BIT[space])).bit_count()
    marks = [_PLACE + (_FAR + 1) * kind + min(left, _FAR)]
    if not left:
        marks.append(_PLACE_SIZE + estate.region_size[space])
    if kind == BUILDING:
        marks.append(_PLACE_BUILDING + TILE_BUILDING[tile])
    return marks


def _place(glance: _Glance, move: m.PlaceTile) -> list[int]:
    free = glance.knowledge >> FREE_SHIFT_TILE[TILE_KIND[move.tile]] & 1
    cost = glance.cost(move.die, NUMBER[move.space], free)
    return _placed(glance, move.tile, move.space) + glance.cost_marks(cost)


def _place_by_city_hall(glance: _Glance, move: m.PlaceByCityHall) -> list[int]:
    return _placed(glance, move.tile, move.space)


def _sell(glance: _Glance, move: m.SellGoods) -> list[int]:
    cost = glance.cost(move.die, move.goods + 1, 0)
    return [_SELL + min(glance.player.goods[move.goods], 5), *glance.cost_marks(cost)]


def _sell_by_warehouse(glance: _Glance, move: m.SellByWarehouse) -> list[int]:
    return [_WAREHOUSE + min(glance.player.goods[move.goods], 5)]


def _workers(glance: _Glance, _move: m.TakeWorkers) -> list[int]:
    return [_WORKERS + min(glance.player.workers, 5)]


def _end(glance: _Glance, _move: m.EndTurn) -> list[int]:
    return [_END + min(glance.player.silver, 6)]


def _discard(glance: _Glance, move: m.DiscardTile) -> list[int]:
    return [_DISCARD + (_FAR + 1) * TILE_KIND[move.tile] + glance.near(move.tile)]


def _load(glance: _Glance, move: m.LoadGoods) -> list[int]:
    return [_LOAD + min(len(glance.state.depot_goods[move.depot]), 5)]


def _keep(glance: _Glance, move: m.KeepGoods) -> list[int]:
    _, depot = glance.state.pending[-1]
    return [_KEEP + min(glance.state.depot_goods[depot].count(move.goods), 5)]


def _decline(_glance: _Glance, _move: m.Decline) -> list[int]:
    return [_DECLINE]


def _estate(_glance: _Glance, move: m.ChooseEstate) -> list[int]:
    return [_ESTATE + move.estate]


_LOOK: dict[type, Callable[[_Glance, Any], list[int]]] = {
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
    """Which numbers hold: 0, 1 or 2."""
    left = ROUNDS * (len(PHASES) - state.phase) - state.round
    if left <= _LAST_ROUNDS:
        return 2
    return 1 if state.phase >= len(PHASES) - 2 else 0


def marks(state: State, legal: Sequence[m.CastlesMove]) -> list[list[int]]:
    """The marks of each move."""
    glance = _Glance(state)
    return [_LOOK[type(move)](glance, move) for move in legal]


def _read() -> list[tuple[float, ...]]:
    """For each stage the numbers of all marks; marks that the file does not name count 0."""
    path = DATA / "habits.json"
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        numbers = [tuple(float(n) for n in rows.pop(name, (0.0,) * STAGES)) for name in MARKS]
        tables = [tuple(row[stage] for row in numbers) for stage in range(STAGES)]
    except (OSError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise BadTable(f"{name_of(path)}: cannot be read ({error})") from error
    if rows:
        raise BadTable(f"{name_of(path)}: no move has the marks {', '.join(sorted(rows))}")
    return tables


_HABITS = _read()


def policy(state: State, legal: Sequence[m.CastlesMove]) -> list[float]:
    """A weight above 0 for each legal move; only ratios count."""
    habits = _HABITS[stage_of(state)]
    glance = _Glance(state)
    weights = []
    for move in legal:
        total = 0.0
        for mark in _LOOK[type(move)](glance, move):
            total += habits[mark]
        weights.append(exp(total))
    return weights
