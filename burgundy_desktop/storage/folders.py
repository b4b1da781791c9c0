"""The folders of games and settings on this computer."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import attrs
import platformdirs

VARIABLE = "BURGUNDY_DATA"
"""The environment variable for one folder for everything: for tests, and for portable use."""

PROGRAM = "burgundy-desktop"


@attrs.frozen
class Folders:
    """`data` is for games, `config` for settings. They need not exist yet."""

    data: Path
    config: Path

    @property
    def saves(self) -> Path:
        """All games, running and finished, one file each."""
        return self.data / "games"

    @property
    def bin(self) -> Path:
        """Deleted games, which can be restored."""
        return self.data / "bin"

    @property
    def tables(self) -> Path:
        """A player's own tables: a folder for each game, whose files replace ours."""
        return self.data / "tables"

    @property
    def learned(self) -> Path:
        """The file of what was learned."""
        return self.data / "learned.json"

    @property
    def reviews(self) -> Path:
        """What was found out about the decisions of games."""
        return self.data / "reviews"

    @property
    def binned_reviews(self) -> Path:
        """The same of deleted games."""
        return self.bin / "reviews"

    @property
    def practice(self) -> Path:
        """The file of the positions that come back until they are learnt."""
        return self.data / "practice.json"

    @property
    def chronicle(self) -> Path:
        """The file that tells of all games begun and finished."""
        return self.data / "chronicle.jsonl"

    @property
    def series(self) -> Path:
        """The series of games, one file each."""
        return self.data / "series"

    @property
    def profiles(self) -> Path:
        """The file of the players."""
        return self.data / "profiles.json"

    @property
    def crashes(self) -> Path:
        """Reports of errors in the program, one file each."""
        return self.data / "crashes"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def written(self) -> tuple[Path, ...]:
        """All folders in which files are written in one step (`atomic`)."""
        return (
            self.saves,
            self.bin,
            self.reviews,
            self.binned_reviews,
            self.series,
            self.data,
            self.config,
        )


def review_name(identity: str) -> str:
    """The name of the file of the review of a game."""
    return f"{identity}.json"


def folders(environment: Mapping[str, str] = os.environ) -> Folders:
    """The folders of the user who runs the program."""
    chosen = environment.get(VARIABLE)
    if chosen:
        home = Path(os.path.expanduser(chosen)).absolute()  # noqa: PTH111  # raises nothing
        return Folders(data=home, config=home)
    return Folders(
        data=platformdirs.user_data_path(PROGRAM, appauthor=False),
        config=platformdirs.user_config_path(PROGRAM, appauthor=False, roaming=True),
    )
