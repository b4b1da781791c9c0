"""Plays lessons in the real window as a person would: clicks, looks, takes wrong turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.panels.lesson_page import Page
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.ui_driver import TookTooLong
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.lessons.course import Course
from burgundy_desktop.lessons.values import ANYTHING, STEP_BACK

AS_IN_THE_LESSON = LEVELS[0]


class Pupil:
    """Goes through lessons by mouse; the keys of actions and Esc apart."""

    def __init__(self, window: MainWindow, *, waits_for_tips: bool = True) -> None:
        """Without waiting for tooltips, *Show me* brings them."""
        self._waits_for_tips = waits_for_tips
        self.window = window
        self.table = window.table
        self.learning = window.learning

    @property
    def course(self) -> Course:
        """The lesson on the table. Raises TookTooLong without one."""
        course = self.learning.at_table.course
        if course is None:
            raise TookTooLong("no lesson is on the table")
        return course

    @property
    def page(self) -> Page:
        """What the panel shows."""
        return self.learning.panel.page

    def begin(self, game_id: str, lesson_id: str) -> None:
        """Open a lesson, and wait until it says something."""
        self.window.learn(game_id, lesson_id)
        self.wait()

    def walk(self) -> Iterator[Page]:
        """Each step from the current one on, as it is told; then it is done. The last page says
        that the lesson is over.
        """
        while not self.page.is_over:
            number = self.page.number
            yield self.page
            self.fulfil()
            self.wait()
            if self.page.number == number and not self.page.is_over:
                raise TookTooLong(f"step {number} of {self.course.lesson.id} is not done")
        yield self.page

    def process_events(self) -> None:
        """Let the window lay itself out."""
        for _ in range(3):
            QCoreApplication.processEvents()

    def wait(self) -> None:
        """Wait until the moves of the lesson have made themselves and the step is told."""
        ui_driver.wait_for(self._is_told, "the lesson to say something")

    def _is_told(self) -> bool:
        if self.table.showing.is_showing_steps:
            self.table.showing.next_step()
        return self.learning.at_table.has_told

    def fulfil(self) -> None:
        """Do what the step waits for."""
        step = self.course.step
        if step.expect:
            ui_driver.play_by_clicks(self.table, self.course.shown())
        elif step.find:
            self.click(self._something(step.find[0]))
        elif step.look and not self._waits_for_tips:
            ui_driver.click(self.learning.panel.show_me)
        elif step.look:
            self._look_at(self._something(step.look[0]))
        elif step.action:
            self._do(step.action)
        elif step.free:
            self._play_freely()
        else:
            ui_driver.click(self.learning.panel.next)

    def stray(self) -> Any:
        """Click a legal move that the lesson does not want, as far as it replies. Returns the move;
        None if every move is welcome.
        """
        controller = self.table.controller
        moves = (move for move in controller.position.legal if not self.course.heeds(move))
        for move in moves:
            for target in move.targets:
                if not self._can_click(target):
                    break
                ui_driver.click_target(self.table, target)
                if self.page.reply:
                    return move
            self.take_back_picks()
        return None

    def take_back_picks(self) -> None:
        """Esc, until nothing is picked."""
        while (
            self.table.controller.selection.chooser.picked
            or self.table.controller.selection.question
        ):
            ui_driver.press(self.window, Qt.Key.Key_Escape)

    def click(self, target: Target) -> None:
        """Click something on the table, its button in the bar, or a player's card."""
        card = self.table.seats.card_of(target.index) if target.kind == SEAT else None
        scene = self.table.scene
        if card is not None and (scene is None or scene.place_of(target) is None):
            ui_driver.click(card)
        else:
            ui_driver.click_target(self.table, target)

    def _can_click(self, target: Target) -> bool:
        scene = self.table.scene
        if scene is None or target in self.table.controller.selection.chooser.picked:
            return False
        has_button = self.table.prompt_bar.choice_of(target) is not None
        return has_button if target in scene.buttons else scene.place_of(target) is not None

    def _something(self, wanted: Target) -> Target:
        """A target of the table, if anything will do."""
        if wanted != ANYTHING or self.table.scene is None:
            return wanted
        marks = (mark.target for mark in self.course.step.point)
        places = (target for target in marks if target and self.table.scene.place_of(target))
        return next(places, self.table.scene.target_items[0].place.target)

    def _look_at(self, target: Target) -> None:
        """Rest the pointer there until the tooltip comes."""
        scene, view, number = self.table.scene, self.table.view, self.course.number
        place = scene.place_of(target) if scene is not None else None
        if view is None or place is None:
            raise TookTooLong(f"{target} is not on the table")
        QTest.mouseMove(view.viewport(), QPoint(1, 1))
        QTest.mouseMove(view.viewport(), view.mapFromScene(place.center()))
        ui_driver.wait_for(lambda: self.course.number != number, f"the tooltip of {target}")

    def _do(self, action: str) -> None:
        if action == STEP_BACK:
            ui_driver.press(self.window, Qt.Key.Key_Escape)
        else:
            self.window.actions_by_name[action].trigger()

    def _play_freely(self) -> None:
        """Let everybody play as the lowest level does, until the step is done."""
        controller, number = self.table.controller, self.course.number
        match = controller.session.match
        player = player_named(AS_IN_THE_LESSON, match.game)
        while self.course.number == number and match.to_decide is not None:
            controller.ai_requests.stop()
            legal = match.legal_moves()
            advice = player.think(match.observe(match.to_decide), legal, match.seed + match.cursor)
            controller.submit(legal[advice.move])
            while self.table.showing.next_step() or self.table.showing.skip():
                pass
