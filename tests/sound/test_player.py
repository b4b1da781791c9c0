"""The player never blocks; if anything is missing, it stays silent."""

import builtins
import itertools
import shutil
import threading
from array import array
from typing import Any

import attrs
import pytest

from burgundy_desktop import assets
from burgundy_desktop.sound import device
from burgundy_desktop.sound.device import NoSound, Silence, backends_on_linux, open_null, open_usual
from burgundy_desktop.sound.files import RATE, read
from burgundy_desktop.sound.mixer import CUT_SECONDS, FULL
from burgundy_desktop.sound.names import Loop, Sound
from burgundy_desktop.sound.player import Player

FOLDER = assets.resource("sounds")
PATIENCE = 20


@attrs.define
class Speaker:
    """A device that consumes samples on request."""

    opened: int = 0
    closed: threading.Event = attrs.field(factory=threading.Event)
    is_open: threading.Event = attrs.field(factory=threading.Event)
    take: Any = None
    missing: Silence | None = None

    def open(self, take):
        if self.missing is not None:
            raise NoSound(self.missing, "for a test")
        self.opened += 1
        self.take = take
        self.closed.clear()
        self.is_open.set()
        return self

    def close(self):
        self.is_open.clear()
        self.closed.set()

    def hear(self, count=2000):
        return self.take(count)


class PlayerHeard(Player):
    """Keeps the reasons why it fell silent."""

    def __init__(self, folder, *more, **named):
        self.reasons, self.told = [], threading.Event()
        super().__init__(folder, self._keep, *more, **named)

    def _keep(self, why):
        self.reasons.append(why)
        self.told.set()


@pytest.fixture
def speaker():
    return Speaker()


@pytest.fixture
def make():
    """Make players that are closed at the end of the test."""
    players = []

    def player(folder, open_device, volume=30, idle_seconds=1e6, late_seconds=1e6, **more):
        made = PlayerHeard(folder, open_device, idle_seconds, late_seconds, **more)
        made.volume = volume
        players.append(made)
        return made

    yield player
    for made in players:
        made.close()


@pytest.fixture
def player(make, speaker):
    return make(FOLDER, speaker.open)


def wait_until(condition):
    """Poll until the condition holds; the assertions of this file do not depend on time."""
    tick = threading.Event()
    for _ in range(PATIENCE * 200):
        if condition():
            return
        tick.wait(0.005)
    raise AssertionError("the condition never held")


def first_heard(samples):
    return next(place for place, sample in enumerate(samples) if sample)


def silence_of(player):
    """Play a sound and wait for the reason of the silence."""
    player.told.clear()
    player.play(Sound.TILE)
    assert player.told.wait(PATIENCE)
    return player.reasons


def test_a_sound_reaches_the_device(player, speaker):
    player.play(Sound.TILE)
    wait_until(lambda: speaker.is_open.is_set() and any(speaker.hear(10)))

    assert player.silence is None


def test_the_device_is_opened_at_the_first_sound_and_once(player, speaker):
    assert speaker.opened == 0

    for sound in Sound:
        player.play(sound)
    wait_until(lambda: speaker.is_open.is_set() and not player._mixer.is_silent)

    assert speaker.opened == 1


def test_of_sounds_of_one_moment_one_is_played(make, speaker):
    """The player's clock is stopped."""
    player = make(FOLDER, speaker.open, clock=lambda: 0.0)
    for sound in (Sound.CARD, Sound.TILE, Sound.COIN):
        player.play(sound)
    player.play(Sound.TURN)
    player.accompany(Loop.RIVER)
    wait_until(lambda: player._mixer.has_loop)

    assert [len(voice.samples) for voice in player._mixer._voices] == [
        *[round(CUT_SECONDS * RATE)] * 2,
        len(read(FOLDER / "turn.wav")),
    ]


def test_variants_are_made_once(make, speaker):
    """The player's clock advances so far that no two sounds are simultaneous."""
    player = make(FOLDER, speaker.open, clock=itertools.count().__next__)
    player.play(Sound.TILE, 4)
    player.play(Sound.TILE, 7)
    player.play(Sound.TILE, 3)
    wait_until(lambda: len(player._variants) == 2)


