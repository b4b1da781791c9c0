"""What the table remembers of earlier moments: the Eminence's turn, the latest interim scoring."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.position import Past, Position
from burgundy_desktop.games.boonlake.board.compare import Compared, Tally
from burgundy_desktop.games.boonlake.events import (
    EminenceRevealed,
    EminenceStep,
    ScoringStarted,
    SidesCompared,
)


class Recalled:
    """Each step of the Eminence is shown with the earlier ones of its turn, the comparison with the
    points of its scoring.
    """

    def __init__(self) -> None:
        self.steps: tuple[EminenceStep, ...] = ()
        self.tally = Tally()

    def hear(self, events: Sequence[Event]) -> None:
        """Remember what these events tell."""
        for event in events:
            if isinstance(event, EminenceRevealed):
                self.steps = ()
            if isinstance(event, EminenceStep):
                self.steps = (*self.steps, event)
        self.tally.hear(events)

    def recall(self, past: Past, *, is_solo: bool) -> None:
        """Remember the latest turn of the Eminence and the latest scoring of the past, and forget
        everything else: the position does not follow from the last one.
        """
        self.steps = ()
        self.tally.forget()
        wanted = {ScoringStarted, EminenceRevealed} if is_solo else {ScoringStarted}
        told: list[Sequence[Event]] = []
        for events in past.told:
            told.append(events)
            wanted -= set(map(type, events))
            if not wanted:
                break
        for events in reversed(told):
            self.hear(events)

    def compared(self, position: Position) -> Compared:
        """The standings: as told just now, else those of the position."""
        last = position.events[-1] if position.events else None
        if isinstance(last, SidesCompared):
            return Compared(last.scoring, last.lines, self.tally.gained)
        lines = position.sheet.lines if position.sheet is not None else ()
        return Compared(self.tally.scoring, lines, self.tally.gained)
