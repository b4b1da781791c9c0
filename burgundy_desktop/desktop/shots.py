"""`burgundy shots DIR`: pictures of every screen, in both languages and on both tables."""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import attrs
from PySide6.QtWidgets import QDialog

from burgundy_desktop.boardkit.contact_sheet import contact_sheet
from burgundy_desktop.desktop.app import application
from burgundy_desktop.desktop.shot_list import Shot, shots_of
from burgundy_desktop.desktop.studio import Studio, studio
from burgundy_desktop.games import found

SIZES = ((1280, 800), (2560, 1440))
LANGUAGES = ("en", "hu")
THEMES = ("light", "dark")
TEXT_AT = {(1280, 800): 100, (2560, 1440): 150}
"""On the large screen the text is large too, as a person would set it."""


@attrs.frozen
class Setting:
    """Language, table and size of a series of pictures."""

    language: str
    theme: str
    size: tuple[int, int]

    @property
    def name(self) -> str:
        return f"{self.language}_{self.theme}_{self.size[0]}x{self.size[1]}"


def main(arguments: Sequence[str]) -> int:
    """Render the pictures; the exit status."""
    parser = argparse.ArgumentParser(prog="burgundy-desktop shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="names, like 'table_*_hu_*'")
    given = parser.parse_args(list(arguments))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    given.folder.mkdir(parents=True, exist_ok=True)
    count = take_all(given.folder, given.only)
    print(f"{count} pictures in {given.folder}")
    return 0 if count else 1


def take_all(folder: Path, only: str) -> int:
    """Take every picture whose name fits; how many there are."""
    app = application()
    count = 0
    for values in product(LANGUAGES, THEMES, SIZES):
        setting = Setting(*values)
        wanted = [
            (name, game_id, shot)
            for name, game_id, shot in _shots()
            if fnmatch.fnmatch(f"{name}_{setting.name}", only)
        ]
        if wanted:
            with studio(app) as room:
                _set(room, setting)
                for name, game_id, shot in wanted:
                    _take(room, folder / f"{name}_{setting.name}.png", game_id, shot)
            count += len(wanted)
    return count + _take_contact_sheets(folder, only)


def _set(room: Studio, setting: Setting) -> None:
    room.program.preferences.change(
        language=setting.language,
        theme=setting.theme,
        pace="instant",
        text_size=TEXT_AT[setting.size],
    )
    room.window.resize(*setting.size)
    room.window.show()
    room.settle()


def _take(room: Studio, path: Path, game_id: str, shot: Shot) -> None:
    print(path.stem, file=sys.stderr)
    subject = shot(room, game_id)
    room.settle()
    subject.grab().save(str(path))
    if subject is not room.window:
        subject.close()
    if isinstance(subject, QDialog):
        subject.deleteLater()
    room.settle()


def _take_contact_sheets(folder: Path, only: str) -> int:
    count = 0
    for game_id in found():
        name = f"{game_id}_contact_sheet"
        if fnmatch.fnmatch(name, only):
            contact_sheet(game_id).save(str(folder / f"{name}.png"))
            count += 1
    return count


def _shots() -> Iterator[tuple[str, str, Shot]]:
    """Name, game and picture; the games in their order."""
    for game_id in found():
        for name, shot in shots_of(game_id).items():
            yield f"{game_id}_{name}", game_id, shot
