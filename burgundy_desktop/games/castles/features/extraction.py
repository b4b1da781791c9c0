"""The features of a position as one seat sees it, each with an amount.

Most features are there or not; some have an amount. Their value depends on how much of
the game is left (`time_left`); the value of each was fitted to played games (`data/value.json`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FeatureNames
from burgundy_desktop.games.castles.queries.goods import sale_points
from burgundy_desktop.games.castles.queries.rounds import ALL_ROUNDS, phase_ends_left, rounds_left
from burgundy_desktop.games.castles.queries.spaces import (
    REMEMBERED,
    left_to_complete,
)
from burgundy_desktop.games.castles.scoring import knowledge_points
from burgundy_desktop.games.castles.state import PlayerState, State, steps as s
from burgundy_desktop.games.castles.tables import pieces
from burgundy_desktop.games.castles.tables.estates import ESTATES, NUMBER, spaces_in

_FEATURES = FeatureNames()
_block = _FEATURES.block

NAMES = _FEATURES.names
"""The features in their order."""
by_name = _FEATURES.by_name
"""Extracted features by name, for people and for the fit."""

On = list[int]
Amounts = list[tuple[int, float]]


_MOST_SILVER, _MOST_WORKERS, _MOST_GOODS, _MOST_FRONTIER = 8, 8, 9, 12
"""Larger amounts are not distinguished, or are counted separately."""

_CLOSE = 4
"""Regions and colours with fewer empty spaces than this are distinguished by their number."""

_ONE = _block("one")
_SEATS = _block("seats", 5)
_ROUND = _block("round", 5)
_REGION = _block("region", 9, 9, 2)
_SILVER, _SILVER_REST = _block("silver", _MOST_SILVER + 1), _block("silver_rest")
_WORKERS, _WORKERS_REST = _block("workers", _MOST_WORKERS + 1), _block("workers_rest")
_GOODS, _GOODS_TYPES = _block("goods", _MOST_GOODS + 1), _block("goods_types", 4)
_GOODS_WORTH, _GOODS_SALE = _block("goods_worth"), _block("goods_sale", 2)
_STORED, _STORED_FITS = _block("stored", 4), _block("stored_fits", 6, _CLOSE)
_STORED_BUILDING = _block("stored_building", 8)
_STORED_KNOWLEDGE = _block("stored_knowledge", 27)
_STORED_ANIMALS = _block("stored_animals")
_KNOWS = _block("knows", 27)
_MINES_TO_PAY = _block("mines_to_pay")
_ORDER, _STEPS_AHEAD = _block("order", 4), _block("steps_ahead")
_LARGE_NEAR, _SMALL_NEAR = _block("large_near", _CLOSE + 1), _block("small_near", _CLOSE + 1)
_PASTURE, _PASTURE_KINDS = _block("pasture"), _block("pasture_kinds")
_ANIMALS_WITH_7 = _block("animals_with_7")
_FRONTIER, _FRONTIER_NUMBERS = _block("frontier", _MOST_FRONTIER + 1), _block("numbers", 7)
_REACH = _block("reach", 6)
_OFFER, _GOODS_WAITING = _block("offer", 6), _block("goods_waiting")
_SHIP_LOADS, _WAREHOUSE = _block("ship_loads"), _block("warehouse_sells")

ACTION = 2
"""One action in the units of `time_left`."""

MOST_TIME = ACTION * (2 * ALL_ROUNDS + 6)

_STEP_TIME = {
    s.EXTRA_ACTION: ACTION,
    s.CITY_HALL_PLACEMENT: ACTION,
    s.TAKE_BY_BUILDING: ACTION // 2,
}

_REGIONS = tuple(
    tuple((estate.region_mask[part[0]], _REGION + 18 * len(part)) for part in estate.regions)
    for estate in ESTATES
)
_ALL_MINES = tuple(estate.kind_mask[pieces.MINE].bit_count() for estate in ESTATES)
_PASTURES = tuple(
    tuple(part for part in estate.regions if estate.kind[part[0]] == pieces.ANIMAL)
    for estate in ESTATES
)


def time_left(state: State, seat: Seat) -> int:
    """The actions that a seat has left, including pending steps; each counts 2."""
    first, second = state.players[seat].dice
    left = ACTION * (2 * (rounds_left(state) - 1) + (first > 0) + (second > 0))
    if state.pending and seat == state.round_order[state.turn]:
        left += sum(_STEP_TIME.get(step, 0) for step, _ in state.pending)
    return min(left, MOST_TIME)


def sure_points(player: PlayerState) -> int:
    """Points so far, and what the knowledge tiles would bring if the game ended now."""
    points = player.points
    scoring = player.knowledge >> 15
    number = 15
    while scoring:
        if scoring & 1:
            points += knowledge_points(player, number)
        scoring >>= 1
        number += 1
    return points


def extract(state: State, seat: Seat) -> tuple[On, Amounts]:
    """All features of a seat that are not zero."""
    player = state.players[seat]
    on: On = [_ONE, _SEATS + len(state.players), _ROUND + state.round]
    amounts: Amounts = []
    _extract_supplies(state, player, on, amounts)
    shape, left = _shape(
        player.estate, player.occupied, player.frontier, state.large_bonuses, state.small_bonuses
    )
    on += shape
    on += _known(player.knowledge)
    on += _reached(player.frontier)
    _extract_growing(state, player, left, amounts)
    _extract_storage(player, on, amounts)
    _extract_pastures(player, amounts)
    _extract_order(state, seat, on, amounts)
    _extract_offer(state, left, amounts)
    _extract_steps(state, seat, player, amounts)
    return on, amounts


def _extract_supplies(state: State, player: PlayerState, on: On, amounts: Amounts) -> None:
    """Silver, workers, goods."""
    silver, workers, goods = player.silver, player.workers, sum(player.goods)
    on.append(_SILVER + min(silver, _MOST_SILVER))
    on.append(_WORKERS + min(workers, _MOST_WORKERS))
    on.append(_GOODS + min(goods, _MOST_GOODS))
    if silver > _MOST_SILVER:
        amounts.append((_SILVER_REST, silver - _MOST_SILVER))
    if workers > _MOST_WORKERS:
        amounts.append((_WORKERS_REST, workers - _MOST_WORKERS))
    if not goods:
        return
    types = 6 - player.goods.count(0)
    on.append(_GOODS_TYPES + types)
    amounts.append((_GOODS_WORTH, sale_points(state, goods)))
    for offset, number in enumerate((3, 4)):
        if player.knowledge >> number & 1:
            amounts.append((_GOODS_SALE + offset, types))


@lru_cache(REMEMBERED)
def _shape(
    estate: int, occupied: int, frontier: int, large_bonuses: int, small_bonuses: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Regions begun, colours nearly complete, those that the seat may build in next; and the empty
    spaces of each colour. A search meets few estates, again and again.
    """
    on: On = []
    for mask, row in _REGIONS[estate]:
        left = (mask & ~occupied).bit_count()
        if left:
            on.append(row + 2 * left + (1 if mask & frontier else 0))
    colours = ESTATES[estate].kind_mask
    left_by_kind = tuple((colour & ~occupied).bit_count() for colour in colours)
    for kind, left in enumerate(left_by_kind):
        if 0 < left <= _CLOSE:
            if large_bonuses >> kind & 1:
                on.append(_LARGE_NEAR + left)
            elif small_bonuses >> kind & 1:
                on.append(_SMALL_NEAR + left)
        if colours[kind] & frontier:
            on.append(_REACH + kind)
    return tuple(on), left_by_kind


