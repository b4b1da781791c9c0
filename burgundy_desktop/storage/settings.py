"""The settings: what the player has chosen, and what the program remembers."""

from __future__ import annotations

import base64
import binascii
import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import attrs
from attrs import validators

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.judging_by import BY_SHARE, JUDGED_BY
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.teaching import OFF, TEACHERS
from burgundy_desktop.storage.atomic import (
    broken_of,
    is_missing,
    keep_broken,
    move_file,
    read_bytes,
    write_atomically,
)
from burgundy_desktop.storage.runs import Run
from burgundy_desktop.storage.structuring import structure, unstructure

LEAST_TEXT_SIZE: Final = 90
MOST_TEXT_SIZE: Final = 150
THEMES: Final = ("system", "light", "dark")
PACES: Final = ("instant", "fast", "normal", "slow")
TAKE_BACKS: Final = ("always", "until_new", "never")
COACHED: Final = ("first_games", "all_games", "never")

_LARGEST: Final = 1 << 20


def _whole_number(least: int, most: int) -> Any:
    def check(_: Any, field: Any, value: Any) -> None:
        if not least <= value <= most:
            raise ValueError(f"{field.name} is {value!r}, not a number from {least} to {most}")

    return check


def _base64(_: Any, field: Any, value: Any) -> None:
    try:
        base64.b64decode(value, validate=True)
    except binascii.Error as error:
        raise ValueError(f"{field.name} is not base64") from error


@attrs.frozen
class LastChoice:
    """The last choice in the new-game dialog, for one game."""

    seats: tuple[SeatInfo, ...]
    options: Mapping[str, str] = attrs.field(factory=dict)
    strict: bool = False


@attrs.frozen
class Settings:
    """All settings. Raises ValueError for an invalid value."""

    language: str = attrs.field(default="", validator=validators.matches_re(r"([a-z]{2})?"))
    """Two letters, or empty for the language of the system."""
    theme: str = attrs.field(default="system", validator=validators.in_(THEMES))
    text_size: int = attrs.field(
        default=100, validator=_whole_number(LEAST_TEXT_SIZE, MOST_TEXT_SIZE)
    )
    """In percent."""
    pace: str = attrs.field(default="normal", validator=validators.in_(PACES))
    """The speed of the opponents' moves and of all animation."""
    show_acting_board: bool = True
    """Whether the board of an opponent who acts comes in the place of the own one."""
    opponents_speak: bool = True
    """Whether computer players say something now and then."""
    reduced_motion: bool = False
    high_contrast: bool = False
    sound_volume: int = attrs.field(default=30, validator=_whole_number(0, 100))
    """In percent; 0 is off."""
    ambience: bool = False
    """Whether each game has its sounds in the background."""
    take_back: str = attrs.field(default="always", validator=validators.in_(TAKE_BACKS))
    """The reach of undo in games that are not strict."""
    teacher: str = attrs.field(default=OFF, validator=validators.in_(TEACHERS))
    """Who looks at the moves of somebody who plays alone, before they are played."""
    judge_by: str = attrs.field(default=BY_SHARE, validator=validators.in_(JUDGED_BY))
    """What makes a decision a mistake in a review."""
    coached: str = attrs.field(default="first_games", validator=validators.in_(COACHED))
    """In which games the coach gives tips; strict games are among `all_games` only."""
    last_choices: Mapping[str, LastChoice] = attrs.field(factory=dict)
    """By the id of the game."""
    last_game: str = ""
    """The id of the game that was chosen last; empty if no choice is known."""
    runs: Mapping[str, Run] = attrs.field(factory=dict)
    """Games won or lost in a row, by the id of the game."""
    asked_name: bool = False
    """Whether the player was asked to keep results under a name."""
    window_geometry: str = attrs.field(default="", validator=_base64)
    """The geometry and state of the window, in base64; only the window reads it."""
    window_state: str = attrs.field(default="", validator=_base64)

    def with_last_choice(self, game: str, choice: LastChoice) -> Settings:
        """A copy with another last choice for one game, the last of all."""
        choices = {**self.last_choices, game: choice}
        return attrs.evolve(self, last_choices=choices, last_game=game)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings in one step. Raises NotSaved, and then `path` is unchanged."""
    text = json.dumps(unstructure(settings), indent=2, sort_keys=True)
    write_atomically(path, text.encode("ascii") + b"\n")


def load_settings(path: Path) -> Settings:
    """Read the settings; missing and invalid values are the default. A file with any error is first
    copied to `.broken` beside it. Raises BadSave if there is a file that cannot be read: whoever
    writes another one has to `put_aside` this one first.
    """
    try:
        data = read_bytes(path, _LARGEST)
    except BadSave as problem:
        if is_missing(problem):
            return Settings()
        raise
    fields = _fields(data)
    good = _usable(fields or {})
    if fields is None or len(good) < len(fields):
        keep_broken(path, data)
    return Settings(**good)


def put_aside(path: Path) -> None:
    """Move a file that could not be read to `.broken` beside it. Raises NotSaved."""
    if os.path.isfile(path):  # noqa: PTH113  # never raises
        move_file(path, broken_of(path))


def _fields(data: bytes) -> dict[str, Any] | None:
    """The known fields of a file (others belong to a later version); None if it is broken."""
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict):
        return None
    return {name: content[name] for name in _KINDS if name in content}


def _usable(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields whose values have the right type and are within their limits."""
    good = {}
    for name, value in fields.items():
        with contextlib.suppress(ValueError):
            read = structure(value, _KINDS[name])
            Settings(**{name: read})
            good[name] = read
    return good


_KINDS: Final[Mapping[str, Any]] = {
    field.name: field.type for field in attrs.fields(attrs.resolve_types(Settings))
}
