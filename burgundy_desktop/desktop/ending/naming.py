"""Asks a lone person without a name, after the first finished game, for a name to keep results
under.
"""

from __future__ import annotations

from burgundy_desktop.core.position import COLOURS
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.levels import usual_seat
from burgundy_desktop.storage.claiming import Guest


class Naming:
    """Remembers after which game the question was asked."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._asked_after = ""

    def take(self, session: Session) -> None:
        """Note that this game has ended. The question is asked after the first game of a lone
        person, and never again.
        """
        preferences = self._program.preferences
        if len(session.persons) == 1 and not preferences.now.asked_name:
            preferences.change(asked_name=True)
            self._asked_after = session.header.id

    def is_open(self, session: Session) -> bool:
        """Whether the question is shown at the end of this game: until somebody has a name."""
        is_asked = self._asked_after == session.header.id
        return is_asked and not self._program.store.profiles.all()


def guest_of(session: Session) -> Guest:
    """The lone person of a game, as they looked in it."""
    (seat,) = session.persons
    typed = session.header.seats[seat].name
    return Guest(
        game=session.header.id,
        path=session.autosave.path,
        name="" if usual_seat(typed) is not None else typed,
        portrait=session.seats[seat].face,
        colour=COLOURS[session.colours[seat]],
    )
