"""The games: every folder here that holds a `game.py`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from burgundy_desktop.core.errors import UnknownGame
from burgundy_desktop.core.game import AnyGame


@cache
def found() -> tuple[str, ...]:
    """The ids of all games, sorted. Raises UnknownGame if there is none."""
    folders = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    names = tuple(name for name in folders if find_spec(f"{__name__}.{name}.game"))
    if not names:
        raise UnknownGame("no game is installed: no folder of burgundy_desktop/games has a game.py")
    return names


@cache
def load(game_id: str) -> AnyGame:
    """The record of a game. Raises UnknownGame for an id that is not `found()`."""
    if game_id not in found():
        raise UnknownGame(f"there is no game {game_id!r}; there is {', '.join(found())}")
    game: AnyGame = import_module(f"{__name__}.{game_id}.game").GAME
    return game
