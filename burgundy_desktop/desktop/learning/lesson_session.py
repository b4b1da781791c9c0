"""A lesson as a session for the table. It is no game of the library: only progress is kept."""

from __future__ import annotations

from datetime import UTC, datetime

import attrs

from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.words.levels import usual_name
from burgundy_desktop.lessons.course import Course, Progress
from burgundy_desktop.lessons.values import Lesson
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.learned import LearnedStore, UnderWay
from burgundy_desktop.storage.provenance import new_id
from burgundy_desktop.storage.recording import first_header


class LessonKeeper:
    """Keeps how far a lesson has come, and in the end that it is done."""

    def __init__(self, store: LearnedStore, course: Course) -> None:
        self._store = store
        self._course = course
        self._is_done = False

    def keep(self, session: Session) -> None:
        """Write where the lesson is. Raises NotSaved."""
        game, lesson = session.game.info.id, self._course.lesson.id
        if self._is_done:
            return
        if self._course.is_over or session.match.is_over:
            self._store.lesson_done(game, lesson, datetime.now(UTC))
            self._is_done = True
        else:
            left = self._course.progress
            self._store.lesson_left(game, UnderWay(left.lesson, left.moves, left.began))

    def keep_clocks(self, _session: Session) -> None:
        """A lesson has no clocks."""


@attrs.frozen
class LessonSession:
    """A lesson with what the controller needs for it."""

    course: Course
    session: Session
    keeper: LessonKeeper

    @property
    def tutor(self) -> Course:
        """It leads the person."""
        return self.course


def begin_lesson(
    store: LearnedStore, game: AnyGame, lesson: Lesson, *, anew: bool = False
) -> LessonSession:
    """The lesson where it was left, or from its beginning. Raises BadLesson if it does not fit the
    tables in force.
    """
    left = store.learned.under_way.get(game.info.id)
    if left is None or left.lesson != lesson.id or anew:
        course = Course(game, lesson)
    else:
        course = Course.resume(game, lesson, Progress(left.lesson, left.moves, left.began))
    seats = [SeatInfo(usual_name(seat, level), level) for seat, level in enumerate(lesson.seats)]
    header = first_header(course.match, seats, datetime.now(UTC), identity=new_id())
    session = Session(course.match, Autosave(store.path, header, is_new=True))
    return LessonSession(course, session, LessonKeeper(store, course))
