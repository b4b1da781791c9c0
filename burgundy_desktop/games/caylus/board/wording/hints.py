"""Why a move is good, in words: from what it would surely bring in the phase that runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.wording import amounts, effects
from burgundy_desktop.games.caylus.board.wording.gains import at_once
from burgundy_desktop.games.caylus.board.wording.moves import column_ahead
from burgundy_desktop.games.caylus.board.wording.saying import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.state import NOBODY
from burgundy_desktop.games.caylus.tables.buildings import INCOME, RESIDENCE
from burgundy_desktop.games.caylus.tables.bundles import VP, amount, covers
from burgundy_desktop.games.caylus.tables.castle import BATCHES, PART_VP, SECTION_COUNT
from burgundy_desktop.games.caylus.tables.numbers import FIRST_PASS_BONUS
from burgundy_desktop.games.caylus.tables.road import CASTLE, INN_COST, ROAD_LENGTH

_MOST_REASONS = 3

_POINTS = phrase("Brings %n point(s) at once.")
_FAVORS = phrase("Wins {favors}.")
_THINGS = phrase("Brings {things}.")
_YOUR_OWN = phrase("The building is yours: the worker is cheap, and nobody scores for it.")
_IN_REACH = phrase("The provost stands far enough for it.")
_PARTS = phrase("Each batch is worth %n point(s) there.")
_HAVE_BATCH = phrase("You have the cubes for a batch.")
_FIRST_TO_PASS = phrase("The first to pass gets %n denier(s).")
_LAST_TO_PASS = phrase("You will have the last word about the provost.")
_KEEPS_DENIERS = phrase("The deniers are worth more in the next round.")
_GETS_TO_WORK = phrase("Gets %n more of your workers to work.")
_CUTS_OFF = phrase("Cuts off %n worker(s) of others.")
_GOOD_PLACE = phrase("He stands well for you where he is.")
_HURRIES = phrase("With the provost ahead the bailiff walks faster.")
_HOLDS_BACK = phrase("Without the provost ahead the bailiff walks slower.")
_STAYS_CHEAP = phrase("Every worker of the next round costs you %n denier(s).")
_ALL_WORKERS = phrase("All your workers are at hand in the next round.")
_COMPLETES_PRICE = phrase("It is what you need most.")
_MORE_HOUSES = phrase("More houses in a section win more favours.")
_INCOME = phrase("A residence brings %n denier(s) in every round.")
_CUBES_ARE_WORTH_MORE = phrase("Your cubes are worth more elsewhere.")
_NOT_WORTH_IT = phrase("Nothing on offer would help you now.")
_COLUMN = phrase("The column brings: {effect}.")
_MARKER_ADVANCES = phrase("Your marker moves on to better columns.")
_NOTHING_BETTER = phrase("Nothing better is possible now.")


def hint_for(observation: Observation, move: m.CaylusMove, events: Sequence[Event]) -> str:
    """The best reasons for a move, at most three short sentences."""
    surely = () if isinstance(move, m.Pass) else events
    reasons = [*_from_events(observation, surely), *_from_move(observation, move)]
    return " ".join(list(dict.fromkeys(reasons))[:_MOST_REASONS]) or _NOTHING_BETTER()


def _from_events(observation: Observation, events: Sequence[Event]) -> Iterator[str]:
    """Points, favours and cubes."""
    mine = at_once(events, observation.seat)
    points = sum(event.points for event in mine if isinstance(event, PointsScored))
    if points > 0:
        yield _POINTS(points)
    won = sum(isinstance(event, e.FavorGranted) for event in mine)
    if won:
        yield _FAVORS(favors=amounts.favors_object(won))
    gained = sum(_gained(event) for event in mine)
    if gained:
        yield _THINGS(things=amounts.things_object(gained))


def _gained(event: Event) -> int:
    """Cubes and deniers; points are told by themselves."""
    if isinstance(event, e.Gained | e.FavorUsed):
        return event.gain
    if isinstance(event, e.Traded) and not amount(event.gain, VP):
        return event.gain
    return 0


def _from_move(observation: Observation, move: m.CaylusMove) -> Iterator[str]:
    tell = _TELL.get(type(move))
    if tell:
        yield from tell(observation, move)


def _placing(observation: Observation, move: m.Place | m.MoveFromGate) -> Iterator[str]:
    table, spot = observation.table, move.spot
    if spot == CASTLE:
        yield from _castle(observation)
        return
    yield effects.building_effect(table.building_at(spot))
    if spot <= ROAD_LENGTH:
        if table.owners[spot] == observation.seat:
            yield _YOUR_OWN()
        if spot <= table.provost:
            yield _IN_REACH()


def _castle(observation: Observation) -> Iterator[str]:
    table = observation.table
    section = table.room_in_castle()
    if section < SECTION_COUNT:
        yield _PARTS(PART_VP[section])
    purse = table.players[observation.seat].purse
    if any(covers(purse, batch) for batch in BATCHES):
        yield _HAVE_BATCH()


def _passing(observation: Observation, _move: m.Pass) -> Iterator[str]:
    table = observation.table
    if not table.passed:
        yield _FIRST_TO_PASS(FIRST_PASS_BONUS)
    if len(table.passed) == len(table.order) - 1:
        yield _LAST_TO_PASS()
    yield _KEEPS_DENIERS()


def _provost(observation: Observation, move: m.Provost | m.Guild) -> Iterator[str]:
    table = observation.table
    before, after = table.provost, move.space
    if before == after:
        yield _GOOD_PLACE()
        return
    between = range(min(before, after) + 1, max(before, after) + 1)
    mine = sum(table.workers[space] == observation.seat for space in between)
    others = sum(table.workers[space] not in {NOBODY, observation.seat} for space in between)
    if after > before and mine:
        yield _GETS_TO_WORK(mine)
    if after < before and others:
        yield _CUTS_OFF(others)
    if after > table.bailiff >= before:
        yield _HURRIES()
    if before > table.bailiff >= after:
        yield _HOLDS_BACK()


def _building(_observation: Observation, move: m.Build | m.FavorBuild) -> Iterator[str]:
    yield effects.building_effect(move.building)


def _line(observation: Observation, move: m.ChooseLine) -> Iterator[str]:
    column = column_ahead(observation, move.line)
    yield _COLUMN(effect=effects.column_effect(move.line, column))
    if column > observation.table.players[observation.seat].markers[move.line]:
        yield _MARKER_ADVANCES()


def _always(said: Callable[[], str]) -> Callable[[Observation, Any], Iterator[str]]:
    def tell(_observation: Observation, _move: m.CaylusMove) -> Iterator[str]:
        yield said()

    return tell


_TELL: dict[type, Callable[[Observation, Any], Iterator[str]]] = {
    m.Place: _placing,
    m.MoveFromGate: _placing,
    m.Pass: _passing,
    m.Provost: _provost,
    m.Guild: _provost,
    m.StayAtInn: _always(lambda: _STAYS_CHEAP(INN_COST)),
    m.LeaveInn: _always(_ALL_WORKERS),
    m.OwnerBonus: _always(_COMPLETES_PRICE),
    m.Build: _building,
    m.FavorBuild: _building,
    m.Transform: _always(lambda: _INCOME(INCOME[RESIDENCE])),
    m.FavorTransform: _always(lambda: _INCOME(INCOME[RESIDENCE])),
    m.ChooseLine: _line,
    m.Batch: _always(_MORE_HOUSES),
    m.StopBuilding: _always(_CUBES_ARE_WORTH_MORE),
    m.Decline: _always(_NOT_WORTH_IT),
}
