"""The exceptions of this program.

BurgundyError
├── BadTable            a file of rules data is wrong: names file, row and field
├── BadLesson           a file of lessons is wrong: names file, lesson, step and field
├── BadRecord           games or positions for measuring that cannot be used
├── IllegalMove         a move that the rules do not allow now; nothing has changed
├── UnknownGame         a game id without a folder
├── UnknownOpponent     a name that no computer player has
├── BadOptions          options that the game does not have
├── BadCode             a game code that cannot be played, or a deal that has none
├── StorageError        a file could not be read or written: `code` and `values` say why
│   ├── BadSave         a saved game that cannot be opened; it is kept as it is
│   └── NotSaved        a file that could not be written; the one before it is still there
├── AssetMissing        a file of ui/ or resources/ is not where it should be
└── OpponentFailed      the worker process of the computer players died or sent an invalid answer
    └── OpponentSilent  it runs, but has not answered for too long
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

NOT_A_FILE: Final = "it is not a regular file"
TOO_LARGE: Final = "it is too large"
"""Reasons of ours why a file cannot be read; all others are the system's."""


class BurgundyError(Exception):
    """Everything that this program raises on purpose."""


class BadTable(BurgundyError):
    """A table of rules data is wrong.

    `file` names it as the player knows it, `table` is written as in the file (`[[color]]`), `row`
    counts from 1; what is not known is empty or 0. `code` is one of `SENTENCES`; `reason` tells
    developers what is wrong. `str(error)` is all of it.
    """

    SENTENCES: ClassVar[Mapping[str, str]] = {
        "wrong": "{reason}",
        "no_toml": "is no TOML file ({reason})",
        "unreadable": "cannot be read ({reason})",
        "unknown": "takes the place of no table; there are {reason}",
    }

    def __init__(
        self, reason: str, *, file: str = "", table: str = "", row: int = 0, code: str = "wrong"
    ) -> None:
        self.reason = reason
        self.file = file
        self.table = table
        self.row = row
        self.code = code
        place = f"row {row} of {table}" if row else table
        where = ", ".join(part for part in (file, place) if part)
        said = self.SENTENCES[code].format(reason=reason)
        super().__init__(f"{where}: {said}" if where else said)


class BadLesson(BurgundyError):
    """A file of lessons is wrong, or a lesson does not fit the rules or tables in force.

    `lesson` is an id, `step` counts from 1; what is not known is empty or 0.
    """

    def __init__(
        self, reason: str, *, file: str = "", lesson: str = "", step: int = 0, field: str = ""
    ) -> None:
        self.reason = reason
        self.file = file
        self.lesson = lesson
        self.step = step
        self.field = field
        places = (
            file,
            f"lesson '{lesson}'" if lesson else "",
            f"step {step}" if step else "",
            f"'{field}'" if field else "",
        )
        where = ", ".join(place for place in places if place)
        super().__init__(f"{where}: {reason}" if where else reason)


class BadRecord(BurgundyError):
    """Recorded games or positions that players are measured with are broken or of other rules."""


class IllegalMove(BurgundyError):
    """The move is not legal now; the state is unchanged."""


class UnknownGame(BurgundyError):
    """No game of this name is installed."""


class UnknownOpponent(BurgundyError):
    """No computer player has this name."""


class BadOptions(BurgundyError):
    """The options do not fit the game."""


class BadCode(BurgundyError):
    """A game code that cannot be played, or a deal that has none (`core.codes`).

    `reason` is "length" (`found` symbols), "unclear" (two wrong symbols or more), "meant" (one is
    wrong; `code` is the right one), "in_text" (`code` stands among words), "several" (more than one
    does), "later" (of a later program), "rules" (other rules of `game`), "own_tables" (of `game`)
    or "no_code".
    """

    def __init__(self, reason: str, **values: int | str) -> None:
        self.reason = reason
        self.values: Mapping[str, int | str] = values
        super().__init__(f"{reason}: {values}" if values else reason)


class StorageError(BurgundyError):
    """A file could not be read or written.

    `code` is one of `SENTENCES`; the desktop has a translated sentence for each code, filled with
    `values`. `str(error)` is the English sentence, for developers.
    """

    SENTENCES: ClassVar[Mapping[str, str]] = {}
    OTHERWISE: ClassVar[str]
    """The code of an error that was raised with a sentence instead of a code."""

    def __init__(self, said: str, **values: int | str) -> None:
        """`said` is a code with the values for its sentence, or a whole sentence."""
        sentence = self.SENTENCES.get(said)
        self.code = self.OTHERWISE if sentence is None else said
        self.values: Mapping[str, int | str] = values
        super().__init__(said if sentence is None else sentence.format_map(values))


class BadSave(StorageError):
    """A saved game cannot be opened. The file stays as it is."""

    OTHERWISE = "nonsense"
    SENTENCES: ClassVar[Mapping[str, str]] = {
        "empty": "the file is empty",
        "truncated": "the file ends in the middle",
        "too_large": "the file is larger than {megabytes} MB; no saved game is",
        "nonsense": "the file is no saved game of this program",
        "edited": "the content of the file does not fit its seal: it was changed or damaged",
        "later_version": "the file has format {found}; this program reads up to {known}",
        "other_game": "the file holds the game {game!r}, which is not installed",
        "other_level": "an opponent plays at the level {level!r}, which is not known here",
        "own_tables_gone": "the game was played with tables that are not in force now: {files}",
        "own_tables_new": "the game was played without the tables that are in force now: {files}",
        "other_rules": "the game was played by rules {found}; these are rules {known}",
        "replay_differs": "played again, the moves lead elsewhere at ply {ply}",
        "unreadable": "the file cannot be read ({reason})",
        "record_head": "lines 2 to {line} of the record do not describe a game",
        "record_line": "line {line} of the record cannot be read",
        "record_move": "line {line} of the record: {move} does not fit",
    }


class NotSaved(StorageError):
    """A file could not be written. The previous file is unchanged; writing can be tried again."""

    OTHERWISE = "unwritable"
    SENTENCES: ClassVar[Mapping[str, str]] = {
        "disk_full": "the disk is full",
        "read_only": "the folder may not be written to ({reason})",
        "unwritable": "the file cannot be written ({reason})",
        "busy": "another program is writing into the folder just now",
    }


class AssetMissing(BurgundyError):
    """A file of `ui/` or `resources/` is missing."""


class OpponentFailed(BurgundyError):
    """The process of the computer players died or sent no usable answer."""


class OpponentSilent(OpponentFailed):
    """The process of the computer players was silent for too long and was stopped."""
