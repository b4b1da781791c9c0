"""Highlights: what the others have changed since your last turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.changed_pieces import KeysOfEvents, changed_by_others
from burgundy_desktop.boardkit.pieces import Box, Highlight, Piece
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
    found = changed_by_others(events, viewer, shown, _KEYS, automaton=automaton)
    for key, mark in found.items():
        yield attrs.evolve(mark, box=_in_hex(mark.box)) if art.is_tile(key) else mark


def _in_hex(box: Box) -> Box:
    return box.grown(-_IN_HEX * box.width)


_KEYS: Final[KeysOfEvents] = {
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
