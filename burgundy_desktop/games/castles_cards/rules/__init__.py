"""The rules: what may be done, and what it does.

`legal`    all legal moves
`actions`  the six actions and the silver purchase
`placing`  columns, bonus cards, what a placed card does
`pending`  steps that wait on the stack: rewards, picks, buildings
`piles`    drawing, reshuffling, the stacks of goods and animals
`course`   rounds, turns, the end
`aaron`    the automaton of the solo game
`why_not`  why something may not be done
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.rules import actions, course, pending
from burgundy_desktop.games.castles_cards.rules.course import begin
from burgundy_desktop.games.castles_cards.rules.legal import legal_moves
from burgundy_desktop.games.castles_cards.state import State

__all__ = ["apply", "begin", "legal_moves"]


def _end_turn(state: State, _move: m.EndTurn, events: EventLog) -> None:
    course.end_turn(state, events)


_APPLY: dict[type, Callable[[State, Any, EventLog], None]] = {
    m.TakeCard: actions.take,
    m.PlaceProject: actions.place_with_die,
    m.SellGoods: actions.sell,
    m.HireWorkers: actions.hire_workers,
    m.TakeSilver: actions.take_silver,
    m.Convert: actions.convert,
    m.Buy: actions.buy,
    m.KeepDrawn: actions.keep_drawn,
    m.UseDrawn: actions.use_drawn,
    m.DiscardProject: actions.discard_project,
    m.ChooseReward: pending.choose_reward,
    m.PickGood: pending.pick_good,
    m.PickAnimal: pending.pick_animal,
    m.TakeByBuilding: pending.take_by_building,
    m.SellByWarehouse: pending.sell_by_warehouse,
    m.PlaceByTownHall: pending.place_by_town_hall,
    m.Decline: pending.decline,
    m.EndTurn: _end_turn,
}


def apply(state: State, move: m.CardsMove, events: EventLog) -> None:
    """Apply a legal move: change the state in place and log to `events`."""
    _APPLY[type(move)](state, move, events)
    pending.advance(state, events)
