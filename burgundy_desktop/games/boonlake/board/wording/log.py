"""The lines of the log: one for each important event.

With no other person at the table, the viewer is addressed as "you". What an action brings and
costs stands on its line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table, addition, heading, line
from burgundy_desktop.boardkit.sentences import PersonPhrase
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.board.wording import (
    amounts,
    effects,
    eminence,
    log_messages,
    names,
    titles,
)
from burgundy_desktop.games.boonlake.board.wording.scores import reason_name
from burgundy_desktop.games.boonlake.tables.river import WAYS
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, PAID

Line = Callable[[Any, Table], LogLine | None]


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The log line of an event; None if other lines cover it."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer, names.EMINENCE)) if tell else None


# the course of the game


def _set_up(event: e.GameSetUp, table: Table) -> LogLine:
    if event.solo_tiles:
        return LogLine(log_messages.ALONE(table.name(Seat(0))))
    order = ", ".join(table.seats[seat].name for seat in event.order)
    return LogLine(log_messages.ORDER(order=order))


def _tiles(event: e.ScoringTilesRevealed, _table: Table) -> LogLine:
    return LogLine(log_messages.TILES(tiles=", ".join(map(effects.condition, event.tiles))))


def _turn(event: e.TurnStarted, table: Table) -> LogLine:
    if event.seat == len(table.seats):
        return heading(log_messages.EMINENCE_TURN())
    return heading(log_messages.TURN(table.name(event.seat)))


def _action(event: e.ActionTaken, table: Table) -> LogLine | None:
    if event.seat == len(table.seats):
        return None  # told by what it chose from
    action, at = names.ACTIONS[event.action](), target("action", event.action)
    return line(event, table, log_messages.TAKES_ACTION, at=at, action=action)


def _passes(event: e.Passed, table: Table) -> LogLine | None:
    if event.forced:
        return None
    return line(event, table, log_messages.PASSES_AT.get(event.step, log_messages.PASSES))


def _round_two(_event: e.RoundStarted, _table: Table) -> LogLine:
    return heading(log_messages.ROUND_TWO())


# things that come and go


def _points(event: PointsScored, _table: Table) -> LogLine:
    return addition(event, reason_name(event.reason), event.points)


def _more(things: Callable[[Any], str]) -> Line:
    def tell(event: Any, _table: Table) -> LogLine:
        return addition(event, log_messages.MORE(things=things(event)))

    return tell


def _less(things: Callable[[Any], str]) -> Line:
    """The line of a payment, which is added to its purpose; an exchange has only
    payment and gain.
    """

    def tell(event: Any, table: Table) -> LogLine:
        less = log_messages.LESS(things=things(event))
        if event.reason == e.BY_EXCHANGE:
            return line(event, table, log_messages.EXCHANGES, things=less)
        return addition(event, less)

    return tell


def _inhabitants(event: e.InhabitantsGained, table: Table) -> LogLine:
    if not event.inhabitants:
        return addition(event, log_messages.MISSED(event.missed))
    if event.source == e.BY_RECRUITING:
        return line(event, table, log_messages.RECRUITS, event.inhabitants)
    return addition(event, log_messages.MORE(things=amounts.inhabitants(event.inhabitants)))


def _coins(event: e.CoinsGained, _table: Table) -> LogLine:
    said = log_messages.MORE_OF_BOARD if event.source == e.BY_BOARD else log_messages.MORE
    return addition(event, said(things=amounts.coins(event.coins)))


def _drawn(event: e.CardsDrawn, table: Table) -> LogLine:
    if not event.cards:
        return addition(event, log_messages.NO_CARDS(event.missed))
    if event.source == e.BY_ACTION:
        return attrs.evolve(line(event, table, log_messages.DRAWS, event.cards), is_act=True)
    return addition(event, log_messages.MORE(things=amounts.cards(event.cards)))


def _shuffled(event: e.PileReshuffled, _table: Table) -> LogLine:
    return LogLine(log_messages.SHUFFLED(event.count))


def _discards(event: e.CardDiscarded, table: Table) -> LogLine:
    said = log_messages.DISCARDS_FOR_COINS if event.why == e.BY_SELLING else log_messages.DISCARDS
    at = target("card", event.card)
    return line(event, table, said, at=at, card=titles.card_in_line(event.card))


def _canoe(event: e.CanoeMoved, table: Table) -> LogLine:
    section, to = (names.RESOURCES_IN_LINE[one]() for one in (event.section, event.to))
    return line(event, table, log_messages.CANOE, section=section, to=to)


def _lever(said: PersonPhrase) -> Line:
    def tell(event: Any, table: Table) -> LogLine:
        at = target("lever", event.lever)
        return line(event, table, said, at=at, effect=effects.LEVERS[event.lever]())

    return tell


def _act(tell: Callable[[Any, Table], LogLine]) -> Line:
    """What a move is about, whatever lever or canoe pays for it."""
    return lambda event, table: attrs.evolve(tell(event, table), is_act=True)


def _plays(event: e.CardPlayed, table: Table) -> LogLine:
    at = target("card", event.card)
    return line(event, table, log_messages.PLAYS, at=at, card=titles.card_in_line(event.card))


def _project(event: e.ProjectDone, table: Table) -> LogLine:
    at = target("project", event.tile)
    return line(event, table, log_messages.PROJECT, at=at, tile=effects.condition(event.tile))


# land


def _at_location(said: PersonPhrase) -> Line:
    def tell(event: Any, table: Table) -> LogLine:
        at = target("location", event.location)
        return line(event, table, said, at=at, location=names.location_title(event.location))

    return tell


def _reveals(event: e.TileRevealed, table: Table) -> LogLine:
    return line(event, table, log_messages.REVEALS)


def _production(event: e.SiteBuilt, _table: Table) -> LogLine:
    resource = names.RESOURCES_IN_LINE[event.resource]()
    return addition(event, log_messages.PRODUCTION(resource=resource, level=event.level))


def _production_lost(event: e.SiteLost, _table: Table) -> LogLine:
    if event.resource < 0:
        return addition(event, log_messages.ALL_PRODUCTION_LOST())
    resource = names.RESOURCES_IN_LINE[event.resource]()
    return addition(event, log_messages.PRODUCTION_LOST(resource=resource))


def _settles(event: e.Settled, table: Table) -> LogLine:
    at, site = target("site", event.site), names.site_on(event.tile, event.site)
    return line(event, table, log_messages.SETTLES, at=at, site=site)


def _house(event: e.HouseBuilt, table: Table) -> LogLine:
    said = log_messages.OLD_HOUSE if event.from_aside else log_messages.HOUSE
    at, site = target("site", event.site), names.location_title(event.site >> 1)
    return line(event, table, said, at=at, site=site)


def _settlement(event: e.SettlementBuilt, table: Table) -> LogLine:
    at, site = target("site", event.site), names.location_title(event.site >> 1)
    return line(event, table, log_messages.SETTLEMENT, at=at, site=site, number=str(event.number))


def _level(event: e.LevelCleared, table: Table) -> LogLine:
    return line(event, table, log_messages.LEVEL, number=str(event.level + 1))


def _track(event: e.TrackAdvanced, table: Table) -> LogLine:
    at = target("track", event.track)
    if event.before == event.after:
        return line(event, table, log_messages.TRACK_END[event.track], at=at)
    return line(event, table, log_messages.TRACK[event.track], at=at, step=str(event.after))


def _covers(event: e.RegionCovered, table: Table) -> LogLine:
    at, region = target("region", event.region), names.REGIONS[event.region]()
    return line(event, table, log_messages.COVERS, at=at, region=region)


def _no_region(_event: e.NoRegionLeft, _table: Table) -> LogLine:
    return LogLine(log_messages.NO_REGION())


def _areas(event: e.RegionScored, table: Table) -> LogLine:
    return line(event, table, log_messages.AREAS, event.areas)


# ships and scorings


def _sails(event: e.ShipMoved, table: Table) -> LogLine:
    space = WAYS[event.round][event.after]
    return line(
        event, table, log_messages.SAILS, at=target("space", space), space=names.space(space)
    )


def _lock(event: e.LockPassed, table: Table) -> LogLine:
    if event.later:
        return line(event, table, log_messages.LAST_LAP)
    return line(event, table, log_messages.LOCK, number=str(event.scoring))


def _scoring(event: e.ScoringStarted, _table: Table) -> LogLine:
    return heading(log_messages.SCORING(number=event.scoring))


def _scoring_ends(event: e.ScoringEnded, _table: Table) -> LogLine:
    return heading(log_messages.SCORING_ENDS(number=event.scoring))


def _scores(event: e.TileScored, table: Table) -> LogLine:
    said, at = (
        log_messages.MEETS if event.met else log_messages.MISSES,
        target("scoring", event.tile),
    )
    needed = effects.values_said(event.needed)
    had = effects.values_said(event.had)
    if CONDITION[event.tile].kind in PAID:
        had = needed if event.met else "0"
    tile = effects.condition(event.tile)
    return line(event, table, said, at=at, tile=tile, had=had, needed=needed)


def _income(event: e.IncomeStarted, table: Table) -> LogLine:
    said = log_messages.THE_END if event.scoring == eminence.AT_THE_END else log_messages.INCOME
    return line(event, table, said)


def _levers_up(event: e.LeversPushedUp, table: Table) -> LogLine | None:
    if not event.unused:
        return None
    return line(event, table, log_messages.LEVERS_UP, event.unused)


def _final(_event: e.FinalScoringStarted, _table: Table) -> LogLine:
    return heading(log_messages.FINAL())


def _game_ends(_event: e.GameEnded, _table: Table) -> LogLine:
    return heading(log_messages.GAME_ENDS())


_LINES: dict[type[Event], Line] = {
    PointsScored: _points,
    e.GameSetUp: _set_up,
    e.TileKept: lambda event, table: line(event, table, log_messages.KEEPS),
    e.ScoringTilesRevealed: _tiles,
    e.TurnStarted: _turn,
    e.ActionTaken: _action,
    e.Passed: _passes,
    e.CoinsGained: _coins,
    e.CoinsPaid: _less(lambda event: amounts.coins(event.coins)),
    e.VasesGained: _more(lambda event: amounts.vases(event.vases)),
    e.VasesPaid: _less(lambda event: amounts.vases(event.vases)),
    e.InhabitantsGained: _inhabitants,
    e.InhabitantsGiven: _less(lambda event: amounts.inhabitants(event.inhabitants)),
    e.CardsDrawn: _drawn,
    e.PileReshuffled: _shuffled,
    e.CardDiscarded: _discards,
    e.CanoeMoved: _canoe,
    e.LeverUsed: _lever(log_messages.LEVER),
    e.CardPlayed: _act(_plays),
    e.ProjectDone: _act(_project),
    e.TileRevealed: _act(_reveals),
    e.TilePlaced: _at_location(log_messages.PLACES),
    e.PasturePlaced: _at_location(log_messages.PASTURE),
    e.SiteBuilt: _production,
    e.SiteLost: _production_lost,
    e.Settled: _settles,
    e.HouseBuilt: _house,
    e.SettlementBuilt: _act(_settlement),
    e.CattlePlaced: _at_location(log_messages.CATTLE),
    e.LevelCleared: _level,
    e.TrackAdvanced: _track,
    e.RegionCovered: _covers,
    e.NoRegionLeft: _no_region,
    e.RegionScored: _areas,
    e.LeverPlaced: _lever(log_messages.MODERNIZES),
    e.LeverReset: _lever(log_messages.RESETS),
    e.ShipMoved: _sails,
    e.LockPassed: _lock,
    e.ScoringStarted: _scoring,
    e.ScoringEnded: _scoring_ends,
    e.TileScored: _scores,
    e.IncomeStarted: _income,
    e.LeversPushedUp: _levers_up,
    e.RoundStarted: _round_two,
    e.FinalScoringStarted: _final,
    e.GameEnded: _game_ends,
    **eminence.LINES,
}
"""Events without a line, which are visible on the table: the start of a follow part, sliding tiles,
the end of a scoring.
"""
