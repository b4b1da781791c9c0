"""The titles of saved games."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop.boards import title_of_game
from burgundy_desktop.desktop.words.plain import one_line, shown

if TYPE_CHECKING:
    from burgundy_desktop.storage.save_game import Header


def title_of(header: Header) -> str:
    """The title of a saved game."""
    return shown(header.title) or title_of_game(header.game)


def copy_title(title: str, taken: Collection[str] = ()) -> str:
    """The title of a copy of a game, none of those that are `taken`. Copies of copies are numbered,
    as in file managers.
    """
    original, number = _taken_apart(one_line(title))
    numbers = count(number + 1)
    return next(name for one in numbers if (name := _numbered(original, one)) not in taken)


def _numbered(title: str, number: int) -> str:
    return _form(has_number=number > 1).format(title=title, number=number)


def _taken_apart(title: str) -> tuple[str, int]:
    """The title of which this is a copy, and the number of the copy; 0 if it is none."""
    for has_number in (False, True):
        pattern = re.escape(_form(has_number=has_number))
        pattern = pattern.replace(r"\{title\}", "(.+)").replace(r"\{number\}", r"(\d+)")
        if found := re.fullmatch(pattern, title):
            return found[1], int(found[2]) if has_number else 1
    return title, 0


def _form(*, has_number: bool) -> str:
    """How copies are called in the player's language."""
    if has_number:
        return QCoreApplication.translate("SavedGames", "{title} (copy {number})")
    return QCoreApplication.translate("SavedGames", "{title} (copy)")
