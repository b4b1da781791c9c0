"""What the pages have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.pages import words
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.chronicle import Read


class Page(Retranslated, QWidget):
    """One page. It shows what was read of the chronicle, for one game or for all."""

    opened = Signal(object)
    """Emitted with a Session to put on the table."""
    new_game_wanted = Signal(str)
    """Emitted with the id of a game."""
    changed = Signal()
    """Emitted when the chronicle has to be read anew."""
    written = Signal(object)
    """Emitted with the Path of an exported file."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._program = program

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        raise NotImplementedError

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

    def wait(self) -> None:
        """Say that it is being read."""
        raise NotImplementedError
