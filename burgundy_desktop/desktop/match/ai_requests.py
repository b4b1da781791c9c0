"""Requests to the computer players: one at a time, and only the newest answer counts."""

from __future__ import annotations

from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.desktop.match.thinking import Question, Trouble


class Opponents(Protocol):
    """Searches for the computer seats; answers go to `AiRequests.answer`."""

    def ask(self, question: Question) -> int:
        """Start a search; returns the ticket of the answer."""
        ...

    def cancel(self) -> None:
        """Stop the search; no answer follows."""
        ...


class Hold(Enum):
    """Why opponents' moves are held back."""

    ANIMATION = "animation"
    """An animation runs, or what was seen of a move is still read."""
    PAST = "past"
    """A past position is shown."""
    REPLAY = "replay"
    """Somebody looks at the game as a film."""


class AiRequests(QObject):
    """The latest request, for a move or for a hint, and a move that waits to be played."""

    decided = Signal(object)
    """Emitted with an opponent's move, as soon as moves are not held back."""
    hint_ready = Signal(object)
    """Emitted with the best moves, best first, as pairs of a move and its Candidate."""
    failed = Signal(object)
    """Emitted with a Trouble: the worker process does not answer."""
    changed = Signal()
    """Emitted when a search has started or ended."""

    def __init__(self, opponents: Opponents, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opponents = opponents
        self._ticket: int | None = None
        self._legal: tuple[Any, ...] = ()
        self._is_hint = False
        self._is_unanswered = False
        self._move: Any = None
        self._holds: set[Hold] = set()
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._decide)

    @property
    def is_thinking(self) -> bool:
        """Whether a search runs, for an opponent's move or for a hint."""
        return self._ticket is not None

    @property
    def is_for_hint(self) -> bool:
        """Whether the latest request was for a hint."""
        return self._is_hint

    @property
    def is_unanswered(self) -> bool:
        """Whether an opponent was asked for a move, gave no answer, and was not asked again."""
        return self._is_unanswered

    @property
    def has_move(self) -> bool:
        """Whether an opponent's move waits to be played."""
        return self._move is not None

    @property
    def is_busy(self) -> bool:
        """Whether somebody searches, or has decided."""
        return self.is_thinking or self.has_move

    def ask(self, question: Question, *, for_hint: bool = False) -> None:
        """Ask; an earlier request is dropped."""
        self._legal, self._is_hint, self._move = question.legal, for_hint, None
        self._is_unanswered = False
        self._ticket = self._opponents.ask(question)
        self.changed.emit()

    def decide_on(self, move: Any) -> None:
        """Play this move as if an opponent had decided on it."""
        self._move = move
        self._due.start()

    def stop(self) -> None:
        """Drop the request and its answer."""
        self._move, self._is_unanswered = None, False
        if self._ticket is not None:
            self._ticket = None
            self._opponents.cancel()
            self.changed.emit()

    def clear(self) -> None:
        """Drop the request and its answer; nothing holds moves back any more."""
        self._holds.clear()
        self.stop()

    @property
    def waits_for_person(self) -> bool:
        """Whether no opponent moves because somebody looks back."""
        return not self._holds <= {Hold.ANIMATION}

    @property
    def rests(self) -> bool:
        """Whether nobody is asked: the game is looked at as a film."""
        return Hold.REPLAY in self._holds

    def hold(self, why: Hold) -> None:
        """Hold opponents' moves back, until this is released."""
        self._holds.add(why)

    def release(self, why: Hold) -> None:
        """Release a move that was held back, if nothing else holds it. It is played in an event of
        its own: the last frame of what came before is painted first.
        """
        self._holds.discard(why)
        if self._move is not None and not self._holds:
            self._due.start()

    def _decide(self) -> None:
        if self._move is not None and not self._holds:
            move, self._move = self._move, None
            self.decided.emit(move)

    def answer(self, ticket: int, advice: Advice) -> None:
        """Handle an answer; one to an older question is dropped."""
        if ticket != self._ticket:
            return
        self._ticket = None
        self.changed.emit()
        if self._is_hint:
            self.hint_ready.emit(tuple((self._legal[one.move], one) for one in advice.best))
            return
        self._move = self._legal[advice.move]
        if not self._holds:
            self._decide()

    def be_overtaken(self, ticket: int) -> None:
        """Handle a question that was dropped because another part of the program has asked a newer
        one.
        """
        if ticket == self._ticket:
            self._ticket = None
            self.changed.emit()

    def give_up(self, ticket: int, trouble: Trouble = Trouble.DIED) -> None:
        """Handle a question without an answer."""
        if ticket == self._ticket:
            self._ticket, self._is_unanswered = None, not self._is_hint
            self.changed.emit()
            self.failed.emit(trouble)
