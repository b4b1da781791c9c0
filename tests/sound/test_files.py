"""Every sound has a file made by its recipe: short, at the right loudness, without a click."""

import math
import wave
from itertools import pairwise

import pytest

from burgundy_desktop import assets
from burgundy_desktop.sound.files import LOOP_RATE, RATE, read, read_all, read_loop
from burgundy_desktop.sound.names import Loop, Rank, Sound
from tests import thorough
from tests.composers import composer

FOLDER = assets.resource("sounds")
SECONDS = {Sound.WIN: 1.6}
USUAL_SECONDS = (0.06, 0.7)
MOST_BYTES = 1_200_000
MOST_PEAK = 10 ** (-4 / 20)
ACT, FREQUENT, SIGNAL, LOOP = -21, -24, -19, -38
"""LUFS"""
LOOP_SECONDS = 6.0


@pytest.fixture(scope="module")
def recipes():
    return composer("compose_sounds")


@pytest.fixture(scope="module")
def lufs(recipes):
    return recipes.lufs


@pytest.fixture(scope="module")
def sounds():
    return read_all(FOLDER)


def test_every_sound_has_a_file_and_every_file_is_a_sound():
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*")}

    assert files == {
        *(f"{sound.value}.wav" for sound in Sound),
        *(f"ambience/{loop.value}.wav" for loop in Loop),
    }


def test_all_files_together_are_small():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.wav")) <= MOST_BYTES


def test_the_files_are_what_their_recipes_make(recipes):
    """The sample contains every kind of sound."""
    made = dict(recipes.recipes())
    names = thorough.some(sorted(made), sorted(made)[::5])
    stale = [path.name for path in names if not recipes.is_up_to_date(path, made[path]())]

    assert stale == [], "run: python packaging/compose_sounds.py"


def test_every_sound_has_a_recipe(recipes):
    made = {path.relative_to(FOLDER).with_suffix("").as_posix() for path, _ in recipes.recipes()}

    assert made == {*(s.value for s in Sound), *(f"ambience/{loop.value}" for loop in Loop)}


def test_a_file_that_differs_from_its_recipe_is_noticed(recipes):
    samples = recipes.compose("tick")
    path = FOLDER / "tick.wav"
    samples[100] += 2

    assert not recipes.is_up_to_date(path, samples)
    assert not recipes.is_up_to_date(path.with_name("none.wav"), samples)


class TestTheMeasureOfLoudness:
    """ITU-R BS.1770: a full tone of 997 Hz in one channel has -3.01 LUFS."""

    def tone(self, hertz, level=1.0, seconds=0.5, rate=RATE):
        count = round(seconds * rate)
        return [level * math.sin(math.tau * hertz * n / rate) for n in range(count)]

    @pytest.mark.parametrize("rate", [48000, RATE, LOOP_RATE])
    def test_knows_the_tone_of_the_standard_at_every_rate(self, lufs, rate):
        assert lufs(self.tone(997, rate=rate), rate) == pytest.approx(-3.01, abs=0.15)

    def test_halves_with_6_decibels(self, lufs):
        assert lufs(self.tone(997, 0.5), RATE) == pytest.approx(-3.01 - 6.02, abs=0.15)

    def test_hears_depth_less_and_brightness_more(self, lufs):
        deep, middle, bright = (lufs(self.tone(hertz), RATE) for hertz in (40, 997, 4000))

        assert deep < middle - 4
        assert bright > middle + 2

    def test_takes_what_is_shorter_than_its_moment_with_silence(self, lufs):
        short = lufs(self.tone(997, seconds=0.05), RATE)

        assert short == pytest.approx(-3.01 - 3.01, abs=0.3)


def level_of(sound, recipes):
    """What the guide of the staging asks for."""
    if sound.rank is Rank.SIGNAL:
        return SIGNAL
    return FREQUENT if sound.value in recipes.FREQUENT_SOUNDS else ACT


@pytest.mark.parametrize("sound", Sound)
class TestASound:
    def test_is_short(self, sound, sounds):
        least, most = USUAL_SECONDS

        assert least <= len(sounds[sound]) / RATE <= SECONDS.get(sound, most) + 1 / RATE

    def test_is_as_loud_as_its_kind(self, sound, sounds, recipes, lufs):
        samples = [sample / 32767 for sample in sounds[sound]]

        assert lufs(samples, RATE) == pytest.approx(level_of(sound, recipes), abs=1.0)
        assert max(map(abs, samples)) <= MOST_PEAK

    def test_begins_and_ends_without_a_click(self, sound, sounds):
        samples = sounds[sound]

        assert abs(samples[0]) < 0.01 * 32767
        assert max(map(abs, samples[-5:])) < 0.001 * 32767

    def test_swings_around_nothing(self, sound, sounds):
        assert abs(sum(sounds[sound]) / len(sounds[sound])) < 0.002 * 32767


@pytest.mark.parametrize("loop", Loop)
class TestALoop:
    def test_lasts_six_seconds(self, loop):
        assert len(read_loop(FOLDER, loop)) / RATE == pytest.approx(LOOP_SECONDS, abs=0.001)

    def test_is_far_softer_than_any_sound(self, loop, lufs):
        samples = [sample / 32767 for sample in read_loop(FOLDER, loop)[::2]]

        assert lufs(samples, LOOP_RATE, LOOP_SECONDS) == pytest.approx(LOOP, abs=1.0)
        assert lufs(samples, LOOP_RATE, 1.0) < LOOP + 4, "nothing stands out"

    def test_has_no_seam(self, loop):
        """The step from the last sample to the first is as small as any other, at equal
        loudness.
        """
        samples = read_loop(FOLDER, loop)
        steps = sorted(abs(a - b) for a, b in pairwise(samples))
        part = RATE // 4

        assert abs(samples[0] - samples[-1]) <= steps[int(0.999 * len(steps))]
        assert strength(samples[:part]) == pytest.approx(strength(samples[-part:]), rel=0.4)


def strength(samples):
    return math.sqrt(sum(sample * sample for sample in samples) / len(samples))


def a_file(path, channels=1, rate=RATE):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"\1\2" * channels * 4)
    return path


def test_samples_are_little_endian_everywhere(tmp_path):
    assert list(read(a_file(tmp_path / "a.wav"))) == [0x0201] * 4


@pytest.mark.parametrize("kind", [{"channels": 2}, {"rate": 44100}])
def test_a_file_of_another_kind_is_refused(tmp_path, kind):
    with pytest.raises(ValueError, match="a.wav has"):
        read(a_file(tmp_path / "a.wav", **kind))


@pytest.mark.parametrize("data", [b"", b"RIFF", b"no sound at all, but a letter"])
def test_a_broken_file_is_refused(tmp_path, data):
    path = tmp_path / "a.wav"
    path.write_bytes(data)

    with pytest.raises(ValueError, match="is not a WAV file"):
        read(path)
