"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

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
    found: dict[str, Highlight] = {}
    for event in events:
        seat = getattr(event, "seat", viewer)
        if seat == viewer:
            continue
        for key in _keys(event):
            if key in shown:
                found[key] = Highlight(seat, shown[key].box)
        if isinstance(event, happened.ProjectTaken):
            found[f"row/{event.row}"] = Highlight(seat, layout.rows[event.row - 1])
        if isinstance(event, happened.RoundStarted):
            found.clear()
    return iter(found.values())


def _keys(event: Event) -> Iterable[str]:
    told = _KEYS.get(type(event))
    return told(event) if told is not None else ()


def _card(event: Any) -> tuple[str, ...]:
    return (card_key(event.card),)


def _counter(name: str) -> Callable[[Any], tuple[str, ...]]:
    return lambda event: (f"{name}/{event.seat}",)


_KEYS: dict[type[Event], Callable[[Any], tuple[str, ...]]] = {
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
