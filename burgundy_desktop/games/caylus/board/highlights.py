"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from burgundy_desktop.boardkit.changed_pieces import KeysOfEvents, changed_by_others
from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board.art import part_key, tile_key, worker_key


def highlights(
    events: Sequence[Event], viewer: Seat, shown: Mapping[str, Piece]
) -> Iterable[Highlight]:
    """Signs of the others on what they placed, built and moved."""
    return changed_by_others(events, viewer, shown, _KEYS).values()


_KEYS: Final[KeysOfEvents] = {
    happened.WorkerPlaced: lambda event: (worker_key(event.spot, event.circle),),
    happened.GateWorkerMoved: lambda event: (worker_key(event.spot, event.circle),),
    happened.ProvostMoved: lambda _: ("provost",),
    happened.BuildingBuilt: lambda event: (tile_key(event.space),),
    happened.BuildingTransformed: lambda event: (tile_key(event.space),),
    happened.BatchDelivered: lambda event: (f"{part_key(event.section, event.part)}/house",),
}
"""The pieces that an event of another player highlights."""
