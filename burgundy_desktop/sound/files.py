"""Reads the sounds from their files."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

from burgundy_desktop.sound.names import Loop, Sound

RATE: Final = 22050
"""Samples per second, of all files and of the device."""

LOOP_RATE: Final = RATE // 2
"""Samples per second of the loops, which have 8 bits: they are soft, and six seconds long."""
LOOP_GAIN: Final = 10 ** (-18 / 20)
"""A loop lies in its file at -20 LUFS and is played at -38."""

Samples: TypeAlias = "array[int]"
"""One channel, 16 bits."""


def read_all(folder: Path) -> Mapping[Sound, Samples]:
    """Every sound. Raises OSError or ValueError for a missing or invalid file."""
    return {sound: read(folder / f"{sound.value}.wav") for sound in Sound}


def read_loop(folder: Path, loop: Loop) -> Samples:
    """A loop, as soft as it is played, at the rate of the device. Raises OSError or ValueError."""
    data = _frames(folder / "ambience" / f"{loop.value}.wav", (1, 1, LOOP_RATE))
    soft = [round(LOOP_GAIN * 32767 * (byte - 128) / 127) for byte in data]
    samples = array("h", bytes(4 * len(soft)))
    samples[::2] = array("h", soft)
    after = (*soft[1:], *soft[:1])
    samples[1::2] = array("h", ((now + then) // 2 for now, then in zip(soft, after, strict=True)))
    return samples


def read(path: Path) -> Samples:
    """The samples of one file. Raises OSError or ValueError."""
    samples = array("h", _frames(path, (1, 2, RATE)))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _frames(path: Path, wanted: tuple[int, int, int]) -> bytes:
    try:
        with wave.open(str(path), "rb") as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            data = file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path.name} is not a WAV file: {error}") from error
    if kind != wanted:
        raise ValueError(f"{path.name} has {kind} channels, bytes and samples, not {wanted}")
    return data
