"""The settings of the running program: read at the start, written at every change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.settings import Settings, load_settings, save_settings


class Preferences(QObject):
    """The current settings of the program."""

    changed = Signal()
    not_saved = Signal(object)
    """Emitted with a NotSaved: the change holds until the program ends."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._settings = load_settings(path)

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
            save_settings(self._path, settings)
        except NotSaved as problem:
            self.not_saved.emit(problem)
        self.changed.emit()
