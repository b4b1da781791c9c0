"""The last position as the next person may see it."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.state import HIDDEN, State


def as_seen_by(position: Position, viewer: Seat) -> Position:
    """The same position with all other hands face down, and nothing to choose."""
    table: State = position.observation.table.copy()
    for player in table.players:
        player.hand = _face_down(player.hand)
    table.drawn = _face_down(table.drawn)
    observation = attrs.evolve(position.observation, seat=viewer, table=table)
    return attrs.evolve(position, viewer=viewer, observation=observation, legal=(), events=())


def _face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)
