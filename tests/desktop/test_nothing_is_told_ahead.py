"""What was not seen yet is spoiled in the wording, and nothing in the window shows it."""

import attrs
import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsSimpleTextItem,
    QLabel,
    QLineEdit,
    QStatusBar,
)

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.snapshots import snapshots
from tests.desktop import test_one_clock
from tests.desktop.test_one_clock import TABLES
from tests.thorough import some

sit_down = test_one_clock.sit_down
watched = test_one_clock.watched

CANARY = "impossible value"
"""Stands before a move and the number of its events after which something may be told."""
EACH = 9
"""Of so many pieces one is pointed at in a frame."""
LOOKED_AT = some(TABLES, [*TABLES[1::2], ("boonlake", 1)])
"""The fullest tables, and one at which an automaton acts within a move."""
_LINES = ("moment", "prompt", "target")
"""What is said of an observation."""


def canary(watched, number):
    """What stands behind a text that may be told after so many events of the latest move."""
    return f"{CANARY} {watched.session.match.cursor}/{number}."


class Spoiled:
    """The words of a board; what tells of the latest move has the number of the events for it."""

    def __init__(self, watched):
        self.watched, self._ages = watched, {}
        board = watched.table.board
        wording = board.wording
        of_observations = {name: self._of_observation(getattr(wording, name)) for name in _LINES}
        spoiled = attrs.evolve(
            wording,
            log=self._of_event(wording.log),
            tip=self._of_piece(wording.tip),
            **of_observations,
        )
        object.__setattr__(board, "wording", spoiled)  # boards are frozen
        self.undo = lambda: object.__setattr__(board, "wording", wording)

    def begin_move(self):
        self._ages = {}

    def _of_event(self, log):
        def told(event, seats, viewer):
            line, at = log(event, seats, viewer), self._number_of(event)
            if line is None or not at:
                return line
            return attrs.evolve(line, text=f"{line.text} {canary(self.watched, at)}")

        return told

    def _number_of(self, event):
        events = enumerate(self.watched.events, start=1)
        return next((number for number, one in events if one is event), 0)

    def _of_observation(self, say):
        def told(observation, *more):
            text = say(observation, *more)
            age = self._age(observation)
            return f"{text} {canary(self.watched, age)}" if text and age else text

        return told

    def _of_piece(self, tip):
        def told(observation, target, bring):
            said, age = tip(observation, target, bring), self._age(observation)
            if said is None or not age:
                return said
            return attrs.evolve(said, title=f"{said.title} {canary(self.watched, age)}")

        return told

    def _age(self, observation):
        """After how many events of the latest move the table was first like this."""
        key = id(observation)
        if key not in self._ages:  # it is kept, or another one could get its place
            self._ages[key] = observation, self._events_until(observation)
        return self._ages[key][1]

    def _events_until(self, observation):
        match = self.watched.session.match
        before = match.game.observe(match.steps[max(0, match.cursor - 1)].state, observation.seat)
        if before == observation:
            return 0
        for one in snapshots(match, match.cursor, (Event,)):
            if match.game.observe(one.state, observation.seat) == observation:
                return one.logged + 1
        return 0


@pytest.fixture
def spoiled(watched):
    spoiled = Spoiled(watched)
    yield spoiled
    spoiled.undo()


def everything_said(watched):
    """All texts of the window, of the table and of the lists, and the names for a screen reader."""
    window, scene = watched.table.window(), watched.scene
    yield window.windowTitle()
    for widget in QApplication.allWidgets():
        if widget.window() is not window:
            continue
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text()
        elif isinstance(widget, QStatusBar):
            yield widget.currentMessage()
    yield from (entry.line.text for entry in watched.table.log.model.entries)
    yield from (item.text() for item in scene.items() if isinstance(item, QGraphicsSimpleTextItem))
    yield from (scene.name_of(item.place.target) for item in scene.target_items)
    yield scene.caption_text


def tooltips(watched, frame):
    """What the pointer reads above some pieces, others in each frame."""
    for item in watched.scene.target_items[frame % EACH :: EACH]:
        tip = watched.table.explaining.tip_of(item.place.target)
        if tip is not None:
            yield from (tip.title, *tip.lines)


def the_act(watched):
    """After how many events what was done may be told: the line of the act itself, else the first
    one. What is revealed is no part of it, but that it is, if the move is about that; a step of an
    automaton has its line in any case.
    """
    board, seen, now = watched.table.board, watched.scene.position, watched.table.showing.steps.now
    is_step = now is not None and now.step > 0
    told = []
    for number, event in enumerate(watched.events[: len(watched.events) - now.untold], start=1):
        line = board.wording.log(event, seen.seats, seen.viewer)
        is_act = line is not None and line.is_act
        if line is not None and not line.is_heading and number > watched.shown * is_step:
            told += [(number, is_act)] if is_step or is_act or not event.reveals else []
        if event.reveals and not is_step:
            break
    first = told[0][0] if told else 0
    return next((number for number, is_act in told if is_act), first)


@pytest.mark.parametrize("watched", LOOKED_AT, indirect=True, ids=lambda table: table[0])
def test_nothing_in_the_window_shows_what_was_not_seen_yet(watched, spoiled):
    found = 0
    while watched.session.match.cursor < watched.like.length:
        spoiled.begin_move()
        for frame, _ in enumerate(watched.move()):
            texts = [*everything_said(watched), *tooltips(watched, frame)]
            unseen = range(watched.shown + 1, len(watched.events) + 1)
            ahead = [canary(watched, n) for n in unseen if n != the_act(watched)]
            assert not [text for text in texts if any(one in text for one in ahead)]
            found += any(f"{CANARY} {watched.session.match.cursor}/" in text for text in texts)
    assert found, "the canary is heard when its time has come"
