"""Why a click leads nowhere: one reason for each, worded by the board.

Codes and their values are listed in `CODES`; `wording` has a sentence for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.queries.dice import (
    NO_SHIFT,
    SHIFT_TO_PLACE,
    SHIFT_TO_TAKE,
    workers_to_meet,
)
from burgundy_desktop.games.castles.queries.spaces import open_spaces, touching_spaces
from burgundy_desktop.games.castles.state import (
    CHOOSING_ESTATES,
    NO_TILE,
    OVER,
    PlayerState,
    State,
    steps as s,
)
from burgundy_desktop.games.castles.tables.board import BLACK_DEPOT, PRICE
from burgundy_desktop.games.castles.tables.estates import BIT, ESTATES, NUMBER, spaces_in
from burgundy_desktop.games.castles.tables.pieces import TILE_BUILDING, TILE_KIND

Reason: TypeAlias = Callable[[State, PlayerState, Sequence[Target], Target], WhyNot]

CODES = {
    "game_over": (),
    "not_your_turn": ("seat",),
    "first_resolve": (),
    "not_while_resolving": (),
    "discard_not_new": (),
    "depot_not_next": (),
    "building_takes_only": ("building",),
    "not_from_black": (),
    "no_die_needed": (),
    "estate_first": (),
    "castle_space_only": (),
    "die_used": (),
    "all_dice_used": (),
    "dice_left": (),
    "needs_number": ("number", "workers", "have"),
    "not_on_table": (),
    "not_yours": (),
    "already_placed": (),
    "black_depot_needs_silver": ("price", "have"),
    "black_depot_empty": (),
    "already_bought": (),
    "storage_empty": (),
    "space_taken": (),
    "no_stored_tile_fits": ("kind",),
    "wrong_kind": ("tile", "kind"),
    "not_adjacent": (),
    "building_in_city": ("building",),
    "no_such_goods": ("goods",),
    "goods_need_ship": (),
    "not_offered": (),
}
"""Every reason, with the names of the values in its sentence."""


def why_not(observation: Observation, picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason why `clicked` goes with no legal move, given the picked targets."""
    state, seat = observation.table, observation.seat
    if state.stage == OVER:
        return WhyNot("game_over")
    if state.seat != seat:
        return WhyNot("not_your_turn", {"seat": state.seat})
    if state.stage == CHOOSING_ESTATES:
        return WhyNot(_WHILE_CHOOSING.get(clicked.kind, "estate_first"))
    reasons = _WHILE_RESOLVING[state.pending[-1][0]] if state.pending else _REASONS
    reason = reasons.get(clicked.kind, _first_resolve if state.pending else _not_offered)
    return reason(state, state.players[seat], picked, clicked)


def _always(code: str) -> Reason:
    """A reason that does not depend on the position."""
    return lambda *_: WhyNot(code)


def _die(_state: State, player: PlayerState, *_: object) -> WhyNot:
    return WhyNot("die_used" if any(player.dice) else "all_dice_used")


def _silver(state: State, player: PlayerState, *_: object) -> WhyNot:
    if state.bought:
        return WhyNot("already_bought")
    if player.silver >= PRICE:
        return WhyNot("black_depot_empty")
    return WhyNot("black_depot_needs_silver", {"price": PRICE, "have": player.silver})


