"""A look at the game on the table: now or at a past position, and with whose eyes."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.match.session import Session


@attrs.frozen
class Look:
    """Where a game is looked at, and with whose eyes."""

    ply: Ply | None = None
    """The past position that is shown; None for the current one."""
    eyes: Seat | None = None
    """Whose view of a finished game is shown; None for that of the person at the screen."""
    is_open: bool = False
    """Whether the hands of all lie open besides."""

    @property
    def is_back(self) -> bool:
        """Whether a past position is shown."""
        return self.ply is not None

    @property
    def at_now(self) -> Look:
        """The same view, at the current position."""
        return attrs.evolve(self, ply=None)

    def at(self, ply: Ply) -> Look:
        """The same view, at the position after `ply` moves."""
        return attrs.evolve(self, ply=ply)

    def through(self, seat: Seat, viewer: Seat) -> Look:
        """The same place as this seat saw it; with EVERYBODY as `viewer`, and the hands of all
        open.
        """
        is_open = seat == EVERYBODY
        return attrs.evolve(self, eyes=viewer if is_open else seat, is_open=is_open)

    def seen(self, session: Session, viewer: Seat, since: Ply | None = None) -> Position:
        """What is seen there if `viewer` is at the screen, with the events after `since`. Nothing
        can be played in the past.
        """
        ply = session.match.cursor if self.ply is None else self.ply
        seat = viewer if self.eyes is None else self.eyes
        position = session.position(ply, seat, since, is_open=self.is_open)
        return attrs.evolve(position, legal=()) if self.is_back else position


AS_USUAL: Final = Look()
"""At the current position, as the person at the screen sees it."""
