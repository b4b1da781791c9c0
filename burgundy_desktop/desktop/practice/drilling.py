"""Asks one exercise after the other at the table, and has the tried moves judged."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.ai.cases import TRIED, Case, Judged
from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.core.practice import Card, Drill, Fate, is_better, is_good_enough
from burgundy_desktop.desktop.match.thinking import Trial
from burgundy_desktop.desktop.practice import words
from burgundy_desktop.desktop.practice.day import fits, today
from burgundy_desktop.desktop.practice.exercise import ExerciseSession, exercise_session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.retelling import in_one_line
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.games import load
from burgundy_desktop.storage.practice import Exercise


class Phase(Enum):
    """Where an exercise is."""

    ASKED = auto()
    JUDGED = auto()
    """A tried move is being compared with the best one known."""
    WRONG = auto()
    RIGHT = auto()
    SHOWN = auto()
    """The better move was shown."""
    OVER = auto()
    """That was the last exercise."""


class Drilling(QObject):
    """The drill at the table. Nothing is played: a move that is tried is told what it costs."""

    changed = Signal()
    came_or_went = Signal()
    opened = Signal(object)
    """Emitted with an ExerciseSession that belongs on the table."""
    not_saved = Signal(object)
    """Emitted with a NotSaved: what was answered is not on the disk yet."""
    left = Signal()
    """Emitted when the person leaves."""

    def __init__(self, program: Program, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._table = table
        self._drill = Drill(())
        self._exercises: dict[str, Exercise] = {}
        self._found: set[str] = set()
        self._missed: set[str] = set()
        """The ids of those that were found, and of those that were not found at once."""
        self.now: ExerciseSession | None = None
        """What is on the table."""
        self.phase = Phase.OVER
        self._tried: Any = None
        self._points = 0.0
        """What the tried move costs."""
        self._is_new = self._is_missed = self._was_unjudged = False
        self._ticket = 0
        table.controller.selection.withheld.connect(self._try)
        table.controller.ai_requests.hint_ready.connect(lambda _: self._hinted())
        program.thinking.answered.connect(self._take_verdict)
        program.thinking.failed.connect(self._fail)
        program.thinking.overtaken.connect(self._be_overtaken)

    # beginning and ending

    @property
    def is_open(self) -> bool:
        """Whether an exercise is on the table."""
        return self.now is not None

    @property
    def due(self) -> int:
        """How many exercises are due today."""
        return len(self._program.practice.due(today(), fits))

    @property
    def days_left(self) -> int | None:
        """In how many days the next exercise is due; None if none comes back."""
        day = self._program.practice.next_day(today(), fits)
        return None if day is None else (day - today()).days

    def begin(self, source: str = "") -> bool:
        """Ask what is due, or the mistakes of the game with this id. False if there is nothing."""
        store = self._program.practice
        due = store.of_game(source, fits) if source else store.due(today(), fits)
        if not due:
            return False  # another drill may be at the table: it goes on
        self._exercises = {one.id: one for one in due}
        self._drill, self._found, self._missed = Drill(list(self._exercises)), set(), set()
        return self._open_next()

    def take(self, opened: ExerciseSession | None) -> None:
        """Follow what was put on the table: this exercise, or something else (None)."""
        if opened is None:
            self.put_away()
            return
        was_open, self.now = self.is_open, opened
        self._is_missed = False
        self._ask()
        if not was_open:
            self.came_or_went.emit()

    def put_away(self) -> None:
        """End the exercise: it has left the table."""
        if self.is_open:
            self.cut()
            self.now = None
            self.came_or_went.emit()

    def leave(self) -> None:
        """Go back where one came from."""
        self.left.emit()

    def _open_next(self) -> bool:
        """Put the next exercise on the table. False if none is left."""
        while name := self._drill.now:
            exercise = self._exercises[name]
            try:
                opened = exercise_session(
                    exercise, load(exercise.game), self._program.practice.path
                )
            except BadSave:  # somebody has changed the file
                self._never_ask(exercise)
                self._drill.go_on(comes_again=False)
            else:
                self.opened.emit(opened)
                return True
        return False

    # what the person does

    def _try(self, move: Any) -> None:
        """A move was chosen on the table."""
        now = self.now
        if now is None or self.phase in {Phase.RIGHT, Phase.SHOWN, Phase.OVER}:
            return
        self._put_picks_back()
        self._tried, self._was_unjudged = move, False
        if move in now.best:
            self._be_right()
        elif move == now.played:
            self._be_wrong(now.exercise.points)
        else:
            self._judge(now, move)

    def cut(self) -> bool:
        """Cancel the comparison of a tried move. False if none was running."""
        if self.phase is not Phase.JUDGED:
            return False
        self._program.thinking.cancel()
        self._ask()
        return True

    def again(self) -> None:
        """Let the person try another move."""
        self._ask()
        self._table.take_keyboard()

    def show_me(self) -> None:
        """Show the best move known; the exercise comes again."""
        now = self.now
        if now is not None and self.phase in {Phase.ASKED, Phase.WRONG}:
            self._miss()
            self._tried = now.best[0]
            self._be(Phase.SHOWN)

    def skip(self) -> None:
        """To the next exercise."""
        self.cut()
        self._drill.go_on(comes_again=self._is_missed)
        if not self._open_next():
            self._be(Phase.OVER)

    def never_again(self) -> None:
        """Do not ask this one any more."""
        if self.now is not None:
            self._never_ask(self.now.exercise)
            self._is_missed = False
            self.skip()

    def go_on(self) -> bool:
        """Space and Enter: what the main button does. False if there is none."""
        tasks = {
            Phase.RIGHT: self.skip,
            Phase.SHOWN: self.skip,
            Phase.WRONG: self.again,
            Phase.OVER: self.leave,
        }
        task = tasks.get(self.phase) if self.is_open else None
        if task is not None:
            task()
        return task is not None

    # what comes of it

    def _judge(self, now: ExerciseSession, move: Any) -> None:
        self._table.controller.ai_requests.stop()
        match, exercise = now.session.match, now.exercise
        legal = tuple(match.legal_moves())
        seen = self._table.controller.position.observation
        seed = thought_seed(match.seed, match.cursor, "practice")
        best = legal.index(now.best[0])
        case = Case(seen, legal, legal.index(move), TRIED, seed, best)
        self._ticket = self._program.thinking.ask(Trial(exercise.game, case))
        self._be(Phase.JUDGED)

    def _take_verdict(self, ticket: int, verdict: object) -> None:
        now = self.now
        if ticket != self._ticket or now is None or self.phase is not Phase.JUDGED:
            return
        if not isinstance(verdict, Judged):
            return
        share, error = verdict.share, verdict.share_error
        if not is_good_enough(share, error):
            self._be_wrong(verdict.points)
            return
        is_new = is_better(share, error)
        best = (self._tried, *now.best) if is_new else (*now.best, self._tried)
        exercise = now.exercise.with_best(best)
        self.now = attrs.evolve(now, best=best, exercise=exercise)
        self._keep(exercise)
        self._be_right(is_new=is_new)

    def _fail(self, ticket: int, _trouble: object) -> None:
        if ticket == self._ticket and self.phase is Phase.JUDGED and self.is_open:
            self._was_unjudged = True
            self._be(Phase.ASKED)

    def _be_overtaken(self, ticket: int) -> None:
        """Let another move be tried: a hint was asked for meanwhile."""
        if ticket == self._ticket and self.phase is Phase.JUDGED and self.is_open:
            self._ask()

    def _hinted(self) -> None:
        """A hint was shown: it was not found without help."""
        if self.is_open and self.phase in {Phase.ASKED, Phase.WRONG}:
            self._miss()

    def _be_right(self, *, is_new: bool = False) -> None:
        self._is_new = is_new
        if self.now is not None and not self._is_missed:
            exercise = self.now.exercise
            self._found.add(exercise.id)
            self._keep_card(exercise.card.right(today()))
        self._be(Phase.RIGHT)

    def _be_wrong(self, points: float) -> None:
        self._points = points
        self._miss()
        self._be(Phase.WRONG)

    def _miss(self) -> None:
        """Count the exercise as answered wrong, once."""
        if self.now is not None and not self._is_missed:
            self._is_missed = True
            self._missed.add(self.now.exercise.id)
            self._keep_card(self.now.exercise.card.wrong(today()))

    def _keep_card(self, card: Card) -> None:
        if self.now is not None:
            exercise = attrs.evolve(self.now.exercise, card=card)
            self.now = attrs.evolve(self.now, exercise=exercise)
            self._keep(exercise)

    def _never_ask(self, exercise: Exercise) -> None:
        self._keep(attrs.evolve(exercise, card=attrs.evolve(exercise.card, fate=Fate.NEVER)))

    def _keep(self, exercise: Exercise) -> None:
        self._exercises[exercise.id] = exercise
        try:
            self._program.practice.replace(exercise)
        except NotSaved as problem:  # it holds until the program ends, and is written with the next
            self.not_saved.emit(problem)

    def _ask(self) -> None:
        self._tried, self._was_unjudged = None, False
        self._put_picks_back()
        self._be(Phase.ASKED)

    def _put_picks_back(self) -> None:
        controller = self._table.controller
        while controller.selection.chooser.picked and controller.step_back():
            pass

    def _be(self, phase: Phase) -> None:
        self.phase = phase
        shows = phase in {Phase.RIGHT, Phase.SHOWN}
        self._table.around.advise(self._tried if shows else None)
        self.changed.emit()

    # what is said

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the exercise, and of how many."""
        return self._drill.number, self._drill.count

    @property
    def is_repeat(self) -> bool:
        """Whether the exercise was missed in this drill and has come again."""
        return self._drill.is_repeat

    @property
    def text(self) -> str:
        """What is said now. Raises RuntimeError if nothing is open."""
        now = self.now
        if now is None:
            raise RuntimeError("no exercise is on the table")
        exercise = now.exercise
        if self.phase is Phase.ASKED:
            return words.unjudged() if self._was_unjudged else words.question(exercise)
        if self.phase is Phase.JUDGED:
            return words.looking()
        if self.phase is Phase.WRONG:
            is_played = self._tried == now.played
            return words.wrong(self._points, self._reason(now.best[0]), is_played=is_played)
        if self.phase is Phase.OVER:
            return words.over(len(self._found - self._missed), self._drill.count)
        return f"{self._answer(now)} {self._comes_back(exercise)}"

    def _answer(self, now: ExerciseSession) -> str:
        if self.phase is Phase.SHOWN:
            return words.shown(self._move(self._tried), self._reason(self._tried))
        return words.right(is_best=self._tried == now.best[0], is_new=self._is_new)

    @staticmethod
    def _comes_back(exercise: Exercise) -> str:
        return words.comes_back(exercise, (exercise.card.due - today()).days)

    def _move(self, move: Any) -> str:
        position, wording = self._table.controller.position, self._table.board.wording
        with known_as(position.seats):
            return in_one_line(wording.move(position.observation, move))

    def _reason(self, move: Any) -> str:
        """The first thing that speaks for a move; empty if there is none."""
        controller, wording = self._table.controller, self._table.board.wording
        position = controller.position
        facts = controller.game.facts(position.observation, move)[:1]
        with known_as(position.seats):
            return wording.hint(position.observation, move, facts) if facts else ""
