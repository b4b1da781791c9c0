"""The controller of the match: every click, opponent's answer, undo and load goes through it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.ai.characters import style_of
from burgundy_desktop.ai.level_names import HINT_LEVEL
from burgundy_desktop.boardkit.board import AnyGuide, MoveGuide
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import AnyGame, WhyNot
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.preview import preview
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.desktop.ai_requests import AiRequests, Opponents
from burgundy_desktop.desktop.commands import Timeline
from burgundy_desktop.desktop.move_selection import MoveSelection
from burgundy_desktop.desktop.saving import Keeper, Saving
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.desktop.stopwatch import Stopwatch
from burgundy_desktop.desktop.take_back import (
    Barrier,
    TakeBack,
    barrier,
    last_decision,
    next_decision,
    policy_for,
    sees_chance,
)
from burgundy_desktop.desktop.thinking import Question, question_at
from burgundy_desktop.desktop.tutor import NOBODY, NoTeacher, Teacher, Tutor, Withholding

WITHOUT_GUIDE: Final[AnyGuide] = MoveGuide()


class MatchController(QObject):
    """The game on the table, who may move, and the current selection."""

    position_changed = Signal(object)
    """Emitted with a Position: after a move, undo, redo, load or a look back."""
    choice_changed = Signal()
    """Emitted when the picked or the offered targets change."""
    refused = Signal(object, object)
    """Emitted with a Target and a WhyNot: a click there led nowhere."""
    withheld = Signal(object)
    """Emitted with a legal move that was chosen and not made: the lesson wants another one."""
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
        self._selection = MoveSelection()
        self._previews: dict[Any, tuple[Event, ...]] = {}
        self._guide = WITHOUT_GUIDE
        self.tutor: Tutor = NOBODY
        self.teacher: Teacher = NoTeacher()
        self._stopwatch = Stopwatch()
        self._back_at: Ply | None = None
        self._eyes: Seat | None = None
        """Whose view of a finished game is shown; None for that of the person at the screen."""
        self._is_open = False
        """Whether the hands of all lie open besides."""
        self._covered_for: Seat | None = None
        self._animating = self._rests = False
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
        self._guide, self.tutor = guide, tutor
        self._session = session
        self._timeline.lay_out(session.match)
        self.saving.begin(session, keeper)
        self._stopwatch.restart()
        self._show(since=Ply(0) if session.match.length == 0 else None)

    def close(self) -> None:
        """Clear the table; the game is on disk already, unless `saving` has a problem."""
        self.ai_requests.stop()
        self.saving.end()
        self._timeline.clear()
        self._session, self._position = None, None
        self._back_at, self._eyes, self._is_open = None, None, False
        self.tutor = NOBODY
        self._covered_for, self._animating, self._rests = None, False, False
        self._selection.begin(())

    def keep_clocks(self) -> None:
        """Save the thinking time of the seat that decides now; a failure is ignored."""
        if self.has_game and self.saving.problem is None:
            self._count_time()
            self.saving.keep_clocks()

    def _count_time(self) -> None:
        self._stopwatch.stop(self.session, self.session.match.to_decide)

    # choosing a move

    @property
    def chooser(self) -> Chooser[Any]:
        """The legal moves of the person at the screen, and the picked targets."""
        return self._selection.chooser

    def click(self, target: Target) -> None:
        """Pick a target; play the move if that completes it; report why if it leads nowhere."""
        if self._back_at is not None:
            if not self.tries(target):
                self.back_to_now()
        elif not self.position.may_move or not self._selection.pick(target):
            self.refused.emit(target, self._why_not(target))
        elif (move := self._decided_by(target)) is not None:
            self.choose(move)
        else:
            self.choice_changed.emit()

    def _decided_by(self, target: Target) -> Any:
        """The move that a click completes. If there is a proposal, the person sees it first."""
        if self.chooser.chosen is None and self.proposal is not None:
            return None
        return self._selection.decided_by(target, self._cost, self._reads)

    def _cost(self, move: Any) -> int:
        return self._guide.cost(self.position.observation, move)

    def _reads(self, move: Any) -> Hashable:
        return self._guide.reads(self.position.observation, move)

    def choose(self, move: Any) -> None:
        """Play a legal move of the person at the screen, or ask for a confirmation first."""
        if self._covered_for is not None:
            return
        heeded = self.tutor.heeds(move)
        question = heeded and self._guide.asks_first(self.position.observation, move)
        if question and not self._selection.asks_about(move):
            self.doubt(move, question)
        else:
            self.take(move)

    def take(self, move: Any) -> None:
        """Play a legal move of the person without a confirmation, if the lesson heeds it, and the
        teacher does not hold it.
        """
        if not self.tutor.heeds(move):
            self.choice_changed.emit()
            self.withheld.emit(move)
        elif not self.teacher.holds(move):
            self.submit(move)

    def doubt(self, move: Any, question: str) -> None:
        """Ask for a confirmation before this move of the person is played."""
        self._selection.doubt(move, question)
        self.choice_changed.emit()

    @property
    def may_choose(self) -> bool:
        """Whether a person at the screen decides now and the current position is shown."""
        return self._shows_now and self._covered_for is None and self.position.may_move

    @property
    def _shows_now(self) -> bool:
        """Whether the current position of a game is shown, not a past one."""
        return self.has_game and self._back_at is None

    @property
    def question(self) -> str:
        """The confirmation question that is pending; empty if there is none."""
        return self._selection.question

    @property
    def to_confirm(self) -> Any:
        """The move that waits for a confirmation, else the proposal, or None."""
        return self._selection.to_confirm or self.proposal

    @property
    def proposal(self) -> Any:
        """The proposed one of several ways to do what is picked; None without a proposal."""
        if not self.may_choose or not self.chooser.picked or self.question:
            return None
        return self._guide.proposes(
            self.position.observation, self.chooser.left, self.chooser.picked
        )

    def confirm(self) -> bool:
        """Play the move that waits for a confirmation, or the proposal. False without either."""
        move = self.to_confirm
        if move is None or self._covered_for is not None:
            return False
        self.take(move)
        return True

    def step_back(self) -> bool:
        """Undo the latest pick, or leave the past. False if there was nothing to do."""
        if self._selection.step_back():
            self.choice_changed.emit()
            return True
        if self._back_at is not None:
            self.back_to_now()
            return True
        return False

    def preview(self, move: Any) -> tuple[Event, ...]:
        """The events that a legal move would surely cause; each is tried once in a position."""
        if move not in self._previews:
            self._previews[move] = preview(self.game, self.position.observation, move)
        return self._previews[move]

    def facts(self, move: Any) -> Sequence[Fact]:
        """The facts for a legal move, from the view of the deciding seat."""
        return self.game.facts(self.position.observation, move)

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
        self._back_at = None
        self.saving.save_changed()
        self._show(since=before)
        if match.is_over:
            self.game_ended.emit()

    # going back and forth

    @property
    def barrier(self) -> Barrier:
        """What prevents the next undo, if anything."""
        if self.is_lesson:
            policy = TakeBack.ALWAYS
        else:
            policy = policy_for(self.take_back, strict=self.session.strict)
        return barrier(self.session.match, self._was_chosen, policy)

    def _was_chosen(self, ply: Ply) -> bool:
        """Whether a person chose the move made at this ply."""
        seat = self.session.match.steps[ply + 1].seat
        by_person = seat is not None and self.session.header.seats[seat].is_person
        return by_person and self.tutor.was_chosen(ply)

    @property
    def can_undo(self) -> bool:
        return self._shows_now and self.barrier is Barrier.NONE

    @property
    def answers_undo(self) -> bool:
        """Whether undo is possible, or prevented for a reason that is worth a sentence."""
        return self._shows_now and self.barrier is not Barrier.START

    @property
    def can_redo(self) -> bool:
        return self._shows_now and self._timeline.can_redo

    @property
    def undo_passes_chance(self) -> bool:
        """Whether the next undo goes back past a die roll or a draw."""
        ply = last_decision(self.session.match, self._was_chosen)
        return ply is not None and sees_chance(self.session.match, ply)

    def undo(self) -> None:
        """Go back to the last decision of a person, past the opponents' moves since."""
        stopped_by = self.barrier
        ply = last_decision(self.session.match, self._was_chosen)
        if stopped_by is not Barrier.NONE or ply is None:
            self.barred.emit(stopped_by)
            return
        self.session.count_take_back(ply, over_new=self.undo_passes_chance)
        self._count_time()
        self._timeline.go_to(ply)

    def redo(self) -> None:
        """Redo what was taken back, up to a person's next decision, with the same dice."""
        ply = next_decision(self.session.match, self._was_chosen)
        if ply is not None:
            self._count_time()
            self._timeline.go_to(ply)

    def recall(self) -> None:
        """Show where the match is now: a lesson has moved it."""
        self._timeline.follow(self.session.match)
        self._cursor_moved()

    def go_on(self) -> None:
        """The lesson has come to another step: a move of it may make itself."""
        self.saving.save_changed()
        self.choice_changed.emit()
        self._ask()

    # looking back

    @property
    def looks_back(self) -> bool:
        """Whether a past position is shown."""
        return self._back_at is not None

    def look_at(self, ply: Ply, since: Ply | None = None) -> None:
        """Show the position after `ply` moves, with the events after `since`. Nothing can be played
        there.
        """
        match = self.session.match
        if self._covered_for is not None:
            return
        if ply == match.cursor:
            self.back_to_now(since)
            return
        self._back_at = ply
        self._let_opponents_move()
        viewer = self.position.viewer if self._eyes is None else self._eyes
        shown = self.session.position(ply, viewer, since, is_open=self._is_open)
        self._set_position(attrs.evolve(shown, legal=()))

    def back_to_now(self, since: Ply | None = None) -> None:
        """Return from a past position to the current one, with the events after `since`."""
        if self._back_at is not None:
            self._back_at = None
            self._show(since)

    def look_through(self, seat: Seat) -> None:
        """Show a finished game as this seat saw it, until `look_as_usual`; with EVERYBODY as
        now, and the hands of all open.
        """
        if self.session.may_open_hands and self._covered_for is None:
            self._is_open = seat == EVERYBODY
            self._eyes = self.position.viewer if self._is_open else seat
            self._look_again()

    def look_as_usual(self) -> None:
        """Return to the present, as the person at the screen sees it."""
        if self._eyes is None:
            self.back_to_now()
        else:  # the game is over: there is nothing to cover
            self._eyes, self._back_at, self._is_open = None, None, False
            self._show(uncovered=True)

    def _look_again(self) -> None:
        if self._back_at is None:
            self._show()
        else:
            self.look_at(self._back_at)

    def rename_seats(self) -> None:
        """Update default names after a change of language."""
        if self._position is not None:
            self._position = attrs.evolve(self._position, seats=self.session.seats)

    # several people at one screen

    @property
    def covered_for(self) -> Seat | None:
        """The seat that has to confirm its presence before anything is shown."""
        return self._covered_for

    def uncover(self) -> None:
        """Confirm that this seat is at the screen now."""
        self._covered_for = None
        self._show(self._covered_since, uncovered=True)

    # the table's pace

    def animation_began(self) -> None:
        """Hold opponents' moves back while an animation runs."""
        self._animating = True
        self._let_opponents_move()

    def animation_finished(self) -> None:
        """Release the next opponent's move after an animation."""
        self._animating = False
        self._let_opponents_move()

    @property
    def holds_opponents(self) -> bool:
        """Whether no opponent moves: somebody looks back."""
        return self._rests or self._back_at is not None

    def rest(self, *, is_resting: bool) -> None:
        """Hold opponents' moves back while somebody looks at the game as a film."""
        self._rests = is_resting
        self._let_opponents_move()

    def _let_opponents_move(self) -> None:
        if self._animating or self.holds_opponents:
            self.ai_requests.hold()
        else:
            self.ai_requests.release()

    # the computer players

    @property
    def may_be_reviewed(self) -> bool:
        """Whether the game is over, or casual with a person at the screen."""
        if self.session.match.is_over:
            return True
        is_seen = self._covered_for is None and self.session.seats[self.position.viewer].is_person
        return is_seen and not self.session.strict and not self.is_lesson

    @property
    def is_thinking(self) -> bool:
        """Whether a search runs, for an opponent's move or for a hint."""
        return self.ai_requests.is_thinking

    def ask_hint(self) -> None:
        """Ask for a hint; `ai_requests.hint_ready` follows."""
        if self.may_choose and not self.is_thinking:
            self.ai_requests.ask(self._question(HINT_LEVEL), for_hint=True)

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
            or self.session.is_closed
            or self.ai_requests.is_thinking
            or self.ai_requests.has_move
        ):
            return
        scripted = self.tutor.scripted()
        if scripted is not None:
            self.ai_requests.decide_on(scripted)
        elif self.tutor.is_free and not self.session.seats[seat].is_person:
            info = self.session.seats[seat]
            style = style_of(info.character, self.session.game)
            self.ai_requests.ask(self._question(info.level, style))

    def _question(self, level: str, style: str = "") -> Question:
        return question_at(self.session.match, level, self.session.header.salt, style)

    # showing

    def _cursor_moved(self) -> None:
        self.tutor.follow()
        self.ai_requests.stop()
        self._back_at = None
        self._stopwatch.restart()
        self.saving.save_changed()
        self._show()

    def _show(self, since: Ply | None = None, *, uncovered: bool = False) -> None:
        """Show the current position with the events after `since`, and go on."""
        match = self.session.match
        viewer = self.session.viewer_at(match.cursor) if self._eyes is None else self._eyes
        if not uncovered and self._eyes is None and self._must_be_covered(viewer):
            self._cover_for(viewer, since)
            return
        self._covered_for = None
        self._stopwatch.go_on()
        shown = self.session.position(match.cursor, viewer, since, is_open=self._is_open)
        self._set_position(shown)
        self._let_opponents_move()
        self._ask()

    def _cover_for(self, viewer: Seat, since: Ply | None) -> None:
        """Wait for the next person; a table just opened shows public information."""
        self._covered_for, self._covered_since = viewer, since
        self._stopwatch.pause()
        if self._position is None:
            self._set_position(self.session.open_position(self.session.match.cursor))
        self.cover_wanted.emit(viewer)

    def _must_be_covered(self, viewer: Seat) -> bool:
        """Whether another person may be at the screen who must not see everything."""
        if not self.session.seats[viewer].is_person:
            return False
        anybody = self._position is None or self._covered_for is not None
        before = self.session.persons if anybody else (self.position.viewer,)
        return any(
            self.session.hides_something(other, viewer) for other in before if other != viewer
        )

    def _set_position(self, position: Position) -> None:
        self._position = position
        self._previews = {}
        self._selection.begin(position.legal)
        self.position_changed.emit(position)

    def _why_not(self, target: Target) -> WhyNot:
        return self.game.why_not(self.position.observation, self._selection.chooser.picked, target)

    def seconds(self) -> list[float]:
        """The thinking time of each seat, including the current decision."""
        return self._stopwatch.seconds(self.session)
