"""The deal of the day in words: days, opponents, and results."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from burgundy_desktop.boardkit.sentences import in_figures, joined
from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.daily import DailyDeal, open_days
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.daily.playing import opponents
from burgundy_desktop.desktop.words.levels import level_name
from burgundy_desktop.games import load


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("daily", text, "", n)


def short_day(day: date, locale: QLocale) -> str:
    """A day with its year: "22 Nov 2026"."""
    return locale.toString(_as_qt(day), _say("d MMM yyyy"))


def long_day(day: date, locale: QLocale) -> str:
    """A day with the name of the weekday."""
    return locale.toString(_as_qt(day), _say("dddd, d MMMM yyyy"))


def month(day: date, locale: QLocale) -> str:
    """A month with its year."""
    return locale.toString(_as_qt(day), _say("MMM yyyy"))


def _as_qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def against(deal: DailyDeal, person: str = "") -> str:
    """Whom a person of this name plays against: "against Margot, Duke"."""
    automaton = board_of(deal.game).automaton
    if deal.options.seats == 1 and automaton is not None:
        said = _say("against {name}").format(name=automaton.in_text())
        return ", ".join(filter(None, (said, difficulty(deal.game, deal.options.chosen))))
    names = joined([info.name for info in opponents(deal, person)])
    return _say("against {name}, {level}").format(name=names, level=level_name(deal.level))


def difficulty(game_id: str, chosen: Mapping[str, str]) -> str:
    """How hard the automaton plays, without an explanation of that; empty for one that knows no
    difficulty.
    """
    wording = board_of(game_id).wording
    fields = (field for field in load(game_id).info.options if field.alone)
    said = (wording.option_value(field.name, chosen[field.name]) for field in fields)
    return ", ".join(value.partition(":")[0] for value in said)


def status(game: Finished | None, *, is_begun: bool, is_there: bool) -> str:
    """What became of the game that counts."""
    if game is not None:
        points = in_figures(game.seats[0].points)
        if game.seats[0] not in game.winners:
            said = _say("not won, {points} points")
        elif len(game.winners) > 1:
            said = _say("shared victory, {points} points")
        else:
            said = _say("won with {points}")
        clean = _say("clean") if game.clean else ""
        return " · ".join(filter(None, (said.format(points=points), clean)))
    if not is_begun:
        return _say("not played yet")
    return _say("begun") if is_there else _say("given up")


def is_gone() -> str:
    """Why a game that was begun cannot be opened."""
    return _say(
        "The save of this game has been deleted. Perhaps it can be restored from the bin of the "
        "library."
    )


def of_day(day: date, now: datetime) -> str:
    """How the deals of a day count that are begun now."""
    if day == now.date():
        return _say("Everybody has these deals today. The first game that you begin counts.")
    if day in open_days(now):
        return _say("Until noon the deals of this day count in full.")
    return _say("This day is over: its deals count for no streak.")


def streak(count: int) -> str:
    """On how many days in a row something was played; nothing of a single one."""
    return _say("%n days in a row", count) if count > 1 else ""
