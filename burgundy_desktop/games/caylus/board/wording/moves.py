"""Legal moves in words for the list of moves: group, text, cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.wording import (
    amounts,
    buildings,
    effects,
    names,
    reach,
)
from burgundy_desktop.games.caylus.board.wording.costs import cost_of
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.castle import room_in_castle
from burgundy_desktop.games.caylus.queries.favors import column_ahead
from burgundy_desktop.games.caylus.queries.prices import pass_bonus, price_of, price_of_residence
from burgundy_desktop.games.caylus.queries.spots import other_owner
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.buildings import (
    CATEGORY,
    PRESTIGE_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.bundles import Bundle
from burgundy_desktop.games.caylus.tables.numbers import JOUST_PRICE, OWNER_VP
from burgundy_desktop.games.caylus.tables.road import INN_COST

_PLACE = phrase("Place a worker")
_MOVE = phrase("Move the worker")
_PROVOST = phrase("Move the provost")
_FAVOR = phrase("Royal favour")
_INN = phrase("Your worker in the inn")
_TAKE = phrase("Take cubes")
_OWNER = phrase("Take a cube as the owner")
_TRADE = phrase("Trade")
_BUILD = {
    WOOD_BUILDING: phrase("Build a wood building"),
    STONE_BUILDING: phrase("Build a stone building"),
    PRESTIGE_BUILDING: phrase("Build a prestige building"),
}
_RESIDENCE = phrase("Make a residence")
_LINE = phrase("Choose a line")
_DELIVER = phrase("Deliver a batch")
_OTHER = phrase("Other")

_PASS = phrase("Pass")
_TAKE_HOME = phrase("Take the worker home")
_PAY = phrase("Pay for a royal favour")
_STAY = phrase("Stay for another round")
_GO_HOME = phrase("Go home")
_DELIVER_NO_MORE = phrase("Deliver no more")
_DELIVER_NOTHING = phrase("Deliver nothing")
_DO_WITHOUT = phrase("Skip")
_OWNER_SCORES = phrase("%n point(s) for the owner")
_FREE = phrase("free of charge")
_STAYS = phrase("stays on {space}")
_CHEAP = phrase("each worker costs %n denier(s)")
_ALL_WORKERS = phrase("all your workers for the next round")
_GAIN = phrase("+%n denier(s)")


def move_words(observation: Observation, move: m.CaylusMove) -> MoveWords:
    """The words of a move that is legal in this position."""
    return _WORDS[type(move)](observation, move)


def _other(text: str, detail: str = "") -> MoveWords:
    """What belongs to no other group."""
    return MoveWords(_OTHER(), text, detail, gathers=True)


def _owner_scores(observation: Observation, spot: int) -> str:
    """A remark that another player owns the building."""
    owner = other_owner(observation.table, observation.seat, spot)
    return _OWNER_SCORES(OWNER_VP) if owner != NOBODY else ""


def _place(observation: Observation, move: m.Place) -> MoveWords:
    price = amounts.deniers(cost_of(observation, move))
    detail = remarks(price, _owner_scores(observation, move.spot))
    return MoveWords(_PLACE(), names.place(observation.table, move.spot), detail)


def _pass(observation: Observation, _move: m.Pass) -> MoveWords:
    bonus = pass_bonus(observation.table)
    return _other(_PASS(), _GAIN(bonus) if bonus else "")


def _from_gate(observation: Observation, move: m.MoveFromGate) -> MoveWords:
    detail = remarks(_FREE(), _owner_scores(observation, move.spot))
    return MoveWords(_MOVE(), names.place(observation.table, move.spot), detail)


def _take_home(_observation: Observation, _move: m.TakeHome) -> MoveWords:
    return _other(_TAKE_HOME())


def _guild(observation: Observation, move: m.Guild) -> MoveWords:
    return _to_space(observation.table, move.space, _FREE())


def _provost(observation: Observation, move: m.Provost) -> MoveWords:
    cost = cost_of(observation, move)
    return _to_space(observation.table, move.space, amounts.deniers(cost) if cost else "")


def _to_space(table: State, space: int, detail: str) -> MoveWords:
    """A destination of the provost: "+2 to space 8 · Carpenter"."""
    steps, building = space - table.provost, table.buildings[space]
    where = names.space(space)
    said = reach.STEPS(steps=reach.steps(steps), space=where) if steps else _STAYS(space=where)
    name = buildings.title(building) if building >= 0 else ""
    return MoveWords(_PROVOST(), remarks(said, name), detail)


def _joust(_observation: Observation, _move: m.Joust) -> MoveWords:
    return MoveWords(_FAVOR(), _PAY(), amounts.things(JOUST_PRICE))


def _stay(_observation: Observation, _move: m.StayAtInn) -> MoveWords:
    return MoveWords(_INN(), _STAY(), _CHEAP(INN_COST))


def _leave(_observation: Observation, _move: m.LeaveInn) -> MoveWords:
    return MoveWords(_INN(), _GO_HOME(), _ALL_WORKERS())


def _produce(observation: Observation, move: m.Produce) -> MoveWords:
    return MoveWords(_TAKE(), amounts.things(move.gain), _active(observation))


def _owner_bonus(observation: Observation, move: m.OwnerBonus) -> MoveWords:
    return MoveWords(_OWNER(), amounts.things(move.gain), _active(observation))


def _active(observation: Observation) -> str:
    """The building that is activated."""
    _, _, space = observation.table.pending[-1]
    return names.place(observation.table, space)


def _trade(_observation: Observation, move: m.Trade) -> MoveWords:
    return MoveWords(_TRADE(), amounts.things(move.gain), amounts.price(move.pay))


def _build(_observation: Observation, move: m.Build) -> MoveWords:
    return _building(move.building, price_of(move.building, move.cube))


def _favor_build(_observation: Observation, move: m.FavorBuild) -> MoveWords:
    return _building(move.building, price_of(move.building, move.cube, by_favor=True))


def _building(building: int, price: Bundle) -> MoveWords:
    group = _BUILD[CATEGORY[building]]()
    return MoveWords(group, buildings.title(building), amounts.things(price))


def _transform(observation: Observation, move: m.Transform) -> MoveWords:
    return _residence(observation, move.space, price_of_residence())


def _favor_transform(observation: Observation, move: m.FavorTransform) -> MoveWords:
    return _residence(observation, move.space, price_of_residence(by_favor=True))


def _residence(observation: Observation, space: int, price: Bundle) -> MoveWords:
    where = names.place(observation.table, space)
    return MoveWords(_RESIDENCE(), where, amounts.things(price))


def _line(observation: Observation, move: m.ChooseLine) -> MoveWords:
    column = column_ahead(observation.table, observation.seat, move.line)
    detail = remarks(names.column(column), effects.column_effect(move.line, column))
    return MoveWords(_LINE(), names.LINES[move.line](), detail)


def _favor_cube(_observation: Observation, move: m.FavorCube) -> MoveWords:
    return MoveWords(_TAKE(), amounts.things(move.gain))


def _favor_exchange(_observation: Observation, move: m.FavorExchange) -> MoveWords:
    return MoveWords(_TRADE(), amounts.things(move.gain), amounts.price(move.pay))


def _batch(observation: Observation, move: m.Batch) -> MoveWords:
    section = room_in_castle(observation.table)
    where = names.SECTIONS_IN_LIST[section]()
    return MoveWords(_DELIVER(), amounts.cubes_in_list(move.pay), where)


def _stop(observation: Observation, _move: m.StopBuilding) -> MoveWords:
    batches = observation.table.players[observation.seat].batches
    return _other(_DELIVER_NO_MORE() if batches else _DELIVER_NOTHING())


def _decline(_observation: Observation, _move: m.Decline) -> MoveWords:
    return _other(_DO_WITHOUT())


_WORDS: dict[type, Callable[[Observation, Any], MoveWords]] = {
    m.Pass: _pass,
    m.Place: _place,
    m.MoveFromGate: _from_gate,
    m.TakeHome: _take_home,
    m.Guild: _guild,
    m.Joust: _joust,
    m.StayAtInn: _stay,
    m.LeaveInn: _leave,
    m.Provost: _provost,
    m.Produce: _produce,
    m.OwnerBonus: _owner_bonus,
    m.Trade: _trade,
    m.Build: _build,
    m.Transform: _transform,
    m.ChooseLine: _line,
    m.FavorCube: _favor_cube,
    m.FavorExchange: _favor_exchange,
    m.FavorBuild: _favor_build,
    m.FavorTransform: _favor_transform,
    m.Batch: _batch,
    m.StopBuilding: _stop,
    m.Decline: _decline,
}
