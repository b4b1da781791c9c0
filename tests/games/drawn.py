"""The drawings of a game, and the names in its tables."""

import tomllib
from pathlib import Path

from burgundy_desktop import assets


def table(game, name):
    """A file of the game's own tables."""
    path = Path("burgundy_desktop", "games", game, "data", name)
    return tomllib.loads(path.read_text(encoding="utf-8"))


def drawn(game):
    """The names of all pieces of a game."""
    return {path.stem for path in assets.resource("games", game, "pieces").glob("*.svg")}
