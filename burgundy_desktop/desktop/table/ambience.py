"""The loop in the background of a game: only if it is wanted, and while the program is in front."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from burgundy_desktop.desktop.program import Program
from burgundy_desktop.sound.names import Loop

_ACTIVE: Final = Qt.ApplicationState.ApplicationActive


class TableAmbience(QObject):
    """Follows the settings and whether the program is active."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._loop: Loop | None = None
        self._is_active = QGuiApplication.applicationState() is _ACTIVE
        program.app.applicationStateChanged.connect(self._look)
        program.preferences.changed.connect(self._follow)

    def begin(self, loop: Loop | None) -> None:
        """A game with this loop is on the table; None if there is none."""
        self._loop = loop
        self._follow()

    def _look(self, state: Qt.ApplicationState) -> None:
        self._is_active = state is _ACTIVE
        self._follow()

    def _follow(self) -> None:
        now = self._program.preferences.now
        is_wanted = now.ambience and now.sound_volume and self._is_active
        self._program.sounds.accompany(self._loop if is_wanted else None)
