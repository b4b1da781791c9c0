"""The games: every folder here that holds a `game.py` and a `board`; a `lid.py` says what it is."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import UnknownGame
from burgundy_desktop.core.lid import Lid

if TYPE_CHECKING:
    from burgundy_desktop.core.game import AnyGame


@cache
def found() -> tuple[str, ...]:
    """The ids of all games that can be played, sorted. Raises UnknownGame if there is none."""
    names = _folders_with("game", "board")
    if not names:
        raise UnknownGame("no game is installed: no folder of burgundy_desktop/games is whole")
    return names


@cache
def load(game_id: str) -> AnyGame:
    """The record of a game, also of one whose table is not built yet.

    Raises UnknownGame for an id that no folder with a `game.py` answers to.
    """
    if game_id not in _folders_with("game"):
        raise UnknownGame(f"there is no game {game_id!r}; there is {', '.join(found())}")
    from burgundy_desktop.core.loading import game_of  # noqa: PLC0415  # starts sooner

    return game_of(f"{__name__}.{game_id}.game")


@cache
def lid_of(game_id: str) -> Lid:
    """What stands on the box of a game that was `found`; the game is not read for it."""
    lid: Lid = import_module(f"{__name__}.{game_id}.lid").LID
    return lid


@cache
def tables_of(game_id: str) -> Mapping[str, Any]:
    """The tables of a game as they are in force, for texts that tell their figures."""
    folder = Path(__file__).parent / game_id / "data"
    return own_tables.contents(game_id, folder, load(game_id).info.own_tables)


def _folders_with(*rooms: str) -> tuple[str, ...]:
    """The folders here that have all these rooms, sorted."""
    folders = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(
        folder
        for folder in folders
        if all(_is_room(f"{__name__}.{folder}.{room}") for room in rooms)
    )


def _is_room(name: str) -> bool:
    """Whether there is such a module; a folder without an `__init__.py` is not built yet."""
    spec = find_spec(name)
    return spec is not None and spec.has_location
