"""Why a click leads nowhere: a sentence for each reason of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS

Values = Mapping[str, Any]

_PLAIN = {
    "game_over": phrase("The game is over."),
    "first_resolve": phrase("First finish the current step."),
    "not_while_resolving": phrase("You cannot buy while a tile is taking effect."),
    "discard_not_new": phrase("The new tile cannot be discarded."),
    "depot_not_next": phrase("Only a depot next to the first one can be chosen."),
    "not_from_black": phrase("Buildings cannot take tiles from the black depot."),
    "no_die_needed": phrase("The castle's action needs no die."),
    "estate_first": phrase("First choose your estate and a space for your castle."),
    "castle_space_only": phrase("Your first castle goes on a dark green space."),
    "die_used": phrase("You have already used this die."),
    "all_dice_used": phrase("Both your dice have been used."),
    "dice_left": phrase("Use both dice before you end your turn."),
    "not_on_table": phrase("This tile is not on the table."),
    "not_yours": phrase("This belongs to another player."),
    "already_placed": phrase("Placed tiles stay where they are."),
    "black_depot_empty": phrase("The black depot is empty."),
    "goods_need_ship": phrase("Goods on a depot can only be fetched by a ship."),
    "already_bought": phrase("You have already bought a tile this turn."),
    "storage_empty": phrase("There is no tile in your storage to place."),
    "space_taken": phrase("This space is already covered."),
    "not_adjacent": phrase("The space must touch one you have covered."),
    "not_offered": phrase("This cannot be chosen now."),
}

_NOT_YOUR_TURN = phrase("It is not your turn: {player} is playing.")

_NEEDS_NUMBER = phrase("Needs {a_number}.")
_NEEDS_OR_WORKERS = phrase("Needs {a_number}, or {workers}.")
_NEEDS_MORE_WORKERS = phrase("Needs {a_number}, or {workers}; you have {have}.")
_HAVE = (phrase("none", "workers"), phrase("one", "workers"), phrase("two", "workers"))

_COSTS_SILVER = phrase("Costs {price} Silverlings and no die; you have {have}.")
_COSTS_SILVER_HAVE_NONE = phrase("Costs {price} Silverlings and no die; you have none.")

_NONE_STORED = (
    phrase("This space is for buildings; you have none in storage."),
    phrase("This space is for animals; you have none in storage."),
    phrase("This space is for knowledge tiles; you have none in storage."),
    phrase("This space is for castles; you have none in storage."),
    phrase("This space is for mines; you have none in storage."),
    phrase("This space is for ships; you have none in storage."),
)
_WRONG_KIND = (
    phrase("This space is for buildings."),
    phrase("This space is for animals."),
    phrase("This space is for knowledge tiles."),
    phrase("This space is for castles."),
    phrase("This space is for mines."),
    phrase("This space is for ships."),
)
_IN_CITY = {
    "warehouse": phrase("This city already has a warehouse."),
    "carpenters_workshop": phrase("This city already has a carpenter's workshop."),
    "church": phrase("This city already has a church."),
    "market": phrase("This city already has a market."),
    "boarding_house": phrase("This city already has a boarding house."),
    "bank": phrase("This city already has a bank."),
    "city_hall": phrase("This city already has a city hall."),
    "watchtower": phrase("This city already has a watchtower."),
}
_TAKES_ONLY = {
    "carpenters_workshop": phrase("The carpenter's workshop brings buildings only."),
    "church": phrase("The church brings mines, castles and knowledge only."),
    "market": phrase("The market brings ships and animals only."),
}
_NO_GOODS = (
    phrase("You have no turquoise goods."),
    phrase("You have no purple goods."),
    phrase("You have no pink goods."),
    phrase("You have no red goods."),
    phrase("You have no brown goods."),
    phrase("You have no orange goods."),
)


def why_not_sentence(_observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
    """One sentence that says what is missing."""
    if why.code == "not_your_turn":
        return _NOT_YOUR_TURN(player=seats[int(why.values["seat"])].name)
    if why.code in _SENTENCES:
        return _SENTENCES[why.code](why.values)
    return _PLAIN[why.code]()


def _needs_number(values: Values) -> str:
    number, wanted, have = values["number"], values["workers"], values["have"]
    a_number = names.A_NUMBER[number]()
    if not wanted:
        return _NEEDS_NUMBER(a_number=a_number)
    workers = names.WORKERS_IN_WORDS[wanted]()
    if have >= wanted:
        return _NEEDS_OR_WORKERS(a_number=a_number, workers=workers)
    return _NEEDS_MORE_WORKERS(a_number=a_number, workers=workers, have=_HAVE[have]())


def _costs_silver(values: Values) -> str:
    if not values["have"]:
        return _COSTS_SILVER_HAVE_NONE(price=values["price"])
    return _COSTS_SILVER(price=values["price"], have=values["have"])


_SENTENCES: dict[str, Callable[[Values], str]] = {
    "needs_number": _needs_number,
    "black_depot_needs_silver": _costs_silver,
    "no_stored_tile_fits": lambda values: _NONE_STORED[values["kind"]](),
    "wrong_kind": lambda values: _WRONG_KIND[values["kind"]](),
    "building_in_city": lambda values: _IN_CITY[BUILDINGS[values["building"]]](),
    "building_takes_only": lambda values: _TAKES_ONLY[BUILDINGS[values["building"]]](),
    "no_such_goods": lambda values: _NO_GOODS[values["goods"]](),
}
