"""The accessible names of all targets."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles.board.wording import names, prompts
from burgundy_desktop.games.castles.board.wording.places import region_name, space_name
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.queries.goods import goods_on
from burgundy_desktop.games.castles.state import NO_ESTATE, NO_TILE
from burgundy_desktop.games.castles.tables.estates import NUMBER

_USED_DIE = phrase("Used die")
_WHITE_DIE = phrase("White die: {value}")
_IN_STORAGE = phrase("in the tile storage")
_ON_ESTATE = phrase("on the estate")
_SPACE = phrase("Empty space {number}")
_GOODS = phrase("{goods}: {count}")
_SOLD = phrase("Sold goods: {count}")
_SILVER = phrase("Silverlings: {count}")
_WORKERS = phrase("Workers: {count}")
_SEAT = phrase("Player {number}'s board")
TRACK = phrase("Turn order track")
STORAGE = phrase("Tile storage")
_COMING_GOODS = phrase("Goods for the coming rounds")

BONUS_LARGE = (
    phrase("Large bonus tile for buildings"),
    phrase("Large bonus tile for animals"),
    phrase("Large bonus tile for knowledge"),
    phrase("Large bonus tile for castles"),
    phrase("Large bonus tile for mines"),
    phrase("Large bonus tile for ships"),
)
BONUS_SMALL = (
    phrase("Small bonus tile for buildings"),
    phrase("Small bonus tile for animals"),
    phrase("Small bonus tile for knowledge"),
    phrase("Small bonus tile for castles"),
    phrase("Small bonus tile for mines"),
    phrase("Small bonus tile for ships"),
)


def accessible_name(observation: Observation, target: Target) -> str:
    """The name of a target; the label of the button if it is one."""
    if target.kind in _NAMES:
        return _NAMES[target.kind](observation, target.index)
    return prompts.button(target)


def _die(observation: Observation, index: int) -> str:
    value = observation.table.players[observation.seat].dice[index]
    return names.DICE_TITLES[value]() if value else _USED_DIE()


def _tile(observation: Observation, tile: int) -> str:
    table = observation.table
    if any(tile in depot for depot in table.depots):
        return remarks(names.tile_title(tile), names.DEPOTS[table.depot_of(tile)]())
    if any(tile in player.storage for player in table.players):
        return remarks(names.tile_title(tile), _IN_STORAGE())
    player = table.players[observation.seat]
    if tile in player.tiles:
        space = space_name(player.estate, player.tiles.index(tile))
        return remarks(names.tile_title(tile), space)
    if any(tile in player.tiles for player in table.players):
        return remarks(names.tile_title(tile), _ON_ESTATE())
    return names.tile_title(tile)


def _space(observation: Observation, space: int) -> str:
    player = observation.table.players[observation.seat]
    if player.estate == NO_ESTATE:
        return _SPACE(number=NUMBER[space])
    if player.tiles[space] != NO_TILE:
        return _tile(observation, player.tiles[space])
    return remarks(_SPACE(number=NUMBER[space]), region_name(player.estate, space))


def _goods(observation: Observation, goods: int) -> str:
    count = observation.table.players[observation.seat].goods[goods]
    return _GOODS(goods=names.GOODS_NAMES[goods](), count=count)


def _depot(observation: Observation, depot: int) -> str:
    goods = names.goods_list(goods_on(observation.table, depot))
    return remarks(names.DEPOT_TITLES[depot](), goods)


def _depot_goods(_observation: Observation, goods: int) -> str:
    return names.GOODS_NAMES[goods]()


def _sold(observation: Observation, _index: int) -> str:
    return _SOLD(count=sum(observation.table.players[observation.seat].sold))


def _silver(observation: Observation, _index: int) -> str:
    return _SILVER(count=observation.table.players[observation.seat].silver)


def _workers(observation: Observation, _index: int) -> str:
    return _WORKERS(count=observation.table.players[observation.seat].workers)


_NAMES: dict[str, Callable[[Observation, int], str]] = {
    "die": _die,
    "white_die": lambda observation, _: _WHITE_DIE(value=observation.table.white_die),
    "tile": _tile,
    "space": _space,
    "goods": _goods,
    "depot": _depot,
    "depot_goods": _depot_goods,
    "sold": _sold,
    "silver": _silver,
    "workers": _workers,
    "estate": lambda _, number: names.ESTATE(number=number),
    "phase": lambda _, phase: names.phase(phase),
    "bonus_large": lambda _, kind: BONUS_LARGE[kind](),
    "bonus_small": lambda _, kind: BONUS_SMALL[kind](),
    "seat": lambda _, seat: _SEAT(number=seat + 1),
    "track": lambda *_: TRACK(),
    "storage": lambda *_: STORAGE(),
    "round_goods": lambda *_: _COMING_GOODS(),
}
