"""The audio device, through the library miniaudio; both may be missing."""

from __future__ import annotations

import enum
import os
import sys
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from burgundy_desktop.sound.files import RATE, Samples

PERIOD_MS: Final = 40
"""Milliseconds taken from the mixer at once; a new sound is heard after about three of these."""

Take: TypeAlias = Callable[[int], Samples]
"""Returns this many samples without waiting; called by the library's thread."""

_CARDS: Final = Path("/proc/asound/cards")
_NO_CARDS: Final = "no soundcards"


class Silence(enum.Enum):
    """Why there is no sound."""

    NO_LIBRARY = "no_library"
    """The audio library is not installed, or does not load."""
    NO_DEVICE = "no_device"
    """There is no audio device, or it cannot be opened."""
    NO_FILES = "no_files"


class NoSound(Exception):
    """There is no sound; `why` says what is missing."""

    def __init__(self, why: Silence, reason: str) -> None:
        self.why = why
        super().__init__(reason)


class Device(Protocol):
    """An open device: it plays until it is closed."""

    def close(self) -> None: ...


def open_usual(take: Take) -> Device:
    """Play the samples of `take` on the system's default device. Raises NoSound."""
    if sys.platform != "linux":
        return _open(take)
    backends = backends_on_linux()
    if not backends:
        raise NoSound(Silence.NO_DEVICE, "this system has no sound card and no sound server")
    return _open(take, *backends)


def open_null(take: Take) -> Device:
    """Play to a null device, in real time. Raises NoSound."""
    return _open(take, "NULL")


def backends_on_linux(
    variables: Mapping[str, str] = os.environ, cards: Path = _CARDS
) -> tuple[str, ...]:
    """The backends worth trying on Linux; empty if there can be no sound. Without a sound card,
    ALSA would print errors on the terminal.
    """
    has_server = "PULSE_SERVER" in variables or _socket(variables).exists()
    return ("PULSEAUDIO",) * has_server + ("ALSA",) * _has_card(cards)


def _socket(variables: Mapping[str, str]) -> Path:
    """The socket of the sound server: PulseAudio, or PipeWire in its place."""
    return Path(variables.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"), "pulse", "native")


def _has_card(cards: Path) -> bool:
    try:
        listed = cards.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return bool(listed.strip()) and _NO_CARDS not in listed


def _open(take: Take, *backends: str) -> Device:
    try:
        import miniaudio  # noqa: PLC0415 # an extra, and not needed before the first sound
    except (ImportError, OSError) as error:
        raise NoSound(Silence.NO_LIBRARY, str(error)) from error
    try:
        device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD_MS,
            backends=[miniaudio.Backend[name] for name in backends],
            app_name="Burgundy Desktop",
        )
        device.start(_answering(take))
    except miniaudio.MiniaudioError as error:
        raise NoSound(Silence.NO_DEVICE, " ".join(map(str, error.args))) from error
    opened: Device = device
    return opened


def _answering(take: Take) -> Generator[Samples | bytes, int, None]:
    """The generator that the library expects: it is sent the number of samples needed."""
    generator = _answers(take)
    next(generator)
    return generator


def _answers(take: Take) -> Generator[Samples | bytes, int, None]:
    needed = yield b""
    while True:
        needed = yield take(needed)
