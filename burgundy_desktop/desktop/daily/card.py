"""The result of a deal of the day as a few lines of text. They spoil nothing: who reads them knows
who was ahead when, and nothing of the deal.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QGuiApplication

from burgundy_desktop.boardkit.sentences import in_figures
from burgundy_desktop.core.daily import Attempt, attempt_of, signs
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.outline import outline_of
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.daily import words
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import automaton_of, sides_in_text
from burgundy_desktop.desktop.pages.words import short_title
from burgundy_desktop.desktop.words.levels import PERSON, level_name, usual_name
from burgundy_desktop.storage.cleanness import spoiler_of

_SIGNS: Final = {1: "+", 0: "=", -1: "\N{MINUS SIGN}"}
_ME: Final = Seat(0)


def _say(text: str) -> str:
    return QCoreApplication.translate("daily", text)


def attempt_at(session: Session) -> Attempt | None:
    """How a game of a daily deal counts; None for every other game."""
    origin = session.header.origin
    return attempt_of(origin.kind, origin.of)


def card_of(session: Session, locale: QLocale) -> str:
    """The text of a finished game of a daily deal."""
    attempt = attempt_at(session)
    assert attempt is not None
    title, day = short_title(session.game.info.id), words.short_day(attempt.day, locale)
    return "\n".join((f"Burgundy, {day}, {title}", _points(session), _course(session, attempt)))


def copy(session: Session, locale: QLocale) -> str:
    """Put the text on the clipboard; returns what to tell."""
    QGuiApplication.clipboard().setText(card_of(session, locale))
    return _say("Result copied")


def _points(session: Session) -> str:
    """Everybody's points, and how strong the others are."""
    sheet, names = session.match.score, [side.name for side in sides_in_text(session)]
    if names[_ME] == usual_name(_ME, PERSON):
        names[_ME] = _say("Me")
    others = [
        f"{in_figures(one.points)} {names[one.seat]}" for one in sheet.standings if one.seat != _ME
    ]
    strong = _strength(session)
    told = f"{names[_ME]} {in_figures(sheet.total(_ME))} : {', '.join(others)}"
    return f"{told} ({strong})" if strong else told


def _strength(session: Session) -> str:
    if automaton_of(session) is not None:
        return words.difficulty(session.game.info.id, session.match.options.chosen)
    return level_name(session.header.seats[1].level)


def _course(session: Session, attempt: Attempt) -> str:
    """Who was ahead after each chapter, and what is to be known of the game."""
    board, match = board_of(session.game.info.id), session.match
    outline = outline_of(match, board.chapters, board.ends_turn)
    after = signs(outline.points, [int(one.ply) for one in outline.chapters], int(_ME))
    path = " ".join(
        f"{chapter.name} {_SIGNS[sign]}"
        for chapter, sign in zip(outline.chapters, after, strict=True)
    )
    notes = []
    if attempt.is_practice:
        notes.append(_say("practice"))
    elif spoiler_of(session.header) is None:
        notes.append(_say("clean"))
    return "   ".join((path, *notes))
