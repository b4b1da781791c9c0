"""Where lessons are. The library asks before it loads any."""

from __future__ import annotations

from pathlib import Path

from burgundy_desktop import assets


def lessons_file(game_id: str) -> Path:
    """Where the lessons of a game are; it need not exist."""
    return assets.resource("games", game_id, "lessons.toml")


def has_lessons(game_id: str) -> bool:
    """Whether a game has lessons; asked before the game is loaded."""
    return lessons_file(game_id).is_file()
