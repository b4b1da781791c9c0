"""The accessible names of all targets.

A name includes important properties: the owner of a building, the worker on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.sentences import Phrase, remarks
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.caylus.board.wording import (
    amounts,
    buildings,
    effects,
    names,
    prompts,
)
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.prices import cheaper_by_favor
from burgundy_desktop.games.caylus.state import NOBODY, State, to_decide
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.buildings import (
    CATEGORY,
    OF_CATEGORY,
    RESIDENTIAL_BUILDING,
)
from burgundy_desktop.games.caylus.tables.castle import PARTS, TRIGGER

_OWNER = phrase("owner: {player}")
_WORKER = phrase("worker: {player}")
_WORKERS = phrase("workers: {players}")
_MOVES_IN = phrase("moves in: {player}")
_LIVES_THERE = phrase("staying there: {player}")
_RESERVED = phrase("will be a residence")
_PROVOST_HERE = phrase("provost")
_BAILIFF_HERE = phrase("bailiff")
_SIGN = (
    phrase("the dungeon is scored here"),
    phrase("the walls are scored here"),
    phrase("the towers are scored here"),
)
_TAKE = phrase("Take {things}")
_PAY = phrase("Pay {things}")
_LEFT = phrase("%n left")
_NO_LIMIT = phrase("as many as you like")
_MARKER = phrase("your marker: {column}")
_CELL = phrase("{line}, {column}: {effect}")
_PARTS = phrase("{built} of {parts} parts")
_SCORED = phrase("scored")
_PASSED = phrase("Passed: {players}")
_NOBODY_PASSED = phrase("Bridge: nobody has passed")
_ORDER = phrase("Turn order: {players}")
_BUILDERS = phrase("Builders in the castle: {players}")
_NO_BUILDERS = phrase("Builders in the castle: nobody")
_PROVOST = phrase("Provost on {space}")
_BAILIFF = phrase("Bailiff on {space}")
_CLOSE = phrase("Close the supply")


def accessible_name(observation: Observation, target: Target) -> str:
    """The name of a target; the label of the button if it is one."""
    if target.kind in _NAMES:
        return _NAMES[target.kind](observation, target.index)
    return prompts.button(target)


def _players(observation: Observation, seats: Sequence[int]) -> str:
    return ", ".join(names.seat(observation, seat) for seat in seats)


# places for workers


def _spot(observation: Observation, spot: int) -> str:
    table = observation.table
    said = [names.place(table, spot)]
    if spot < len(table.owners) and table.owners[spot] != NOBODY:
        said.append(_OWNER(player=names.seat(observation, table.owners[spot])))
    return remarks(*said, *who_is_there(observation, spot), *_on_road(table, spot))


def who_is_there(observation: Observation, spot: int) -> list[str]:
    """The owners of the workers on a spot."""
    table = observation.table
    if spot in {road.CASTLE, road.STABLES}:
        workers = table.castle_workers if spot == road.CASTLE else table.stables
        return [_WORKERS(players=_players(observation, workers))] if workers else []
    there: Sequence[tuple[Phrase, int]]
    if spot == road.INN:
        there = ((_MOVES_IN, table.inn_left), (_LIVES_THERE, table.inn_right))
    else:
        there = ((_WORKER, table.workers[spot]),)
    return [said(player=names.seat(observation, seat)) for said, seat in there if seat != NOBODY]


def _on_road(table: State, spot: int) -> list[str]:
    """The figures on a space, its scoring, and the future of its building."""
    said = []
    if spot == table.provost:
        said.append(_PROVOST_HERE())
    if spot == table.bailiff:
        said.append(_BAILIFF_HERE())
    if any(space == spot for space, _ in table.reserved):
        said.append(_RESERVED())
    if spot in TRIGGER and TRIGGER.index(spot) >= table.section:
        said.append(_SIGN[TRIGGER.index(spot)]())
    return said


# what is paid, gained and built


def _gain(_observation: Observation, of: int) -> str:
    return _TAKE(things=amounts.things_object(of))


def _pay(_observation: Observation, of: int) -> str:
    return _PAY(things=amounts.things_object(of))


def _cube(_observation: Observation, kind: int) -> str:
    return amounts.kind_title(kind)


def price_now(observation: Observation, building: int) -> str:
    """What a building costs the observer, which may be less by the royal favour in use."""
    table = observation.table
    is_asked = to_decide(table) == observation.seat
    by_favor = is_asked and CATEGORY[building] in cheaper_by_favor(table)
    return amounts.building_price(building, by_favor=by_favor)


def _building(observation: Observation, building: int) -> str:
    left = observation.table.stock[building]
    return remarks(buildings.title(building), price_now(observation, building), _LEFT(left))


def _supply(observation: Observation, pile: int) -> str:
    category, said = list(names.SUPPLIES.items())[pile]
    if category == RESIDENTIAL_BUILDING:
        return remarks(said(), _NO_LIMIT())
    left = sum(observation.table.stock[building] for building in OF_CATEGORY[category])
    return remarks(said(), _LEFT(left))


# beside the road


def _line(observation: Observation, line: int) -> str:
    said = names.LINE_TITLES[line]()
    if not _is_player(observation):
        return said
    marker = observation.table.players[observation.seat].markers[line]
    return remarks(said, _MARKER(column=names.column(marker)))


def _is_player(observation: Observation) -> bool:
    """Whether the observer has a seat."""
    return 0 <= observation.seat < len(observation.table.players)


def _cell(_observation: Observation, cell: int) -> str:
    line, column = divmod(cell, 10)
    effect = effects.column_effect(line, column)
    return _CELL(line=names.LINES[line](), column=names.column(column), effect=effect)


def _section(observation: Observation, section: int) -> str:
    table = observation.table
    parts = _PARTS(built=len(table.castle[section]), parts=PARTS[section])
    return remarks(names.SECTIONS[section](), parts, _SCORED() if section < table.section else "")


def _bridge(observation: Observation, _index: int) -> str:
    passed = observation.table.passed
    return _PASSED(players=_players(observation, passed)) if passed else _NOBODY_PASSED()


def _order(observation: Observation, _index: int) -> str:
    return _ORDER(players=_players(observation, observation.table.order))


def _builders(observation: Observation, _index: int) -> str:
    workers = observation.table.castle_workers
    return _BUILDERS(players=_players(observation, workers)) if workers else _NO_BUILDERS()


_NAMES: dict[str, Callable[[Observation, int], str]] = {
    "spot": _spot,
    "gain": _gain,
    "pay": _pay,
    "cube": _cube,
    "building": _building,
    "copy": _building,
    "close": lambda *_: _CLOSE(),
    "supply": _supply,
    "line": _line,
    "favor": _cell,
    "section": _section,
    "bridge": _bridge,
    "order": _order,
    "builders": _builders,
    "provost": lambda seen, _: _PROVOST(space=names.space(seen.table.provost)),
    "bailiff": lambda seen, _: _BAILIFF(space=names.space(seen.table.bailiff)),
    "seat": lambda _, seat: names.seat_title(seat),
}
