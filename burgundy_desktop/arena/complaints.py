"""Reports on the terminal which of a player's own tables could not be used."""

from __future__ import annotations

import sys

from burgundy_desktop import games
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.storage.opening import GameOf


def complain_of_tables(command: str) -> None:
    """Print one line for each that a loaded game left out; it uses its own table instead."""
    for problem in own_tables.problems():
        print(f"{command}: {problem}; ours stays in force", file=sys.stderr)


def loading(command: str) -> GameOf:
    """What loads the game of a file, and complains before the file can fail because of a table."""

    def load(game_id: str) -> AnyGame:
        game = games.load(game_id)
        complain_of_tables(command)
        return game

    return load
