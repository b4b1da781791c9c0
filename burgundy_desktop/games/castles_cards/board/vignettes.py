"""The small picture of a move: the card or thing, and the die or building used for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Vignette, of_counts
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.art import (
    ANIMAL,
    GOOD,
    animal_card,
    card_look,
    die_sprite,
    goods_card,
    goods_sprite,
    seal_look,
    sprite,
)
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.actions import points_of_converting
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE, TOWN_HALL, WAREHOUSE
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS

_CARD_PX: Final = 34.0
"""The width for which a card is composed: its die and its value stay legible."""


def vignette(observation: Observation, move: m.CardsMove) -> Vignette:
    """The picture of a move that is legal in this position."""
    draw = _PICTURES.get(type(move))
    return draw(observation, move) if draw else NO_VIGNETTE


def _die(by: int) -> Drawing | None:
    """The die of the played card; none for an extra action."""
    return None if by == m.EXTRA else Drawing(die_sprite(CARD_DIE[by]))


def _card(card: int, tool: Drawing | None = None) -> Vignette:
    return Vignette((card_look(card, _CARD_PX),), tool)


def _good(goods: int, tool: Drawing | None = None) -> Vignette:
    return Vignette((Drawing(goods_sprite(goods)),), tool)


def _building(building: int) -> Drawing:
    return Drawing(sprite(f"card_{BUILDINGS[building]}"))


def _convert(_observation: Observation, move: m.Convert) -> Vignette:
    given = (
        (Drawing(sprite("worker")), move.workers),
        (Drawing(sprite("silverling")), move.silver),
    )
    return of_counts(given, seal_look(points_of_converting(move.workers, move.silver)))


def _reward(observation: Observation, move: m.ChooseReward) -> Vignette:
    row = REWARDS[observation.table.round][move.option]
    gained = (
        (seal_look(row.vp), bool(row.vp)),
        (Drawing(GOOD), row.goods),
        (Drawing(ANIMAL), row.animals),
        (Drawing(sprite("silverling")), row.silver),
        (Drawing(sprite("worker")), row.workers),
    )
    return of_counts(gained)


def _pick_good(observation: Observation, move: m.PickGood) -> Vignette:
    return Vignette((Drawing(goods_card(observation.table.goods[move.stack][-1])),))


def _pick_animal(observation: Observation, move: m.PickAnimal) -> Vignette:
    return Vignette((Drawing(animal_card(observation.table.animals[move.stack][-1])),))


def _take_by_building(observation: Observation, move: m.TakeByBuilding) -> Vignette:
    return _card(move.card, _building(observation.table.pending[-1][1]))


_BUY: Final = Vignette((Drawing(sprite("back_action")),), Drawing(sprite("silverling")))

_PICTURES: dict[type, Callable[[Observation, Any], Vignette]] = {
    m.TakeCard: lambda _observation, move: _card(move.card, _die(move.by)),
    m.PlaceProject: lambda _observation, move: _card(move.card, _die(move.by)),
    m.SellGoods: lambda _observation, move: _good(move.goods, _die(move.by)),
    m.HireWorkers: lambda _, move: Vignette((Drawing(sprite("worker")),), _die(move.by)),
    m.TakeSilver: lambda _, move: Vignette((Drawing(sprite("silverling")),), _die(move.by)),
    m.Convert: _convert,
    m.Buy: lambda _observation, _move: _BUY,
    m.KeepDrawn: lambda _observation, move: _card(move.card),
    m.UseDrawn: lambda _, move: Vignette((Drawing(die_sprite(CARD_DIE[move.card])),)),
    m.DiscardProject: lambda _observation, move: _card(move.card),
    m.ChooseReward: _reward,
    m.PickGood: _pick_good,
    m.PickAnimal: _pick_animal,
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: lambda _observation, move: _good(move.goods, _building(WAREHOUSE)),
    m.PlaceByTownHall: lambda _observation, move: _card(move.card, _building(TOWN_HALL)),
}
"""Words alone tell to end the turn, and to decline."""
