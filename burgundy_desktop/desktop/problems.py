"""Sentences for what can go wrong with files and opponents, in the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.errors import BadTable, BurgundyError, StorageError
from burgundy_desktop.desktop.plain import one_line


def _say(text: str) -> str:
    return QCoreApplication.translate("problems", text)


def sentence(problem: BurgundyError) -> str:
    """What happened and what can be done, in one sentence or two."""
    return one_line(_sentence(problem))


def _sentence(problem: BurgundyError) -> str:
    if isinstance(problem, BadTable) and problem.file:
        return _of_table(problem)
    if not isinstance(problem, StorageError):
        return _say("Something in the program is not as it should be: {reason}").format(
            reason=problem
        )
    return _sentences()[problem.code].format(**problem.values)


def _of_table(problem: BadTable) -> str:
    """What is wrong with a table of the player's own, and that ours is used instead of it."""
    said = {
        "wrong": _say(
            "{place} cannot be right ({reason}); the program's own table stays in force."
        ),
        "no_toml": _say(
            "{place} is not a TOML file ({reason}); the program's own table stays in force."
        ),
        "unreadable": _say(
            "{place} cannot be read ({reason}); the program's own table stays in force."
        ),
        "unknown": _say(
            "{place} takes the place of none of the program's tables; they are called {reason}."
        ),
    }
    return said[problem.code].format(place=_place(problem), reason=problem.reason)


def _place(problem: BadTable) -> str:
    if problem.row:
        said = _say("{file}, row {row} of {table}")
        return said.format(file=problem.file, row=problem.row, table=problem.table)
    return f"{problem.file}, {problem.table}" if problem.table else problem.file


def _sentences() -> dict[str, str]:
    return {
        "own_tables_gone": _say(
            "This game was played with tables of your own that are not in force now: {files}. "
            "Put them back into your folder of tables and start the program anew, then it opens; "
            "until then it stays as it is."
        ),
        "own_tables_new": _say(
            "This game was played without these tables of your own: {files}. "
            "Take them out of your folder of tables and start the program anew, then it opens; "
            "until then it stays as it is."
        ),
        "empty": _say("This file is empty. It stays as it is."),
        "truncated": _say(
            "This file ends in the middle, perhaps because copying it was interrupted. "
            "It stays as it is; try another copy."
        ),
        "too_large": _say("This file is larger than {megabytes} MB; no saved game is."),
        "nonsense": _say("This file is not a saved game of Burgundy Desktop. It stays as it is."),
        "edited": _say(
            "This file was changed or damaged after the game was saved, so it is not opened. "
            "It stays as it is."
        ),
        "later_version": _say(
            "This game was saved by a newer version of the program. "
            "Install that version to go on with it; the file stays as it is."
        ),
        "other_game": _say("This file holds a game that is not installed here: {game}."),
        "other_level": _say(
            "In this game an opponent plays at a level that is not known here: {level}. "
            "The file stays as it is."
        ),
        "other_rules": _say("This game was played with an earlier version of the rules."),
        "replay_differs": _say(
            "Played again, the moves of this file lead elsewhere (at move {ply}). "
            "The file stays as it is."
        ),
        "unreadable": _say("This file cannot be read ({reason})."),
        "disk_full": _say("The disk is full. Make some room."),
        "read_only": _say("The folder may not be written to ({reason})."),
        "unwritable": _say("The game cannot be written to the disk ({reason})."),
        "busy": _say(
            "Another window of the program has been writing to the folder of games for a while. "
            "It will be tried again shortly."
        ),
    }
