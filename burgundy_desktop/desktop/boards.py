"""The board room of each game, found by the game's id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.games import load


@cache
def board_of(game_id: str) -> Board:
    """How a game's table is made and worded. Raises UnknownGame for an id that nothing has."""
    load(game_id)
    board: Board = import_module(f"burgundy_desktop.games.{game_id}.board").BOARD
    return board
