"""The lines of the log: one for each important event.

With no other person at the table, the viewer is addressed as "you". Points are added to the line
that they were scored for; an owner who scores for another player's worker gets a separate line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table, addition, heading, line
from burgundy_desktop.boardkit.sentences import PersonPhrase, kept_at_end
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.caylus import events as e, state
from burgundy_desktop.games.caylus.board.wording import amounts, buildings, log_messages, names
from burgundy_desktop.games.caylus.board.wording.scores import reason_name
from burgundy_desktop.games.caylus.tables.buildings import NO_BUILDING
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, VP, amount
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT
from burgundy_desktop.games.caylus.tables.favors import DENIER_LINE, OPEN_COLUMNS
from burgundy_desktop.games.caylus.tables.road import INN, JOUST_FIELD

_HEADINGS = {
    state.SPECIAL: log_messages.SPECIAL_BUILDINGS,
    state.PROVOST: log_messages.PROVOST,
    state.BUILDINGS: log_messages.BUILDINGS,
    state.TURN_END: log_messages.ROUND_ENDS,
}
"""Headings of phases; other phases need none."""


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The log line of an event; None if other lines cover it."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer)) if tell else None


def _spot(spot: int) -> Target:
    return target("spot", spot)


def _order(order: Sequence[Seat], table: Table) -> str:
    return ", ".join(table.seats[seat].name for seat in order)


# the course of the game


def _set_up(event: e.GameSetUp, table: Table) -> LogLine:
    return LogLine(log_messages.ORDER(order=_order(event.order, table)))


def _turn(event: e.TurnStarted, table: Table) -> LogLine:
    return heading(log_messages.ROUND(table.name(event.order[0]), number=event.turn))


def _phase(event: e.PhaseStarted, _table: Table) -> LogLine | None:
    return heading(_HEADINGS[event.phase]()) if event.phase in _HEADINGS else None


def _game_ends(_event: e.GameEnded, _table: Table) -> LogLine:
    return heading(kept_at_end(log_messages.GAME_ENDS()))


def _points(event: PointsScored, table: Table) -> LogLine:
    if event.reason == state.REASONS[state.BY_FOREIGN_WORKERS]:
        space = names.space(event.place)
        at = _spot(event.place)
        return line(
            event, table, log_messages.SCORES_AS_OWNER, at=at, points=event.points, space=space
        )
    return addition(event, reason_name(event.reason), event.points)


def _gained(event: e.Gained, table: Table) -> LogLine | None:
    things = amounts.things_object(event.gain)
    if event.source == e.BY_INCOME:
        return line(event, table, log_messages.INCOME, things=things)
    if event.source == e.BY_FIRST_PASS:
        return addition(event, log_messages.FIRST_PASS(things=amounts.things(event.gain)))
    if event.source == e.BY_OWNER_BONUS:
        space, at = names.space(event.spot), _spot(event.spot)
        return line(event, table, log_messages.GETS_AS_OWNER, at=at, things=things, space=space)
    where = buildings.at(event.spot, event.building)
    return line(event, table, log_messages.GETS, at=_spot(event.spot), things=things, where=where)


# workers


def _places(event: e.WorkerPlaced, table: Table) -> LogLine:
    into, at = buildings.into(event.spot, event.building), _spot(event.spot)
    price = amounts.price(event.price * ONE[DENIER])
    return line(event, table, log_messages.PLACES, at=at, into=into, price=price)


def _passes(event: e.Passed, table: Table) -> LogLine:
    said = log_messages.HAS_TO_PASS if event.forced else log_messages.PASSES
    return line(event, table, said, at=target("bridge"))


def _from_gate(event: e.GateWorkerMoved, table: Table) -> LogLine:
    into, at = buildings.into(event.spot, event.building), _spot(event.spot)
    return line(event, table, log_messages.FROM_GATE, at=at, into=into)


def _goes_home(event: e.WorkerWentHome, table: Table) -> LogLine | None:
    if event.why == "not_reached":
        where = buildings.at(event.spot, event.building)
        return line(event, table, log_messages.NOT_REACHED, at=_spot(event.spot), where=where)
    said = {"gate": log_messages.HOME_FROM_GATE, "inn": log_messages.HOME_FROM_INN}.get(event.why)
    return line(event, table, said, at=_spot(event.spot)) if said else None


def _new_order(event: e.TurnOrderChanged, table: Table) -> LogLine:
    return LogLine(log_messages.NEW_ORDER(order=_order(event.after, table)), target=target("order"))


def _at_inn(said: PersonPhrase) -> Callable[[Any, Table], LogLine]:
    return lambda event, table: line(event, table, said, at=_spot(INN))


def _jousts(event: e.JoustPaid, table: Table) -> LogLine:
    price = amounts.price(event.price)
    return line(event, table, log_messages.JOUSTS, at=_spot(JOUST_FIELD), price=price)


# the provost


def _provost(event: e.ProvostMoved, table: Table) -> LogLine:
    is_forward = event.after > event.before
    space, at = names.space(event.after), _spot(event.after)
    if event.by_guild:
        said = log_messages.FORWARD_BY_GUILD if is_forward else log_messages.BACK_BY_GUILD
        return line(event, table, said, at=at, space=space)
    price = amounts.price(event.price * ONE[DENIER])
    said = log_messages.FORWARD if is_forward else log_messages.BACK
    return line(event, table, said, at=at, space=space, price=price)


def _provost_left(event: e.ProvostLeft, table: Table) -> LogLine:
    said = log_messages.CANNOT_PAY if event.forced else log_messages.LEAVES
    return line(event, table, said, at=_spot(event.space))


# buildings


def _nothing(said: PersonPhrase) -> Callable[[Any, Table], LogLine]:
    def tell(event: e.NothingPossible | e.EffectDeclined, table: Table) -> LogLine:
        where = buildings.at(event.spot, event.building)
        return line(event, table, said, at=_spot(event.spot), where=where)

    return tell


def _trades(event: e.Traded, table: Table) -> LogLine:
    where, at = buildings.at(event.space, event.building), _spot(event.space)
    if amount(event.gain, VP):
        things = amounts.things_object(event.pay)
        return line(event, table, log_messages.TRADES_FOR_POINTS, at=at, things=things, where=where)
    things, price = amounts.things_object(event.gain), amounts.price(event.pay)
    return line(event, table, log_messages.TRADES, at=at, things=things, where=where, price=price)


def _builds(event: e.BuildingBuilt, table: Table) -> LogLine:
    said = log_messages.BUILDS_BY_FAVOR if event.by == NO_BUILDING else log_messages.BUILDS
    building, price = buildings.building_object(event.building), amounts.price(event.price)
    space, at = names.space(event.space), _spot(event.space)
    return line(event, table, said, at=at, building=building, price=price, space=space)


def _pays_lawyer(event: e.TransformationPaid, table: Table) -> LogLine:
    building, at = buildings.building_object(event.building), _spot(event.space)
    if event.delayed:
        things = amounts.things_object(event.price)
        said = log_messages.PAYS_FOR_RESIDENCE
        return line(event, table, said, at=at, building=building, things=things)
    price, space = amounts.price(event.price), names.space(event.space)
    said = log_messages.TURNS_INTO_RESIDENCE
    return line(event, table, said, at=at, building=building, price=price, space=space)


def _transformed(event: e.BuildingTransformed, table: Table) -> LogLine | None:
    """The transformation itself, if it had to wait; otherwise its payment has a line."""
    if not event.was_delayed:
        return addition(event, log_messages.BACK_TO_SUPPLY()) if event.to_stock else None
    building, space = buildings.building_object(event.building), names.space(event.space)
    said, at = log_messages.LATE_RESIDENCE, _spot(event.space)
    return line(event, table, said, at=at, building=building, space=space)


# royal favours


def _granted(event: e.FavorGranted, _table: Table) -> LogLine | None:
    """A favour for a building; other sources have their own lines."""
    return addition(event, log_messages.A_FAVOR()) if event.source == state.FROM_BUILDING else None


def _favor_lost(event: e.FavorLost, table: Table) -> LogLine:
    return line(event, table, log_messages.FAVOR_LOST)


def _favor_simplified(event: e.SimplifiedFavor, table: Table) -> LogLine:
    return line(event, table, log_messages.FAVOR_SIMPLIFIED)


def _on_line(event: e.FavorLineChosen, table: Table) -> LogLine:
    said = log_messages.FAVOR_STAYS if event.before == event.after else log_messages.FAVOR_MOVES
    on_line, column = names.ON_LINES[event.line](), names.column(event.after)
    return line(event, table, said, at=target("line", event.line), on_line=on_line, column=column)


def _favor_used(event: e.FavorUsed, table: Table) -> LogLine | None:
    """Deniers and cubes from a favour; points and buildings have their own lines."""
    if not event.gain:
        return None
    if event.line == DENIER_LINE:
        return addition(event, amounts.things(event.gain))
    things, at = amounts.things_object(event.gain), target("line", event.line)
    if not event.pay:
        return line(event, table, log_messages.FAVOR_TAKES, at=at, things=things)
    price = amounts.price(event.pay)
    return line(event, table, log_messages.FAVOR_EXCHANGES, at=at, things=things, price=price)


def _favor_unused(event: e.FavorUnused, _table: Table) -> LogLine:
    said = log_messages.FAVOR_DECLINED if event.declined else log_messages.FAVOR_WITHOUT_EFFECT
    return addition(event, said())


# the castle


def _delivers(event: e.BatchDelivered, table: Table) -> LogLine:
    things, to_section = amounts.things_object(event.pay), names.TO_SECTIONS[event.section]()
    at = target("section", event.section)
    return line(event, table, log_messages.DELIVERS, at=at, things=things, to_section=to_section)


def _stops(event: e.BuildingStopped, table: Table) -> LogLine | None:
    if event.batches:
        return None
    return line(
        event, table, log_messages.NO_ROOM if event.no_room else log_messages.DELIVERS_NOTHING
    )


def _best_builder(event: e.BestBuilder, table: Table) -> LogLine:
    return line(
        event, table, log_messages.BEST_BUILDER, batches=amounts.batches_object(event.batches)
    )


# the end of a round


def _bailiff(event: e.BailiffMoved, _table: Table) -> LogLine:
    said = log_messages.BAILIFF(event.after - event.before, space=names.space(event.after))
    return LogLine(said, target=target("bailiff"))


def _section(event: e.SectionScoringStarted, _table: Table) -> LogLine:
    said = log_messages.SECTION_FULL if event.full else log_messages.SECTION_REACHED
    return heading(said[event.section]())


def _counted(event: e.SectionCounted, table: Table) -> LogLine:
    at = target("section", event.section)
    if not event.houses:
        return line(event, table, log_messages.HAS_NO_HOUSE, at=at)
    houses = amounts.houses_object(event.houses)
    if not event.favors:
        return line(event, table, log_messages.HAS_HOUSES, at=at, houses=houses)
    favors = amounts.favors_object(event.favors)
    return line(event, table, log_messages.HOUSES_BRING, at=at, houses=houses, favors=favors)


def _section_scored(event: e.SectionScored, _table: Table) -> LogLine | None:
    """The line of newly opened columns, if there are any."""
    if event.section + 1 == SECTION_COUNT or event.open_column == OPEN_COLUMNS[event.section]:
        return None
    return LogLine(log_messages.COLUMNS_OPEN(column=event.open_column))


def _left_over(event: e.FinalCount, table: Table) -> LogLine:
    things = amounts.left_over(event.gold, event.cubes, event.deniers)
    if not things:
        return line(event, table, log_messages.NOTHING_LEFT)
    return line(event, table, log_messages.LEFT_OVER, things=things)


_LINES: dict[type[Event], Callable[[Any, Table], LogLine | None]] = {
    PointsScored: _points,
    e.GameSetUp: _set_up,
    e.TurnStarted: _turn,
    e.PhaseStarted: _phase,
    e.Gained: _gained,
    e.WorkerPlaced: _places,
    e.Passed: _passes,
    e.GateWorkerMoved: _from_gate,
    e.WorkerWentHome: _goes_home,
    e.NothingPossible: _nothing(log_messages.CAN_DO_NOTHING),
    e.EffectDeclined: _nothing(log_messages.DOES_NOTHING),
    e.ProvostMoved: _provost,
    e.ProvostLeft: _provost_left,
    e.JoustPaid: _jousts,
    e.TurnOrderChanged: _new_order,
    e.InnShifted: _at_inn(log_messages.MOVES_IN),
    e.InnKept: _at_inn(log_messages.STAYS_AT_INN),
    e.Traded: _trades,
    e.BuildingBuilt: _builds,
    e.TransformationPaid: _pays_lawyer,
    e.BuildingTransformed: _transformed,
    e.FavorGranted: _granted,
    e.FavorLost: _favor_lost,
    e.FavorLineChosen: _on_line,
    e.FavorUsed: _favor_used,
    e.FavorUnused: _favor_unused,
    e.SimplifiedFavor: _favor_simplified,
    e.BatchDelivered: _delivers,
    e.BuildingStopped: _stops,
    e.BestBuilder: _best_builder,
    e.BailiffMoved: _bailiff,
    e.SectionScoringStarted: _section,
    e.SectionCounted: _counted,
    e.SectionScored: _section_scored,
    e.FinalCount: _left_over,
    e.GameEnded: _game_ends,
}
"""Events without a line: workers who go home after their work, activated buildings, and clean-up at
the end of a phase.
"""
