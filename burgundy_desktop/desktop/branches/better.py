"""Plays the line that begins with the better move of a review, and goes on as a strong player
would.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.core import branches as b
from burgundy_desktop.core.branches import Branch
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.branches import line
from burgundy_desktop.desktop.branches.going import Branching
from burgundy_desktop.desktop.branches.line import LineSession
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.thinking import Thinking, question_at
from burgundy_desktop.desktop.replay.player import Replay

LONGEST: Final = 4
"""A line has so many moves at most. It ends sooner where chance decides: what came then in the game
was no reason for the move.
"""


@attrs.frozen
class _Begun:
    """A line that is being played: the session that it leaves, and the way back to it."""

    left: Session
    line: LineSession
    way_back: Callable[[], None]


class BetterLines(QObject):
    """Plays a line move by move and puts it on the table, as a branch that is kept. Each question
    to the opponents' process has only what the seat that decides can see.
    """

    is_sought = Signal(bool)
    """Emitted with whether a line is being looked for, whenever that changes."""

    def __init__(
        self, thinking: Thinking, branching: Branching, replay: Replay, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._thinking = thinking
        self._branching = branching
        self._replay = replay
        self._begun: _Begun | None = None
        self._ticket = 0
        thinking.answered.connect(self._take)
        thinking.failed.connect(self._fail)
        thinking.overtaken.connect(self._be_overtaken)
        thinking.cancelled.connect(self._be_cancelled)
        branching.changed.connect(self._follow)

    def show(self, ply: Ply, way_back: Callable[[], None] | None = None) -> None:
        """Show what was better than the move that led to `ply`. `way_back` is called when the line
        has been left for the game.
        """
        session, decision = self._branching.session, self._replay.reviewing.of(ply)
        if session is None or decision is None or decision.best == decision.played:
            return
        back = self._back(way_back)
        self._seek(None)  # an earlier line is not wanted any more
        self._replay.reviewing.stop()  # the process has something else to do
        later = line.what_if(session, ply - 1, b.BETTER)
        best = later.match.legal_moves()[decision.best]
        known = _known(later, best)
        if known is not None:
            self._branching.play_through(line.opened(later.of_game, known), back)
        else:
            self._seek(_Begun(session, later, back))
            self._play(best)

    def _seek(self, begun: _Begun | None) -> None:
        """Look for this line from now on; None for no more."""
        was_sought, self._begun, self._ticket = self._begun is not None, begun, 0
        if was_sought != (begun is not None):
            self.is_sought.emit(begun is not None)

    def _follow(self) -> None:
        """Look no more for a line that left another game than that on the table."""
        if self._begun is not None and self._branching.session is not self._begun.left:
            self._seek(None)

    def _back(self, way_back: Callable[[], None] | None) -> Callable[[], None]:
        was_running = self._replay.reviewing.is_running

        def back() -> None:
            if was_running:
                self._replay.review()
            if way_back is not None:
                way_back()

        return back

    def _play(self, move: Any) -> None:
        """Play a move; ask for the next one if there is a choice."""
        assert self._begun is not None
        later = self._begun.line
        match = later.match
        is_last = match.play(move).reveals or match.is_over
        if is_last or match.length - later.base >= LONGEST:
            self._show()
        elif len(match.legal_moves()) == 1:
            self._play(match.legal_moves()[0])
        else:
            question = question_at(match, hint_level(match.game), later.header.salt)
            self._ticket = self._thinking.ask(question)

    def _take(self, ticket: int, answer: object) -> None:
        if ticket == self._ticket and self._begun is not None and isinstance(answer, Advice):
            self._play(self._begun.line.match.legal_moves()[answer.move])

    def _fail(self, ticket: int, _trouble: object) -> None:
        """Show the line as far as it is known: at least the better move."""
        if ticket == self._ticket:
            self._show()

    def _be_overtaken(self, ticket: int) -> None:
        """Somebody else asks now: show the line as far as it is known, but not in the midst of
        their question.
        """
        if ticket == self._ticket:
            self._ticket = 0
            QTimer.singleShot(0, self, self._show_in_front)

    def _be_cancelled(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._seek(None)

    def _show_in_front(self) -> None:
        """Show the line once no dialog lies over the table."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.finished.connect(lambda _: QTimer.singleShot(0, self, self._show_in_front))
        else:
            self._show()

    def _show(self) -> None:
        begun = self._begun
        self._seek(None)
        if begun is not None and self._branching.session is begun.left:
            # a review may have begun meanwhile
            self._branching.play_through(begun.line, self._back(begun.way_back))


def _known(later: LineSession, best: Any) -> Branch | None:
    """The branch that an earlier call has kept for this move; None without one."""
    leaves = later.parent, later.base, best
    kept = (one for one in later.of_game.branches if one.kind == b.BETTER)
    return next((one for one in kept if (one.parent, one.ply, one.moves[0]) == leaves), None)
