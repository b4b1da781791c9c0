"""Texts on the provost's position: who works, who is cut off, who can still move him."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import alternatives, joined, remarks
from burgundy_desktop.games.caylus import moves as m, state
from burgundy_desktop.games.caylus.board.wording import amounts, buildings, names
from burgundy_desktop.games.caylus.board.wording.costs import cost_of
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries import provost
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.buildings import OPTIONS
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT, TRIGGER

_PRICE = phrase("Moving him here costs %n denier(s).")
_STAYS = phrase("He stays where he is.")
_FREE = phrase("The guild moves him free of charge.")
_UP_TO = phrase("Buildings up to {space} are activated.")
_YOU_WORK = phrase("You work: {places}.")
_YOU_LOSE = phrase("Your workers cut off: {places}.")
_OTHERS = phrase("Workers of others: %n at work, {lost} cut off.")
_STILL_TO_MOVE = phrase("Still to move him: {players}.")
_LAST_WORD = phrase("Nobody can move him after you.")
_BRINGS = phrase("That brings you: {things}.")
_PLACE = phrase("{building} ({space})")

STEPS = phrase("{steps} to {space}")
_YOU_GAIN = phrase("you: +{places}")
_YOU_MISS = phrase("you: −{places}")
_OTHERS_GAIN = phrase("others: +{count}")
_OTHERS_MISS = phrase("others: −{count}")

_STEPS = phrase("With the provost where he is now: %n space(s).")
_NEXT_SIGN = (
    phrase("On {space} he triggers the scoring of the dungeon."),
    phrase("On {space} he triggers the scoring of the walls."),
    phrase("On {space} he triggers the scoring of the towers."),
)
_AHEAD = phrase(
    "At the end of the round he walks %n space(s) if the provost is ahead of him, "
    "otherwise {fewer}."
)


def if_provost_stood(observation: Observation, space: int, move: m.CaylusMove) -> list[str]:
    """The consequences if the observer moved the provost to a space now."""
    cost = cost_of(observation, move)
    if space == observation.table.provost:
        price = _STAYS()
    else:
        price = _PRICE(cost) if isinstance(move, m.Provost) else _FREE()
    return [price, *_at_work(observation, space), _after_me(observation)]


def as_he_stands(observation: Observation) -> list[str]:
    """The consequences of the provost's position now, and of each step if the observer
    moves him.
    """
    space = observation.table.provost
    now = [_UP_TO(space=names.space(space)), *_at_work(observation, space)]
    steps = [_step(observation, after) for after in _others_in_reach(observation)]
    return [*now, *steps, _after_me(observation)] if steps else now


def _others_in_reach(observation: Observation) -> list[int]:
    """The spaces where the observer may move the provost now; empty if it is not their decision."""
    table = observation.table
    if state.to_decide(table) != observation.seat:
        return []
    return [space for space in provost.in_reach(table) if space != table.provost]


def _step(observation: Observation, space: int) -> str:
    """The changes of one step: "−2 to space 6 · 2 deniers · you: −Mason (9)"."""
    table = observation.table
    between = provost.between_steps(table.provost, space)
    busy = [one for one in between if table.workers[one] != state.NOBODY]
    mine = [one for one in busy if table.workers[one] == observation.seat]
    is_forward, others = space > table.provost, len(busy) - len(mine)
    you, them = (_YOU_GAIN, _OTHERS_GAIN) if is_forward else (_YOU_MISS, _OTHERS_MISS)
    return remarks(
        STEPS(steps=steps(space - table.provost), space=names.space(space)),
        _price(table, space),
        you(places=_places(table, mine)) if mine else "",
        them(count=others) if others else "",
    )


def _price(table: state.State, space: int) -> str:
    """What a step costs; the guild moves him free of charge."""
    price = provost.price_in_reach(table, space)
    return amounts.deniers(price) if price else ""


def steps(count: int) -> str:
    """Steps with their sign: "+2", "−1"."""
    return f"{count:+d}".replace("-", "−")


def _at_work(observation: Observation, last: int) -> list[str]:
    """The activated workers: the observer's by name, those of others by number."""
    table = observation.table
    occupied = [space for space in road.SPACES if table.workers[space] != state.NOBODY]
    mine = [space for space in occupied if table.workers[space] == observation.seat]
    others = [space for space in occupied if table.workers[space] != observation.seat]
    working, lost = _parted(mine, last)
    at_work, cut_off = _parted(others, last)
    return [
        _YOU_WORK(places=_places(table, working)) if working else "",
        _brought(table, working),
        _YOU_LOSE(places=_places(table, lost)) if lost else "",
        _OTHERS(len(at_work), lost=len(cut_off)) if others else "",
    ]


def _brought(table: state.State, spaces: list[int]) -> str:
    """The cubes that production on these spaces brings; all options of a choice."""
    options = [OPTIONS[table.buildings[space]] for space in spaces]
    sure = sum(one[0] for one in options if len(one) == 1)
    said = [amounts.things(sure)] if sure else []
    said += [
        alternatives([amounts.things(option) for option in one]) for one in options if len(one) > 1
    ]
    return _BRINGS(things=remarks(*said)) if said else ""


def _parted(spaces: list[int], last: int) -> tuple[list[int], list[int]]:
    reached = [space for space in spaces if provost.is_reached(last, space)]
    return reached, spaces[len(reached) :]


def _places(table: state.State, spaces: list[int]) -> str:
    return joined(
        [_PLACE(building=buildings.title(table.buildings[space]), space=space) for space in spaces]
    )


def _after_me(observation: Observation) -> str:
    """Who may move the provost afterwards, if they can pay a step."""
    table = observation.table
    able = [
        seat
        for seat in provost.still_to_move(table)
        if seat != observation.seat and provost.may_move_provost(table, seat)
    ]
    if not able:
        return _LAST_WORD()
    return _STILL_TO_MOVE(players=joined([names.seat(observation, seat) for seat in able]))


def of_bailiff(observation: Observation) -> list[str]:
    """How far the bailiff walks, and what he triggers next."""
    table = observation.table
    said = [_AHEAD(road.BAILIFF_AHEAD, fewer=road.BAILIFF_OTHERWISE)]
    if table.phase > state.PLACING:
        said.append(_STEPS(provost.bailiff_steps(table, table.provost)))
    if table.section < SECTION_COUNT:
        sign = _NEXT_SIGN[table.section]
        said.append(sign(space=names.space(TRIGGER[table.section])))
    return said
