"""Sounds are added at the current volume, and never exceed the limit."""

from array import array
from itertools import pairwise

import pytest

from burgundy_desktop import assets
from burgundy_desktop.sound.files import RATE, read_all, read_loop
from burgundy_desktop.sound.mixer import CUT_SECONDS, FADE_SECONDS, FULL, MOST_VOICES, Mixer
from burgundy_desktop.sound.names import Loop


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


def heard(mixer, count):
    return [round(sample / FULL) for sample in mixer.take(count)]


def test_for_a_further_sound_the_oldest_tail_is_cut_off(mixer):
    for level in (1000, 200, 30):
        mixer.add(a_sound(*[level] * 4000))
    mixer.take(10)

    mixer.add(a_sound(*[4] * 4000))

    assert 234 < heard(mixer, 1)[0] <= 1234, "the oldest fades"
    mixer.take(round(CUT_SECONDS * RATE))
    assert heard(mixer, 1) == [234]


def test_a_sound_may_replace_the_latest_one_without_a_click(mixer):
    mixer.add(a_sound(*[1000] * 4000))
    mixer.add(a_sound(*[10000] * 4000))
    mixer.take(10)

    mixer.add(a_sound(*[0] * 4000), replaces=True)

    fading = heard(mixer, round(CUT_SECONDS * RATE) + 1)
    assert max(before - after for before, after in pairwise(fading)) < 100
    assert fading[-1] == 1000, "the one before goes on"


def test_the_loudest_three_of_our_sounds_and_a_loop_fit_at_full_volume(mixer):
    folder = assets.resource("sounds")
    loudest = max(max(map(abs, samples)) for samples in read_all(folder).values())
    loop = max(max(map(abs, read_loop(folder, loop))) for loop in Loop)

    assert FULL * (MOST_VOICES * loudest + loop) < 32767


class TestALoop:
    def test_comes_slowly_and_never_ends(self, mixer):
        mixer.accompany(a_sound(*[1000] * 500))

        assert heard(mixer, 20) == [0] * 20
        mixer.take(round(FADE_SECONDS * RATE))
        assert heard(mixer, 1200) == [1000] * 1200

    def test_begins_again_without_a_gap(self, mixer):
        mixer.accompany(a_sound(2, 4, 6))
        mixer.take(round(FADE_SECONDS * RATE / 3) * 3)

        mixer.take(3)
        assert heard(mixer, 7) == [2, 4, 6, 2, 4, 6, 2]
        assert heard(mixer, 2) == [4, 6]

    def test_goes_slowly_and_is_forgotten(self, mixer):
        mixer.accompany(a_sound(*[1000] * 500))
        mixer.take(round(FADE_SECONDS * RATE) + 1)

        mixer.accompany(None)

        assert heard(mixer, 1)[0] > 950
        assert mixer.has_loop
        mixer.take(round(FADE_SECONDS * RATE))
        assert not mixer.has_loop
        assert mixer.is_silent

    def test_gives_way_to_another_one(self, mixer):
        mixer.accompany(a_sound(*[1000] * 500))
        mixer.take(round(FADE_SECONDS * RATE) + 1)

        mixer.accompany(a_sound(*[400] * 500))
        mixer.take(round(FADE_SECONDS * RATE) + 1)

        assert heard(mixer, 3) == [400] * 3

    def test_stays_below_sounds(self, mixer):
        mixer.accompany(a_sound(*[1000] * 500))
        mixer.take(round(FADE_SECONDS * RATE) + 1)

        mixer.add(a_sound(500))

        assert heard(mixer, 2) == [1500, 1000]


def test_what_would_go_beyond_the_limit_stays_at_it(mixer):
    for _ in range(MOST_VOICES):
        mixer.add(a_sound(32767, -32768))

    assert list(mixer.take(2)) == [32767, -32768]


def test_what_is_forgotten_is_heard_no_more(mixer):
    mixer.add(a_sound(1000, 1000))

    mixer.forget()

    assert list(mixer.take(2)) == [0, 0]
