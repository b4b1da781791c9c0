"""The small picture of a move: the tile or goods, and the die or building used for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.dice import die_face
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Vignette, of_counts
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.art import goods_sprite, sprite, tile_sprite
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS, CITY_HALL, WAREHOUSE


def vignette(observation: Observation, move: m.CastlesMove) -> Vignette:
    """The picture of a move that is legal in this position."""
    draw = _PICTURES.get(type(move))
    return draw(observation, move) if draw else NO_VIGNETTE


def _die(observation: Observation, die: int) -> Drawing | None:
    """A die of the player; none for the extra action of a castle."""
    if die == m.EXTRA_DIE:
        return None
    pips = observation.table.players[observation.seat].dice[die]
    return Drawing(sprite(die_face("die_player", pips)), seat=observation.seat)


def _tile(tile: int, tool: Drawing | None = None) -> Vignette:
    return Vignette((Drawing(tile_sprite(tile)),), tool)


def _goods(goods: int, tool: Drawing | None = None) -> Vignette:
    return Vignette((Drawing(goods_sprite(goods)),), tool)


def _building(building: int) -> Drawing:
    return Drawing(sprite(f"tile_{BUILDINGS[building]}"))


def _with_die(observation: Observation, move: m.TakeTile | m.PlaceTile) -> Vignette:
    return _tile(move.tile, _die(observation, move.die))


def _sell(observation: Observation, move: m.SellGoods) -> Vignette:
    return _goods(move.goods, _die(observation, move.die))


def _workers(observation: Observation, move: m.TakeWorkers) -> Vignette:
    return Vignette((Drawing(sprite("worker")),), _die(observation, move.die))


def _buy(_observation: Observation, move: m.BuyTile) -> Vignette:
    return _tile(move.tile, Drawing(sprite("silverling")))


def _load(observation: Observation, move: m.LoadGoods) -> Vignette:
    """All sorts that lie there; an empty depot has none."""
    lying = observation.table.depot_goods[move.depot]
    return of_counts(
        (Drawing(goods_sprite(goods)), lying.count(goods)) for goods in dict.fromkeys(lying)
    )


def _take_by_building(observation: Observation, move: m.TakeByBuilding) -> Vignette:
    return _tile(move.tile, _building(observation.table.pending[-1][1]))


_PICTURES: dict[type, Callable[[Observation, Any], Vignette]] = {
    m.TakeTile: _with_die,
    m.PlaceTile: _with_die,
    m.SellGoods: _sell,
    m.TakeWorkers: _workers,
    m.BuyTile: _buy,
    m.DiscardTile: lambda _observation, move: _tile(move.tile),
    m.LoadGoods: _load,
    m.KeepGoods: lambda _observation, move: _goods(move.goods),
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: lambda _observation, move: _goods(move.goods, _building(WAREHOUSE)),
    m.PlaceByCityHall: lambda _observation, move: _tile(move.tile, _building(CITY_HALL)),
}
"""Words alone tell to end the turn, to decline, and which estate is chosen."""
