"""Motions run in groups, at a pace, and end where they should even when skipped."""

import attrs
import pytest

from burgundy_desktop.boardkit.animator import Animator, Pace
from burgundy_desktop.boardkit.clock import HandClock


@attrs.define
class Note:
    """A motion that records its calls."""

    name: str
    diary: list[str]
    milliseconds: float = 40.0

    def begin(self):
        self.diary.append(f"{self.name} begins")

    def show(self, progress):
        assert 0 <= progress <= 1

    def finish(self):
        self.diary.append(f"{self.name} ends")


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
def animator(qapp, clock):
    animator = Animator()
    animator.go_by(clock)
    return animator


def test_a_group_begins_when_the_one_before_has_ended(animator, clock, qtbot):
    diary: list[str] = []
    animator.play([[Note("a", diary, 40.0), Note("b", diary, 20.0)], [Note("c", diary, 30.0)]])

    clock.turn(20)
    assert diary == ["a begins", "b begins", "b ends"]

    clock.turn(20)
    assert diary[3:] == ["a ends", "c begins"]

    clock.turn(29)
    assert animator.is_running

    with qtbot.waitSignal(animator.finished, timeout=0):
        clock.turn(1)
    assert diary[5:] == ["c ends"]
    assert not animator.is_running


def test_without_a_clock_of_its_own_it_goes_by_the_time_of_the_world(qapp, qtbot):
    animator = Animator()
    diary: list[str] = []

    with qtbot.waitSignal(animator.finished):
        animator.play([[Note("a", diary)]])

    assert diary == ["a begins", "a ends"]


def test_skipping_ends_everything_at_once_and_in_order(animator, qtbot):
    diary: list[str] = []
    animator.play([[Note("a", diary, 1e6)], [Note("b", diary, 1e6)]])

    with qtbot.waitSignal(animator.finished, timeout=0):
        animator.skip()

    assert diary == ["a begins", "a ends", "b begins", "b ends"]


def test_what_ends_by_a_skip_may_ask_for_another_one(animator, qtbot):
    """Else what flies later lands first, and what still flies would land twice."""
    diary: list[str] = []
    ended: list[int] = []

    class Skips(Note):
        def finish(self):
            super().finish()
            animator.skip()

    animator.finished.connect(lambda: ended.append(len(diary)))
    animator.play([[Skips("a", diary, 1e6), Note("b", diary, 1e6)], [Note("c", diary, 1e6)]])

    animator.skip()

    assert diary[2:] == ["a ends", "b ends", "c begins", "c ends"]
    assert ended == [len(diary)]
    assert not animator.is_running


def test_at_instant_pace_nothing_takes_time(animator, qtbot):
    diary: list[str] = []
    animator.pace = Pace.INSTANT

    with qtbot.waitSignal(animator.finished, timeout=0):
        animator.play([[Note("a", diary, 1e6)]])

    assert diary == ["a begins", "a ends"]


@pytest.mark.parametrize(("pace", "takes"), [(Pace.FAST, 50), (Pace.NORMAL, 100), (Pace.SLOW, 180)])
def test_a_slower_pace_takes_longer(animator, clock, pace, takes):
    animator.pace = pace
    animator.play([[Note("a", [], 100.0)]])

    clock.turn(takes - 1)
    assert animator.is_running

    clock.turn(1)
    assert not animator.is_running


def test_skipping_nothing_says_nothing(animator, qtbot):
    with qtbot.assertNotEmitted(animator.finished):
        animator.skip()


@attrs.define
class Laborious(Note):
    """A motion that takes long to make ready."""

    clock: HandClock = attrs.field(factory=HandClock)

    def begin(self):
        super().begin()
        self.clock.passed += 1000


def test_what_makes_a_motion_ready_takes_none_of_its_time(animator, clock):
    diary: list[str] = []

    animator.play([[Laborious("a", diary, 40.0, clock)]])
    clock.turn(30)
    assert diary == ["a begins"]

    clock.turn(10)
    assert diary == ["a begins", "a ends"]
