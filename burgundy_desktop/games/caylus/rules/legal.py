"""All legal moves, in a fixed order.

Every move object is built once (`moves`) and handed out again; placements come from tables of short
tuples, one for each part of a mask.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.queries.offers import (
    batches,
    builds,
    favor_effects,
    trades,
    transformations,
)
from burgundy_desktop.games.caylus.queries.provost import steps_for_deniers, within
from burgundy_desktop.games.caylus.queries.spots import affordable_spots, free_spots
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import (
    BATCH,
    BUILD,
    FAVOR_EFFECT,
    FAVOR_LINE,
    FROM_GATE,
    GUILD_MOVE,
    INN_STAY,
    JOUST,
    PLACE,
    PRODUCE,
    PROVOST_MOVE,
    TAKE_BONUS,
    TRADE,
    TRANSFORM,
)
from burgundy_desktop.games.caylus.tables.buildings import BUILDS, OPTIONS, OWNER_BONUS
from burgundy_desktop.games.caylus.tables.favors import ALL_LINES, LINE_COUNT
from burgundy_desktop.games.caylus.tables.road import (
    GUILD_STEPS,
    SPOT_COUNT,
)

_PART = 12
"""Bits of a mask that are looked up at once."""
_LOW = (1 << _PART) - 1

_PLACE = tuple(map(m.place, range(SPOT_COUNT)))
_FROM_GATE = tuple(map(m.move_from_gate, range(SPOT_COUNT)))
_LINES = tuple(
    [m.choose_line(line) for line in range(LINE_COUNT) if not used >> line & 1]
    for used in range(ALL_LINES + 1)
)
_PRODUCE = tuple(tuple(map(m.produce, options)) for options in OPTIONS)
_BONUS = tuple(tuple(map(m.owner_bonus, options)) for options in OWNER_BONUS)


def legal_moves(state: State) -> list[m.CaylusMove]:
    """All moves of the seat to decide; never empty while the game goes on."""
    step, seat, about = state.pending[-1]
    return _CHOICES[step](state, seat, about)


@cache
def _some_places(bits: int, part: int) -> tuple[m.CaylusMove, ...]:
    first = part * _PART
    return tuple(_PLACE[first + bit] for bit in range(_PART) if bits >> bit & 1)


def _places(state: State, seat: Seat, _: int) -> list[m.CaylusMove]:
    mask = affordable_spots(state, seat)
    return [
        m.PASS,
        *_some_places(mask & _LOW, 0),
        *_some_places(mask >> _PART & _LOW, 1),
        *_some_places(mask >> 2 * _PART, 2),
    ]


def _from_gate(state: State, seat: Seat, _: int) -> list[m.CaylusMove]:
    mask = free_spots(state, seat)
    return [m.TAKE_HOME, *(_FROM_GATE[spot] for spot in range(SPOT_COUNT) if mask >> spot & 1)]


def _guild(state: State, _seat: Seat, _: int) -> list[m.CaylusMove]:
    return list(_guild_moves(state.provost, GUILD_STEPS))


def _provost(state: State, seat: Seat, _: int) -> list[m.CaylusMove]:
    return list(_provost_moves(state.provost, steps_for_deniers(state, seat)))


@cache
def _guild_moves(space: int, steps: int) -> tuple[m.CaylusMove, ...]:
    return tuple(map(m.guild, within(space, steps)))


@cache
def _provost_moves(space: int, steps: int) -> tuple[m.CaylusMove, ...]:
    return tuple(map(m.provost, within(space, steps)))


def _joust(_state: State, _seat: Seat, _: int) -> list[m.CaylusMove]:
    return [m.DECLINE, m.JOUST]


def _inn(_state: State, _seat: Seat, _: int) -> list[m.CaylusMove]:
    return [m.LEAVE_INN, m.STAY_AT_INN]


def _produce(state: State, _seat: Seat, space: int) -> list[m.CaylusMove]:
    return list(_PRODUCE[state.buildings[space]])


def _bonus(state: State, _seat: Seat, space: int) -> list[m.CaylusMove]:
    return list(_BONUS[state.buildings[space]])


def _trade(state: State, seat: Seat, space: int) -> list[m.CaylusMove]:
    return trades(state, seat, state.buildings[space])


def _build(state: State, seat: Seat, space: int) -> list[m.CaylusMove]:
    return builds(state, seat, BUILDS[state.buildings[space]])


def _transform(state: State, seat: Seat, _: int) -> list[m.CaylusMove]:
    return transformations(state, seat)


def _line(state: State, seat: Seat, _: int) -> list[m.CaylusMove]:
    return list(_LINES[state.players[seat].used])


def _batch(state: State, seat: Seat, _: int) -> list[m.CaylusMove]:
    return batches(state, seat)


_CHOICES: dict[int, Callable[[State, Seat, int], list[m.CaylusMove]]] = {
    PLACE: _places,
    FROM_GATE: _from_gate,
    GUILD_MOVE: _guild,
    JOUST: _joust,
    INN_STAY: _inn,
    PROVOST_MOVE: _provost,
    PRODUCE: _produce,
    TAKE_BONUS: _bonus,
    TRADE: _trade,
    BUILD: _build,
    TRANSFORM: _transform,
    FAVOR_LINE: _line,
    FAVOR_EFFECT: favor_effects,
    BATCH: _batch,
}
