"""The evaluation of the baseline `greedy-v1`: written by hand. Never change it.

Rules §21 gives the anchors: a batch is worth its points for three cubes, a favor at least
three points, a denier a quarter at the end and more before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.features import prospects
from burgundy_desktop.games.caylus.features.extraction import ALL_LEFT, left
from burgundy_desktop.games.caylus.queries.castle import batches_of, room_in_castle
from burgundy_desktop.games.caylus.queries.prices import can_joust
from burgundy_desktop.games.caylus.state import NOBODY, OVER, PLACING, PlayerState, State
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.bundles import DENIER, GOODS_MASK, Bundle, amounts
from burgundy_desktop.games.caylus.tables.castle import PART_VP, SECTION_COUNT, SECTION_LOSS
from burgundy_desktop.games.caylus.tables.numbers import JOUST_PRICE

_CUBE_POINTS: Final = (1.2, 1.2, 1.3, 1.3, 2.8)
"""Food, wood, stone, cloth, gold while there is time to use them."""
_LAST_CUBE_POINTS: Final = (0.3, 0.3, 0.3, 0.3, 3.0)
_MANY: Final = 3
"""Further cubes of a kind are worth half."""
_DENIERS, _FEW_DENIERS, _FURTHER_DENIERS = 0.7, 5, 0.3
_LAST_DENIER = 0.25
_FAVOR = 3.5
_CHANCE: Final = {
    prospects.SURE: 0.95,
    prospects.LIKELY: 0.85,
    prospects.DOUBTFUL: 0.4,
    prospects.UNLIKELY: 0.1,
}
_GATE, _GUILD, _STABLES, _INN_LEFT, _INN_RIGHT = 1.2, 0.8, 1.0, 2.0, 1.5
_WORKER = 0.1
"""A worker that may still be placed."""
_MARKER = 0.5
"""The value of each column that a marker has advanced."""
_FIRST_HOUSE, _FURTHER_HOUSE = 2.0, 0.4
_OWN_WORKPLACE, _INCOME_A_TURN = 2.0, 0.6
_RESIDENCE = 2.0
_NO_BATCH = -2.0
_STEP = 1.0
_TURNS = 12.0


def evaluate_v1(state: State, seat: Seat) -> float:
    """The expected points of a seat."""
    player = state.players[seat]
    if state.phase == OVER:
        return float(player.vp)
    time = left(state) / ALL_LEFT
    total = player.vp + _goods(player.purse & GOODS_MASK, round(time * _TURNS))
    total += _MARKER * sum(player.markers) * time
    total += _castle(state, seat)
    total += _buildings(state, seat, time)
    total += _workers(state, seat, player, time)
    return total + _STEP * sum(1 for _, who, _ in state.pending if who == seat)


@lru_cache(maxsize=1 << 15)
def _goods(goods: Bundle, twelfths: int) -> float:
    """The value of cubes and deniers: less for many of a kind, and little at the end."""
    time = twelfths / _TURNS
    share = min(1.0, 3 * time)
    held = amounts(goods)
    total = 0.0
    for count, now, last in zip(held[:DENIER], _CUBE_POINTS, _LAST_CUBE_POINTS, strict=True):
        each = last + (now - last) * share
        total += each * (min(count, _MANY) + 0.5 * max(count - _MANY, 0))
    deniers = held[DENIER]
    few, further = min(deniers, _FEW_DENIERS), max(deniers - _FEW_DENIERS, 0)
    early = _DENIERS * few + _FURTHER_DENIERS * further
    return total + share * early + (1 - share) * _LAST_DENIER * deniers


def _castle(state: State, seat: Seat) -> float:
    """Houses in the section that is scored next."""
    if state.section == SECTION_COUNT:
        return 0.0
    houses = state.castle[state.section].count(seat)
    if not houses:
        return -0.5 * SECTION_LOSS[state.section][0]
    return _FIRST_HOUSE + _FURTHER_HOUSE * (houses - 1)


def _buildings(state: State, seat: Seat, time: float) -> float:
    """The expected gains from own buildings until the end."""
    total = 0.0
    for space, owner in enumerate(state.owners):
        if owner == seat:
            building = state.buildings[space]
            total += _INCOME_A_TURN * buildings.INCOME[building] * _TURNS * time * 0.5
            if building == buildings.RESIDENCE:
                total += _RESIDENCE
            if buildings.WORKPLACE[building]:
                total += _OWN_WORKPLACE * time
                if buildings.OWNER_BONUS[building] and state.workers[space] not in (NOBODY, seat):
                    total += _CHANCE[prospects.reach(state, space)]
    return total


def _workers(state: State, seat: Seat, player: PlayerState, time: float) -> float:
    """What the workers on the board may bring, and those that may still be placed."""
    total = 0.0
    if state.phase == PLACING and seat not in state.passed:
        total += _WORKER * player.workers
    workers = state.workers
    for space in range(1, road.ROAD_LENGTH + 1):
        if workers[space] == seat:
            total += _CHANCE[prospects.reach(state, space)] * _on_road(state, seat, space, time)
    if workers[road.TRADING_POST] == seat:
        total += _DENIERS * road.TRADING_POST_DENIERS
    if workers[road.JOUST_FIELD] == seat and can_joust(state, seat):
        total += _FAVOR - _goods(JOUST_PRICE, round(time * _TURNS))
    total += _GATE * (workers[road.GATE] == seat) + _GUILD * (workers[road.GUILD] == seat)
    total += _STABLES * (seat in state.stables)
    total += _INN_LEFT * (state.inn_left == seat) + _INN_RIGHT * (state.inn_right == seat)
    if seat in state.castle_workers:
        total += _at_castle(state, seat)
    return total


def _at_castle(state: State, seat: Seat) -> float:
    """A worker in the castle: batches at hand, or the loss."""
    section = room_in_castle(state)
    if section == SECTION_COUNT:
        return 0.0
    ready = batches_of(state, seat)
    if not ready:
        return _NO_BATCH
    return ready * (PART_VP[section] - 3.0) + 1.5


def _on_road(state: State, seat: Seat, space: int, time: float) -> float:
    """What the building under a worker would bring if it were activated now."""
    building = state.buildings[space]
    goods = state.players[seat].purse & GOODS_MASK
    action, twelfths = buildings.ACTION[building], round(time * _TURNS)
    if action == buildings.DOES_PRODUCE:
        now = _goods(goods, twelfths)
        return max(_goods(goods + option, twelfths) - now for option in buildings.OPTIONS[building])
    if action == buildings.DOES_TRADE:
        return 0.4 + 0.5 * prospects.best_trade(building, goods)
    if action == buildings.DOES_LAWYER:
        return 0.8 * prospects.best_building(state, seat, buildings.RESIDENTIAL_BUILDING)
    if action == buildings.DOES_BUILD:
        return 0.75 * prospects.best_building(state, seat, buildings.BUILDS[building])
    return 0.0
