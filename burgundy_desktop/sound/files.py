"""Reads the sounds from their files."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

from burgundy_desktop.sound.names import Sound

RATE: Final = 22050
"""Samples per second, of all files and of the device."""

Samples: TypeAlias = "array[int]"
"""One channel, 16 bits."""


def read_all(folder: Path) -> Mapping[Sound, Samples]:
    """Every sound. Raises OSError or ValueError for a missing or invalid file."""
    return {sound: read(folder / f"{sound.value}.wav") for sound in Sound}


def read(path: Path) -> Samples:
    """The samples of one file. Raises OSError or ValueError."""
    try:
        with wave.open(str(path), "rb") as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            data = file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path.name} is not a WAV file: {error}") from error
    if kind != (1, 2, RATE):
        raise ValueError(f"{path.name} has {kind} channels, bytes and samples, not (1, 2, {RATE})")
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
