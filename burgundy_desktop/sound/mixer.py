"""Mixes the sounds that play at the same time."""

from __future__ import annotations

import operator
import threading
from array import array
from typing import Final

import attrs

from burgundy_desktop.sound.files import RATE, Samples

MOST_VOICES: Final = 3
"""The most sounds at the same time: a new one and two that fade. For a further one the oldest is
cut off.
"""
FULL: Final = 0.5
"""The gain at volume 100: the loudest three of our sounds together just fit, and a loop."""
CUT_SECONDS: Final = 0.008
"""How long a sound fades that is cut off: at once, but without a click."""
FADE_SECONDS: Final = 0.8
"""How long a loop takes to come or to go."""
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

    def cut(self) -> None:
        """Fade away from here."""
        rest = self.samples[self.at : self.at + round(CUT_SECONDS * RATE)]
        left = len(rest)
        self.samples = array("h", (s * (left - place) // left for place, s in enumerate(rest)))
        self.at = 0

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.samples)


@attrs.define
class _Loop:
    samples: Samples
    at: int = 0
    level: float = 0.0
    goal: float = 1.0

    def take(self, count: int) -> list[int]:
        """The next `count` samples, the first after the last one, while it comes or goes."""
        part: list[int] = []
        while len(part) < count:
            piece = self.samples[self.at : self.at + count - len(part)]
            part += piece.tolist()
            self.at = (self.at + len(piece)) % len(self.samples)
        if self.level == self.goal == 1.0:
            return part
        step = (1 if self.goal > self.level else -1) / (FADE_SECONDS * RATE)
        levels = [min(1.0, max(0.0, self.level + step * place)) for place in range(1, count + 1)]
        self.level = levels[-1]
        return [round(level * sample) for level, sample in zip(levels, part, strict=True)]

    @property
    def is_over(self) -> bool:
        return self.level == self.goal == 0.0


class Mixer:
    """Thread-safe: one thread adds voices, the device's thread takes samples."""

    def __init__(self) -> None:
        self.volume = 0
        """From 0 to 100; holds from the next samples on, also for sounds that already play."""
        self._voices: list[_Voice] = []
        self._loops: list[_Loop] = []
        self._door = threading.Lock()

    def add(self, samples: Samples, *, replaces: bool = False) -> None:
        """Start playing a sound; with `replaces` instead of the latest one."""
        with self._door:
            if self._voices and replaces:
                self._voices[-1].cut()
            for voice in self._voices[: 1 - MOST_VOICES]:
                voice.cut()
            self._voices.append(_Voice(samples))

    def accompany(self, samples: Samples | None) -> None:
        """Play a loop in the background instead of the one before; None for silence."""
        with self._door:
            for loop in self._loops:
                loop.goal = 0.0
            if samples:
                self._loops.append(_Loop(samples))

    @property
    def is_silent(self) -> bool:
        """Whether nothing is playing."""
        return not self._voices and not self._loops

    @property
    def has_loop(self) -> bool:
        """Whether a loop plays, or goes."""
        return bool(self._loops)

    def forget(self) -> None:
        """Stop everything."""
        with self._door:
            self._voices.clear()
            self._loops.clear()

    def take(self, count: int) -> Samples:
        """The next `count` samples of all voices together."""
        with self._door:
            parts = [voice.take(count) for voice in self._voices]
            parts += [loop.take(count) for loop in self._loops]
            self._voices = [voice for voice in self._voices if not voice.is_over]
            self._loops = [loop for loop in self._loops if not loop.is_over]
        if not parts or not self.volume:
            return array("h", bytes(2 * count))
        total = parts[0]
        for part in parts[1:]:
            total = list(map(operator.add, total, part))
        gain = FULL * self.volume / 100
        return array("h", [min(_MOST, max(_LEAST, round(gain * sample))) for sample in total])
