"""The settings of the running program: read at the start, written at every change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.storage.settings import Settings, load_settings, put_aside, save_settings


class Preferences(QObject):
    """The current settings of the program."""

    changed = Signal()
    not_saved = Signal(object)
    """Emitted with a NotSaved: the change holds until the program ends."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._is_unread = False
        """Whether the file could not be read, and nothing was written in its place yet."""
        self._settings = self._read()

    @property
    def now(self) -> Settings:
        return self._settings

    def change(self, **values: Any) -> None:
        """Change some settings. Raises ValueError for an invalid value."""
        self.take(attrs.evolve(self._settings, **values))

    def take(self, settings: Settings) -> None:
        """Use these settings from now on, and write them."""
        if settings == self._settings:
            return
        self._settings = settings
        try:
            self._write()
        except NotSaved as problem:
            self.not_saved.emit(problem)
        self.changed.emit()

    def _read(self) -> Settings:
        try:
            return load_settings(self._path)
        except BadSave:
            self._is_unread = True
            return Settings()

    def _write(self) -> None:
        """Write the settings, but never over those that could not be read. Raises NotSaved."""
        if self._is_unread:
            put_aside(self._path)
        save_settings(self._path, self._settings)
        self._is_unread = False
