"""The features of a position as one seat sees it, each with an amount.

Most features are there or not; some have an amount. Their value depends on how much of
the game is left (`left`); the value of each was fitted to played games (`data/value.json`).
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FeatureNames
from burgundy_desktop.games.caylus.features import prospects
from burgundy_desktop.games.caylus.queries.castle import batches_of
from burgundy_desktop.games.caylus.queries.prices import can_joust
from burgundy_desktop.games.caylus.state import NOBODY, PLACING, PlayerState, State
from burgundy_desktop.games.caylus.tables import buildings, bundles, road
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT, TRIGGER

_FEATURES = FeatureNames()
_block = _FEATURES.block

NAMES = _FEATURES.names
"""The features in their order."""
by_name = _FEATURES.by_name
"""Extracted features by name, for people and for the fit."""

On = list[int]
Amounts = list[tuple[int, float]]

_MOST_DENIERS, _MOST_CUBES, _MOST_HOUSES, _MOST_BATCHES = 12, 6, 6, 4
"""Larger amounts are not distinguished, or are counted separately."""
_MOST_SEATS, _MOST_WORKERS, _MOST_INCOME, _FAR = 5, 6, 6, 7
_COLUMNS, _LINES, _STEPS, _CATEGORIES = 6, 4, 15, 7
"""The figures of the box: with a player's own tables the coefficients are still those
of the box.
"""

_ONE, _SEATS = _block("one"), _block("seats", _MOST_SEATS + 1)
_PHASE = _block("phase", 8)
_ORDER = _block("order", _MOST_SEATS)
_DENIERS, _DENIERS_REST = _block("deniers", _MOST_DENIERS + 1), _block("deniers_rest")
_CUBES, _CUBES_REST = _block("cubes", 5, _MOST_CUBES + 1), _block("cubes_rest", 5)
_BATCHES = _block("batches", SECTION_COUNT + 1, _MOST_BATCHES + 1)
_WORKERS, _PASSED = _block("workers", _MOST_WORKERS + 1), _block("passed", _MOST_SEATS)
_INN_LEFT, _INN_RIGHT = _block("inn_left"), _block("inn_right")
_MARKER = _block("marker", _LINES, _COLUMNS)
_HOUSES = _block("houses", SECTION_COUNT, _MOST_HOUSES + 1)
_HOUSES_NEXT = _block("houses_next", _MOST_HOUSES + 1)
_NO_HOUSE = _block("no_house", SECTION_COUNT, _FAR + 1)
_DELIVERED, _USED = _block("delivered", _MOST_BATCHES + 1), _block("used")
_OWNED, _OWNED_COUNT = (
    _block("owned", buildings.BUILDING_COUNT),
    _block("owned_count", _MOST_HOUSES + 1),
)
_VISITED = _block("visited", prospects.REACHES)
_INCOME = _block("income", _MOST_INCOME + 1)
_WORKER = _block("worker", buildings.BUILDING_COUNT, prospects.REACHES)
_AT_SPECIAL = _block("at_special", 4)
_JOUST_READY = _block("joust_ready")
_STABLES = _block("stables", 3)
_CASTLE, _CASTLE_BATCHES = (
    _block("castle", _MOST_SEATS),
    _block("castle_batches", _MOST_BATCHES + 1),
)
_TRADE = _block("trade", prospects.REACHES)
_BUILD, _BUILD_WORTH = (
    _block("build", _CATEGORIES, prospects.REACHES),
    _block("build_worth", _CATEGORIES),
)
_CAN, _CAN_WORTH = _block("can", _CATEGORIES), _block("can_worth", _CATEGORIES)
_STEP = _block("step", _STEPS)
_WAITING = _block("waiting", _STEPS)
_RESERVED = _block("reserved")

_BUILT = (
    buildings.WOOD_BUILDING,
    buildings.STONE_BUILDING,
    buildings.RESIDENTIAL_BUILDING,
    buildings.PRESTIGE_BUILDING,
)
_END = TRIGGER[-1]
ALL_LEFT = _END - road.START_BAILIFF
"""The value of `left` at the start."""


def left(state: State) -> int:
    """The spaces that the bailiff has still to go until the last section is scored."""
    return min(max(0, _END - state.bailiff), ALL_LEFT) if state.section < SECTION_COUNT else 0


def extract(state: State, seat: Seat) -> tuple[On, Amounts]:
    """All features of a seat that are not zero."""
    player = state.players[seat]
    on: On = [
        _ONE,
        _SEATS + len(state.order),
        _PHASE + state.phase,
        _ORDER + state.order.index(seat),
    ]
    found: Amounts = []
    _extract_goods(state, seat, on, found)
    _extract_castle(state, seat, on)
    for line, column in enumerate(player.markers):
        on.append(_MARKER + _COLUMNS * line + column)
    _extract_buildings(state, seat, on)
    _extract_what_can_be_built(state, seat, found)
    _extract_workers(state, seat, player, on, found)
    _extract_steps(state, seat, player, on, found)
    return on, found


def _extract_goods(state: State, seat: Seat, on: On, found: Amounts) -> None:
    """Cubes, deniers, and complete batches."""
    held = bundles.amounts(state.players[seat].purse & bundles.GOODS_MASK)
    for kind in bundles.CUBE_KINDS:
        count = held[kind]
        on.append(_CUBES + (_MOST_CUBES + 1) * kind + min(count, _MOST_CUBES))
        if count > _MOST_CUBES:
            found.append((_CUBES_REST + kind, count - _MOST_CUBES))
    deniers = held[bundles.DENIER]
    on.append(_DENIERS + min(deniers, _MOST_DENIERS))
    if deniers > _MOST_DENIERS:
        found.append((_DENIERS_REST, deniers - _MOST_DENIERS))
    ready = min(batches_of(state, seat), _MOST_BATCHES)
    on.append(_BATCHES + (_MOST_BATCHES + 1) * state.section + ready)


def _extract_castle(state: State, seat: Seat, on: On) -> None:
    """Houses in the current section and the next one, and how near the scoring is."""
    section = state.section
    if section == SECTION_COUNT:
        return
    houses = min(state.castle[section].count(seat), _MOST_HOUSES)
    on.append(_HOUSES + (_MOST_HOUSES + 1) * section + houses)
    if not houses:
        distance = min(max(TRIGGER[section] - state.bailiff, 0), _FAR)
        on.append(_NO_HOUSE + (_FAR + 1) * section + distance)
    if section + 1 < SECTION_COUNT:
        next_houses = state.castle[section + 1].count(seat)
        on.append(_HOUSES_NEXT + min(next_houses, _MOST_HOUSES))


def _extract_buildings(state: State, seat: Seat, on: On) -> None:
    """Own buildings, their income, and others at work in them."""
    income, workplaces = 0, 0
    for space, owner in enumerate(state.owners):
        if owner != seat:
            continue
        building = state.buildings[space]
        on.append(_OWNED + building)
        income += 1 if building == buildings.RESIDENCE else buildings.INCOME[building]
        if buildings.WORKPLACE[building]:
            workplaces += 1
            if state.workers[space] not in (NOBODY, seat):
                on.append(_VISITED + prospects.reach(state, space))
    on.append(_INCOME + min(income, _MOST_INCOME))
    on.append(_OWNED_COUNT + min(workplaces, _MOST_HOUSES))


def _extract_what_can_be_built(state: State, seat: Seat, found: Amounts) -> None:
    for category in _BUILT:
        worth = prospects.best_building(state, seat, category)
        if worth:
            found.append((_CAN + category, 1))
            found.append((_CAN_WORTH + category, worth))


def _extract_workers(state: State, seat: Seat, player: PlayerState, on: On, found: Amounts) -> None:
    """The workers' places, and what they could do there now."""
    if state.phase == PLACING:
        if seat in state.passed:
            on.append(_PASSED + state.passed.index(seat))
        else:
            on.append(_WORKERS + player.workers)
    workers = state.workers
    for space in range(1, road.ROAD_LENGTH + 1):
        if workers[space] == seat:
            _extract_worker(state, seat, space, on, found)
    _extract_before_the_bridge(state, seat, on)


