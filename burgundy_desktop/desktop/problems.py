"""Sentences for what can go wrong with files and opponents, in the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.errors import BurgundyError, StorageError


def _say(text: str) -> str:
    return QCoreApplication.translate("problems", text)


def sentence(problem: BurgundyError) -> str:
    """What happened and what can be done, in one sentence or two."""
    if not isinstance(problem, StorageError):
        return _say("Something in the program is not as it should be: {reason}").format(
            reason=problem
        )
    return _sentences()[problem.code].format(**problem.values)


def _sentences() -> dict[str, str]:
    return {
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
        "other_rules": _say("This game was played with an earlier version of the rules."),
        "replay_differs": _say(
            "Played again, the moves of this file lead elsewhere (at move {ply}). "
            "The file stays as it is."
        ),
        "unreadable": _say("This file cannot be read ({reason})."),
        "disk_full": _say("The disk is full, so the last move is not saved yet. Make some room."),
        "read_only": _say("The folder of the games may not be written to ({reason})."),
        "unwritable": _say("The game cannot be written to the disk ({reason})."),
    }