class TestALoop:
    def test_plays_until_none_is_asked_for(self, player, speaker):
        player.accompany(Loop.RIVER)
        wait_until(lambda: speaker.is_open.is_set() and any(speaker.hear()))

        player.accompany(None)
        wait_until(lambda: not any(speaker.hear(2 * RATE)))

    def test_goes_on_when_it_is_asked_for_again(self, player, speaker):
        player.accompany(Loop.RIVER)
        player.accompany(Loop.RIVER)
        player.play(Sound.TILE)
        wait_until(lambda: player._mixer._voices)

        assert len(player._mixer._loops) == 1

    def test_keeps_the_device_open(self, make, speaker):
        player = make(FOLDER, speaker.open, idle_seconds=0.01)

        player.accompany(Loop.NAVE)
        wait_until(lambda: player._mixer.has_loop)
        assert not speaker.closed.wait(0.1)
        player.accompany(None)
        wait_until(lambda: speaker.closed.is_set() or not any(speaker.hear(RATE)))
        assert speaker.closed.wait(PATIENCE)

    def test_is_not_begun_at_volume_0(self, make, speaker):
        player = make(FOLDER, speaker.open, volume=0)

        player.accompany(Loop.RIVER)

        assert player._thread is None

    def test_that_is_missing_means_silence(self, make, speaker, tmp_path):
        player = make(tmp_path, speaker.open)

        player.accompany(Loop.RIVER)

        assert player.told.wait(PATIENCE)
        assert player.silence is Silence.NO_FILES


def test_at_volume_0_nothing_is_played_and_nothing_opened(make, speaker):
    player = make(FOLDER, speaker.open, volume=0)

    player.play(Sound.TILE)

    assert player._thread is None
    assert player._wanted.empty()


def test_the_volume_changes_what_is_heard_already(player, speaker):
    player.play(Sound.CLOSE)
    wait_until(lambda: speaker.is_open.is_set() and any(speaker.hear(100)))
    soft = max(map(abs, speaker.hear()))

    player.volume = 100
    loud = max(map(abs, speaker.hear()))
    player.volume = 0

    assert loud > 2 * soft > 0
    assert not any(speaker.hear())


def test_an_idle_device_is_given_back_and_opened_again(make, speaker):
    player = make(FOLDER, speaker.open, idle_seconds=0.01)

    player.play(Sound.TILE)
    assert speaker.closed.wait(PATIENCE)
    player.play(Sound.TILE)
    wait_until(lambda: speaker.opened == 2)


def test_closing_gives_the_device_back_and_ends_the_thread(player, speaker):
    player.play(Sound.TILE)
    assert speaker.is_open.wait(PATIENCE)
    thread = player._thread

    player.close()

    assert speaker.closed.is_set()
    assert not thread.is_alive()
    player.close()  # closing twice is harmless


@pytest.mark.parametrize("missing", [Silence.NO_LIBRARY, Silence.NO_DEVICE])
def test_without_library_or_device_there_is_silence_told_once(player, speaker, missing):
    speaker.missing = missing

    reasons = silence_of(player)
    player.play(Sound.TILE)

    assert reasons == [missing]
    assert player._wanted.empty(), "nothing is tried again"


def test_another_volume_tries_again(player, speaker):
    speaker.missing = Silence.NO_DEVICE
    silence_of(player)

    speaker.missing = None
    player.volume = 60
    player.play(Sound.TILE)

    assert speaker.is_open.wait(PATIENCE)
    assert player.silence is None


def test_a_missing_file_means_silence(make, speaker, tmp_path):
    assert silence_of(make(tmp_path, speaker.open)) == [Silence.NO_FILES]
    assert speaker.opened == 0


def test_a_broken_file_means_silence(make, speaker, tmp_path):
    folder = shutil.copytree(FOLDER, tmp_path / "sounds")
    (folder / "coin.wav").write_bytes(b"no sound")

    assert silence_of(make(folder, speaker.open)) == [Silence.NO_FILES]


