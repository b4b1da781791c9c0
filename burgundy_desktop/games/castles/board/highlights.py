"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from burgundy_desktop.boardkit.changed_pieces import KeysOfEvents, changed_by_others
from burgundy_desktop.boardkit.hexes import drawing_box
from burgundy_desktop.boardkit.pieces import Box, Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board import art
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.memory import Memory


def highlights(
    events: Sequence[Event],
    viewer: Seat,
    shown: Mapping[str, Piece],
    layout: Layout,
    memory: Memory,
) -> Iterator[Highlight]:
    """Signs of the others on what they took, placed, loaded, and on the spaces they emptied."""
    yield from changed_by_others(events, viewer, shown, _KEYS).values()
    yield from _gaps(events, viewer, layout, memory).values()


def _gaps(
    events: Sequence[Event], viewer: Seat, layout: Layout, memory: Memory
) -> dict[Box, Highlight]:
    """The spaces of depots that somebody else has emptied."""
    found: dict[Box, Highlight] = {}
    for event in events:
        if not isinstance(event, happened.TileTaken | happened.TileBought):
            continue
        gap = _gap(event, layout, memory) if event.seat != viewer else None
        if gap is not None:
            found[gap] = Highlight(event.seat, gap)
    return found


def _gap(
    event: happened.TileTaken | happened.TileBought, layout: Layout, memory: Memory
) -> Box | None:
    """The space of a depot that a tile has left in the same phase."""
    left = memory.left.get(event.tile)
    if left is None or left[0] != event.depot:
        return None
    depot = layout.depots[event.depot]
    return drawing_box(*depot.spaces[left[1]], depot.cell)


def _tile(event: Any) -> tuple[str, ...]:
    return (art.tile_key(event.tile),)


def _goods(event: happened.GoodsLoaded) -> Iterable[str]:
    yield from (art.goods_key(event.seat, goods) for goods, n in enumerate(event.count) if n)
    yield f"goods/{event.seat}"


_KEYS: Final[KeysOfEvents] = {
    happened.TileTaken: _tile,
    happened.TileBought: _tile,
    happened.TilePlaced: _tile,
    happened.GoodsLoaded: _goods,
    happened.MarkerMoved: lambda event: (art.marker_key(event.seat),),
    happened.BonusTileTaken: lambda event: (art.bonus_key(event.kind, large=event.large),),
    happened.GoodsSold: lambda event: (f"silver/{event.seat}",),
}
"""The pieces that an event of another player highlights."""
