"""The sounds of the program, at the volume of the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.desktop.preferences import Preferences
from burgundy_desktop.sound.device import Silence
from burgundy_desktop.sound.names import Loop, Sound
from burgundy_desktop.sound.player import MakePlayer


class Sounds(QObject):
    """The sound player of the program; silent without one."""

    fell_silent = Signal(object)
    """Emitted with a Silence: from now on there is no sound."""

    def __init__(
        self, preferences: Preferences, make_player: MakePlayer | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        # the thread of the player emits the signal: Qt queues it
        self._player = make_player(self.fell_silent.emit) if make_player is not None else None
        preferences.changed.connect(self._take_volume)
        self._take_volume()

    @property
    def silence(self) -> Silence | None:
        """Why there is no sound, if known."""
        return self._player.silence if self._player is not None else None

    def play(self, sound: Sound, number: int = 0, *, tones: float = 0.0) -> None:
        """Play a sound in the variant of this number, some tones higher; returns at once."""
        if self._player is not None:
            self._player.play(sound, number, tones)

    def accompany(self, loop: Loop | None) -> None:
        """Play a loop in the background until another one or None is asked for."""
        if self._player is not None:
            self._player.accompany(loop)

    def close(self) -> None:
        """Close the audio device."""
        if self._player is not None:
            self._player.close()

    def _take_volume(self) -> None:
        if self._player is not None:
            self._player.volume = self._preferences.now.sound_volume