def test_a_sound_that_comes_too_late_is_left_out(make, speaker):
    player = make(FOLDER, speaker.open, late_seconds=-1.0)

    player.play(Sound.TILE)
    assert speaker.is_open.wait(PATIENCE)
    player.close()

    assert player._mixer.is_silent


class TestTheLibrary:
    def test_that_is_missing_is_no_more_than_no_sound(self, monkeypatch):
        real_import = builtins.__import__

        def without(name, *rest):
            if name == "miniaudio":
                raise ImportError("no such module")
            return real_import(name, *rest)

        monkeypatch.setattr(builtins, "__import__", without)

        with pytest.raises(NoSound) as told:
            open_null(lambda count: array("h", bytes(2 * count)))
        assert told.value.why is Silence.NO_LIBRARY

    def test_plays_what_it_is_given_to_nobody(self, make):
        pytest.importorskip("miniaudio")
        heard = []

        def recorded(take):
            def listen(count):
                heard.append(take(count))
                return heard[-1]

            return open_null(listen)

        player = make(FOLDER, recorded, volume=100)
        knock = read(FOLDER / "tile.wav")

        player.play(Sound.TILE)
        wait_until(lambda: sum(map(len, heard)) > 4 * len(knock))

        samples = [sample for part in list(heard) for sample in part]
        wanted = [round(FULL * sample) for sample in knock]
        start = first_heard(samples) - first_heard(wanted)
        assert samples[start : start + len(knock)] == wanted

    @pytest.mark.skipif("sys.platform != 'linux'")
    def test_is_not_asked_where_there_can_be_no_device(self, monkeypatch):
        monkeypatch.setattr(device, "backends_on_linux", tuple)

        with pytest.raises(NoSound) as told:
            open_usual(lambda count: array("h", bytes(2 * count)))
        assert told.value.why is Silence.NO_DEVICE


@pytest.mark.skipif("sys.platform != 'linux'")
class TestOnLinux:
    def listed(self, tmp_path, text):
        cards = tmp_path / "cards"
        cards.write_text(text)
        return cards

    def test_a_card_is_played_on_by_alsa(self, tmp_path):
        cards = self.listed(tmp_path, " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n")

        assert backends_on_linux({"XDG_RUNTIME_DIR": str(tmp_path)}, cards) == ("ALSA",)

    @pytest.mark.parametrize("text", ["", "--- no soundcards ---\n"])
    def test_nothing_is_tried_if_no_card_is_listed(self, tmp_path, text):
        cards = self.listed(tmp_path, text)

        assert backends_on_linux({"XDG_RUNTIME_DIR": str(tmp_path)}, cards) == ()

    def test_nothing_is_tried_without_a_list(self, tmp_path):
        assert backends_on_linux({"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path / "none") == ()

    def test_a_sound_server_comes_first_and_will_do_alone(self, tmp_path):
        (tmp_path / "pulse").mkdir()
        (tmp_path / "pulse" / "native").touch()
        variables = {"XDG_RUNTIME_DIR": str(tmp_path)}
        cards = self.listed(tmp_path, " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n")

        assert backends_on_linux(variables, tmp_path / "none") == ("PULSEAUDIO",)
        assert backends_on_linux(variables, cards) == ("PULSEAUDIO", "ALSA")

    def test_a_sound_server_elsewhere_will_do(self, tmp_path):
        variables = {"PULSE_SERVER": "tcp:elsewhere"}

        assert backends_on_linux(variables, tmp_path / "none") == ("PULSEAUDIO",)

    def test_a_server_that_does_not_answer_is_no_more_than_no_sound(self, monkeypatch, capfd):
        pytest.importorskip("miniaudio")
        monkeypatch.setattr(device, "backends_on_linux", lambda: ("PULSEAUDIO",))
        monkeypatch.setenv("PULSE_SERVER", "unix:/there/is/nothing")

        with pytest.raises(NoSound) as told:
            open_usual(lambda count: array("h", bytes(2 * count)))

        assert told.value.why is Silence.NO_DEVICE
        assert capfd.readouterr().err == ""
