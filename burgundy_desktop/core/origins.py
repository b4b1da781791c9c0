"""The origins of games that the program treats in a way of their own."""

from __future__ import annotations

from typing import Final

IMPORTED: Final = "import"
"""The origin of a game that was begun elsewhere: it counts for nobody unless a player says so."""
RESTARTS: Final = frozenset({"rematch", "again"})
"""The origins of games that took the place of the one they come from."""
