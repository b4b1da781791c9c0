"""The controller of the match: every click, opponent's answer, undo and load goes through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.ai.characters import style_of
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.boardkit.board import AnyGuide
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Ply, Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.preview import preview
from burgundy_desktop.desktop.learning.tutor import NOBODY, Tutor, Withholding
from burgundy_desktop.desktop.match.ai_requests import AiRequests, Hold, Opponents
from burgundy_desktop.desktop.match.commands import Timeline
from burgundy_desktop.desktop.match.look import AS_USUAL
from burgundy_desktop.desktop.match.move_selection import WITHOUT_GUIDE, MoveSelection
from burgundy_desktop.desktop.match.saving import Keeper, Saving
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.stopwatch import Stopwatch
from burgundy_desktop.desktop.match.take_back import Barrier, TakeBack, Undoing, policy_for
from burgundy_desktop.desktop.match.thinking import Question, question_at


class MatchController(QObject):
    """The game on the table: how choosing, undo, looking back and the opponents work together."""

    position_changed = Signal(object)
    """Emitted with a Position: after a move, undo, redo, load or a look back."""
    refused = Signal(object, object)
    """Emitted with a Target and a WhyNot: a click there led nowhere."""
    barred = Signal(object)
    """Emitted with a Barrier: there is nothing to undo, or it is not allowed."""
    cover_wanted = Signal(int)
    """Emitted with a seat: the screen stays covered until `uncover` is called for it."""
    game_ended = Signal()
    """Emitted when the last move was just played."""

    def __init__(self, keeper: Keeper, opponents: Opponents, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saving = Saving(keeper, self)
        self.ai_requests = AiRequests(opponents, self)
        self.ai_requests.decided.connect(self._play_decided)
        self.ai_requests.hint_ready.connect(self._hint_shown)
        self._timeline = Timeline(self)
        self._timeline.moved.connect(self._cursor_moved)
        self._session: Session | None = None
        self._position: Position | None = None
        self.selection = MoveSelection(self.submit, self)
        """What the person at the screen may choose, and has picked; nothing while covered."""
        self._previews: dict[Any, tuple[Event, ...]] = {}
        self.tutor: Tutor = NOBODY
        self._stopwatch = Stopwatch()
        self.look = AS_USUAL
        """Where the game is looked at, and with whose eyes."""
        self.covered_for: Seat | None = None
        """The seat that has to confirm its presence before anything is shown."""
        self._covered_since: Ply | None = None
        self.take_back = TakeBack.ALWAYS
        self.tries: Callable[[Target], bool] = lambda _: False
        """Whether a click on a past position was taken: it tries another move there."""

    # the game on the table

    @property
    def session(self) -> Session:
        """The session on the table. Raises RuntimeError if there is none."""
        if self._session is None:
            raise RuntimeError("no game is on the table")
        return self._session

    @property
    def has_game(self) -> bool:
        return self._session is not None

    @property
    def game(self) -> AnyGame:
        return self.session.game

    @property
    def position(self) -> Position:
        """The position on the screen. Raises RuntimeError if no game is on the table."""
        if self._position is None:
            raise RuntimeError("no game is on the table")
        return self._position

    @property
    def is_lesson(self) -> bool:
        """Whether somebody leads through a lesson or an exercise: it is no game of the library."""
        return self.tutor is not NOBODY

    @property
    def is_exercise(self) -> bool:
        """Whether nothing is played: moves are tried."""
        return isinstance(self.tutor, Withholding)

    def open(
        self,
        session: Session,
        guide: AnyGuide = WITHOUT_GUIDE,
        tutor: Tutor = NOBODY,
        keeper: Keeper | None = None,
    ) -> None:
        """Put a game on the table; a new one is saved first. `guide` comes from its board. A lesson
        brings its `tutor`, and a `keeper` in place of the usual one.
        """
        self.close()
        self._session, self.tutor = session, tutor
        self.selection.begin(guide, tutor)
        self._timeline.lay_out(session.match)
        self.saving.begin(session, keeper)
        self._stopwatch.restart()
        self._show(since=Ply(0) if session.match.length == 0 else None)

    def close(self) -> None:
        """Clear the table; the game is on disk already, unless `saving` has a problem."""
        self.ai_requests.clear()
        self.saving.end()
        self._timeline.clear()
        self._session, self._position = None, None
        self.look, self.tutor, self.covered_for = AS_USUAL, NOBODY, None
        self.selection.offer(None)

    def keep_clocks(self) -> None:
        """Save the thinking time of the seat that decides now; a failure is ignored."""
        if self.has_game and self.saving.problem is None:
            self._count_time()
            self.saving.keep_clocks()

    def _count_time(self) -> None:
        self._stopwatch.stop(self.session, self.session.match.to_decide)

    # choosing a move

    def click(self, target: Target) -> None:
        """Pick a target; play the move if that completes it; report why if it leads nowhere."""
        if self.look.is_back:
            if not self.tries(target):
                self.back_to_now()
        elif not self.position.may_move or not self.selection.click(target):
            picked = self.selection.chooser.picked
            why = self.game.why_not(self.position.observation, picked, target)
            self.refused.emit(target, why)

    @property
    def may_choose(self) -> bool:
        """Whether a person at the screen decides now and the current position is shown."""
        return self._shows_now and self.covered_for is None and self.position.may_move

    @property
    def _shows_now(self) -> bool:
        """Whether the current position of a game is shown, not a past one."""
        return self.has_game and not self.look.is_back

    def step_back(self) -> bool:
        """Undo the latest pick, or leave the past. False if there was nothing to do."""
        if self.selection.step_back():
            return True
        was_back = self.look.is_back
        self.back_to_now()
        return was_back

    def preview(self, move: Any) -> tuple[Event, ...]:
        """The events that a legal move would surely cause; each is tried once in a position."""
        if move not in self._previews:
            self._previews[move] = preview(self.game, self.position.observation, move)
        return self._previews[move]

    def submit(self, move: Any) -> None:
        """Play a move of the deciding seat. Raises IllegalMove before anything changes."""
        match = self.session.match
        before = match.cursor
        seat, dropped = match.to_decide, [step.move for step in match.steps[before + 1 :]]
        match.play(move)
        if not self.is_lesson:
            self.session.keep_undone(before, dropped)
        self.tutor.follow()
        self._stopwatch.stop(self.session, seat)
        self.ai_requests.stop()
        self._timeline.add(match)
        self.look = self.look.at_now
        self.saving.save_changed()
        self._show(since=before)
        if match.is_over:
            self.game_ended.emit()

    # going back and forth

    @property
    def undoing(self) -> Undoing:
        """Where undo and redo lead, and what prevents an undo."""
        policy = policy_for(self.take_back, strict=self.session.strict)
        if self.is_lesson:
            policy = TakeBack.ALWAYS
        steps, persons, tutor = self.session.match.steps, self.session.persons, self.tutor

        def was_chosen(ply: Ply) -> bool:
            """Whether a person chose the move made at this ply."""
            return steps[ply + 1].seat in persons and tutor.was_chosen(ply)

        return Undoing(self.session.match, was_chosen, policy)

    @property
    def barrier(self) -> Barrier:
        """What prevents an undo; where the past is shown there is nothing to undo, and a chosen
        move that waits can always be taken back.
        """
        if self.selection.has_chosen:
            return Barrier.NONE
        return self.undoing.barrier if self._shows_now else Barrier.START

    @property
    def can_undo(self) -> bool:
        return self.barrier is Barrier.NONE

    @property
    def can_redo(self) -> bool:
        return self._shows_now and self._timeline.can_redo

    def undo(self) -> None:
        """Take back a chosen move that waits; else go back to the last decision of a person, past
        the opponents' moves since.
        """
        if self.selection.has_chosen:
            self.selection.step_back()
            return
        undoing = self.undoing
        if undoing.ply is None or undoing.barrier is not Barrier.NONE:
            self.barred.emit(undoing.barrier)
            return
        self.session.count_take_back(undoing.ply, over_new=undoing.passes_chance)
        self._count_time()
        self._timeline.go_to(undoing.ply)

    def redo(self) -> None:
        """Redo what was taken back, up to a person's next decision, with the same dice."""
        ply = self.undoing.next_ply
        if ply is not None:
            self._count_time()
            self._timeline.go_to(ply)

    def recall(self) -> None:
        """Show the current position after a lesson has moved the match."""
        self._timeline.follow(self.session.match)
        self._cursor_moved()

    def go_on(self) -> None:
        """Go on after the lesson has come to another step, which may play a move by itself."""
        self.saving.save_changed()
        self.selection.changed.emit()
        self._ask()

    # looking back

    def look_at(self, ply: Ply, since: Ply | None = None) -> None:
        """Show the position after `ply` moves, with the events after `since`. Nothing can be played
        there.
        """
        if self.covered_for is not None:
            return
        if ply == self.session.match.cursor:
            self.back_to_now(since)
            return
        self.look = self.look.at(ply)
        if self.ai_requests.is_thinking and self.ai_requests.is_for_hint:
            self.ai_requests.stop()  # it would be counted, and nobody would see it
        self.ai_requests.hold(Hold.PAST)
        self._set_position(self.look.seen(self.session, self.position.viewer, since))

    def back_to_now(self, since: Ply | None = None) -> None:
        """Return from a past position to the current one, with the events after `since`."""
        if self.look.is_back:
            self.look = self.look.at_now
            self._show(since)

    def look_through(self, seat: Seat) -> None:
        """Show a finished game as this seat saw it, until `look_as_usual`; with EVERYBODY as
        now, and the hands of all open.
        """
        if self.session.may_open_hands and self.covered_for is None:
            self.look = self.look.through(seat, self.position.viewer)
            if self.look.ply is None:
                self._show()
            else:
                self.look_at(self.look.ply)

    def look_as_usual(self) -> None:
        """Return to the present, as the person at the screen sees it."""
        if self.look.eyes is None:
            self.back_to_now()
        else:  # the game is over: there is nothing to cover
            self.look = AS_USUAL
            self._show(uncovered=True)

    def rename_seats(self) -> None:
        """Update default names after a change of language."""
        if self._position is not None:
            self._position = attrs.evolve(self._position, seats=self.session.seats)

    # several people at one screen

    def uncover(self) -> None:
        """Confirm that this seat is at the screen now."""
        self.covered_for = None
        self._show(self._covered_since, uncovered=True)

    # the computer players

    def rest(self, *, is_resting: bool) -> None:
        """Hold the opponents while the game is looked at as a film (a review may need their
        process), or release them; then whoever decides is asked again.
        """
        if is_resting:
            self.ai_requests.hold(Hold.REPLAY)
        else:
            self.ai_requests.release(Hold.REPLAY)
            self._ask()

    @property
    def may_be_reviewed(self) -> bool:
        """Whether the game is over, or casual with a person at the screen; never a lesson, nor a
        line of a game that goes on, whose decisions are still open there.
        """
        session = self.session
        if self.is_lesson or session.is_closed:
            return False
        is_seen = self.covered_for is None and session.seats[self.position.viewer].is_person
        return session.match.is_over or (is_seen and not session.strict)

    def ask_hint(self) -> None:
        """Ask for a hint; `ai_requests.hint_ready` follows."""
        if self.may_choose and not self.ai_requests.is_thinking:
            self.ai_requests.ask(self._question(hint_level(self.game)), for_hint=True)

    def _hint_shown(self) -> None:
        self.session.count_hint()
        self.saving.save()

    def ask_again(self) -> None:
        """Repeat an unanswered request: for the opponent's move, or for a hint."""
        self.ai_requests.stop()
        if self.ai_requests.is_for_hint:
            self.ask_hint()
        else:
            self._ask()

    def _play_decided(self, move: Any) -> None:
        try:
            self.submit(move)
        except IllegalMove:
            self._ask()

    def _ask(self) -> None:
        """Ask the opponent whose turn it is, unless it is searching or has decided; or take the
        move of the lesson.
        """
        seat = self.session.match.to_decide
        if (
            seat is None
            or self.ai_requests.rests
            or self.session.is_closed
            or self.ai_requests.is_busy
        ):
            return
        scripted = self.tutor.scripted()
        if scripted is not None:
            self.ai_requests.decide_on(scripted)
        elif self.tutor.is_free and not (info := self.session.seats[seat]).is_person:
            style = style_of(info.character, self.game)
            self.ai_requests.ask(self._question(self.session.level_at(seat), style))

    def _question(self, level: str, style: str = "") -> Question:
        return question_at(self.session.match, level, self.session.header.salt, style)

    # showing

    def _cursor_moved(self) -> None:
        self.tutor.follow()
        self.ai_requests.stop()
        self.look = self.look.at_now
        self._stopwatch.restart()
        self.saving.save_changed()
        self._show()

    def _show(self, since: Ply | None = None, *, uncovered: bool = False) -> None:
        """Show the current position with the events after `since`, and go on."""
        viewer = self.session.viewer_at(self.session.match.cursor)
        if not uncovered and self.look.eyes is None and self._must_be_covered(viewer):
            self._cover_for(viewer, since)
            return
        self.covered_for = None
        self._stopwatch.go_on()
        self._set_position(self.look.seen(self.session, viewer, since))
        self.ai_requests.release(Hold.PAST)
        self._ask()

    def _must_be_covered(self, viewer: Seat) -> bool:
        """Whether another person may be at the screen who must not see everything."""
        anybody = self._position is None or self.covered_for is not None
        before = self.session.persons if anybody else (self.position.viewer,)
        return self.session.needs_cover(viewer, before)

    def _cover_for(self, viewer: Seat, since: Ply | None) -> None:
        """Wait for the next person. A table just opened shows public information, and so does one
        whose position was taken back.
        """
        self.covered_for, self._covered_since = viewer, since
        self._stopwatch.pause()
        self.selection.offer(None)
        cursor = self.session.match.cursor
        if self._position is None or self._position.ply > cursor:
            self._set_position(self.session.open_position(cursor))
        self.cover_wanted.emit(viewer)

    def _set_position(self, position: Position) -> None:
        self._position = position
        self._previews = {}
        self.selection.offer(position)
        self.position_changed.emit(position)

    def seconds(self) -> list[float]:
        """The thinking time of each seat, including the current decision."""
        return self._stopwatch.seconds(self.session)
