"""The sentences of the chronicle's page."""

from __future__ import annotations

from operator import itemgetter

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from burgundy_desktop.core.chronicle import Finished, Mark
from burgundy_desktop.core.origins import IMPORTED
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.boards import automaton_of
from burgundy_desktop.desktop.pages.words import short_title
from burgundy_desktop.desktop.words.levels import AUTOMATON, level_name, named_now
from burgundy_desktop.desktop.words.plain import shown


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("chronicle", text, "", n)


def columns() -> tuple[str, ...]:
    """The headings of the table."""
    return (
        _say("Date"),
        _say("Game"),
        _say("Players and points"),
        _say("Place"),
        _say("Clean"),
        _say("Minutes"),
        _say("Note"),
    )


def cells(game: Finished, mark: Mark, locale: QLocale) -> tuple[str, ...]:
    """The cells of a row."""
    ended = QDateTime.fromSecsSinceEpoch(int(game.ended.timestamp()))
    return (
        locale.toString(ended.date(), QLocale.FormatType.ShortFormat),
        short_title(game.game),
        players(game),
        place(game),
        _say("clean") if game.clean else "",
        str(max(1, round(game.seconds / 60))),
        note(game, mark),
    )


def note(game: Finished, mark: Mark) -> str:
    """Whatever else there is to say of a game."""
    left_out = "" if mark.counts else _say("not counted")
    whence = _say("from elsewhere") if game.origin == IMPORTED else ""
    return " – ".join(filter(None, (whence, left_out, shown(mark.note))))


def players(game: Finished) -> str:
    """Everybody with their points, the best first."""
    told = [
        (seat.rank, f"{name} {seat.points}")
        for name, seat in zip(names_of(game), game.seats, strict=True)
    ]
    if game.automaton is not None:
        automaton = automaton_of(game.game)
        name = level_name(AUTOMATON) if automaton is None else automaton.name()
        told.append((2 if game.winners else 1, f"{name} {game.automaton}"))
    return ", ".join(said for _, said in sorted(told, key=itemgetter(0)))


def names_of(game: Finished) -> list[str]:
    """The names of the seats, with the levels of computer players."""
    seats = tuple(SeatInfo(seat.name, seat.level) for seat in game.seats)
    return [
        info.name if info.is_person else f"{info.name} ({level_name(info.level)})"
        for info in named_now(seats)
    ]


def place(game: Finished) -> str:
    """The place of the only person among all; empty for several persons or none."""
    if len(game.persons) != 1:
        return ""
    sides = len(game.seats) + (game.automaton is not None)
    return f"{game.persons[0].rank} / {sides}"


def tally(finished: int, abandoned: int, unfinished: int) -> str:
    """How many games ended, how many were begun and given up, and how many wait to be played on."""
    told = [_say("%n finished", finished)]
    told += [_say("%n abandoned", abandoned)] if abandoned else []
    told += [_say("%n unfinished", unfinished)] if unfinished else []
    return ", ".join(told)


def empty(*, has_others: bool) -> str:
    """In place of the table while there is no game; `has_others` if only this game has none."""
    if has_others:
        return _say("No game of this kind is finished yet.")
    return _say("Your first finished game will appear here.")


def nothing_fits() -> str:
    """In place of the table if the filter leaves nothing."""
    return _say("No game fits the filter.")


def is_gone() -> str:
    """Why a game cannot be opened."""
    return _say("The save of this game has been deleted.")


def actions() -> dict[str, str]:
    """The texts of the buttons."""
    return {
        "open": _say("Open"),
        "leave_out": _say("Do not count"),
        "count": _say("Let it count"),
        "note": _say("Note…"),
        "filter": _say("Filter: name, game, year"),
        "rebuild": _say("Rebuild from the saved games"),
    }


def note_title() -> str:
    """The title of the dialog for a note."""
    return _say("A note about this game")


def not_written() -> str:
    """The title of the message if the disk refuses."""
    return _say("The chronicle could not be saved")
