"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from burgundy_desktop.boardkit.changed_pieces import KeysOfEvents, changed_by_others
from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.art import card_key, first_key
from burgundy_desktop.games.castles_cards.board.layout import Layout


def highlights(
    events: Sequence[Event], viewer: Seat, shown: Mapping[str, Piece], layout: Layout
) -> Iterator[Highlight]:
    """Signs of the others on what they took, placed, sold or gained, and on rows they took from."""
    yield from changed_by_others(events, viewer, shown, _KEYS).values()
    yield from _rows(events, viewer, layout).values()


def _rows(events: Sequence[Event], viewer: Seat, layout: Layout) -> dict[int, Highlight]:
    """The rows of the display that somebody else took from, since it was filled for the round."""
    found: dict[int, Highlight] = {}
    for event in events:
        if isinstance(event, happened.RoundStarted):
            found.clear()
        elif isinstance(event, happened.ProjectTaken) and event.seat != viewer:
            found[event.row] = Highlight(event.seat, layout.rows[event.row - 1])
    return found


def _card(event: Any) -> tuple[str, ...]:
    return (card_key(event.card),)


def _counter(name: str) -> Callable[[Any], tuple[str, ...]]:
    return lambda event: (f"{name}/{event.seat}",)


_KEYS: Final[KeysOfEvents] = {
    happened.CardPlayed: _card,
    happened.ProjectTaken: _card,
    happened.ProjectDiscarded: _card,
    happened.ProjectPlaced: _card,
    happened.DrawnKept: _card,
    happened.GoodsSold: _counter("sold"),
    happened.SilverGained: _counter("silver"),
    happened.WorkersGained: _counter("workers"),
    happened.VpGained: _counter("vp"),
    happened.Converted: _counter("vp"),
    happened.GoodTaken: lambda event: (
        f"goods/{event.seat}",
        f"goods/{event.seat}/{event.goods}",
    ),
    happened.AnimalTaken: lambda event: (f"animal/{event.seat}/{event.animal}",),
    happened.StartPlayerCardTaken: lambda _event: ("start_card",),
    happened.FirstCompletionTaken: lambda event: (f"{first_key(event.color)}/owner",),
    happened.AllSevenTaken: lambda _event: ("all_seven",),
}
"""The pieces that an event of another player highlights."""
