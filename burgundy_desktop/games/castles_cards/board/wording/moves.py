"""Legal moves in words for the list of moves: group, text, cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.wording import names, places
from burgundy_desktop.games.castles_cards.board.wording.costs import paid, spent
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.actions import points_of_converting, workers_hired
from burgundy_desktop.games.castles_cards.tables import numbers
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS

_TAKE = phrase("Take a card")
_PLACE = phrase("Place a project")
_SELL = phrase("Sell goods")
_HIRE = phrase("Hire workers")
_SILVER = phrase("Take silver")
_CONVERT = phrase("Turn into points")
_BUY = phrase("Buy")
_DRAW = phrase("Draw %n card(s)")
_KEEP = phrase("Keep a card as a project")
_USE = phrase("Use a card's number")
_DISCARD = phrase("Discard a project")
_REWARD = phrase("Choose a reward")
_A_GOOD = phrase("Take a good")
_AN_ANIMAL = phrase("Take an animal")
_OTHER = phrase("Other")

_END_TURN = phrase("End your turn")
_SKIP = phrase("Skip")
_BY_WAREHOUSE = phrase("with the warehouse")
_BY_TOWN_HALL = phrase("with the town hall")


def move_words(observation: Observation, move: m.CardsMove) -> MoveWords:
    """The words of a move that is legal in this position."""
    return _WORDS[type(move)](observation, move)


def _card_and_row(observation: Observation, card: int) -> str:
    """A card of the display: "Ship (5) · row 2"."""
    return remarks(names.card_title(card), places.row_of(observation, card))


def _take(observation: Observation, move: m.TakeCard) -> MoveWords:
    return MoveWords(_TAKE(), _card_and_row(observation, move.card), paid(observation, move))


def _place(observation: Observation, move: m.PlaceProject) -> MoveWords:
    return _placement(observation, move.card, move.column, paid(observation, move))


def _placement(observation: Observation, card: int, column: int, detail: str) -> MoveWords:
    estate = observation.table.players[observation.seat].estate
    where = places.in_column(estate, column)
    return MoveWords(_PLACE(), remarks(names.card_title(card), where), detail)


def _sell(observation: Observation, move: m.SellGoods) -> MoveWords:
    return _sale(observation, move.goods, paid(observation, move))


def _sale(observation: Observation, goods: int, detail: str) -> MoveWords:
    count = observation.table.players[observation.seat].goods[goods]
    return MoveWords(_SELL(), names.goods_count(goods, count), detail)


def _hire(observation: Observation, move: m.HireWorkers) -> MoveWords:
    count = workers_hired(observation.table.players[observation.seat])
    return MoveWords(_HIRE(), names.workers(count), paid(observation, move))


def _silver(observation: Observation, move: m.TakeSilver) -> MoveWords:
    return MoveWords(_SILVER(), names.silver(numbers.SILVER_ACTION), paid(observation, move))


def _convert(observation: Observation, move: m.Convert) -> MoveWords:
    points = names.points(points_of_converting(move.workers, move.silver))
    given = names.workers_and_silver(move.workers, move.silver)
    detail = remarks(points, spent(observation, move))
    return MoveWords(_CONVERT(), given, detail)


def _buy(_observation: Observation, _move: m.Buy) -> MoveWords:
    return MoveWords(_BUY(), _DRAW(numbers.DRAWN_FOR_SILVER), names.silver(numbers.PRICE))


def _keep(_observation: Observation, move: m.KeepDrawn) -> MoveWords:
    return MoveWords(_KEEP(), names.card_title(move.card))


def _use(_observation: Observation, move: m.UseDrawn) -> MoveWords:
    return MoveWords(_USE(), names.card_title(move.card), names.DICE[CARD_DIE[move.card]]())


def _discard(_observation: Observation, move: m.DiscardProject) -> MoveWords:
    return MoveWords(_DISCARD(), names.card_title(move.card))


def _reward(observation: Observation, move: m.ChooseReward) -> MoveWords:
    return MoveWords(_REWARD(), names.reward(REWARDS[observation.table.round][move.option]))


def _pick_good(observation: Observation, move: m.PickGood) -> MoveWords:
    stack = observation.table.goods[move.stack]
    return _pick(_A_GOOD(), names.GOOD_TITLES[stack[-1]](), move.stack, len(stack))


def _pick_animal(observation: Observation, move: m.PickAnimal) -> MoveWords:
    stack = observation.table.animals[move.stack]
    return _pick(_AN_ANIMAL(), names.ANIMAL_TITLES[stack[-1]](), move.stack, len(stack))


def _pick(group: str, thing: str, stack: int, count: int) -> MoveWords:
    return MoveWords(group, remarks(thing, places.stack_name(stack)), places.cards(count))


def _take_by_building(observation: Observation, move: m.TakeByBuilding) -> MoveWords:
    _, kind = observation.table.pending[-1]
    detail = names.TITLES[BUILDINGS[kind]]()
    return MoveWords(_TAKE(), _card_and_row(observation, move.card), detail)


def _sell_by_warehouse(observation: Observation, move: m.SellByWarehouse) -> MoveWords:
    return _sale(observation, move.goods, _BY_WAREHOUSE())


def _place_by_town_hall(observation: Observation, move: m.PlaceByTownHall) -> MoveWords:
    return _placement(observation, move.card, move.column, _BY_TOWN_HALL())


def _decline(_observation: Observation, _move: m.Decline) -> MoveWords:
    return MoveWords(_OTHER(), _SKIP(), gathers=True)


def _end_turn(_observation: Observation, _move: m.EndTurn) -> MoveWords:
    return MoveWords(_OTHER(), _END_TURN(), gathers=True)


_WORDS: dict[type, Callable[[Observation, Any], MoveWords]] = {
    m.TakeCard: _take,
    m.PlaceProject: _place,
    m.SellGoods: _sell,
    m.HireWorkers: _hire,
    m.TakeSilver: _silver,
    m.Convert: _convert,
    m.Buy: _buy,
    m.KeepDrawn: _keep,
    m.UseDrawn: _use,
    m.DiscardProject: _discard,
    m.ChooseReward: _reward,
    m.PickGood: _pick_good,
    m.PickAnimal: _pick_animal,
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: _sell_by_warehouse,
    m.PlaceByTownHall: _place_by_town_hall,
    m.Decline: _decline,
    m.EndTurn: _end_turn,
}