def _extract_growing(
    state: State, player: PlayerState, left_by_kind: Sequence[int], amounts: Amounts
) -> None:
    """What is worth more the longer the game goes on: mines, and animals with tile 7."""
    if player.knowledge >> 7 & 1:
        amounts.append((_ANIMALS_WITH_7, left_by_kind[pieces.ANIMAL]))
    mines = _ALL_MINES[player.estate] - left_by_kind[pieces.MINE]
    if mines:
        amounts.append((_MINES_TO_PAY, mines * phase_ends_left(state)))


@cache
def _reached(frontier: int) -> tuple[int, int]:
    """How many spaces can be covered next, and how many different numbers they have."""
    spaces = spaces_in(frontier)
    numbers = len({NUMBER[space] for space in spaces})
    return _FRONTIER + min(len(spaces), _MOST_FRONTIER), _FRONTIER_NUMBERS + numbers


@cache
def _known(knowledge: int) -> tuple[int, ...]:
    return tuple(_KNOWS + number for number in range(1, 27) if knowledge >> number & 1)


def _extract_storage(player: PlayerState, on: On, amounts: Amounts) -> None:
    """Stored tiles: where they fit, and how soon they complete something there."""
    on.append(_STORED + len(player.storage))
    for tile in player.storage:
        kind = pieces.TILE_KIND[tile]
        nearest = left_to_complete(player, tile)
        on.append(_STORED_FITS + _CLOSE * kind + min(nearest, _CLOSE - 1))
        if kind == pieces.BUILDING:
            on.append(_STORED_BUILDING + pieces.TILE_BUILDING[tile])
        elif kind == pieces.KNOWLEDGE:
            on.append(_STORED_KNOWLEDGE + pieces.TILE_KNOWLEDGE[tile])
        elif kind == pieces.ANIMAL:
            amounts.append((_STORED_ANIMALS, _best_herd(player, tile)))


