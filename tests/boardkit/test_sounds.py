"""The sounds of an animation step play when the step is shown, and only then."""

import attrs
import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.animator import Animator, Pace
from burgundy_desktop.boardkit.motions import Heard
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight
from burgundy_desktop.sound.names import Sound
from tests.boardkit.small_table import Pushed, Rolled, Setting, SmallTable, a_position


class LoudTable(SmallTable):
    """The small table; its stone clacks, its die rattles, and nothing at all rings."""

    def animation_steps(self, events):
        yield AnimationStep(keys=("what is not there",), sounds=(Sound.POINTS,))
        for animation_step in super().animation_steps(events):
            sound = Sound.THROW if animation_step.throws else Sound.TILE
            yield attrs.evolve(animation_step, sounds=(sound,))


@pytest.fixture
def table(qapp):
    table = LoudTable()
    table.resize_to(QSizeF(600, 400))
    table.show_position(a_position())
    table.set_pace(Pace.FAST, False)
    return table


@pytest.fixture
def heard(table):
    sounds: list[Sound] = []
    table.sounded.connect(lambda sound, _: sounds.append(sound))
    return sounds


PUSHED = a_position(Setting(stone=3, die=5), events=(Rolled(), Pushed(3)))


@attrs.define
class Move:
    """A motion that records its end."""

    diary: list[str]
    milliseconds: float = 60.0

    def begin(self):
        pass

    def show(self, progress):
        pass

    def finish(self):
        self.diary.append("arrived")


def test_what_is_seen_is_heard_in_its_turn(table, heard, qtbot):
    with qtbot.waitSignal(table.animation_finished):
        table.show_position(PUSHED, animate=True)

    assert heard == [Sound.THROW, Sound.TILE]


@pytest.mark.parametrize("reduced", [True, False])
def test_reduced_motion_is_heard_as_well(table, heard, qtbot, reduced):
    table.set_pace(Pace.FAST, reduced)
    with qtbot.waitSignal(table.animation_finished):
        table.show_position(PUSHED, animate=True)

    assert heard == [Sound.THROW, Sound.TILE]


def test_at_instant_pace_the_table_is_silent(table, heard):
    table.set_pace(Pace.INSTANT, False)

    table.show_position(PUSHED, animate=True)

    assert heard == []


def test_what_is_skipped_before_it_was_seen_is_not_heard(table, heard):
    table.show_position(PUSHED, animate=True)

    table.skip()

    assert heard == [Sound.THROW], "the dice were rolling already"


def test_a_position_without_animation_is_silent(table, heard):
    table.show_position(PUSHED)

    assert heard == []


@pytest.mark.parametrize(
    ("sound", "diary"),
    [(Sound.THROW, ["THROW", "arrived"]), (Sound.TILE, ["TILE", "arrived"])],
)
def test_a_sound_never_makes_a_group_longer(qapp, qtbot, sound, diary):
    written: list[str] = []
    move = Move(written)
    heard = Heard(sound, lambda which: written.append(which.name), [move])
    animator = Animator()
    with qtbot.waitSignal(animator.finished):
        animator.play([[move, heard]])

    assert sorted(written) == sorted(diary)
    assert heard.milliseconds < move.milliseconds


def test_dice_are_heard_while_they_roll_and_a_tile_when_it_lies(qapp):
    move = Move([], 1000.0)

    assert Heard(Sound.THROW, print, [move]).milliseconds == 0
    assert Heard(Sound.TILE, print, [move]).milliseconds > 500


def test_what_is_only_heard_is_heard_alone(table, heard, qtbot):
    table.animation_steps = lambda _: [AnimationStep(is_only_heard=True, sounds=(Sound.BELL,))]
    with qtbot.waitSignal(table.animation_finished):
        table.show_position(PUSHED, animate=True)

    assert heard == [Sound.BELL]


def test_a_flight_is_heard_where_nothing_travels_too(table, heard, qtbot):
    table.set_pace(Pace.FAST, True)
    drawing = Drawing("games/castles/pieces/silverling")
    coin = Flight(drawing, Box(0, 0, 20, 20), Box(90, 90, 20, 20))
    table.animation_steps = lambda _: [AnimationStep(flights=(coin,), sounds=(Sound.COIN,))]
    with qtbot.waitSignal(table.animation_finished):
        table.show_position(PUSHED, animate=True)

    assert heard == [Sound.COIN]


def test_a_sound_comes_with_the_number_of_its_event_in_the_game(table, qtbot):
    numbers = []
    table.sounded.connect(lambda _, number: numbers.append(number))
    step = AnimationStep(is_only_heard=True, sounds=(Sound.BELL,), number=2)
    table.animation_steps = lambda _: [step]
    with qtbot.waitSignal(table.animation_finished):
        table.show_position(a_position(events=(Rolled(),), ply=40), animate=True)

    assert numbers == [42]
