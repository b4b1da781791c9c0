"""What happened, as lines of the log: one for each event that matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table, addition, heading, line
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.pillars import events as e
from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.board.wording.saying import phrase, telling
from burgundy_desktop.games.pillars.board.wording.scores import reason_name
from burgundy_desktop.games.pillars.tables.cards import CARD_COLOR, STRENGTH
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import ONE

_HAND = phrase("Hand {number}")
_SCORING = phrase("Hand {number} is scored")
_LEADS = telling(
    phrase("{player} leads {card} ({strength})"), phrase("You lead {card} ({strength})")
)
_PLAYS = telling(
    phrase("{player} plays {card} ({strength})"), phrase("You play {card} ({strength})")
)
_WINS_BY_COLOR = telling(
    phrase("{card} is highest: the trick goes to {player}, owner of {color}"),
    phrase("{card} is highest: the trick goes to you, owner of {color}"),
)
_WINS = telling(
    phrase("{card} is highest: the trick goes to {player}"),
    phrase("{card} is highest: the trick goes to you"),
)
_KING = phrase("The King is highest: nobody wins the trick")
_PRIVILEGE_WON = telling(phrase("{player} has won the {card}"), phrase("You have won the {card}"))
_RETURNED = phrase("The {card} was in the King's trick and goes under the pile")
_TRICKLESS = telling(
    phrase("{player} has no trick and scores the King's"),
    phrase("You have no trick and score the King's"),
)
_SCORES = telling(phrase("{player} scores %n card(s)"), phrase("You score %n card(s)"))
_GAINS = telling(phrase("{player} gets {units}: {card}"), phrase("You get {units}: {card}"))
_CONVERTS = telling(
    phrase("{player} hands {units} to the {converter}"),
    phrase("You hand {units} to the {converter}"),
)
_KEEPS = telling(phrase("{player} keeps {units}"), phrase("You keep {units}"))
_SCORED = telling(
    phrase("{player} has %n point(s) from this hand"), phrase("You have %n point(s) from this hand")
)
_ENDS = phrase("The game ends")


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The line of an event; None for what other lines tell."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer)) if tell else None


def _dealt(event: e.HandDealt, _table: Table) -> LogLine:
    return heading(_HAND(number=event.hand))


def _played(event: e.CardPlayed, table: Table) -> LogLine:
    said = _PLAYS if event.place else _LEADS
    card, strength = names.card_name(event.card), str(STRENGTH[event.card])
    at = target("played", event.card)
    return line(event, table, said, at=at, card=card, strength=strength)


def _won(event: e.TrickWon, table: Table) -> LogLine:
    card, at = names.card_name(event.card), target("field", event.trick)
    if event.why != e.BY_OWNER:
        return line(event, table, _WINS, at=at, card=card)
    color = names.color(CARD_COLOR[event.card])
    return line(event, table, _WINS_BY_COLOR, at=at, card=card, color=color)


def _king(event: e.KingsTrick, _table: Table) -> LogLine:
    return LogLine(_KING(), target=target("field", event.trick))


def _scoring(event: e.HandScoringStarted, _table: Table) -> LogLine:
    return heading(_SCORING(number=event.hand))


def _privilege(event: e.PrivilegeWon, table: Table) -> LogLine:
    at = target("privilege", event.card)
    return line(event, table, _PRIVILEGE_WON, at=at, card=names.card_name(event.card))


def _returned(event: e.PrivilegeReturned, _table: Table) -> LogLine:
    return LogLine(_RETURNED(card=names.card_name(event.card)), target=target("privileges"))


def _player(event: e.PlayerScoringStarted, table: Table) -> LogLine:
    if event.trickless:
        return line(event, table, _TRICKLESS, at=target("king"))
    return line(event, table, _SCORES, len(event.cards), at=target("pile", event.seat))


def _gains(event: e.MaterialGained, table: Table) -> LogLine:
    units = tuple(event.amount * one for one in ONE[event.material])
    card = names.card_name(event.card)
    return line(event, table, _GAINS, units=amounts.units_object(units), card=card)


def _converts(event: e.Converted, table: Table) -> LogLine:
    units, converter = amounts.units_object(ONE[event.material]), CONVERTERS[event.converter]
    return line(event, table, _CONVERTS, units=units, converter=names.TITLES[converter]())


def _kept(event: e.MaterialsKept, table: Table) -> LogLine:
    return line(event, table, _KEEPS, units=amounts.units_object(event.kept))


def _points(event: PointsScored, _table: Table) -> LogLine:
    return addition(event, reason_name(event.reason), event.points)


def _scored(event: e.HandScored, table: Table) -> LogLine:
    return line(event, table, _SCORED, event.points)


def _ended(_event: e.GameEnded, _table: Table) -> LogLine:
    return heading(_ENDS())


_LINES: dict[type[Event], Callable[[Any, Table], LogLine | None]] = {
    e.HandDealt: _dealt,
    e.CardPlayed: _played,
    e.TrickWon: _won,
    e.KingsTrick: _king,
    e.HandScoringStarted: _scoring,
    e.PrivilegeWon: _privilege,
    e.PrivilegeReturned: _returned,
    e.PlayerScoringStarted: _player,
    e.MaterialGained: _gains,
    e.Converted: _converts,
    e.MaterialsKept: _kept,
    PointsScored: _points,
    e.HandScored: _scored,
    e.GameEnded: _ended,
}
