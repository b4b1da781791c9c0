"""Sentences for errors with files and opponents, in the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.errors import (
    NOT_A_FILE,
    TOO_LARGE,
    BadTable,
    BurgundyError,
    NotSaved,
    StorageError,
)
from burgundy_desktop.desktop.words.plain import one_line


def _say(text: str) -> str:
    return QCoreApplication.translate("problems", text)


def sentence(problem: BurgundyError) -> str:
    """A sentence or two on what happened and what can be done."""
    return one_line(_sentence(problem))


def of_unsaved_game(problem: NotSaved) -> str:
    """The same of the game on the table: the program itself tries to save it again."""
    if problem.code != "busy":
        return sentence(problem)
    return _say(
        "Another window of the program has been saving games for a while. This one will "
        "try again shortly."
    )


def _sentence(problem: BurgundyError) -> str:
    if isinstance(problem, BadTable) and problem.file:
        return _of_table(problem)
    if not isinstance(problem, StorageError):
        return _say("Something is wrong in the program: {reason}").format(reason=problem)
    values = {name: _reason(str(value)) for name, value in problem.values.items()}
    return _sentences()[problem.code].format(**values)


def _reason(said: str) -> str:
    """A reason of ours in the player's language; those of the system stay as they are."""
    ours = {
        NOT_A_FILE: _say("it is a folder, or something else that is no file"),
        TOO_LARGE: _say("it is too large"),
    }
    return ours.get(said, said)


def _of_table(problem: BadTable) -> str:
    """The problem of a player's own table, and that ours is used instead."""
    said = {
        "wrong": _say("{place} is not valid ({reason}); the program's own table is used instead."),
        "no_toml": _say(
            "{place} is not a TOML file ({reason}); the program's own table is used instead."
        ),
        "unreadable": _say(
            "{place} cannot be read ({reason}); the program's own table is used instead."
        ),
        "unknown": _say(
            "{place} does not replace any of the program's tables; they are called {reason}."
        ),
    }
    return said[problem.code].format(place=_place(problem), reason=_reason(problem.reason))


def _place(problem: BadTable) -> str:
    if problem.row:
        said = _say("{file}, row {row} of {table}")
        return said.format(file=problem.file, row=problem.row, table=problem.table)
    return f"{problem.file}, {problem.table}" if problem.table else problem.file


def _sentences() -> dict[str, str]:
    return {
        "own_tables_gone": _say(
            "This game was played with your own tables, which are not in use now: {files}. Put "
            "them back into your tables folder and restart the program to open it; until then "
            "it remains unchanged."
        ),
        "own_tables_new": _say(
            "This game was played without these tables of yours: {files}. Take them out of "
            "your tables folder and restart the program to open it; until then it remains "
            "unchanged."
        ),
        "empty": _say("This file is empty. It has not been changed."),
        "truncated": _say(
            "This file is incomplete, perhaps because copying it was interrupted. It has not "
            "been changed; try another copy."
        ),
        "too_large": _say(
            "This file is larger than {megabytes} MB; saved games are never that large."
        ),
        "nonsense": _say(
            "This file is not a saved game of Burgundy Desktop. It has not been changed."
        ),
        "edited": _say(
            "This file was changed or damaged after the game was saved, so it cannot be "
            "opened. The program leaves it as it is."
        ),
        "later_version": _say(
            "This game was saved by a newer version of the program. Install that version to "
            "continue it; the file has not been changed."
        ),
        "other_game": _say("This file contains a game that is not installed here: {game}."),
        "other_level": _say(
            "An opponent in this game plays at a level this program does not know: {level}. "
            "The file has not been changed."
        ),
        "other_rules": _say("This game was played with an earlier version of the rules."),
        "replay_differs": _say(
            "The moves in this file do not lead to the saved position (at move {ply}). The "
            "file has not been changed."
        ),
        "unreadable": _say("This file cannot be read ({reason})."),
        "record_head": _say(
            "The header of this text record (lines 2 to {line}) does not describe a game. Nothing "
            "was imported."
        ),
        "record_line": _say(
            "Line {line} of this text record cannot be read. Nothing was imported."
        ),
        "record_move": _say(
            "Line {line} of this text record: the move {move} does not fit. Nothing was imported."
        ),
        "disk_full": _say("The disk is full. Free some space."),
        "read_only": _say("The program may not write to the folder ({reason})."),
        "unwritable": _say("Writing to the disk failed ({reason})."),
        "busy": _say(
            "Another window of the program has been saving games for a while. Try again in a "
            "moment."
        ),
    }
