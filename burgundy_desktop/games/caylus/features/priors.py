"""The priors of moves: they guide the search and are far cheaper than `evaluate`.

Each move has a few features (what kind of move, where, what it costs and could bring); the weight
of a move is the exponential of the sum of its features' numbers, fitted to the choices of a deeper
search (`data/priors.json`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FeatureNames, read_stages, weights
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.features import prospects
from burgundy_desktop.games.caylus.features.extraction import ALL_LEFT, left
from burgundy_desktop.games.caylus.queries.castle import batches_of
from burgundy_desktop.games.caylus.queries.prices import can_joust, price_at
from burgundy_desktop.games.caylus.queries.provost import provost_price
from burgundy_desktop.games.caylus.state import NOBODY, PlayerState, State
from burgundy_desktop.games.caylus.tables import buildings, bundles
from burgundy_desktop.games.caylus.tables.castle import BATCHES
from burgundy_desktop.games.caylus.tables.folder import FOLDER
from burgundy_desktop.games.caylus.tables.road import CASTLE, JOUST_FIELD, ROAD_LENGTH

_NAMED = FeatureNames()
_block = _NAMED.block

MOVE_FEATURES = _NAMED.names
"""The features of moves in their order."""

STAGES = 3
"""The numbers differ between the dungeon, the walls, and the towers."""

_SPOTS, _STEPS, _COLUMNS, _LINES = 36, 15, 6, 4
_MOST_HAVE, _MOST_BATCHES, _MOST_PRICE, _MOST_DENIERS = 3, 3, 6, 6
_FORWARD, _CHANGED, _MOST_POINTS = 3, 2, 8
_CATEGORIES = 7

_AT_BUILDING = _block("at_building", buildings.BUILDING_COUNT, prospects.REACHES)
_AT_SPOT = _block("at_spot", _SPOTS)
_CASTLE = _block("castle", _MOST_BATCHES + 1)
_JOUST_READY = _block("joust_ready", 2)
_TRADE_READY = _block("trade_ready", _MOST_POINTS + 1)
_BUILD_READY = _block("build_ready", _CATEGORIES, 3)
_OWN, _FOREIGN = _block("own"), _block("foreign")
_PRICE, _POOR = _block("price", _MOST_PRICE + 1), _block("poor", _MOST_DENIERS + 1)
_PASS, _PASS_WORKERS = _block("pass", 5), _block("pass_workers", 7)
_PASS_DENIERS = _block("pass_deniers", _MOST_DENIERS + 1)
_HOME, _JOUST, _STAY = _block("home"), _block("joust"), _block("stay")
_WALK, _WALK_OWN = _block("walk", 2 * _FORWARD + 1), _block("walk_own", 2 * _CHANGED + 1)
_WALK_OTHERS = _block("walk_others", 2 * _CHANGED + 1)
_WALK_FREE, _WALK_LAST = _block("walk_free"), _block("walk_last")
_GET, _GIVE = _block("get", 7, _MOST_HAVE + 1), _block("give", 6, _MOST_HAVE + 1)
_POINTS = _block("points", _MOST_POINTS + 1)
_BUILT, _ANY_CUBE = _block("built", buildings.BUILDING_COUNT), _block("any_cube", 5)
_TRANSFORM, _TRANSFORM_OWN = _block("transform", buildings.BUILDING_COUNT), _block("transform_own")
_LINE = _block("line", _LINES, _COLUMNS)
_BATCH, _STOP = _block("batch", len(BATCHES)), _block("stop", _MOST_BATCHES + 1)
_DECLINE = _block("decline", _STEPS)

MoveFeatures = list[int]


class _Glance:
    """What a seat needs for the priors of all its moves, computed once."""

    __slots__ = ("player", "seat", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat: Seat = state.pending[-1][1]
        self.player: PlayerState = state.players[self.seat]

    @property
    def goods(self) -> bundles.Bundle:
        return self.player.purse & bundles.GOODS_MASK

    @property
    def deniers(self) -> int:
        return bundles.amount(self.player.purse, bundles.DENIER)

    def have(self, kind: int) -> int:
        """The amount of a kind that the seat has, up to the largest distinguished one."""
        return min(bundles.amount(self.player.purse, kind), _MOST_HAVE)


def _at_spot(glance: _Glance, spot: int) -> MoveFeatures:
    """What a worker on this spot could do."""
    state, seat = glance.state, glance.seat
    if spot > ROAD_LENGTH:
        found = [_AT_SPOT + spot]
        if spot == CASTLE:
            found.append(_CASTLE + min(batches_of(state, seat), _MOST_BATCHES))
        elif spot == JOUST_FIELD:
            found.append(_JOUST_READY + can_joust(state, seat))
        return found
    building, owner = state.buildings[spot], state.owners[spot]
    found = [_AT_BUILDING + prospects.REACHES * building + prospects.reach(state, spot)]
    if owner == seat:
        found.append(_OWN)
    elif owner != NOBODY:
        found.append(_FOREIGN)
    found += _ready(glance, building)
    return found


def _ready(glance: _Glance, building: int) -> MoveFeatures:
    """Whether the goods at hand are enough for what the building does."""
    action = buildings.ACTION[building]
    if action == buildings.DOES_TRADE:
        return [_TRADE_READY + min(prospects.best_trade(building, glance.goods), _MOST_POINTS)]
    if action not in (buildings.DOES_BUILD, buildings.DOES_LAWYER):
        return []
    category = (
        buildings.RESIDENTIAL_BUILDING
        if action == buildings.DOES_LAWYER
        else buildings.BUILDS[building]
    )
    worth = prospects.best_building(glance.state, glance.seat, category)
    return [_BUILD_READY + 3 * category + (0 if not worth else 1 if worth < 6 else 2)]


def _place(glance: _Glance, move: m.Place) -> MoveFeatures:
    state, seat = glance.state, glance.seat
    price = price_at(state, seat, move.spot)
    rest = max(glance.deniers - price, 0)
    return [
        *_at_spot(glance, move.spot),
        _PRICE + min(price, _MOST_PRICE),
        _POOR + min(rest, _MOST_DENIERS),
    ]


def _pass(glance: _Glance, _move: m.Pass) -> MoveFeatures:
    return [
        _PASS + len(glance.state.passed),
        _PASS_WORKERS + glance.player.workers,
        _PASS_DENIERS + min(glance.deniers, _MOST_DENIERS),
    ]


def _from_gate(glance: _Glance, move: m.MoveFromGate) -> MoveFeatures:
    return _at_spot(glance, move.spot)


def _walk(glance: _Glance, space: int) -> MoveFeatures:
    """The provost goes to a space: who gains, who loses by it."""
    state = glance.state
    now = state.provost
    low, high, sign = (now, space, 1) if space > now else (space, now, -1)
    own = others = 0
    for worker in state.workers[low + 1 : high + 1]:
        if worker == glance.seat:
            own += sign
        elif worker != NOBODY:
            others += sign
    return [
        _WALK + space - now + _FORWARD,
        _WALK_OWN + max(-_CHANGED, min(own, _CHANGED)) + _CHANGED,
        _WALK_OTHERS + max(-_CHANGED, min(others, _CHANGED)) + _CHANGED,
    ]


def _guild(glance: _Glance, move: m.Guild) -> MoveFeatures:
    return [_WALK_FREE, *_walk(glance, move.space)]


def _provost(glance: _Glance, move: m.Provost) -> MoveFeatures:
    found = _walk(glance, move.space)
    if glance.seat == glance.state.passed[-1]:
        found.append(_WALK_LAST)
    rest = glance.deniers - provost_price(glance.state, move.space)
    found.append(_POOR + max(0, min(rest, _MOST_DENIERS)))
    return found


def _get(glance: _Glance, gain: bundles.Bundle) -> MoveFeatures:
    found = [_GET + (_MOST_HAVE + 1) * kind + glance.have(kind) for kind, _ in _parts(gain)]
    points = bundles.amount(gain, bundles.VP)
    if points:
        found.append(_POINTS + min(points, _MOST_POINTS))
    return found


def _give(glance: _Glance, pay: bundles.Bundle) -> MoveFeatures:
    return [_GIVE + (_MOST_HAVE + 1) * kind + glance.have(kind) for kind, _ in _parts(pay)]


@lru_cache(maxsize=1 << 12)
def _parts(of: bundles.Bundle) -> tuple[tuple[int, int], ...]:
    return tuple((kind, count) for kind, count in bundles.contents(of) if kind != bundles.VP)


def _gain(glance: _Glance, move: m.Produce | m.OwnerBonus | m.FavorCube) -> MoveFeatures:
    return _get(glance, move.gain)


def _trade(glance: _Glance, move: m.Trade | m.FavorExchange) -> MoveFeatures:
    return [*_give(glance, move.pay), *_get(glance, move.gain)]


def _build(_glance: _Glance, move: m.Build | m.FavorBuild) -> MoveFeatures:
    found = [_BUILT + move.building]
    if move.cube != buildings.NO_CUBE:
        found.append(_ANY_CUBE + move.cube)
    return found


def _transform(glance: _Glance, move: m.Transform | m.FavorTransform) -> MoveFeatures:
    found = [_TRANSFORM + glance.state.buildings[move.space]]
    if glance.state.owners[move.space] == glance.seat:
        found.append(_TRANSFORM_OWN)
    return found


def _line(glance: _Glance, move: m.ChooseLine) -> MoveFeatures:
    return [_LINE + _COLUMNS * move.line + glance.player.markers[move.line]]


def _batch(_glance: _Glance, move: m.Batch) -> MoveFeatures:
    return [_BATCH + BATCHES.index(move.pay)]


def _stop(glance: _Glance, _move: m.StopBuilding) -> MoveFeatures:
    return [_STOP + min(glance.player.batches, _MOST_BATCHES)]


def _decline(glance: _Glance, _move: m.Decline) -> MoveFeatures:
    return [_DECLINE + glance.state.pending[-1][0]]


def _always(feature: int) -> Callable[[_Glance, Any], MoveFeatures]:
    """The same feature for every move of a kind."""
    move_features = [feature]
    return lambda _glance, _move: move_features


_FEATURES_OF: dict[type, Callable[[_Glance, Any], MoveFeatures]] = {
    m.Place: _place,
    m.Pass: _pass,
    m.MoveFromGate: _from_gate,
    m.TakeHome: _always(_HOME),
    m.Guild: _guild,
    m.Joust: _always(_JOUST),
    m.StayAtInn: _always(_STAY),
    m.LeaveInn: _always(_HOME),
    m.Provost: _provost,
    m.Produce: _gain,
    m.OwnerBonus: _gain,
    m.Trade: _trade,
    m.Build: _build,
    m.Transform: _transform,
    m.ChooseLine: _line,
    m.FavorCube: _gain,
    m.FavorExchange: _trade,
    m.FavorBuild: _build,
    m.FavorTransform: _transform,
    m.Batch: _batch,
    m.StopBuilding: _stop,
    m.Decline: _decline,
}


def stage_of(state: State) -> int:
    """The stage for the numbers: 0, 1 or 2."""
    spaces = left(state)
    return 0 if spaces > ALL_LEFT * 2 // 3 else 1 if spaces > ALL_LEFT // 3 else 2


def move_features(state: State, legal: Sequence[m.CaylusMove]) -> list[MoveFeatures]:
    """The features of each legal move."""
    glance = _Glance(state)
    return [_FEATURES_OF[type(move)](glance, move) for move in legal]


def _read() -> list[tuple[float, ...]]:
    """The numbers of all features of moves, for each stage."""
    return read_stages(FOLDER / "priors.json", MOVE_FEATURES, STAGES)


_NUMBERS = _read()


def policy(state: State, legal: Sequence[m.CaylusMove]) -> list[float]:
    """A weight above 0 for each legal move; only ratios count."""
    return weights(_NUMBERS[stage_of(state)], move_features(state, legal))
