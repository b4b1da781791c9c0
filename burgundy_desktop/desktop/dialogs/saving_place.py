"""Asks where to save a file: the file dialog, and a question before anything is lost."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.dialogs.file_dialog import (
    SAVED_GAMES,
    TEXT_RECORDS,
    FileKind,
    file_to_save,
)
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.storage.save_game import Header


def ask_where_game(
    program: Program, parent: QWidget, title: str, file_name: str, header: Header | None
) -> Path | None:
    """A path for a copy of a game, as a saved game or as a text record; without a header, of a file
    that cannot be opened, as it is.
    """
    proposed = Path.home() / file_name
    if header is None:
        return ask_where(program, parent, title, proposed, SAVED_GAMES)
    path = ask_where(program, parent, title, proposed, SAVED_GAMES, TEXT_RECORDS)
    is_told = path is None or path.suffix != TEXT_RECORDS.suffix or header.is_over
    return path if is_told or _may_tell(parent) else None


def ask_where(
    program: Program, parent: QWidget, title: str, proposed: Path, *kinds: FileKind
) -> Path | None:
    """A path with the suffix of one of these kinds; None if the player cancels. The file dialog
    asks before it replaces a file with exactly the typed name. With the suffix added here it may
    be another file, which needs a question of its own.
    """
    name = file_to_save(program, parent, title, proposed, *kinds)
    if not name:
        return None
    has_suffix = name.endswith(tuple(kind.suffix for kind in kinds))
    path = Path(name if has_suffix else name + kinds[0].suffix)
    was_asked = path == Path(name) or not path.exists()
    may_go_on = was_asked or _may_replace(parent, path)
    return path if may_go_on and _has_folder(parent, path) else None


def _has_folder(parent: QWidget, path: Path) -> bool:
    """Whether the folder exists, or the player wants to create it: it may be a typing error."""
    if path.parent.exists():
        return True
    title = QCoreApplication.translate("saving", "The folder {folder} does not exist yet")
    text = QCoreApplication.translate("saving", "It will be created if you continue: {path}")
    way_on = QCoreApplication.translate("saving", "Create the folder")
    folder = path.parent
    title, text = title.format(folder=shown(folder.name)), text.format(path=shown(str(folder)))
    return notice(parent, title, text, way_on=way_on)


def _may_tell(parent: QWidget) -> bool:
    """Ask before what is hidden in a game that goes on is written where it can be read."""
    title = QCoreApplication.translate("saving", "This game is not over yet")
    text = QCoreApplication.translate(
        "saving",
        "Its text record also holds what is hidden: the seed, and every move of everybody. "
        "Whoever reads it can know what is to come.",
    )
    way_on = QCoreApplication.translate("saving", "Save the record")
    return notice(parent, title, text, way_on=way_on)


def _may_replace(parent: QWidget, path: Path) -> bool:
    title = QCoreApplication.translate("saving", "{file} already exists")
    text = QCoreApplication.translate("saving", "It will be replaced if you continue.")
    way_on = QCoreApplication.translate("saving", "Replace it")
    return notice(parent, title.format(file=shown(path.name)), text, way_on=way_on, is_a_loss=True)
