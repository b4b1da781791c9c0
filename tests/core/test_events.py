"""The log that the rules write to: heard or silent."""

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, EventLog, Events
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import tried
from burgundy_desktop.core.snapshots import SnapshotLog
from tests.core.sticks import GAME, DieShown, Heap, Take, Taken

BLUE, RED = Seat(0), Seat(1)


def never(*_values, **_more):
    raise AssertionError("an event was made that nobody reads")


def test_a_log_that_keeps_events_makes_them_in_their_order():
    events = Events()

    events.log(Taken, BLUE, 2)
    events.log(Taken, seat=RED, sticks=3)

    assert events == [Taken(BLUE, 2), Taken(RED, 3)]


def test_a_silent_log_makes_no_event():
    SILENT.log(never, 1, two=2)


def test_rules_can_do_nothing_with_a_log_but_log():
    public = [name for name in dir(EventLog) if not name.startswith("_")]

    assert public == ["log"]


@pytest.mark.parametrize("wanted", [Taken, DieShown])
def test_a_recorder_misses_no_event(wanted):
    log = SnapshotLog((wanted,))
    heap = GAME.start(GAME.info.options_for(2, heap="4"), Chance.from_seed(1), log)
    log.watch(heap)

    for sticks in (3, 1):
        GAME.apply(heap, Take(sticks), log)

    assert [one.event for one in log.snapshots] == [e for e in log if isinstance(e, wanted)]
    assert log.snapshots


def test_a_trial_ends_at_the_first_event_that_shows_something():
    heap = Heap(1, BLUE, [0, 0], 5, Chance.from_seed(1))

    trial = tried(GAME.apply, heap, Take(1))

    assert (trial.events, trial.is_whole) == ((Taken(BLUE, 1),), False)
