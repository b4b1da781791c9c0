"""A sixth game for the tests that hold for every game; the program does not contain it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from burgundy_desktop import games

NIM = "nim"
_CACHED = (games.found, games.load, games.lid_of)


@contextmanager
def nim_installed() -> Iterator[None]:
    """Nim is registered as if its folder lay beside those of the other games."""
    before = games.__path__
    games.__path__ = [*before, str(Path(__file__).parent)]
    _forget_games()
    try:
        yield
    finally:
        games.__path__ = before
        _forget_games()


def _forget_games() -> None:
    for looked_up in _CACHED:
        looked_up.cache_clear()
