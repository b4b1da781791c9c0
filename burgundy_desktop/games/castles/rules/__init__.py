"""The rules: what may be done, and what it does.

`legal`     all legal moves
`actions`   the four die actions and the purchase
`placing`   what a placed tile does
`ships`     goods that ships fetch, and the turn order
`buildings` what markets, churches, workshops, warehouses and city halls do when asked
`pending`   pending steps, and which resolve themselves
`course`    phases, rounds, turns
`why_not`   why something is not allowed

Questions about the rules are in `queries`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.rules import actions, buildings, course, pending, ships
from burgundy_desktop.games.castles.rules.course import begin
from burgundy_desktop.games.castles.rules.legal import legal_moves
from burgundy_desktop.games.castles.state import State

__all__ = ["apply", "begin", "legal_moves"]


def _end_turn(state: State, _move: m.EndTurn, events: EventLog) -> None:
    course.end_turn(state, events)


_APPLY: dict[type, Callable[[State, Any, EventLog], None]] = {
    m.TakeTile: actions.take,
    m.PlaceTile: actions.place_with_die,
    m.SellGoods: actions.sell,
    m.TakeWorkers: actions.take_workers,
    m.BuyTile: actions.buy,
    m.EndTurn: _end_turn,
    m.DiscardTile: actions.discard,
    m.LoadGoods: ships.load_goods,
    m.KeepGoods: ships.keep_goods,
    m.TakeByBuilding: buildings.take_by_building,
    m.SellByWarehouse: buildings.sell_by_warehouse,
    m.PlaceByCityHall: buildings.place_by_city_hall,
    m.Decline: pending.decline,
    m.ChooseEstate: course.choose_estate,
}


def apply(state: State, move: m.CastlesMove, events: EventLog) -> None:
    """Apply a legal move: change the state in place and log to `events`."""
    _APPLY[type(move)](state, move, events)
    pending.advance(state, events)
