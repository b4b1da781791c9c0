"""How likely each move is, at a glance: the guide of the search, far cheaper than `evaluate`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, PlayerState, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOR, CARD_DIE
from burgundy_desktop.games.castles_cards.tables.numbers import ROUNDS, TRIPLE, TURNS
from burgundy_desktop.games.castles_cards.tables.workers import ANY_DIE, COST

_PLACE, _COMPLETES, _JOINS = 8.0, 3.0, 1.5
_TAKE, _TAKE_JOINS = 2.0, 2.0
_SELL = 1.5
_LAST_TURNS = 4


def _die(state: State, by: int) -> int:
    if by != m.EXTRA:
        return CARD_DIE[by]
    return state.pending[-1][1] if state.pending else ANY_DIE


def _column(player: PlayerState, column: int) -> float:
    """How good it is to lay a card on a column."""
    columns = player.estate.columns
    if column == len(columns):
        return 1.0
    return _COMPLETES if len(columns[column]) + 1 >= TRIPLE else _JOINS


def _place(state: State, player: PlayerState, move: m.PlaceProject) -> float:
    cost = COST[_die(state, move.by)][CARD_DIE[move.card]]
    return _PLACE * _column(player, move.column) / (1 + cost)


def _place_by_town_hall(_: State, player: PlayerState, move: m.PlaceByTownHall) -> float:
    return _PLACE * _column(player, move.column)


def _wanted(player: PlayerState, card: int) -> float:
    joins = player.estate.open[CARD_COLOR[card]] != NO_COLUMN
    return _TAKE * (_TAKE_JOINS if joins else 1.0) / (1 + len(player.projects))


def _take(state: State, player: PlayerState, move: m.TakeCard) -> float:
    cost = COST[_die(state, move.by)][state.row_of(move.card)]
    return 2.0 * _wanted(player, move.card) / (1 + cost)


def _take_by_building(_: State, player: PlayerState, move: m.TakeByBuilding) -> float:
    return 2.0 * _wanted(player, move.card)


def _keep(_: State, player: PlayerState, move: m.KeepDrawn) -> float:
    return _wanted(player, move.card)


def _sell(_: State, player: PlayerState, move: m.SellGoods | m.SellByWarehouse) -> float:
    return _SELL * player.goods[move.goods]


def _convert(state: State, _: PlayerState, move: m.Convert) -> float:
    """Silver and workers are worth more than a third of a point each until the end is near."""
    last = state.round == ROUNDS - 1 and state.turn >= TURNS - _LAST_TURNS
    return (1.0 if last else 0.05) * (move.workers + move.silver) / 3


def _always(weight: float) -> Callable[[State, PlayerState, Any], float]:
    return lambda *_: weight


_WEIGHT: dict[type, Callable[[State, PlayerState, Any], float]] = {
    m.TakeCard: _take,
    m.PlaceProject: _place,
    m.SellGoods: _sell,
    m.HireWorkers: _always(0.6),
    m.TakeSilver: _always(0.4),
    m.Convert: _convert,
    m.Buy: _always(2.0),
    m.KeepDrawn: _keep,
    m.UseDrawn: _always(1.0),
    m.DiscardProject: _always(1.0),
    m.ChooseReward: _always(1.0),
    m.PickGood: _always(1.0),
    m.PickAnimal: _always(1.0),
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: _sell,
    m.PlaceByTownHall: _place_by_town_hall,
    m.Decline: _always(0.2),
    m.EndTurn: _always(1.0),
}


def policy(state: State, legal: Sequence[m.CardsMove]) -> list[float]:
    """A weight above 0 for each legal move; only ratios count."""
    player = state.player
    return [_WEIGHT[type(move)](state, player, move) for move in legal]
