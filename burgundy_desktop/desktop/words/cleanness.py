"""Texts about cleanness: why a game is not, or no longer, clean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.storage.cleanness import Spoiler


def _say(text: str) -> str:
    return QCoreApplication.translate("cleanness", text)


def says(spoiler: Spoiler | None) -> str:
    """What makes a game clean, or why it is not."""
    return {
        None: _say(
            "Clean: nobody knew the deal, and so far you have played without hints, a teacher, "
            "your own tables, or undo past anything new."
        ),
        Spoiler.UNCOUNTED: _say("This game is not clean: help was not counted from its start."),
        Spoiler.BRANCH: _say("This game is not clean: it goes on from another game."),
        Spoiler.KNOWN: _say("This game is not clean: its deal could be known beforehand."),
        Spoiler.TABLES: _say("This game is not clean: it is played with your own tables."),
        Spoiler.HINT: _say("This game is no longer clean: you asked for a hint or a forecast."),
        Spoiler.TEACHER: _say("This game is no longer clean: a teacher looked at your moves."),
        Spoiler.PLAYED_ON: _say("This game is no longer clean: you began another game from it."),
        Spoiler.TAKE_BACK: _say(
            "This game is no longer clean: you undid a move past something new."
        ),
    }[spoiler]


def result_stands() -> str:
    """Told when somebody undoes the end of a game."""
    return _say("The result stands. From here on it is practice.")
