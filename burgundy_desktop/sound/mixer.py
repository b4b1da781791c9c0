"""Mixes the sounds that play at the same time."""

from __future__ import annotations

import operator
import threading
from array import array
from typing import Final

import attrs

from burgundy_desktop.sound.files import Samples

MOST_VOICES: Final = 3
"""The most sounds at the same time; further ones are dropped."""
FULL: Final = 0.55
"""The gain at volume 100: the loudest three of our sounds together just fit."""
_LEAST, _MOST = -32768, 32767


@attrs.define
class _Voice:
    samples: Samples
    at: int = 0

    def take(self, count: int) -> list[int]:
        """The next `count` samples, silence after the last one."""
        part = self.samples[self.at : self.at + count].tolist()
        self.at += count
        return part + [0] * (count - len(part))

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.samples)


class Mixer:
    """Thread-safe: one thread adds voices, the device's thread takes samples."""

    def __init__(self) -> None:
        self.volume = 0
        """From 0 to 100; holds from the next samples on, also for sounds that already play."""
        self._voices: list[_Voice] = []
        self._door = threading.Lock()

    def add(self, samples: Samples) -> bool:
        """Start playing a sound. False if too many are playing."""
        with self._door:
            if len(self._voices) >= MOST_VOICES:
                return False
            self._voices.append(_Voice(samples))
            return True

    @property
    def is_silent(self) -> bool:
        """Whether no sound is playing."""
        return not self._voices

    def forget(self) -> None:
        """Stop all sounds."""
        with self._door:
            self._voices.clear()

    def take(self, count: int) -> Samples:
        """The next `count` samples of all voices together."""
        with self._door:
            parts = [voice.take(count) for voice in self._voices]
            self._voices = [voice for voice in self._voices if not voice.is_over]
        if not parts or not self.volume:
            return array("h", bytes(2 * count))
        total = parts[0]
        for part in parts[1:]:
            total = list(map(operator.add, total, part))
        gain = FULL * self.volume / 100
        return array("h", [min(_MOST, max(_LEAST, round(gain * sample))) for sample in total])
