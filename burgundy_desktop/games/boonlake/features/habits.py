"""Which moves are looked at first: for now all alike."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.games.boonlake.moves import BoonlakeMove
from burgundy_desktop.games.boonlake.state import State


def policy(_state: State, legal: Sequence[BoonlakeMove]) -> list[float]:
    """The same weight for every move."""
    return [1.0] * len(legal)
