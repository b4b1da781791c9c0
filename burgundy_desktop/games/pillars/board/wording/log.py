"""The lines of the log: one for each important event.

Gains of scored cards are added to the line of the scoring player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table, addition, heading, line
from burgundy_desktop.boardkit.sentences import begun
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.pillars import events as e
from burgundy_desktop.games.pillars.board.art import plain
from burgundy_desktop.games.pillars.board.wording import amounts, log_messages, names
from burgundy_desktop.games.pillars.board.wording.scores import reason_name
from burgundy_desktop.games.pillars.tables.cards import CARD_COLOUR, STRENGTH
from burgundy_desktop.games.pillars.tables.materials import NO_MATERIAL, ONE


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The log line of an event; None if other lines cover it."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer)) if tell else None


# the course of the game


def _set_up(event: e.GameSetUp, _table: Table) -> LogLine:
    return LogLine(log_messages.STOCK(units=amounts.units(event.stock)))


def _dealt(event: e.HandDealt, table: Table) -> LogLine:
    return heading(log_messages.HAND(table.name(event.leader), number=event.hand))


def _scoring(event: e.HandScoringStarted, _table: Table) -> LogLine:
    said = log_messages.SCORING_LAST if event.last else log_messages.SCORING
    return heading(said(number=event.hand))


def _ended(_event: e.GameEnded, _table: Table) -> LogLine:
    return heading(log_messages.ENDS())


# tricks


def _played(event: e.CardPlayed, table: Table) -> LogLine:
    said = log_messages.PLAYS if event.place else log_messages.LEADS
    card, strength = names.card_object(event.card), str(STRENGTH[event.card])
    at = target("played", event.card)
    return line(event, table, said, at=at, card=card, strength=strength)


def _won(event: e.TrickWon, table: Table) -> LogLine:
    text = _to_whom(event, table)
    return LogLine(text, event.seat, target=target("field", event.trick))


def _to_whom(event: e.TrickWon, table: Table) -> str:
    """To whom the trick goes, and why: the owner of the colour, or the player of the card."""
    winner, why = table.name(event.seat), _why(event)
    if event.why == e.BY_PLAYER:
        return log_messages.TO_WHO_PLAYED(winner, why=why)
    if event.why == e.BY_OWNERLESS:
        return log_messages.OWNERLESS(winner, why=why)
    colour = names.colour(CARD_COLOUR[event.card])
    if event.seat == event.played_by:
        return log_messages.TO_OWNER(winner, why=why, color=colour)
    other = table.name(event.played_by)
    if other is None:
        return log_messages.TO_OWNER_THOUGH_YOU(player=winner, why=why, color=colour)
    return log_messages.TO_OWNER_THOUGH(winner, why=why, color=colour, other=other)


def _why(event: e.TrickWon) -> str:
    card = begun(names.card_subject(event.card))
    if event.equal < 0:
        return log_messages.STRONGEST(card=card)
    return log_messages.STRONGEST_AS_LATER(card=card, other=names.card_subject(event.equal))


def _king(event: e.KingsTrick, _table: Table) -> LogLine:
    return LogLine(log_messages.KING(), target=target("field", event.trick))


# the scoring


def _privilege(event: e.PrivilegeWon, table: Table) -> LogLine:
    at = target("privilege", event.card)
    return line(event, table, log_messages.PRIVILEGE_WON, at=at, card=names.card_object(event.card))


def _returned(event: e.PrivilegeReturned, _table: Table) -> LogLine:
    text = log_messages.RETURNED(card=names.card_object(event.card))
    return LogLine(text, target=target("privileges"))


def _player(event: e.PlayerScoringStarted, table: Table) -> LogLine:
    if event.trickless:
        return line(event, table, log_messages.TRICKLESS, at=target("king"))
    return line(event, table, log_messages.SCORES, len(event.cards), at=target("pile", event.seat))


def _gained(event: e.MaterialGained, _table: Table) -> LogLine:
    units = tuple(event.amount * one for one in ONE[event.material])
    text = log_messages.GAINED(card=names.card_title(event.card), units=amounts.units(units))
    return addition(event, text)


def _points(event: PointsScored, _table: Table) -> LogLine:
    return addition(event, reason_name(event.reason), event.points)


def _converts(event: e.Converted, table: Table) -> LogLine:
    units = amounts.units_object(ONE[event.material])
    converter = names.converter(event.converter)
    if event.gained == NO_MATERIAL:
        return line(event, table, log_messages.CONVERTS, units=units, converter=converter)
    gained = amounts.units_into(ONE[event.gained])
    return line(
        event, table, log_messages.EXCHANGES, units=units, gained=gained, converter=converter
    )


def _finished(event: e.ConvertingFinished, table: Table) -> LogLine | None:
    return None if event.forced else line(event, table, log_messages.FINISHES)


def _kept(event: e.MaterialsKept, table: Table) -> LogLine:
    if not any(event.kept):
        return line(event, table, log_messages.KEEPS_NOTHING)
    kept = amounts.units_object(event.kept)
    if not any(event.lost):
        return line(event, table, log_messages.KEEPS, units=kept)
    lost = amounts.units_object(event.lost)
    return line(event, table, log_messages.KEEPS_AND_LOSES, units=kept, lost=lost)


def _result(event: e.HandScored, table: Table) -> LogLine:
    said = log_messages.LOSS if event.points < 0 else log_messages.RESULT
    return line(event, table, said, abs(event.points), total=plain(event.total))


_LINES: dict[type[Event], Callable[[Any, Table], LogLine | None]] = {
    e.GameSetUp: _set_up,
    e.HandDealt: _dealt,
    e.CardPlayed: _played,
    e.TrickWon: _won,
    e.KingsTrick: _king,
    e.HandScoringStarted: _scoring,
    e.PrivilegeWon: _privilege,
    e.PrivilegeReturned: _returned,
    e.PlayerScoringStarted: _player,
    e.MaterialGained: _gained,
    e.Converted: _converts,
    e.ConvertingFinished: _finished,
    e.MaterialsKept: _kept,
    PointsScored: _points,
    e.HandScored: _result,
    e.GameEnded: _ended,
}
"""Events without a line: `PlanTaken` (its steps have lines), `HandEnded` (the next deal or the end
of the game has one).
"""
