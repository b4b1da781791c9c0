"""Move selection: what the person has picked so far, and the move that it selects."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import Target


class MoveSelection:
    """The legal moves narrowed by clicks, and the move that waits for a confirmation."""

    def __init__(self) -> None:
        self.chooser: Chooser[Any] = Chooser(())
        self.question = ""
        """The confirmation question that is pending; empty if there is none."""
        self._in_doubt: Any = None

    def begin(self, legal: Sequence[Any]) -> None:
        """Start a selection among these moves."""
        self.chooser, self.question = Chooser(legal), ""

    def pick(self, target: Target) -> bool:
        """Pick a target, or unpick it. False if no legal move contains it."""
        self.question = ""
        return self.chooser.pick(target)

    def decided_by(
        self, target: Target, cost: Callable[[Any], int], reads: Callable[[Any], Hashable]
    ) -> Any:
        """The move that a click on `target` selects; None if something is still open. If only the
        payment is open (which die), the single cheapest one is taken; to use another one, pick it
        first. Of moves that read the same (which of two equal dice) any is taken.
        """
        chosen, left = self.chooser.chosen, self.chooser.left
        if chosen is not None or target not in self.chooser.picked:
            return chosen
        if len({type(move) for move in left}) > 1 or any(m.targets[-1] != target for m in left):
            return None
        least = min(map(cost, left))
        cheapest = [move for move in left if cost(move) == least]
        return cheapest[0] if len(set(map(reads, cheapest))) == 1 else None

    def doubt(self, move: Any, question: str) -> None:
        """Ask for a confirmation before this move is played."""
        self._in_doubt, self.question = move, question

    def asks_about(self, move: Any) -> bool:
        """Whether this move waits for a confirmation, so that choosing it again plays it."""
        return bool(self.question) and move == self._in_doubt

    @property
    def to_confirm(self) -> Any:
        """The move that needs only a confirmation; None if there is none."""
        return self._in_doubt if self.question else self.chooser.waiting

    def step_back(self) -> bool:
        """Undo the latest pick and the question. False if there was nothing."""
        asked = bool(self.question)
        self.question = ""
        return self.chooser.step_back() or asked
