"""Motions of one step may begin one after the other, come to rest at once, or be quickened."""

import attrs
import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.clock import FRAME_MS
from burgundy_desktop.boardkit.motions import Later, one_by_one
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight
from burgundy_desktop.sound.names import Sound
from tests.boardkit.small_table import ART, Pushed, Rolled, Setting, a_position


@attrs.define
class Motion:
    """A motion that keeps what it was asked to show."""

    milliseconds: float = 100.0
    shown: list[float] = attrs.field(factory=list)
    diary: list[str] = attrs.field(factory=list)

    def begin(self):
        self.diary.append("begins")

    def show(self, progress):
        self.shown.append(round(progress, 6))

    def finish(self):
        self.diary.append("ends")


def test_a_later_motion_begins_when_its_time_has_come():
    motion = Motion()
    later = Later(motion, 300.0)

    assert later.milliseconds == 400.0
    later.begin()
    later.show(0.5)
    assert (motion.diary, motion.shown) == ([], [])
    later.show(0.875)
    later.finish()

    assert motion.diary == ["begins", "ends"]
    assert motion.shown == [0.5]


def test_a_later_motion_that_is_skipped_ends_all_the_same():
    motion = Motion()
    later = Later(motion, 300.0)

    later.begin()
    later.finish()

    assert motion.diary == ["begins", "ends"]


def test_without_a_distance_all_begin_together():
    motions = [Motion(), Motion()]

    assert one_by_one(motions, 0.0) == motions
    assert [one.milliseconds for one in one_by_one(motions, 45.0)] == [100.0, 145.0]


def durations(small_table, step, *, share=1.0):
    small_table.animation_steps = lambda _: [step]
    small_table.set_pace(Pace.NORMAL, False)
    small_table.share = share
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    return [motion.milliseconds for motion in small_table._pieces.animator._running]


COIN = Flight(Drawing(f"{ART}/silverling"), Box(0, 0, 20, 20), Box(90, 90, 20, 20), 100.0)


DEALT = AnimationStep(flights=(COIN, COIN, COIN), apart=45.0, sounds=(Sound.DEAL,))


def test_what_is_dealt_is_heard_each_time(small_table):
    heard, clock = [], small_table.turn_by_hand()
    small_table.sounded.connect(lambda sound, _: heard.append(sound))
    took = durations(small_table, DEALT)
    assert took[:3] == [100.0, 145.0, 190.0]

    counts = []
    for _ in range(15):
        clock.turn(FRAME_MS)
        counts.append(len(heard))

    assert heard == [Sound.DEAL] * 3
    assert (counts[0], counts[2], counts[5]) == (1, 2, 3)
    small_table.skip()


def test_what_is_dealt_is_not_heard_after_a_skip(small_table):
    heard, clock = [], small_table.turn_by_hand()
    small_table.sounded.connect(lambda sound, _: heard.append(sound))
    durations(small_table, DEALT)
    clock.turn(FRAME_MS)

    small_table.skip()

    assert heard == [Sound.DEAL]


@pytest.mark.parametrize(
    ("step", "took"),
    [
        (AnimationStep(flights=(COIN,)), 70.0),
        (AnimationStep(flights=(COIN,), is_ceremony=True), 100.0),
    ],
)
def test_ones_own_move_is_quickened_but_no_ceremony(small_table, step, took):
    assert durations(small_table, step, share=0.7)[0] == pytest.approx(took)
    small_table.skip()


def test_ones_own_throw_is_not_quickened(small_table):
    small_table.set_pace(Pace.NORMAL, False)
    small_table.share = 0.7
    small_table.show_position(a_position(Setting(die=4), events=[Rolled()]), animate=True)

    assert small_table._pieces.animator._running[0].milliseconds == 640.0
    small_table.skip()
