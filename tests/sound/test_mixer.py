"""Sounds add up, at the volume of the moment, and never beyond the limit."""

from array import array

import pytest

from burgundy_desktop import assets
from burgundy_desktop.sound.files import read_all
from burgundy_desktop.sound.mixer import FULL, MOST_VOICES, Mixer


def a_sound(*samples):
    return array("h", samples)


@pytest.fixture
def mixer():
    mixer = Mixer()
    mixer.volume = 100
    return mixer


def test_two_sounds_add_up(mixer):
    mixer.add(a_sound(1000, 1000))
    mixer.add(a_sound(200, -200))

    assert list(mixer.take(2)) == [round(FULL * 1200), round(FULL * 800)]


def test_a_sound_goes_on_where_it_was_and_is_followed_by_silence(mixer):
    mixer.add(a_sound(100, 200, 300))

    assert list(mixer.take(2)) == [round(FULL * 100), round(FULL * 200)]
    assert list(mixer.take(3)) == [round(FULL * 300), 0, 0]
    assert mixer.is_silent
    assert list(mixer.take(2)) == [0, 0]


def test_a_sound_may_set_in_while_another_one_is_heard(mixer):
    mixer.add(a_sound(100, 100))
    mixer.take(1)
    mixer.add(a_sound(1000, 1000))

    assert list(mixer.take(2)) == [round(FULL * 1100), round(FULL * 1000)]


def test_the_volume_holds_at_once_also_for_what_is_heard_already(mixer):
    mixer.add(a_sound(1000, 1000, 1000))
    mixer.take(1)

    mixer.volume = 50
    assert list(mixer.take(1)) == [round(FULL * 500)]
    mixer.volume = 0
    assert list(mixer.take(1)) == [0]


def test_no_more_than_a_few_are_heard_at_once(mixer):
    heard = [mixer.add(a_sound(100)) for _ in range(MOST_VOICES + 1)]

    assert heard == [True] * MOST_VOICES + [False]
    mixer.take(1)
    assert mixer.add(a_sound(100))


def test_the_loudest_three_of_our_sounds_fit_at_full_volume(mixer):
    sounds = read_all(assets.resource("sounds"))
    by_peak = sorted(sounds.values(), key=lambda samples: max(map(abs, samples)))
    for samples in [by_peak[-1]] * MOST_VOICES:
        mixer.add(samples)
    wanted = [round(FULL * MOST_VOICES * sample) for sample in by_peak[-1]]

    assert list(mixer.take(len(wanted))) == wanted
    assert -32768 < min(wanted) < max(wanted) < 32767


def test_what_would_go_beyond_the_limit_stays_at_it(mixer):
    for _ in range(MOST_VOICES):
        mixer.add(a_sound(32767, -32768))

    assert list(mixer.take(2)) == [32767, -32768]


def test_what_is_forgotten_is_heard_no_more(mixer):
    mixer.add(a_sound(1000, 1000))

    mixer.forget()

    assert list(mixer.take(2)) == [0, 0]
