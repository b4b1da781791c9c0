"""Finds the `Board` of a game by its id."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from burgundy_desktop.boardkit.sentences import on_lid
from burgundy_desktop.games import found, lid_of, load

if TYPE_CHECKING:
    from burgundy_desktop.boardkit.board import AnyBoard, AutomatonInfo

_boards: dict[str, AnyBoard] = {}
"""The boards read so far, by the id of their game."""


def board_of(game_id: str) -> AnyBoard:
    """The `Board` of a game. Raises UnknownGame. The first call loads the game, which takes time:
    do not call it before the first picture.
    """
    if game_id not in _boards:
        load(game_id)
        _boards[game_id] = import_module(f"burgundy_desktop.games.{game_id}.board").BOARD
    return _boards[game_id]


def is_read(game_id: str) -> bool:
    """Whether `board_of` returns at once."""
    return game_id in _boards


def automaton_of(game_id: str) -> AutomatonInfo | None:
    """The automaton of a game; None if it has none or is not installed."""
    return board_of(game_id).automaton if game_id in found() else None


def title_of_game(game_id: str) -> str:
    """The title of a game, loaded or not; its id if it is not installed."""
    if game_id not in found():
        return game_id
    return on_lid(game_id, lid_of(game_id).title)()
