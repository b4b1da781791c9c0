"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board.art import part_key, tile_key, worker_key


def highlights(
    events: Sequence[Event], viewer: Seat, shown: Mapping[str, Piece]
) -> Iterator[Highlight]:
    """Signs of the others on what they placed, built and moved."""
    found: dict[str, Highlight] = {}
    for event in events:
        told = _KEYS.get(type(event))
        seat = getattr(event, "seat", viewer)
        for key in told(event) if told is not None and seat != viewer else ():
            if key in shown:
                found[key] = Highlight(seat, shown[key].box)
    return iter(found.values())


_KEYS: dict[type[Event], Callable[[Any], Iterable[str]]] = {
    happened.WorkerPlaced: lambda event: (worker_key(event.spot, event.circle),),
    happened.GateWorkerMoved: lambda event: (worker_key(event.spot, event.circle),),
    happened.ProvostMoved: lambda _: ("provost",),
    happened.BuildingBuilt: lambda event: (tile_key(event.space),),
    happened.BuildingTransformed: lambda event: (tile_key(event.space),),
    happened.BatchDelivered: lambda event: (f"{part_key(event.section, event.part)}/house",),
}
"""The pieces that an event of another player highlights."""
