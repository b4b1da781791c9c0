"""A sound in three pitches, so that many of the same kind are not the same."""

from __future__ import annotations

from array import array
from typing import Final

from burgundy_desktop.sound.files import Samples

PITCHES: Final = (1.0, 1.02, 0.98)
"""Shares of the pitch in the file."""
VARIANTS: Final = len(PITCHES)
TONES: Final = 6
"""Tones of an octave."""


def variant(samples: Samples, number: int, tones: float = 0.0) -> Samples:
    """The samples in the pitch of this number, some tones higher: numbers in a row take turns."""
    pitch = PITCHES[number % VARIANTS] * 2 ** (tones / TONES)
    return samples if pitch == 1.0 else _resampled(samples, pitch)


def _resampled(samples: Samples, pitch: float) -> Samples:
    """Read faster or slower, straight from sample to sample."""
    last = len(samples) - 1
    result = array("h")
    for place in range(int(last / pitch) + 1 if samples else 0):
        at = place * pitch
        before = int(at)
        after = min(before + 1, last)
        result.append(round(samples[before] + (at - before) * (samples[after] - samples[before])))
    return result
