"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import art

_IN_HEX: Final = 0.23
"""How far a mark is inside the corner of the square around a hexagon, which is on the neighbour."""


def highlights(
    events: Sequence[Event], viewer: Seat, automaton: Seat, shown: Mapping[str, Piece]
) -> Iterator[Highlight]:
    """Signs of the others on what they placed, built and moved; `automaton` is the Eminence."""
    found: dict[str, Highlight] = {}
    for event in events:
        told = _KEYS.get(type(event))
        seat = getattr(event, "seat", automaton)
        for key in told(event) if told is not None and seat != viewer else ():
            if key in shown:
                box = shown[key].box
                found[key] = Highlight(
                    seat, box.grown(-_IN_HEX * box.width) if art.is_tile(key) else box
                )
    return iter(found.values())


_KEYS: dict[type[Event], Callable[[Any], Iterable[str]]] = {
    happened.ActionTaken: lambda e: (art.action_key(e.action),),
    happened.ProjectDone: lambda e: (f"project/{e.tile}/{e.seat}",),
    happened.TileScored: lambda e: (f"scoring/{e.tile}",),
    happened.TilePlaced: lambda e: (art.tile_key(e.location),),
    happened.PasturePlaced: lambda e: (art.tile_key(e.location),),
    happened.Settled: lambda e: (art.person_key(e.site),),
    happened.HouseBuilt: lambda e: (art.person_key(e.site),),
    happened.SettlementBuilt: lambda e: (art.person_key(e.site),),
    happened.CattlePlaced: lambda e: (art.tile_key(e.location),),
    happened.RegionCovered: lambda e: (art.covered_key(e.region),),
    happened.TrackAdvanced: lambda e: (art.marker_key(e.track, e.seat),),
    happened.ShipMoved: lambda e: (art.ship_key(e.seat),),
    happened.EminencePlacedTile: lambda e: (art.tile_key(e.location),),
    happened.EminencePlacedPasture: lambda e: (art.tile_key(e.location),),
    happened.EminenceBuilt: lambda e: (art.person_key(e.site),),
    happened.EminencePlacedCattle: lambda e: (art.tile_key(e.location),),
    happened.EminenceCoveredRegion: lambda e: (art.covered_key(e.region),),
}
"""The pieces that an event of another side highlights."""
