"""Shows in the parts of the review page what was found so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPushButton

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.luck import Luck, Stroke, luck_and_play, stroke
from burgundy_desktop.core.review import Decision, turning_points
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.replay.states import to_learn
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.cards import TurningPoints
from burgundy_desktop.desktop.review.decisions import Decisions
from burgundy_desktop.desktop.review.graph_panel import GraphPanel
from burgundy_desktop.desktop.review.header import Header
from burgundy_desktop.desktop.review.skill import Content, Skill
from burgundy_desktop.desktop.widgets.in_turn import InTurn

REPAINT_MS: Final = 250
"""How often what was found is shown at most, in ms."""


@attrs.frozen
class Shown:
    """The game of which it is shown."""

    told: Retelling
    signs: Sequence[str]
    """A drawing for each side."""
    is_whole: bool
    """Whether it is over; else only one's own decisions are shown."""


@attrs.frozen
class Parts:
    """Where it is shown."""

    header: Header
    graph: GraphPanel
    points: TurningPoints
    skill: Skill
    decisions: Decisions
    learn: QPushButton


class Findings(QObject):
    """Shows all parts at once for somebody who waits for them. While more is found, it shows part
    by part: each takes some milliseconds.
    """

    def __init__(self, reviewing: Reviewing, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._reviewing = reviewing
        self._parts = parts
        self._shown: Shown | None = None
        self.luck_of = Seat(0)
        """Whose luck the graph shows."""
        self._soon = QTimer(self, singleShot=True, interval=REPAINT_MS)
        self._soon.timeout.connect(self._show_in_turn)
        self._in_turn = InTurn(self)

    @property
    def is_settled(self) -> bool:
        """Whether all that was found is shown."""
        return not self._soon.isActive() and self._in_turn.is_done

    def begin(self, shown: Shown) -> None:
        """Another game is to be shown, with the luck of its first person."""
        self._shown = shown
        persons = shown.told.session.persons
        self.luck_of = persons[0] if persons else Seat(0)

    def stop(self) -> None:
        """Stop showing, for now."""
        self._soon.stop()
        self._in_turn.stop()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self.stop()
        self._shown = None
        parts = self._parts
        for part in (parts.graph, parts.points, parts.skill, parts.decisions):
            part.let_go()

    def show(self) -> None:
        """Show all that was found."""
        self._in_turn.stop()
        for task in self._tasks:
            task()

    def found_more(self) -> None:
        """Show it soon, or at once if the review rests."""
        if not self._reviewing.is_running:
            self.show()
        elif self.is_settled:
            self._soon.start()

    def _show_in_turn(self) -> None:
        self._in_turn.start(self._tasks)

    @property
    def _tasks(self) -> Sequence[Callable[[], None]]:
        shown = self._shown
        if shown is None:
            return ()
        return (
            self._parts.header.show_state,
            partial(self._show_points, shown),
            partial(self._show_skill, shown),
            self._show_luck,
            self._show_decisions,
        )

    def _show_points(self, shown: Shown) -> None:
        reviewing, parts, points = self._reviewing, self._parts, self._turning_points()
        parts.graph.graph.number(points)
        nothing, measure = words.no_turning_points(reviewing), words.measure(reviewing)
        unit = parts.graph.graph.unit
        parts.points.show_points(shown.told, points, shown.signs, unit, nothing, measure)
        parts.points.offer_lines(is_offered=shown.is_whole)

    def _turning_points(self) -> list[Decision | Stroke]:
        """The three costliest decisions, or a stroke of luck in place of the third if it changed
        more.
        """
        reviewing = self._reviewing
        points = turning_points(reviewing.decisions)
        if len(points) < len(self._parts.points.cards) or reviewing.measures_luck:
            return [*points]
        found = stroke(reviewing.luck, points[-1].points)
        return [*points] if found is None else [*points[:-1], found]

    def _show_skill(self, shown: Shown) -> None:
        luck = self._luck
        sides = luck_and_play(shown.told.match.score, luck) if luck else ()
        decisions = self._reviewing.decisions
        self._parts.skill.show_game(Content(shown.told, decisions, sides, shown.signs))

    def _show_luck(self) -> None:
        self._parts.graph.graph.show_luck(self._luck, self.luck_of)
        self._parts.graph.show_band_of(self.luck_of)

    @property
    def _luck(self) -> list[Luck]:
        """None before all of it is measured."""
        return [] if self._reviewing.measures_luck else self._reviewing.luck

    def _show_decisions(self) -> None:
        reviewing, parts = self._reviewing, self._parts
        parts.learn.setText(to_learn(reviewing))
        parts.learn.setVisible(reviewing.exercises > 0)
        everything, filtered = (
            words.no_decisions(reviewing, is_filtered=is_filtered) for is_filtered in (False, True)
        )
        unit = parts.graph.graph.unit
        parts.decisions.show_known(reviewing.decisions, unit, (everything, filtered))
