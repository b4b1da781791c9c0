"""Every sound has its file, made by its recipe: short, quiet, and without a click."""

import importlib.util
import math
import wave
from pathlib import Path

import pytest

from burgundy_desktop import assets
from burgundy_desktop.sound.files import RATE, read, read_all
from burgundy_desktop.sound.mixer import FULL, MOST_VOICES
from burgundy_desktop.sound.names import Sound

FOLDER = assets.resource("sounds")
SECONDS = {Sound.CLOSE: 1.5}
USUAL_SECONDS = 0.6


@pytest.fixture(scope="module")
def recipes():
    path = Path("packaging", "compose_sounds.py")
    spec = importlib.util.spec_from_file_location("compose_sounds", path)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def sounds():
    return read_all(FOLDER)


def test_every_sound_has_a_file_and_every_file_is_a_sound():
    assert {path.name for path in FOLDER.iterdir()} == {f"{sound.value}.wav" for sound in Sound}


def test_the_files_are_what_their_recipes_make(recipes):
    stale = [
        path.name
        for path, samples in recipes.composed()
        if not recipes.is_up_to_date(path, samples)
    ]

    assert stale == [], "run: python packaging/compose_sounds.py"
    assert set(recipes.RECIPES) == {sound.value for sound in Sound}


def test_a_file_that_differs_from_its_recipe_is_noticed(recipes):
    path, samples = next(recipes.composed())
    samples[100] += 2

    assert not recipes.is_up_to_date(path, samples)
    assert not recipes.is_up_to_date(path.with_name("none.wav"), samples)


@pytest.mark.parametrize("sound", Sound)
class TestASound:
    def test_is_short(self, sound, sounds):
        assert 0.1 < len(sounds[sound]) / RATE < SECONDS.get(sound, USUAL_SECONDS)

    def test_never_reaches_the_limit(self, sound, sounds):
        assert max(map(abs, sounds[sound])) * FULL * MOST_VOICES < 32767

    def test_is_neither_loud_nor_lost(self, sound, sounds):
        assert 0.06 < loudest_moment(sounds[sound]) < 0.17

    def test_begins_and_ends_without_a_click(self, sound, sounds):
        samples = sounds[sound]

        assert abs(samples[0]) < 0.01 * 32767
        assert max(map(abs, samples[-5:])) < 0.001 * 32767

    def test_swings_around_nothing(self, sound, sounds):
        assert abs(sum(sounds[sound]) / len(sounds[sound])) < 0.002 * 32767


def loudest_moment(samples, seconds=0.05):
    """The root mean square of the loudest moment, as a share of the most there can be."""
    width = round(seconds * RATE)
    moments = (samples[at : at + width] for at in range(0, len(samples) - width, 100))
    return max(math.sqrt(sum(s * s for s in moment) / width) for moment in moments) / 32767


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
