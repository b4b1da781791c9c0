"""Where games and settings lie on this computer."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import attrs
import platformdirs

VARIABLE = "BURGUNDY_DATA"
"""Names one folder for everything: for tests, and for a program on a stick."""

PROGRAM = "burgundy-desktop"


@attrs.frozen
class Folders:
    """`data` holds what was played, `config` what was chosen. Both need not exist yet."""

    data: Path
    config: Path

    @property
    def saves(self) -> Path:
        """All games, running and finished, one file each."""
        return self.data / "games"

    @property
    def bin(self) -> Path:
        """Games that were deleted and can be fetched back."""
        return self.data / "bin"

    @property
    def tables(self) -> Path:
        """A player's own tables: a folder for each game, whose files replace ours."""
        return self.data / "tables"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def folders(environment: Mapping[str, str] = os.environ) -> Folders:
    """The folders of the user who runs the program."""
    chosen = environment.get(VARIABLE)
    if chosen:
        home = Path(chosen).expanduser().absolute()
        return Folders(data=home, config=home)
    return Folders(
        data=platformdirs.user_data_path(PROGRAM, appauthor=False),
        config=platformdirs.user_config_path(PROGRAM, appauthor=False, roaming=True),
    )
