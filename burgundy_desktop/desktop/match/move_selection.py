"""Move selection: what the person has picked so far, and the move that is played in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.boardkit.board import AnyGuide, MoveGuide
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.learning.tutor import NOBODY, NoTeacher, Teacher, Tutor

WITHOUT_GUIDE: Final[AnyGuide] = MoveGuide()


class MoveSelection(QObject):
    """The legal moves narrowed by clicks; what is asked before a move, and who holds it back."""

    changed = Signal()
    """Emitted when the picked or the offered targets change."""
    withheld = Signal(object)
    """Emitted with a legal move that was chosen and not made: the lesson wants another one."""

    def __init__(self, play: Callable[[Any], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chooser: Chooser[Any] = Chooser(())
        """The legal moves of the person at the screen, and the picked targets."""
        self.question = ""
        """The confirmation question that is pending; empty if there is none."""
        self.teacher: Teacher = NoTeacher()
        self._play = play
        self._guide = WITHOUT_GUIDE
        self._tutor: Tutor = NOBODY
        self._position: Position | None = None
        self._in_doubt: Any = None
        self._asks: Callable[[], str] = str
        """Asks the question in the language of now."""

    def begin(self, guide: AnyGuide, tutor: Tutor) -> None:
        """Select with this guide from now on; the tutor says which moves are made."""
        self._guide, self._tutor = guide, tutor

    def offer(self, position: Position | None) -> None:
        """Start a selection among the moves of this position; None offers nothing."""
        self._position = position
        self.chooser, self.question = Chooser(() if position is None else position.legal), ""

    @property
    def _seen(self) -> Any:
        assert self._position is not None
        return self._position.observation

    # picking

    def click(self, target: Target) -> bool:
        """Pick a target, or unpick it; play the move if that completes it. False if no legal move
        contains it: then what is asked stays asked.
        """
        if not self.chooser.pick(target):
            return False
        self.teacher.drop()
        self.question = ""
        move = self._decided_by(target)
        if move is None:
            self.changed.emit()
        else:
            self.choose(move)
        return True

    def step_back(self) -> bool:
        """Undo the latest pick and the question, or what a teacher holds. False if there was
        nothing.
        """
        asked, self.question = bool(self.question), ""
        was_held = self.teacher.drop()
        if not (self.chooser.step_back() or asked or was_held):
            return False
        self.changed.emit()
        return True

    @property
    def has_chosen(self) -> bool:
        """Whether a chosen move waits: it is asked about, or a teacher holds it."""
        return bool(self.question) or self.teacher.is_holding

    def _decided_by(self, target: Target) -> Any:
        """The move that a click on `target` selects; None if something is still open. If only the
        payment is open (which die), the single cheapest one is taken; to use another one, pick it
        first. Of moves that read the same (which of two equal dice) any is taken. If there is a
        proposal, the person sees it first.
        """
        chosen, left = self.chooser.chosen, self.chooser.left
        if chosen is not None:
            return chosen
        if self.proposal is not None or target not in self.chooser.picked:
            return None
        if len({type(move) for move in left}) > 1 or any(m.targets[-1] != target for m in left):
            return None
        return self._only_cheapest(left)

    def _only_cheapest(self, moves: Sequence[Any]) -> Any:
        """The cheapest of these moves; None if several that read differently cost the same."""
        costs = [self._guide.cost(self._seen, move) for move in moves]
        least = min(costs)
        cheapest = [move for move, cost in zip(moves, costs, strict=True) if cost == least]
        ways = {self._guide.reads(self._seen, move) for move in cheapest}
        return cheapest[0] if len(ways) == 1 else None

    # what is asked before a move

    def choose(self, move: Any) -> None:
        """Play a legal move of the person at the screen, or ask for a confirmation first. Chosen
        again, it is played.
        """
        if self._position is None:
            return
        asks = partial(self._guide.asks_first, self._seen, move)
        was_asked = bool(self.question) and move == self._in_doubt
        if not was_asked and asks() and self._tutor.heeds(move):
            self.doubt(move, asks)
        else:
            self.take(move)

    def take(self, move: Any) -> None:
        """Play a legal move of the person without a confirmation, if the lesson heeds it, and the
        teacher does not hold it.
        """
        if not self._tutor.heeds(move):
            self.changed.emit()
            self.withheld.emit(move)
        elif not self.teacher.holds(move):
            self._play(move)

    def doubt(self, move: Any, asks: Callable[[], str]) -> None:
        """Ask for a confirmation before this move of the person is played."""
        self._in_doubt, self._asks, self.question = move, asks, asks()
        self.changed.emit()

    def retell(self) -> None:
        """Ask the pending question in another language."""
        if self.question:
            self.question = self._asks()

    @property
    def proposal(self) -> Any:
        """The proposed one of several ways to do what is picked; None without a proposal."""
        if not self.chooser.picked or self.question:
            return None
        return self._guide.proposes(self._seen, self.chooser.left, self.chooser.picked)

    @property
    def to_confirm(self) -> Any:
        """The move that needs only a confirmation, else the proposal, or None."""
        waiting = self._in_doubt if self.question else self.chooser.waiting
        return waiting or self.proposal

    def confirm(self) -> bool:
        """Play the move that waits for a confirmation, or the proposal. False without either."""
        move = self.to_confirm
        if move is None:
            return False
        self.take(move)
        return True
