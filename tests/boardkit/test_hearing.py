"""The sounds of an event are attached to the right animation steps."""

import attrs
import pytest

from burgundy_desktop.boardkit.hearing import SoundTable, counted, heard, sounds_of
from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import Plays, played
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.sound.names import Sound

SEEN, CUE = AnimationStep(keys=("stone",)), AnimationStep(keys=("stone",), is_cue=True)


@attrs.frozen
class Pushed(Event):
    """The stone went to a square."""


@attrs.frozen
class Told(Event):
    """Nothing moves."""


def sounds_at(steps, sounds):
    return [step.sounds for step in heard(steps, sounds)]


def test_what_goes_along_is_heard_from_the_first_step_on_and_the_rest_at_the_last():
    assert sounds_at([SEEN, SEEN], (Sound.THROW, Sound.COIN)) == [(Sound.THROW,), (Sound.COIN,)]
    assert sounds_at([SEEN], (Sound.THROW, Sound.COIN)) == [(Sound.THROW, Sound.COIN)]


@pytest.mark.parametrize(
    ("steps", "sounds", "at"),
    [
        ([CUE, SEEN, CUE], (Sound.COIN, Sound.TILE), [(Sound.COIN,), (), (Sound.TILE,)]),
        ([CUE, CUE], (Sound.THROW,), [(Sound.THROW,), (Sound.THROW,)]),
        ([SEEN, CUE], (Sound.COIN, Sound.TILE), [(), (Sound.COIN, Sound.TILE)]),
        ([CUE], (), [()]),
        ([], (Sound.COIN,), []),
    ],
)
def test_cues_take_the_sounds_in_their_order(steps, sounds, at):
    assert sounds_at(steps, sounds) == at


def test_a_table_names_one_sound_several_or_what_depends_on_the_event():
    table: SoundTable = {Pushed: Sound.TILE, Told: (Sound.BELL, Sound.TILE), PointsScored: counted}

    assert sounds_of(Pushed(), table) == (Sound.TILE,)
    assert sounds_of(Told(), table) == (Sound.BELL, Sound.TILE)
    assert sounds_of(PointsScored(Seat(0), -2, "loss"), table) == (Sound.LOSS,)
    assert sounds_of(Told(), {}) == ()


def steps_of(*events):
    """The steps of events of which only a push moves something."""
    table: SoundTable = {Pushed: Sound.TILE, Told: Sound.BELL, PointsScored: counted}
    plays: Plays[None] = {Pushed: lambda _stage, _event: [SEEN]}
    return list(played(None, events, plays, lambda _stage, _scored: [SEEN], table))


def test_of_what_nothing_moves_the_sound_alone_is_played():
    (told,) = steps_of(Told())

    assert told.is_only_heard
    assert told.sounds == (Sound.BELL,)


def test_each_step_knows_the_number_of_its_event():
    assert [step.number for step in steps_of(Pushed(), Told(), Pushed())] == [0, 1, 2]


@pytest.mark.parametrize(("points", "sounds"), [(3, (Sound.POINTS,)), (-3, (Sound.LOSS,)), (2, ())])
def test_points_that_come_together_are_heard_as_their_sum(points, sounds):
    of_one = [PointsScored(Seat(0), amount, "reason") for amount in (points, -2)]

    (step,) = steps_of(*of_one)

    assert step.sounds == sounds
