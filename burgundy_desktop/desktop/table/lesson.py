"""A lesson at the table: tells the course what is done, and says what the course wants."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.learning.lesson_words import said
from burgundy_desktop.desktop.panels.lesson_page import Page
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.window.actions import Actions
from burgundy_desktop.lessons.course import Course
from burgundy_desktop.lessons.values import ANYTHING, STEP_BACK, Lesson, Mark, Sentence

_NOT_YET: Final = -1
"""The step of a lesson whose first moves still make themselves."""


class LessonAtTable(QObject):
    """Connects a course with the table that it is played on."""

    told = Signal()
    """Emitted when `page` has changed."""

    def __init__(self, table: Table, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._table = table
        self._controller = table.controller
        self.course: Course | None = None
        self._number = 0
        """The step that is told; the course may be further while things move."""
        self._reply = ""
        self._picks = 0
        self.is_still = False
        """Whether all that has happened was seen, as last told."""
        self._connect()

    def _connect(self) -> None:
        table, controller = self._table, self._controller
        controller.position_changed.connect(self._forget_picks)
        controller.selection.changed.connect(self._answer_picks)
        controller.selection.withheld.connect(self._answer)
        table.showing.told.connect(self.follow)
        table.showing.question_due.connect(self.follow)
        table.showing.animation_ended.connect(self.follow)
        table.touched.connect(self._touched)
        table.explaining.tip_shown.connect(self._pointed)
        for name, action in self._actions.of.items():
            action.triggered.connect(partial(self._did, name))

    def begin(self, course: Course) -> None:
        """This course is on the table."""
        self.course = course
        self._number, self._reply, self._picks = _NOT_YET, "", 0
        self.is_still = False
        self.told.emit()
        self.follow()

    def end(self) -> None:
        """The lesson has left the table."""
        self.course, self._reply = None, ""

    # what is said

    def page(self, comes_next: Lesson | None) -> Page:
        """What the panel says now. Raises RuntimeError without a lesson."""
        course = self._running
        steps = course.lesson.steps
        title = self._said(course.lesson.title)
        every = tuple(self._said(step.say) for step in steps)
        if self._number == len(steps):
            after = self._said(comes_next.title) if comes_next is not None else ""
            end = Page(title, len(steps), len(steps), sentences=every)
            return attrs.evolve(end, is_over=True, next_title=after)
        if self._number == _NOT_YET:
            return Page(title, course.number + 1, len(steps), waits_for="free", sentences=every)
        return Page(
            title,
            self._number + 1,
            len(steps),
            every[self._number],
            self._reply,
            steps[self._number].waits_for,
            sentences=every,
        )

    @property
    def has_told(self) -> bool:
        """Whether the current step is told: nothing moves any more."""
        return self.course is None or self.course.number == self._number

    @property
    def points(self) -> tuple[Mark, ...]:
        """What is pointed at; nothing while things move, before the first step or at the end."""
        steps = () if self.course is None else self.course.lesson.steps
        is_told = 0 <= self._number < len(steps) and self._lies_still
        return steps[self._number].point if is_told else ()

    @property
    def _running(self) -> Course:
        if self.course is None:
            raise RuntimeError("no lesson is on the table")
        return self.course

    def _said(self, sentence: Sentence) -> str:
        return said(self._controller.session, sentence)

    # what is done

    def follow(self) -> None:
        """Tell the step that the course is at, as soon as the table lies still."""
        course = self.course
        if course is None:
            return
        before, self.is_still = self.is_still, self._lies_still
        is_other = course.number != self._number and self.is_still
        if is_other:
            self._number, self._reply = course.number, ""
        if is_other or self.is_still != before:
            self.told.emit()

    def next(self) -> bool:
        """*Next*. False if the step waits for something else."""
        course = self.course
        if course is None or not self._lies_still or not course.next():
            return False
        self._close_large()
        self._go_on()
        return True

    def _close_large(self) -> None:
        """Close what is large above the table, unless the step points at something in it."""
        course, scene = self.course, self._table.scene
        if course is None or scene is None or scene.opened is None or course.is_over:
            return
        marks = [mark.target for mark in course.step.point if mark.target is not None]
        if not marks or any(scene.place_of(one) is None for one in marks):
            scene.open(None)

    def show_me(self) -> None:
        """Do what the step waits for."""
        course = self._running
        if not self._lies_still or course.is_over or course.step.free:
            return
        move = course.shown()
        if move is not None:
            self._controller.submit(move)
        else:
            self._show_without_a_move(course)

    def back(self) -> None:
        """Go to the step before."""
        course = self._running
        course.back()
        self._number, self._reply = course.number, ""
        self._controller.recall()
        self.told.emit()

    def step_back(self) -> bool:
        """Esc, where nothing is picked: after *Back*, say. False if the step asks for something
        else.
        """
        course = self.course
        asked = course is not None and not course.is_over and course.step.action == STEP_BACK
        if asked:
            self._did(STEP_BACK)
        return asked

    def _did(self, action: str, *_: object) -> None:
        if self.course is not None and self.course.did(action):
            self._go_on()

    def _show_without_a_move(self, course: Course) -> None:
        """Do it as a person would; if that is impossible now, the step counts as done."""
        number, step, scene = course.number, course.step, self._table.scene
        if step.action == STEP_BACK:
            self._table.step_back()
        elif step.action:
            self._actions[step.action].trigger()
        elif step.find and scene is not None:
            scene.click(self._something(step.find[0]))
        elif step.look:
            self._table.explaining.show_tip_of(self._something(step.look[0]))
        if course.number == number and self._counts_as_done(course):
            self._go_on()

    def _something(self, wanted: Target) -> Target:
        """A target on the table, if anything will do."""
        items = self._table.scene.target_items if self._table.scene is not None else ()
        return items[0].place.target if wanted == ANYTHING and items else wanted

    @staticmethod
    def _counts_as_done(course: Course) -> bool:
        step = course.step
        found = any(map(course.clicked, step.find[:1])) or any(map(course.pointed, step.look[:1]))
        return found or course.did(step.action)

    def _go_on(self) -> None:
        self._controller.go_on()
        self.follow()

    def _touched(self, target: Target) -> None:
        if self.course is not None and self.course.clicked(target):
            self._go_on()

    def _pointed(self, target: Target) -> None:
        if self.course is not None and self.course.pointed(target):
            self._go_on()

    @property
    def _lies_still(self) -> bool:
        """Whether all that has happened was seen."""
        scene, showing = self._table.scene, self._table.showing
        moves = scene is None or scene.is_animating or showing.is_showing_steps
        return not moves and self._controller.tutor.scripted() is None

    # replies

    def _forget_picks(self) -> None:
        self._picks = 0
        self._say("")

    def _answer_picks(self) -> None:
        before, self._picks = self._picks, len(self._controller.selection.chooser.picked)
        if self._picks < before:
            self._did(STEP_BACK)
        self._answer()

    def _answer(self, move: Any = None) -> None:
        course = self.course
        if course is None:
            return
        answer = course.answer(self._controller.selection.chooser.picked, move)
        if answer.fits:
            self._say("")
        elif answer.reply is not None:
            self._say(self._said(answer.reply))
        elif course.step.waits_for:
            wait = self.tr("That can wait. For now: {sentence}")
            self._say(wait.format(sentence=self._said(course.step.say)))
        else:
            self._say(self.tr("That can wait. Read this first, then choose Next."))

    def _say(self, reply: str) -> None:
        if reply != self._reply:
            self._reply = reply
            self.told.emit()
