"""How far the table is with what it shows: one state machine for scene, panels and opponents.

`Showing` reports what happens and does what the phase asks for; `Surroundings` asks later while a
move is played out. The diagram is in docs/ARCHITECTURE.md, "How things flow".
"""

from __future__ import annotations

from enum import Enum, auto

from burgundy_desktop.desktop.table.steps import Steps


class Phase(Enum):
    """What the table does now."""

    SETTLED = auto()
    """Everything is shown: opponents go on, and whoever decides is asked."""
    BEGINNING = auto()
    """A moment is being laid on the table; what ends meanwhile belongs to the one before."""
    MOVING = auto()
    """Pieces move: the question comes when all lies still."""
    READING = auto()
    """Nothing moves; the moment stays for a while."""
    WAITING = auto()
    """Nothing moves; the person goes on."""
    DUE = auto()
    """The next moment is to be shown."""


ENDED = frozenset({Phase.SETTLED, Phase.WAITING, Phase.DUE})
"""Phases in which the moment has been shown to its end."""


class Progress:
    """The phase, and how it changes; what does not fit the phase changes nothing."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self.phase = Phase.SETTLED

    @property
    def asks_later(self) -> bool:
        """Whether the question is still to come."""
        return self.phase is Phase.MOVING

    def clear(self) -> None:
        """Nothing is on the table."""
        self.phase = Phase.SETTLED

    def begin(self) -> None:
        """A moment is going to be laid on the table."""
        self.phase = Phase.BEGINNING

    def laid(self, *, moves: bool, reads: bool) -> None:
        """The moment is on the table: it moves there, or is to be read."""
        if self.phase is not Phase.BEGINNING:
            return
        if moves:
            self.phase = Phase.MOVING
        elif reads:
            self.phase = Phase.READING
        else:
            self._end()

    def came_to_rest(self, *, is_read: bool) -> None:
        """Nothing moves any more; `is_read` says that the time for reading is over as well."""
        if self.phase is not Phase.MOVING:
            return
        self.phase = Phase.READING
        if is_read:
            self._end()

    def time_is_up(self) -> None:
        """The moment stayed long enough; one that still moves ends with its animation."""
        if self.phase is Phase.READING:
            self._end()

    def cut_short(self) -> None:
        """The person wants to see no more of this moment."""
        if self.phase in {Phase.MOVING, Phase.READING}:
            self._end()

    def resume(self) -> None:
        """The steps go on by themselves again."""
        if self.phase is Phase.WAITING:
            self._end()

    def _end(self) -> None:
        if not self._steps.are_left:
            self.phase = Phase.SETTLED
        else:
            self.phase = Phase.WAITING if self._steps.waits else Phase.DUE
