"""What chance has revealed, for the proof of fair chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.boonlake.events.automaton import EminencePlacedTile, EminenceRevealed
from burgundy_desktop.games.boonlake.events.course import GameSetUp, ScoringTilesRevealed
from burgundy_desktop.games.boonlake.events.goods import CardsDrawn
from burgundy_desktop.games.boonlake.events.land import TileRevealed
from burgundy_desktop.games.boonlake.state import State


def shown(state: State, events: Sequence[Event]) -> Mapping[str, int]:
    """Cards that came to hands, and all tiles that were revealed."""
    count: Counter[str] = Counter()
    for event in events:
        count["tiles"] += _tiles(event)
        if isinstance(event, GameSetUp):
            count["cards"] += sum(len(player.hand) for player in state.players)
        elif isinstance(event, CardsDrawn):
            count["cards"] += event.cards
    return count


def _tiles(event: Event) -> int:
    if isinstance(event, GameSetUp):
        return len(event.tiles) + len(event.rows)
    if isinstance(event, ScoringTilesRevealed):
        return len(event.tiles)
    return int(isinstance(event, TileRevealed | EminenceRevealed | EminencePlacedTile))
