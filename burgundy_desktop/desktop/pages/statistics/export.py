"""Finished games for other programs: to a file, or to the clipboard for BG Stats."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.chronicle_rows import as_csv, as_plays
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.boards import automaton_of, title_of_game
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.review.export import DATA, SPREADSHEETS
from burgundy_desktop.desktop.words.levels import level_name
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.atomic import write_atomically
from burgundy_desktop.storage.chronicle_lines import to_text

WAYS: Final = ("csv", "json", "plays")
_KINDS: Final = {"csv": SPREADSHEETS, "json": DATA}


def _say(text: str) -> str:
    return QCoreApplication.translate("statistics", text)


def name_of(way: str) -> str:
    """The text of a line of the menu."""
    return {
        "csv": _say("Tables (CSV)…"),
        "json": _say("Data (JSON lines)…"),
        "plays": _say("Copy for BG Stats"),
    }[way]


def export(program: Program, parent: QWidget, games: Sequence[Finished], way: str) -> Path | None:
    """Write or copy the games; an error is told. None if no file was written."""
    if way == "plays":
        QGuiApplication.clipboard().setText(_plays(games))
        return None
    kind = _KINDS[way]
    proposed = Path.home() / f"burgundy-games{kind.suffix}"
    path = ask_where(program, parent, _say("Export the games"), proposed, kind)
    if path is None:
        return None
    try:
        write_atomically(path, _content(games, way))
    except NotSaved as problem:
        said = QCoreApplication.translate("saving", "{file} could not be saved")
        notice(parent, said.format(file=shown(path.name)), sentence(problem))
        return None
    return path


def _content(games: Sequence[Finished], way: str) -> bytes:
    if way == "json":
        return "".join(map(to_text, games)).encode("ascii")
    separator = ";" if QLocale().decimalPoint() == "," else ","
    return codecs.BOM_UTF8 + as_csv(games, separator).encode()


def _plays(games: Sequence[Finished]) -> str:
    return as_plays(games, title_of_game, _name, _role, _automaton)


def _name(seat: Result) -> str:
    return seat.name if seat.is_person else f"{seat.name} ({level_name(seat.level)})"


def _role(seat: Result) -> str:
    return "" if seat.is_person else level_name(seat.level)


def _automaton(game_id: str) -> str:
    automaton = automaton_of(game_id)
    return "" if automaton is None else automaton.name()
