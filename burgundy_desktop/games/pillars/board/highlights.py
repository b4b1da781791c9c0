"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board.art import card_key, pile_key


def highlights(
    events: Sequence[Event], viewer: Seat, shown: Mapping[str, Piece]
) -> Iterator[Highlight]:
    """Signs of the others on the tricks and privileges that they won."""
    found: dict[str, Highlight] = {}
    for event in events:
        told = _KEYS.get(type(event))
        seat = getattr(event, "seat", viewer)
        for key in told(event) if told is not None and seat != viewer else ():
            if key in shown:
                found[key] = Highlight(seat, shown[key].box)
    return iter(found.values())


_KEYS: dict[type[Event], Callable[[Any], Iterable[str]]] = {
    happened.TrickWon: lambda event: (pile_key(event.seat),),
    happened.PrivilegeWon: lambda event: (card_key(event.card),),
}
"""The pieces that an event of another player highlights."""
