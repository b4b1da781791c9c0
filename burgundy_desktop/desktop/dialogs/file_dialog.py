"""File dialogs: the native one, or Qt's own in our style."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFileDialog,
    QHeaderView,
    QListView,
    QSplitter,
    QToolButton,
    QTreeView,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.desktop.dialogs.modal import is_answered
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage import text_record
from burgundy_desktop.storage.save_game import SUFFIX

_NAME, _KIND, _COLUMNS = 0, 2, 4
_WIDTH_PX, _HEIGHT_PX, _PLACES_PX = 760, 480, 150
_ICONS: Final = {"backButton": "back", "forwardButton": "forward", "toParentButton": "up"}


@attrs.frozen
class FileKind:
    """A kind of files: its suffix, and what it is called in the dialog."""

    suffix: str
    name: Phrase


SAVED_GAMES: Final = FileKind(
    SUFFIX, Phrase(lambda n: QCoreApplication.translate("saving", "Saved games", "", n))
)
TEXT_RECORDS: Final = FileKind(
    text_record.SUFFIX,
    Phrase(lambda n: QCoreApplication.translate("saving", "Text records", "", n)),
)
TO_OPEN: Final = FileKind(
    f"{SUFFIX} *{text_record.SUFFIX}",  # both patterns of one filter
    Phrase(lambda n: QCoreApplication.translate("saving", "Games and text records", "", n)),
)
PICTURES: Final = FileKind(
    ".png", Phrase(lambda n: QCoreApplication.translate("saving", "Pictures", "", n))
)
PDFS: Final = FileKind(".pdf", Phrase(lambda n: QCoreApplication.translate("saving", "PDF", "", n)))


def file_dialog(
    program: Program, parent: QWidget, title: str, start: Path, *kinds: FileKind
) -> QFileDialog:
    """A dialog for one file of these kinds, which starts in the folder `start` or at that file."""
    filters = ";;".join(f"{kind.name()} (*{kind.suffix})" for kind in kinds)
    dialog = QFileDialog(parent, title, str(start if start.is_dir() else start.parent), filters)
    if not start.is_dir():
        dialog.selectFile(start.name)
    _dress(dialog, program)
    return dialog


def chosen_in(dialog: QFileDialog) -> str:
    """Run the dialog; returns the file name, empty if cancelled."""
    if not is_answered(dialog) or dialog.result() != QFileDialog.DialogCode.Accepted:
        return ""
    return dialog.selectedFiles()[0]


def file_to_open(program: Program, parent: QWidget, title: str, start: Path) -> str:
    """An existing file; empty if the player cancels."""
    dialog = file_dialog(program, parent, title, start, TO_OPEN)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return chosen_in(dialog)


def file_to_save(
    program: Program, parent: QWidget, title: str, proposed: Path, *kinds: FileKind
) -> str:
    """A name for a file; the dialog asks before it replaces one. Empty if the player cancels."""
    dialog = file_dialog(program, parent, title, proposed, *kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.filterSelected.connect(lambda chosen: _name_after(dialog, chosen, kinds))
    return chosen_in(dialog)


def _name_after(dialog: QFileDialog, chosen: str, kinds: Sequence[FileKind]) -> None:
    """Give the name in the dialog the suffix of the kind that was chosen."""
    suffix = next(kind.suffix for kind in kinds if chosen.endswith(f"(*{kind.suffix})"))
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    name = Path(dialog.selectedFiles()[0]).name if dialog.selectedFiles() else ""
    for kind in kinds:
        if name.endswith(kind.suffix):
            dialog.selectFile(name.removesuffix(kind.suffix) + suffix)
            break


def _dress(dialog: QFileDialog, program: Program) -> None:
    """Style Qt's own dialog, which cuts its columns and has dark arrows."""
    files = dialog.findChild(QTreeView, "treeView")
    if files is None:
        return
    look = program.appearance
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    dialog.resize(look.px(_WIDTH_PX), look.px(_HEIGHT_PX))
    files.setColumnHidden(_KIND, True)  # there is only one file type
    _fit_columns(files)
    _widen_places(dialog, look.px(_PLACES_PX))
    for name, drawing in _ICONS.items():
        button = dialog.findChild(QToolButton, name)
        if button is not None:
            button.setIcon(_icon(program, drawing))
            button.setIconSize(QSize(look.px(16), look.px(16)))


def _fit_columns(files: QTreeView) -> None:
    """The name column takes the remaining width."""
    header = files.header()
    header.setStretchLastSection(False)
    for column in range(_COLUMNS):
        is_name = column == _NAME
        header.setSectionResizeMode(
            column,
            QHeaderView.ResizeMode.Stretch if is_name else QHeaderView.ResizeMode.ResizeToContents,
        )


def _widen_places(dialog: QFileDialog, width: int) -> None:
    places, parts = dialog.findChild(QListView, "sidebar"), dialog.findChild(QSplitter, "splitter")
    if places is not None and parts is not None:
        parts.setSizes([width, dialog.width() - width])


def _icon(program: Program, drawing: str) -> QIcon:
    text = program.appearance.palette.text
    return program.sprites.icon(drawing, text.ink, text.faint, size=program.appearance.px(16))
