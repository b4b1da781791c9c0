"""Plays sounds without blocking the caller."""

from __future__ import annotations

import atexit
import queue
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from burgundy_desktop.sound.device import Device, NoSound, Silence, Take, open_usual
from burgundy_desktop.sound.files import Samples, read_all, read_loop
from burgundy_desktop.sound.mixer import Mixer
from burgundy_desktop.sound.mixing import Mixing, Verdict
from burgundy_desktop.sound.names import Loop, Sound
from burgundy_desktop.sound.variants import VARIANTS, variant

IDLE_SECONDS: Final = 20.0
"""Seconds after the last sound until the device is closed: open, it costs power."""
LATE_SECONDS: Final = 0.5
"""Seconds after which a sound that could not start is dropped (the device was slow to open)."""


_Wanted: TypeAlias = tuple[Sound, int, float]
"""A sound, the number of its variant, and how many tones higher it is."""
OnSilence: TypeAlias = Callable[[Silence], None]


def _nobody_asks(_: Silence) -> None:
    pass


class Player:
    """Opens the device at the first sound, in its own thread, and closes it when idle. If something
    is missing, there is no sound: `silence` says why, `on_silence` is called once (by that thread),
    and nothing is tried again before the volume changes.
    """

    def __init__(
        self,
        folder: Path,
        on_silence: OnSilence = _nobody_asks,
        open_device: Callable[[Take], Device] = open_usual,
        idle_seconds: float = IDLE_SECONDS,
        late_seconds: float = LATE_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.silence: Silence | None = None
        self._folder = folder
        self._on_silence = on_silence
        self._open_device = open_device
        self._idle_seconds, self._late_seconds = idle_seconds, late_seconds
        self._clock = clock
        self._mixer = Mixer()
        self._mixing = Mixing()
        self._wanted: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._sounds: Mapping[Sound, Samples] = {}
        self._variants: dict[_Wanted, Samples] = {}
        self._loop: Loop | None = None
        self._device: Device | None = None
        self._thread: threading.Thread | None = None

    @property
    def volume(self) -> int:
        """From 0 (off) to 100."""
        return self._mixer.volume

    @volume.setter
    def volume(self, volume: int) -> None:
        if volume != self._mixer.volume:
            self._mixer.volume = volume
            self.silence = None

    def play(self, sound: Sound, number: int = 0, tones: float = 0.0) -> None:
        """Play the variant of this number, some tones higher, if possible; returns at once."""
        if not self.volume or self.silence is not None:
            return
        self._want(partial(self._begin, (sound, number % VARIANTS, tones), self._clock()))

    def accompany(self, loop: Loop | None) -> None:
        """Play a loop in the background until another one, or None, is asked for."""
        if self._thread is not None or (loop is not None and self.volume):
            self._want(partial(self._accompany, loop))

    def _want(self, wanted: Callable[[], None]) -> None:
        self._wanted.put(wanted)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # the library must not call us after Python has ended

    def close(self, patience: float = 2.0) -> None:
        """Start the sounds asked for, then stop and close the device; waits at most this many
        seconds.
        """
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wanted.put(None)
            thread.join(patience)
            atexit.unregister(self.close)

    # in the thread

    def _run(self) -> None:
        try:
            while self._serve():
                pass
        finally:
            self._put_away()

    def _serve(self) -> bool:
        """Wait for the next sound and play it; False when the player is closing."""
        try:
            wanted = self._wanted.get(timeout=self._idle_seconds if self._device else None)
        except queue.Empty:
            if not self._mixer.has_loop:
                self._put_away()
            return True
        if wanted is None:
            return False
        try:
            wanted()
        except NoSound as nothing:
            self._give_up(nothing.why)
        except (OSError, ValueError):
            self._give_up(Silence.NO_FILES)
        return True

    def _begin(self, wanted: _Wanted, asked_at: float) -> None:
        if self.silence is not None:
            return
        if not self._sounds:
            self._sounds = read_all(self._folder)
        self._open()
        if self._clock() - asked_at > self._late_seconds:
            return
        verdict = self._mixing.judge(wanted[0], asked_at)
        if verdict is not Verdict.DROPPED:
            samples = self._variant(wanted)
            self._mixer.add(samples, replaces=verdict is Verdict.REPLACES)

    def _variant(self, wanted: _Wanted) -> Samples:
        """Made once: it takes some milliseconds."""
        if wanted not in self._variants:
            sound, number, tones = wanted
            self._variants[wanted] = variant(self._sounds[sound], number, tones)
        return self._variants[wanted]

    def _accompany(self, loop: Loop | None) -> None:
        if self.silence is not None or loop is self._loop:
            return
        samples = read_loop(self._folder, loop) if loop is not None else None
        if samples is not None:
            self._open()
        self._mixer.accompany(samples)
        self._loop = loop

    def _open(self) -> None:
        if self._device is None:
            self._device = self._open_device(self._mixer.take)

    def _give_up(self, silence: Silence) -> None:
        self.silence = silence
        self._on_silence(silence)

    def _put_away(self) -> None:
        device, self._device = self._device, None
        self._loop = None
        self._mixer.forget()
        if device is not None:
            device.close()


MakePlayer: TypeAlias = Callable[[OnSilence], Player]
"""Makes a player that calls what it is given when it falls silent."""
