"""What the pages have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.errors import BadSave, StorageError
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.pages import words
from burgundy_desktop.desktop.pages.medals_in_row import Medals
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.own_tables import tell_not_opened
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.claiming import Guest

LIBRARY: Final = ""
"""In place of the name of a page, the way back."""


class Page(Retranslated, QWidget):
    """One page. It shows what was read of the chronicle, for one game or for all."""

    opened = Signal(object)
    """Emitted with a Session to put on the table."""
    new_game_wanted = Signal(str)
    """Emitted with the id of a game."""
    changed = Signal()
    """Emitted when the chronicle has to be read anew."""
    page_wanted = Signal(str)
    """Emitted with a name of `PAGES`, or `LIBRARY`."""
    game_wanted = Signal(str)
    """Emitted with the id of a game, to show this page for it."""
    written = Signal(object)
    """Emitted with the Path of an exported file."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._program = program

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        raise NotImplementedError

    @property
    def begins_with(self) -> QWidget | None:
        """What has the keyboard when the page comes; None for the list of games beside it."""
        return None

    def welcome(self, guest: Guest | None) -> None:
        """Called when the page is shown; `guest` wants a name."""

    def leave(self) -> None:
        """Called before something else is shown, to ask about what was entered and not kept."""

    def finish(self) -> None:
        """Called as the program ends, to wait for what must not be lost."""

    def show_read(self, read: Read, game_id: str) -> None:
        """Show this; `game_id` is empty for all games."""
        raise NotImplementedError

    def tallies(self, read: Read) -> Mapping[str, str]:
        """What stands below each game at the left, after `show_read`: how many were finished and
        won.
        """
        played, won = Counter[str](), Counter[str]()
        for game in read.counted:
            if persons := game.persons:
                played[game.game] += 1
                won[game.game] += any(seat.rank == 1 for seat in persons)
        said = {game: words.tally(count, won[game]) for game, count in played.items()}
        return said | {ALL: words.tally(played.total(), won.total())}

    def medals(self, read: Read) -> Mapping[str, Medals]:
        """The medals of each game at the left, in place of its line; most pages show none."""
        return {}

    def session_of(self, path: Path) -> Session | None:
        """Open a game of the store; None, and told, if that is impossible."""
        try:
            return self._program.store.open(path)
        except BadSave as problem:
            title = self.tr("{file} could not be opened").format(file=shown(path.name))
            tell_not_opened(self, title, problem, self._program.store.folders)
            return None

    def paths(self) -> Mapping[str, Path]:
        """Where the games of the library lie, by their ids."""
        try:
            entries = self._program.store.library.listing().entries
        except StorageError:
            entries = ()
        return {one.header.id: one.path for one in entries if one.header is not None}

    def lead_on(self, game_id: str) -> None:
        """Lead to a first game: of this game, or in the library to one of all."""
        if game_id:
            self.new_game_wanted.emit(game_id)
        else:
            self.page_wanted.emit(LIBRARY)

    def wait(self) -> None:
        """Say that the chronicle is being read."""
        raise NotImplementedError