def _best_herd(player: PlayerState, tile: int) -> int:
    """The animals in the largest herd that an animal tile may join later; not its points."""
    animal, best, tiles = pieces.TILE_ANIMAL[tile], 0, player.tiles
    for pasture in _PASTURES[player.estate]:
        herd, room = pieces.TILE_ANIMALS[tile], False
        for space in pasture:
            other = tiles[space]
            if other < 0:
                room = True
            elif pieces.TILE_ANIMAL[other] == animal:
                herd += pieces.TILE_ANIMALS[other]
        if room and herd > best:
            best = herd
    return best


def _extract_pastures(player: PlayerState, amounts: Amounts) -> None:
    """Herds that may score again, and spaces beside them."""
    tiles = player.tiles
    again, mixed = 0, 0
    for pasture in _PASTURES[player.estate]:
        herds, empty = [0] * len(pieces.ANIMALS), 0
        for space in pasture:
            tile = tiles[space]
            if tile < 0:
                empty += 1
            else:
                herds[pieces.TILE_ANIMAL[tile]] += pieces.TILE_ANIMALS[tile]
        again += max(herds) * empty
        mixed += (sum(herds) - max(herds)) * empty
    if again:
        amounts.append((_PASTURE, again))
    if mixed:
        amounts.append((_PASTURE_KINDS, mixed))


def _extract_order(state: State, seat: Seat, on: On, amounts: Amounts) -> None:
    """Turn order."""
    steps = state.steps
    on.append(_ORDER + state.turn_order.index(seat))
    ahead = steps[seat] - max(step for other, step in enumerate(steps) if other != seat)
    if ahead:
        amounts.append((_STEPS_AHEAD, ahead))


def _extract_offer(state: State, left_by_kind: Sequence[int], amounts: Amounts) -> None:
    """Tiles on the depots that still have a possible space."""
    offered = [0] * len(pieces.KINDS)
    for depot in state.depots:
        for tile in depot:
            offered[pieces.TILE_KIND[tile]] += 1
    for kind, left in enumerate(left_by_kind):
        if left and offered[kind]:
            amounts.append((_OFFER + kind, offered[kind]))


def _extract_steps(state: State, seat: Seat, player: PlayerState, amounts: Amounts) -> None:
    """Goods on the depots, and pending steps of the turn."""
    waiting = [len(goods) for goods in state.depot_goods]
    amounts.append((_GOODS_WAITING, sum(waiting)))
    if state.pending and seat == state.round_order[state.turn]:
        for step, _ in state.pending:
            if step == s.SHIP_DEPOT:
                amounts.append((_SHIP_LOADS, max(waiting)))
            elif step == s.WAREHOUSE_SALE:
                amounts.append((_WAREHOUSE, max(player.goods)))
