"""Writes a review to a file for other programs."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.review_rows import as_csv, as_json, rows_of
from burgundy_desktop.desktop.dialogs.file_dialog import TEXT_RECORDS, FileKind
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.atomic import write_atomically
from burgundy_desktop.storage.text_record import remark_on, to_text

SPREADSHEETS: Final = FileKind(
    ".csv", Phrase(lambda n: QCoreApplication.translate("saving", "Tables (CSV)", "", n))
)
DATA: Final = FileKind(
    ".json", Phrase(lambda n: QCoreApplication.translate("saving", "Data (JSON)", "", n))
)
KINDS: Final[Mapping[str, FileKind]] = {"csv": SPREADSHEETS, "json": DATA, "txt": TEXT_RECORDS}


def text_of(told: Retelling, reviewing: Reviewing, kind: str) -> str:
    """The review in the words of a kind of file."""
    decisions = reviewing.decisions
    if kind == "txt":
        remarks = {one.ply: remark_on(told.match, one) for one in decisions}
        return to_text(told.match, told.session.header, remarks)
    rows = rows_of(decisions, reviewing.luck, told)
    return as_csv(rows) if kind == "csv" else as_json(rows)


def export(program: Program, parent: QWidget, text: str, kind: str, proposed: Path) -> Path | None:
    """Ask for a file and write the review; an error is told. None if nothing was written."""
    title = QCoreApplication.translate("saving", "Export the review")
    path = ask_where(program, parent, title, proposed, KINDS[kind])
    if path is None:
        return None
    mark = codecs.BOM_UTF8 if kind == "csv" else b""  # spreadsheets ask for it
    try:
        write_atomically(path, mark + text.encode())
    except NotSaved as problem:
        said = QCoreApplication.translate("saving", "{file} could not be saved")
        notice(parent, said.format(file=shown(path.name)), sentence(problem))
        return None
    return path
