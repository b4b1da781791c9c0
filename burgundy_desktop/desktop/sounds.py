"""What the program lets be heard, as loud as the settings say."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.desktop.preferences import Preferences
from burgundy_desktop.sound.device import Silence
from burgundy_desktop.sound.names import Sound
from burgundy_desktop.sound.player import Player


class Sounds(QObject):
    """The player of the program; without one everything is silent."""

    fell_silent = Signal(object)
    """A Silence: from now on nothing can be heard, and why."""

    def __init__(self, preferences: Preferences, player: Player | None, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._player = player
        if player is not None:
            player.on_silence = self.fell_silent.emit  # by the player's thread: Qt queues it
        preferences.changed.connect(self._take_volume)
        self._take_volume()

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard, if that is known."""
        return self._player.silence if self._player is not None else None

    def play(self, sound: Sound) -> None:
        """Let a sound be heard; returns at once."""
        if self._player is not None:
            self._player.play(sound)

    def close(self) -> None:
        """Give the loudspeaker back."""
        if self._player is not None:
            self._player.close()

    def _take_volume(self) -> None:
        if self._player is not None:
            self._player.volume = self._preferences.now.sound_volume