def _extract_before_the_bridge(state: State, seat: Seat, on: On) -> None:
    """Workers at special buildings and in the castle."""
    workers = state.workers
    for number, spot in enumerate(road.SPECIALS[:4]):
        if workers[spot] == seat:
            on.append(_AT_SPECIAL + number)
    if workers[road.JOUST_FIELD] == seat and can_joust(state, seat):
        on.append(_JOUST_READY)
    if seat in state.stables:
        on.append(_STABLES + state.stables.index(seat))
    if state.inn_left == seat:
        on.append(_INN_LEFT)
    if state.inn_right == seat:
        on.append(_INN_RIGHT)
    if seat in state.castle_workers:
        on.append(_CASTLE + state.castle_workers.index(seat))
        on.append(_CASTLE_BATCHES + min(batches_of(state, seat), _MOST_BATCHES))


def _extract_worker(state: State, seat: Seat, space: int, on: On, found: Amounts) -> None:
    """A worker on the road."""
    building, how_sure = state.buildings[space], prospects.reach(state, space)
    if building == buildings.NO_BUILDING:
        return
    on.append(_WORKER + prospects.REACHES * building + how_sure)
    action = buildings.ACTION[building]
    if action == buildings.DOES_TRADE:
        points = prospects.best_trade(building, state.players[seat].purse & bundles.GOODS_MASK)
        if points:
            found.append((_TRADE + how_sure, points))
    elif action in (buildings.DOES_BUILD, buildings.DOES_LAWYER):
        category = (
            buildings.RESIDENTIAL_BUILDING
            if action == buildings.DOES_LAWYER
            else buildings.BUILDS[building]
        )
        worth = prospects.best_building(state, seat, category)
        if worth:
            on.append(_BUILD + prospects.REACHES * category + how_sure)
            if how_sure == prospects.SURE:
                found.append((_BUILD_WORTH + category, worth))


def _extract_steps(state: State, seat: Seat, player: PlayerState, on: On, found: Amounts) -> None:
    """Pending decisions, and what was done in this phase."""
    if player.batches:
        on.append(_DELIVERED + min(player.batches, _MOST_BATCHES))
    if player.used:
        found.append((_USED, player.used.bit_count()))
    last = len(state.pending) - 1
    for number, (step, who, _) in enumerate(state.pending):
        if who == seat:
            on.append((_STEP if number == last else _WAITING) + step)
    for _, who in state.reserved:
        if who == seat:
            on.append(_RESERVED)
