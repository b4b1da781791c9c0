"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from burgundy_desktop.boardkit.hexes import drawing_box
from burgundy_desktop.boardkit.pieces import Box, Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board import items
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
    found: dict[str, Highlight] = {}
    for event in events:
        seat = getattr(event, "seat", viewer)
        if seat == viewer:
            continue
        for key in _keys(event):
            if key in shown:
                found[key] = Highlight(seat, shown[key].box)
        gap = _gap(event, layout, memory)
        if gap is not None:
            found[f"gap/{gap.x}/{gap.y}"] = Highlight(seat, gap)
    return iter(found.values())


def _keys(event: Event) -> tuple[str, ...]:
    match event:
        case happened.TileTaken() | happened.TileBought() | happened.TilePlaced():
            return (items.tile_key(event.tile),)
        case happened.GoodsLoaded():
            return (
                *(items.goods_key(event.seat, goods) for goods, n in enumerate(event.count) if n),
                f"goods/{event.seat}",
            )
        case happened.MarkerMoved():
            return (items.marker_key(event.seat),)
        case happened.BonusTileTaken():
            return (items.bonus_key(event.kind, large=event.large),)
        case happened.GoodsSold():
            return (f"silver/{event.seat}",)
        case _:
            return ()


def _gap(event: Event, layout: Layout, memory: Memory) -> Box | None:
    """The space of a depot that a tile has left in the same phase."""
    if not isinstance(event, happened.TileTaken | happened.TileBought):
        return None
    left = memory.left.get(event.tile)
    if left is None or left[0] != event.depot:
        return None
    depot = layout.depots[event.depot]
    return drawing_box(*depot.spaces[left[1]], depot.cell)
