"""The coach in a person's first games: a tip when something comes up for the first time."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject

from burgundy_desktop.boardkit import accessible
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.learning.lesson_session import LessonSession
from burgundy_desktop.desktop.learning.lesson_words import known_lessons, said
from burgundy_desktop.desktop.learning.pointing import Pointing
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.table.coach_plate import CoachPlate
from burgundy_desktop.lessons.coach import FIRST_GAMES, Coach
from burgundy_desktop.lessons.values import Lessons, Tip

ALWAYS: Final = "all_games"
NEVER: Final = "never"


class Coaching(QObject):
    """Asks the coach while the table lies still, and shows the tip."""

    def __init__(self, program: Program, table: Table, pointing: Pointing) -> None:
        super().__init__(table)
        self._program = program
        self._table = table
        self._pointing = pointing
        self._coach: Coach | None = None
        self._tip: Tip | None = None
        self.plate = CoachPlate(program.appearance, table, table.explaining.ground)
        self._connect()

    def _connect(self) -> None:
        table = self._table
        self.plate.understood.connect(self.put_away)
        self.plate.no_more.connect(self._be_quiet)
        self.plate.row_wanted.connect(table.give_row)
        table.touched.connect(self.put_away)
        table.showing.told.connect(self.put_away)
        table.showing.told.connect(self._consider)
        table.showing.question_due.connect(self._consider)
        table.laid_out.connect(self.plate.give_way)
        table.hint.seen.connect(self._hint_seen)

    # for which games

    def take(self, session: Session, lesson: LessonSession | None = None) -> None:
        """Follow what was put on the table: this game, or the session of this lesson."""
        self.let_go()
        self._coach = self._coach_for(session, lesson)
        self._consider()

    def let_go(self) -> None:
        """The game leaves the table: its coach has nothing to say of the next one."""
        self.put_away()
        self._coach = None

    def _coach_for(self, session: Session, lesson: LessonSession | None) -> Coach | None:
        """None where nobody wants to hear tips."""
        persons = session.persons
        if lesson is None and self._table.controller.is_lesson:
            return None  # an exercise
        if len(persons) != 1 or self._program.preferences.now.coached == NEVER:
            return None
        lessons = known_lessons(session.game)
        is_coached = _is_last(lessons, lesson) if lesson else self._is_coached(session)
        seen = self._program.learned.learned.seen_in(session.game.info.id)
        return Coach(lessons.tips, seen, Seat(persons[0])) if is_coached else None

    def _is_coached(self, session: Session) -> bool:
        """A first game is one while there are at most two, this one included."""
        if self._program.preferences.now.coached == ALWAYS:
            return True
        games = self._program.store.library.count(session.game.info.id)
        return not session.strict and games <= FIRST_GAMES

    # a tip

    def put_away(self) -> bool:
        """The tip has been read. False if there was none."""
        if self._tip is None:
            return False
        self._tip = None
        self.plate.put_away()
        self._pointing.point_at(())
        return True

    def retell(self) -> None:
        """Say the tip in another language."""
        if self._tip is not None:
            self.plate.say(self._words(self._tip))

    def _consider(self) -> None:
        """Show the tip that is due, if nothing else wants to be read."""
        if self._coach is None or self._tip is not None or not self._may_tell:
            return
        match = self._table.controller.session.match
        tip = self._coach.due(match)
        if tip is None:
            return
        self._coach.told(tip, match)
        with suppress(NotSaved):  # it is known until the program ends
            self._program.learned.tip_seen(match.game.info.id, tip.id)
        self._show(tip)

    def _hint_seen(self, is_seen: bool) -> None:
        """A hint takes the place of a tip."""
        if is_seen:
            self.put_away()

    @property
    def _may_tell(self) -> bool:
        """Whether the person decides, all lies still, and nothing is picked or asked."""
        table, controller = self._table, self._table.controller
        if not controller.has_game or not controller.may_choose or controller.selection.question:
            return False
        moves = table.scene is None or table.scene.is_animating or table.showing.is_showing_steps
        return not (moves or controller.selection.chooser.picked or table.hint.isVisible())

    def _show(self, tip: Tip) -> None:
        self._tip = tip
        self.plate.say(self._words(tip))
        self._pointing.point_at(tip.point, self.plate)
        if self._table.view is not None:
            accessible.announce(self._table.view, self.plate.text)

    def _words(self, tip: Tip) -> str:
        return said(self._table.controller.session, tip.say)

    def _be_quiet(self) -> None:
        """*No more tips*, in any game."""
        self.put_away()
        self._coach = None
        self._program.preferences.change(coached=NEVER)


def _is_last(lessons: Lessons, lesson: LessonSession) -> bool:
    """Whether this is the last lesson: a short real game."""
    return lesson.course.lesson == lessons.lessons[-1]
