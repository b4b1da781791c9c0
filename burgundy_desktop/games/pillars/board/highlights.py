"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from burgundy_desktop.boardkit.changed_pieces import KeysOfEvents, changed_by_others
from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board.art import card_key, pile_key


def highlights(
    events: Sequence[Event], viewer: Seat, shown: Mapping[str, Piece]
) -> Iterable[Highlight]:
    """Signs of the others on the tricks and privileges that they won."""
    return changed_by_others(events, viewer, shown, _KEYS).values()


_KEYS: Final[KeysOfEvents] = {
    happened.TrickWon: lambda event: (pile_key(event.seat),),
    happened.PrivilegeWon: lambda event: (card_key(event.card),),
}
"""The pieces that an event of another player highlights."""
