"""The teacher: looks at a person's move before it is played, and asks once a round if it costs
much.

While the person thinks, the opponents' process looks for the best move, so that only the duel is
left when a move is chosen. Nothing is said of a move that was played: it may have revealed
something.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.cases import TAUGHT, Case, Judged
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.teaching import OFF, is_worth_a_word
from burgundy_desktop.core.teaching_reasons import Reason, reason
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.match.thinking import Thinking, Trial, question_at
from burgundy_desktop.desktop.preferences import Preferences

PATIENCE_MS: Final = 400
"""How long a move waits for its verdict at most; then it is played unjudged."""


class Teaching(QObject):
    """The teacher at the table. It warns only the seats that want it, and never in strict games."""

    def __init__(
        self, preferences: Preferences, thinking: Thinking, table: MatchController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._thinking = thinking
        self._table = table
        self._game_id = ""
        self._chosen: dict[Seat, str] = {}
        """The teachers of several persons at one screen."""
        self._warned_in: dict[Seat, float] = {}
        """The round in which each seat was warned last."""
        self._best: Any = None
        """The best move here, as soon as it is known."""
        self._held: Any = None
        """The move that waits for its verdict."""
        self._warned_of: Any = None
        """The move that the person was asked about."""
        self._ticket = 0
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._let_go)
        table.selection.teacher = self
        table.position_changed.connect(lambda _: self._begin())
        table.ai_requests.hint_ready.connect(lambda best: self._learn(best[0][0]))
        thinking.answered.connect(self._take)
        thinking.failed.connect(self._fail)

    # who is taught

    @property
    def now(self) -> str:
        """The teacher of the person at the screen."""
        if not self.is_possible:
            return OFF
        if len(self._table.session.persons) == 1:
            return self._preferences.now.teacher
        return self._chosen.get(self._table.position.viewer, OFF)

    @property
    def is_possible(self) -> bool:
        """Whether there may be a teacher in the game on the table."""
        table = self._table
        if not table.has_game or table.is_lesson or not table.session.persons:
            return False
        return not table.session.strict

    def choose(self, teacher: str) -> None:
        """Let this teacher look at the moves of the person at the screen: one who plays alone has
        it in later games too.
        """
        if self.is_possible and len(self._table.session.persons) > 1:
            self._chosen[self._table.position.viewer] = teacher
        else:
            self._preferences.change(teacher=teacher)
        self._begin()

    @property
    def _looks(self) -> bool:
        """Whether it looks at this decision: at most one warning a round."""
        table = self._table
        if self.now == OFF or not table.may_choose or len(table.position.legal) < 2:
            return False
        return self._warned_in.get(table.position.viewer) != self._round

    @property
    def _round(self) -> float:
        match = self._table.session.match
        return match.game.judgement.rounds(match.state)

    # while the person thinks

    def _begin(self) -> None:
        """Look for the best move of a new decision."""
        self._forget()
        table = self._table
        if not table.has_game:
            return
        if table.session.header.id != self._game_id:
            self._game_id, self._chosen, self._warned_in = table.session.header.id, {}, {}
        asks = table.ai_requests
        if self._looks and not (asks.is_thinking or asks.waits_for_person):
            match, salt = table.session.match, table.session.header.salt
            question = question_at(match, hint_level(match.game), salt)
            self._ticket = self._thinking.ask(question)

    def _forget(self) -> None:
        self._patience.stop()
        self._best = self._held = self._warned_of = None
        self._ticket = 0

    def _learn(self, best: Any) -> None:
        """Note the best move."""
        self._best = best

    # when a move is chosen

    @property
    def warns(self) -> bool:
        """Whether the question in the bar is the teacher's."""
        is_asked = self._warned_of is not None and self._table.selection.question
        return bool(is_asked and self._table.selection.to_confirm == self._warned_of)

    def holds(self, move: Any) -> bool:
        """Whether a chosen move waits for its verdict. If not, it is played at once."""
        if move in (self._warned_of, self._best) or not self._looks:
            self._patience.stop()
            return False
        if move != self._held:
            self._held = move
            self._judge(move)
            self._patience.start()
        return True

    @property
    def is_holding(self) -> bool:
        """Whether a chosen move waits for its verdict."""
        return self._held is not None

    def drop(self) -> bool:
        """Forget the move that waits: it was taken back. False if none does."""
        held, self._held = self._held, None
        self._patience.stop()
        return held is not None

    def _judge(self, move: Any) -> None:
        table = self._table
        table.ai_requests.stop()
        match, legal = table.session.match, table.position.legal
        seed = thought_seed(match.seed, match.cursor, f"teacher {table.session.header.salt}")
        best = None if self._best is None else legal.index(self._best)
        case = Case(table.position.observation, legal, legal.index(move), TAUGHT, seed, best)
        self._ticket = self._thinking.ask(Trial(match.game.info.id, case))

    def _take(self, ticket: int, answer: object) -> None:
        if ticket != self._ticket or not self._table.has_game:
            return
        if isinstance(answer, Advice):
            self._learn(self._table.position.legal[answer.move])
        elif isinstance(answer, Judged) and self._held is not None:
            self._table.session.count_teacher()
            self._learn(self._table.position.legal[answer.best])
            if is_worth_a_word(self.now, answer.share, answer.share_error):
                self._warn(answer.points)
            else:
                self._let_go()

    def _fail(self, ticket: int, _trouble: object) -> None:
        if ticket == self._ticket and self._held is not None:
            self._let_go()

    def _let_go(self) -> None:
        """Play the held move."""
        move, self._held = self._held, None
        self._patience.stop()
        self._ticket = 0
        if move is not None and self._table.may_choose:
            self._table.submit(move)

    def _warn(self, points: float) -> None:
        table = self._table
        self._warned_of, self._held = self._held, None
        self._warned_in[table.position.viewer] = self._round
        self._patience.stop()
        table.saving.save()
        seat, moves = table.position.viewer, (self._warned_of, self._best)
        why = reason(table.game, table.position.observation, seat, *moves)
        table.selection.doubt(self._warned_of, partial(self._question, points, why))

    def _question(self, points: float, why: Reason) -> str:
        """What it may cost and why, without naming the better move."""
        said = self.tr("That may cost about %n points.", "", max(1, round(points)))
        reasons = {
            Reason.AT_ONCE: self.tr("Another move scores more at once."),
            Reason.LATER: self.tr("Another move scores less now, but more later."),
            Reason.UNSAID: "",
        }
        return f"{said} {reasons[why]}".rstrip()

    # when the person asks

    def show_why(self) -> None:
        """Show the better move: that is a hint."""
        if self.warns and self._best is not None:
            self._table.ai_requests.hint_ready.emit(((self._best, None),))
