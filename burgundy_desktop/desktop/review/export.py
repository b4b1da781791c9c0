"""Writes a review to a file for other programs."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.review_rows import Row, as_csv, as_json
from burgundy_desktop.desktop.dialogs.file_dialog import FileKind
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.problems import sentence
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.atomic import write_atomically

SPREADSHEETS: Final = FileKind(
    ".csv", Phrase(lambda n: QCoreApplication.translate("saving", "Tables (CSV)", "", n))
)
DATA: Final = FileKind(
    ".json", Phrase(lambda n: QCoreApplication.translate("saving", "Data (JSON)", "", n))
)
KINDS: Final[Mapping[str, FileKind]] = {"csv": SPREADSHEETS, "json": DATA}
_WRITERS: Final[Mapping[str, Callable[[Sequence[Row]], str]]] = {"csv": as_csv, "json": as_json}


def export(
    program: Program, parent: QWidget, rows: Sequence[Row], kind: str, proposed: Path
) -> Path | None:
    """Ask for a file and write the rows; an error is told. None if nothing was written."""
    title = QCoreApplication.translate("saving", "Export the review")
    path = ask_where(program, parent, title, proposed, KINDS[kind])
    if path is None:
        return None
    mark = codecs.BOM_UTF8 if kind == "csv" else b""  # spreadsheets ask for it
    try:
        write_atomically(path, mark + _WRITERS[kind](rows).encode())
    except NotSaved as problem:
        said = QCoreApplication.translate("saving", "{file} could not be saved")
        notice(parent, said.format(file=shown(path.name)), sentence(problem))
        return None
    return path
