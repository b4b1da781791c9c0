"""The titles of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop.boards import title_of_game
from burgundy_desktop.desktop.words.plain import shown

if TYPE_CHECKING:
    from burgundy_desktop.storage.save_game import Header


def title_of(header: Header) -> str:
    """The title of a saved game."""
    return shown(header.title) or title_of_game(header.game)


def copy_title(title: str) -> str:
    """The title of a copy of a game."""
    return QCoreApplication.translate("SavedGames", "{title} (copy)").format(title=title)
