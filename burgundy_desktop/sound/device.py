"""The loudspeaker, by way of the library miniaudio; both may be missing."""

from __future__ import annotations

import enum
import os
import sys
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from burgundy_desktop.sound.files import RATE, Samples

PERIOD_MS: Final = 40
"""How much is taken from the mixer at once: what is added is heard within about three of these."""

Take: TypeAlias = Callable[[int], Samples]
"""Gives so many samples, at once; called by the library's own thread."""

_CARDS: Final = Path("/proc/asound/cards")
_NO_CARDS: Final = "no soundcards"


class Silence(enum.Enum):
    """Why nothing can be heard."""

    NO_LIBRARY = "no_library"
    """The library that speaks to loudspeakers is not installed, or does not load."""
    NO_DEVICE = "no_device"
    """There is no loudspeaker, or it does not want to play."""
    NO_FILES = "no_files"


class NoSound(Exception):
    """Nothing can be heard; `why` says what is missing."""

    def __init__(self, why: Silence, reason: str) -> None:
        self.why = why
        super().__init__(reason)


class Device(Protocol):
    """Something that plays until it is closed."""

    def close(self) -> None: ...


def open_usual(take: Take) -> Device:
    """Play what `take` gives on the system's usual device. Raises NoSound."""
    if sys.platform != "linux":
        return _open(take)
    backends = backends_on_linux()
    if not backends:
        raise NoSound(Silence.NO_DEVICE, "this system has no sound card and no sound server")
    return _open(take, *backends)


def open_null(take: Take) -> Device:
    """Play to nobody, in real time: the same way without a loudspeaker. Raises NoSound."""
    return _open(take, "NULL")


def backends_on_linux(
    variables: Mapping[str, str] = os.environ, cards: Path = _CARDS
) -> tuple[str, ...]:
    """What is worth trying there; nothing if no sound can be.

    Without a card, ALSA would write its complaints on the terminal, past Python.
    """
    has_server = "PULSE_SERVER" in variables or _socket(variables).exists()
    return ("PULSEAUDIO",) * has_server + ("ALSA",) * _has_card(cards)


def _socket(variables: Mapping[str, str]) -> Path:
    """Where the sound server listens, PulseAudio or PipeWire in its place."""
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
    """The library's form of a callback: it sends how much it needs."""
    generator = _answers(take)
    next(generator)
    return generator


def _answers(take: Take) -> Generator[Samples | bytes, int, None]:
    needed = yield b""
    while True:
        needed = yield take(needed)