def _tile(state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    tile = clicked.index
    if tile in player.storage:
        return _stored_tile(player, picked, tile)
    if tile in player.tiles:
        return WhyNot("already_placed")
    if any(tile in other.storage or tile in other.tiles for other in state.players):
        return WhyNot("not_yours")
    if tile in state.depots[BLACK_DEPOT]:
        return _silver(state, player)
    if not any(tile in depot for depot in state.depots):
        return WhyNot("not_on_table")
    return _needs(player, _dice(player, picked), state.depot_of(tile), SHIFT_TO_TAKE)


def _stored_tile(player: PlayerState, picked: Sequence[Target], tile: int) -> WhyNot:
    """No die brings this tile to a space; there may be no space at all."""
    open_mask = open_spaces(player, tile)
    dice = _dice(player, picked)
    if open_mask and not dice:
        return WhyNot("all_dice_used")
    if open_mask:
        numbers = sorted({NUMBER[space] for space in spaces_in(open_mask)})
        needs = [_needs(player, dice, number, SHIFT_TO_PLACE[tile]) for number in numbers]
        return min(needs, key=lambda why: int(why.values["workers"]))
    kind = TILE_KIND[tile]
    if TILE_BUILDING[tile] >= 0 and touching_spaces(player, kind):
        return WhyNot("building_in_city", {"building": TILE_BUILDING[tile]})
    return WhyNot("not_adjacent")


def _space(_state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    space = clicked.index
    if player.tiles[space] != NO_TILE:
        return WhyNot("space_taken")
    kind = ESTATES[player.estate].kind[space]
    chosen = [t.index for t in picked if t.kind == "tile" and t.index in player.storage]
    if chosen and TILE_KIND[chosen[0]] != kind:
        return WhyNot("wrong_kind", {"tile": chosen[0], "kind": kind})
    if not player.storage:
        return WhyNot("storage_empty")
    fitting = [tile for tile in chosen or player.storage if TILE_KIND[tile] == kind]
    if not fitting:
        return WhyNot("no_stored_tile_fits", {"kind": kind})
    if not player.frontier & BIT[space]:
        return WhyNot("not_adjacent")
    if not any(open_spaces(player, tile) & BIT[space] for tile in fitting):
        return WhyNot("building_in_city", {"building": TILE_BUILDING[fitting[0]]})
    return _needs(player, _dice(player, picked), NUMBER[space], SHIFT_TO_PLACE[fitting[0]])


def _goods(_state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    if not player.goods[clicked.index]:
        return WhyNot("no_such_goods", {"goods": clicked.index})
    return _needs(player, _dice(player, picked), clicked.index + 1, NO_SHIFT)


def _dice(player: PlayerState, picked: Sequence[Target]) -> list[int]:
    """The values of the picked die, or of all unused dice."""
    chosen = [player.dice[target.index] for target in picked if target.kind == "die"]
    return chosen or [value for value in player.dice if value]


def _needs(player: PlayerState, values: list[int], number: int, shift_tile: int) -> WhyNot:
    """The number is out of reach: give the workers that it would take."""
    if not values:
        return WhyNot("all_dice_used")
    workers = min(workers_to_meet(player, value, number, shift_tile) for value in values)
    return WhyNot("needs_number", {"number": number, "workers": workers, "have": player.workers})


def _resolving_tile(state: State, _player: PlayerState, _: object, clicked: Target) -> WhyNot:
    """A tile that the current step cannot take."""
    on_sale = clicked.index in state.depots[BLACK_DEPOT]
    return WhyNot("not_while_resolving" if on_sale else "first_resolve")


def _placing_tile(
    state: State, player: PlayerState, picked: Sequence[Target], clicked: Target
) -> WhyNot:
    """A tile that the current step cannot place."""
    if clicked.index in player.storage:
        return _stored_tile(player, picked, clicked.index)
    return _resolving_tile(state, player, picked, clicked)


def _discarded_tile(
    state: State, player: PlayerState, picked: Sequence[Target], clicked: Target
) -> WhyNot:
    if clicked.index == state.pending[-1][1]:
        return WhyNot("discard_not_new")
    return _resolving_tile(state, player, picked, clicked)


def _tile_for_building(state: State, _player: PlayerState, _: object, clicked: Target) -> WhyNot:
    if clicked.index in state.depots[BLACK_DEPOT]:
        return WhyNot("not_from_black")
    if any(clicked.index in depot for depot in state.depots):
        return WhyNot("building_takes_only", {"building": state.pending[-1][1]})
    return WhyNot("first_resolve")


_first_resolve = _always("first_resolve")
_not_offered = _always("not_offered")

_WHILE_CHOOSING = {"space": "castle_space_only", "estate": "not_offered"}
_REASONS: dict[str, Reason] = {
    "tile": _tile,
    "space": _space,
    "goods": _goods,
    "die": _die,
    "workers": _die,
    "silver": _silver,
    "end_turn": _always("dice_left"),
    "depot": _always("goods_need_ship"),
    "depot_goods": _always("goods_need_ship"),
}
_RESOLVING: dict[str, Reason] = {
    "tile": _resolving_tile,
    "silver": _always("not_while_resolving"),
}
_PLACING = _RESOLVING | {"tile": _placing_tile, "space": _space}
_WHILE_RESOLVING: dict[int, dict[str, Reason]] = {
    s.DISCARD: _RESOLVING | {"tile": _discarded_tile},
    s.EXTRA_ACTION: _PLACING | {"goods": _goods, "die": _always("no_die_needed")},
    s.SHIP_DEPOT: _RESOLVING,
    s.SHIP_SECOND_DEPOT: _RESOLVING | {"depot": _always("depot_not_next")},
    s.GOODS_TYPE: _RESOLVING,
    s.WAREHOUSE_SALE: _RESOLVING | {"goods": _goods},
    s.TAKE_BY_BUILDING: _RESOLVING | {"tile": _tile_for_building},
    s.CITY_HALL_PLACEMENT: _PLACING,
}
"""The answer to a click, for each pending step; anything else has to wait."""
