"""Legal moves in words for the list of moves: group, text, cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.costs import die_name, paid
from burgundy_desktop.games.castles.board.wording.places import space_name
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.queries.goods import goods_on, workers_taken
from burgundy_desktop.games.castles.tables.board import PRICE
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS

_TAKE = phrase("Take a tile")
_PLACE = phrase("Place {tile}")
_SELL = phrase("Sell goods")
_WORKERS = phrase("Take workers")
_BUY = phrase("Buy a tile")
_DISCARD = phrase("Discard a tile")
_FETCH = phrase("Fetch goods")
_OTHER = phrase("Other")

_END_TURN = phrase("End your turn")
_SKIP = phrase("Skip")
_NO_GOODS = phrase("no goods")
_CASTLE_ON = phrase("Castle {space}")
_BY_WAREHOUSE = phrase("with the warehouse")
_BY_CITY_HALL = phrase("with the city hall")


def move_words(observation: Observation, move: m.CastlesMove) -> MoveWords:
    """The words of a move that is legal in this position."""
    return _WORDS[type(move)](observation, move)


def _tile_and_depot(observation: Observation, tile: int) -> str:
    """A tile on a depot: "Ship · depot 4"."""
    return remarks(names.tile_in_list(tile), names.DEPOTS[observation.table.depot_of(tile)]())


def _take(observation: Observation, move: m.TakeTile) -> MoveWords:
    return MoveWords(_TAKE(), _tile_and_depot(observation, move.tile), paid(observation, move))


def _place(observation: Observation, move: m.PlaceTile) -> MoveWords:
    return _placement(observation, move.tile, move.space, paid(observation, move))


def _placement(observation: Observation, tile: int, space: int, detail: str) -> MoveWords:
    estate = observation.table.players[observation.seat].estate
    group = _PLACE(tile=names.tile_object(tile))
    return MoveWords(group, space_name(estate, space), detail)


def _sell(observation: Observation, move: m.SellGoods) -> MoveWords:
    return _sale(observation, move.goods, paid(observation, move))


def _sale(observation: Observation, goods: int, detail: str) -> MoveWords:
    count = observation.table.players[observation.seat].goods[goods]
    return MoveWords(_SELL(), names.goods_count(goods, count), detail)


def _workers(observation: Observation, move: m.TakeWorkers) -> MoveWords:
    count = workers_taken(observation.table.players[observation.seat])
    return MoveWords(_WORKERS(), names.workers(count), die_name(observation, move.die))


def _buy(observation: Observation, move: m.BuyTile) -> MoveWords:
    return MoveWords(_BUY(), _tile_and_depot(observation, move.tile), names.silver(PRICE))


def _end_turn(_observation: Observation, _move: m.EndTurn) -> MoveWords:
    return MoveWords(_OTHER(), _END_TURN(), gathers=True)


def _discard(_observation: Observation, move: m.DiscardTile) -> MoveWords:
    return MoveWords(_DISCARD(), names.tile_in_list(move.tile))


def _load(observation: Observation, move: m.LoadGoods) -> MoveWords:
    counts = goods_on(observation.table, move.depot)
    detail = names.goods_list(counts) or _NO_GOODS()
    return MoveWords(_FETCH(), names.DEPOT_TITLES[move.depot](), detail)


def _keep(observation: Observation, move: m.KeepGoods) -> MoveWords:
    depot = observation.table.pending[-1][1]
    count = goods_on(observation.table, depot)[move.goods]
    return MoveWords(_FETCH(), names.goods_count(move.goods, count), names.DEPOTS[depot]())


def _take_by_building(observation: Observation, move: m.TakeByBuilding) -> MoveWords:
    building = BUILDINGS[observation.table.pending[-1][1]]
    return MoveWords(_TAKE(), _tile_and_depot(observation, move.tile), names.TITLES[building]())


def _sell_by_warehouse(observation: Observation, move: m.SellByWarehouse) -> MoveWords:
    return _sale(observation, move.goods, _BY_WAREHOUSE())


def _place_by_city_hall(observation: Observation, move: m.PlaceByCityHall) -> MoveWords:
    return _placement(observation, move.tile, move.space, _BY_CITY_HALL())


def _decline(_observation: Observation, _move: m.Decline) -> MoveWords:
    return MoveWords(_OTHER(), _SKIP(), gathers=True)


def _choose_estate(_observation: Observation, move: m.ChooseEstate) -> MoveWords:
    space = space_name(move.estate, move.space)
    return MoveWords(names.ESTATE(number=move.estate), _CASTLE_ON(space=space))


_WORDS: dict[type, Callable[[Observation, Any], MoveWords]] = {
    m.TakeTile: _take,
    m.PlaceTile: _place,
    m.SellGoods: _sell,
    m.TakeWorkers: _workers,
    m.BuyTile: _buy,
    m.EndTurn: _end_turn,
    m.DiscardTile: _discard,
    m.LoadGoods: _load,
    m.KeepGoods: _keep,
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: _sell_by_warehouse,
    m.PlaceByCityHall: _place_by_city_hall,
    m.Decline: _decline,
    m.ChooseEstate: _choose_estate,
}
