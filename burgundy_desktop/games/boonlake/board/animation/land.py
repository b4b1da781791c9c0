"""What moves on the map: tiles, people, cattle, markers, ships; and the action tiles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from burgundy_desktop.boardkit.flights import THING_PX, flight
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Entrance,
    Flight,
    Painted,
    Piece,
    Walk,
)
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.animation.stage import RANCH, Stage
from burgundy_desktop.games.boonlake.board.items import (
    cows,
    people,
    projects,
    revealed_tile,
    ships,
    tile_piece,
)
from burgundy_desktop.games.boonlake.tables.boards import LEVEL_NEEDS
from burgundy_desktop.games.boonlake.tables.land import REGION_COUNT
from burgundy_desktop.games.boonlake.tables.river import WAYS
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE

_RETURN_MS: Final = 900.0
"""How long the ships are on their way back to the start."""
_LAID_MS: Final = 300.0
"""How long a tile or a piece is on its way to the map."""

Tile = happened.TilePlaced | happened.EminencePlacedTile
Pasture = happened.PasturePlaced | happened.EminencePlacedPasture
Person = happened.Settled | happened.HouseBuilt | happened.SettlementBuilt | happened.EminenceBuilt
Cattle = happened.CattlePlaced | happened.EminencePlacedCattle


def tile_revealed(stage: Stage, _event: happened.TileRevealed) -> Iterator[AnimationStep]:
    """The tile comes from the stack face down, and is turned up where it waits."""
    land = stage.layout.land
    back = Drawing(art.sprite("tile_back"))
    yield AnimationStep(("stack",), flights=(Flight(back, land.stack, land.revealed, _LAID_MS),))
    yield AnimationStep(("revealed",), enters=Entrance.TURNS, back=back)


def tile_placed(stage: Stage, event: Tile) -> Iterator[AnimationStep]:
    """The tile comes from where it was turned up; the one of the Eminence from the stack."""
    land = stage.layout.land
    start = land.revealed if revealed_tile(stage.before) is not None else land.stack
    yield from _tile_comes(stage, event.tile, event.location, start, ("stack", "revealed"))


def pasture_placed(stage: Stage, event: Pasture) -> Iterator[AnimationStep]:
    start = stage.layout.land.pastures
    yield from _tile_comes(stage, PASTURE, event.location, start, ("pastures",))


def _tile_comes(
    stage: Stage, tile: int, location: int, start: Box, leaves: tuple[str, ...]
) -> Iterator[AnimationStep]:
    end = stage.layout.land.location(location)
    box = Box.around(*start.centre, end.width, end.height)
    look = tile_piece("flight", tile, box, stage.brushes, location).look
    assert isinstance(look, Painted)
    yield AnimationStep(leaves, flights=(Flight(look, box, end, _LAID_MS),))
    yield AnimationStep((art.tile_key(location),), is_arrival=True)


def person_stands(stage: Stage, event: Person) -> Iterator[AnimationStep]:
    """The price on the tile disappears when a piece is placed there."""
    seat, key = _seat(stage, event), art.person_key(event.site)
    leaves = [f"own/{seat}/count/2"]
    leaves += [f"own/{seat}/recess/{kind}/{piece}" for kind in (0, 1) for piece in range(6)]
    leaves += [f"own/{seat}/piece/{kind}/{piece}" for kind in (0, 1) for piece in range(6)]
    yield _piece_comes(stage, seat, key, people(stage.table, stage.layout), leaves)
    yield AnimationStep((key, art.tile_key(event.site // 2)), is_arrival=True)


def cattle_placed(stage: Stage, event: Cattle) -> Iterator[AnimationStep]:
    seat, before = _seat(stage, event), {cow.key for cow in cows(stage.before, stage.layout)}
    keys = [art.cow_key(event.location, place) for place in range(4)]
    new = next((key for key in keys if key not in before), keys[-1])
    leaves = [f"own/{seat}/{what}/2/{piece}" for what in ("recess", "piece") for piece in range(5)]
    yield _piece_comes(stage, seat, new, cows(stage.table, stage.layout), leaves)
    yield AnimationStep(tuple(keys), is_arrival=True)


def _seat(stage: Stage, event: Person | Cattle) -> int:
    """The seat of an event; the Eminence sits after all players."""
    return getattr(event, "seat", len(stage.table.players))


def _piece_comes(
    stage: Stage, seat: int, key: str, pieces: Iterable[Piece], leaves: Iterable[str]
) -> AnimationStep:
    """A piece flies to its place on the map, which has this key, if it is still there; what it
    leaves changes.
    """
    piece = next((piece for piece in pieces if piece.key == key), None)
    if piece is None or not isinstance(piece.look, Drawing):
        return AnimationStep(tuple(leaves))
    box = piece.box
    start = _taken_from(stage, seat, piece.look.sprite).sized(box.width, box.height)
    return AnimationStep(tuple(leaves), flights=(Flight(piece.look, start, box, _LAID_MS),))


def _taken_from(stage: Stage, seat: int, sprite: str) -> Box:
    """Where a piece comes from: the ranch, the next recess of its kind, or the player's card."""
    own = stage.layout.own
    if seat != stage.viewer or own.small:
        return stage.home(seat, sprite)
    player = stage.before.players[seat]
    gone = {"house": player.houses, "settlement": player.settlements, "cattle": player.cattle}
    for kind, thing in enumerate(gone):
        if sprite == art.of_seat(thing, seat):
            return own.recess(kind, min(gone[thing], LEVEL_NEEDS[-1][kind] - 1))
    return own.stock(RANCH)[0]


def region_covered(
    _stage: Stage, event: happened.RegionCovered | happened.EminenceCoveredRegion
) -> Iterator[AnimationStep]:
    yield AnimationStep((art.covered_key(event.region),), enters=Entrance.DROPS)


def track_advanced(stage: Stage, event: happened.TrackAdvanced) -> Iterator[AnimationStep]:
    """The marker moves space by space to its final place."""
    key = art.marker_key(event.track, event.seat)
    tracks = stage.layout.tracks
    way = [
        tracks.marker(event.track, position, 0, 1)
        for position in range(event.before, event.after + 1)
    ]
    yield AnimationStep((key,), walks=(Walk(key, tuple(way)),))


def ship_moved(stage: Stage, event: happened.ShipMoved) -> Iterator[AnimationStep]:
    """The ship moves space by space along the river; where it leaves and comes others make room."""
    spaces = WAYS[event.round][event.before : event.after + 1]
    if len(spaces) > 1:
        yield _sailing(stage, {event.seat: spaces})


def round_started(stage: Stage, _event: happened.RoundStarted) -> Iterator[AnimationStep]:
    """All ships go back to the start together, on the river as they came."""
    came, goes = WAYS[stage.before.round], WAYS[stage.table.round]
    ways = {}
    for seat, (before, after) in enumerate(zip(stage.before.ships, stage.table.ships, strict=True)):
        start = came.index(goes[after])
        ways[seat] = came[start : before + 1][::-1]
    yield _sailing(stage, ways, _RETURN_MS)


def _sailing(stage: Stage, ways: Mapping[int, Sequence[int]], ms: float = 0.0) -> AnimationStep:
    """Ships walk from where they lie, space by space, to where they will lie."""
    before = {piece.key: piece.box for piece in ships(stage.before, stage.layout)}
    after = {piece.key: piece.box for piece in ships(stage.table, stage.layout)}
    walks = []
    for seat, spaces in ways.items():
        key, way = art.ship_key(seat), _alone(stage, spaces)
        if len(way) > 1:
            ends = _near(before[key], way[0]), _near(after[key], way[-1])
            walks.append(Walk(key, (ends[0], *way[1:-1], ends[1]), ms))
    return AnimationStep(tuple(after), walks=tuple(walks))


def _alone(stage: Stage, spaces: Sequence[int]) -> tuple[Box, ...]:
    return tuple(stage.layout.land.ship(space, 0, 1) for space in spaces)


def _near(box: Box, alone: Box) -> Box:
    """Where a ship lies on a space, perhaps beside others; where it would lie alone, if it has
    moved on since.
    """
    return box if math.dist(box.centre, alone.centre) < alone.width else alone


def action_taken(stage: Stage, event: happened.ActionTaken) -> Iterator[AnimationStep]:
    """The tile moves to the place of the tile in use; that of the Eminence did as it was chosen."""
    if event.seat < len(stage.table.players):
        yield _pulled(stage, event.action, event.row)


def eminence_chose(stage: Stage, event: happened.EminenceChose) -> Iterator[AnimationStep]:
    yield _pulled(stage, event.action, event.row)


def _pulled(stage: Stage, action: int, row: int) -> AnimationStep:
    tiles, key = stage.layout.actions.tiles, art.action_key(action)
    start = tiles[row]
    aside = Box(start.x - 0.18 * start.width, start.y, start.width, start.height)
    return AnimationStep((), walks=(Walk(key, (start, aside, tiles[-1])),))


def actions_slid(stage: Stage, event: happened.ActionsSlid) -> Iterator[AnimationStep]:
    """The tiles below the gap slide up one after the other, the used one to the bottom."""
    tiles = stage.layout.actions.tiles
    rows = stage.before.rows
    keys = tuple(art.action_key(action) for action in event.rows)
    is_first = True
    for row, key in enumerate(keys):
        action = event.rows[row]
        at = rows.index(action) if action in rows else len(tiles) - 1
        if at != row:
            way = (tiles[at], tiles[row])
            yield AnimationStep((key,), walks=(Walk(key, way),), is_cue=is_first)
            is_first = False
    yield AnimationStep(keys)


def cactus_advanced(_stage: Stage, _event: happened.CactusAdvanced) -> Iterator[AnimationStep]:
    yield AnimationStep(("automaton/marker",))


def project_done(stage: Stage, event: happened.ProjectDone) -> Iterator[AnimationStep]:
    """A sign or an inhabitant of the player goes to the scoring tile."""
    look = Drawing(art.of_seat("inhabitant", event.seat))
    size = THING_PX * stage.layout.scale
    tile, key = stage.layout.scoring[event.slot], f"project/{event.tile}/{event.seat}"
    marks = projects(stage.table, event.slot, event.tile, tile)
    end = next((mark.box for mark in marks if mark.key == key), tile)
    one = flight(look, stage.supply(event.seat, RANCH), end, size)
    yield AnimationStep((key, f"own/{event.seat}/supply"), flights=(one,))


def scoring_tiles_revealed(
    _stage: Stage, event: happened.ScoringTilesRevealed
) -> Iterator[AnimationStep]:
    yield AnimationStep(tuple(f"scoring/{tile}" for tile in event.tiles))


def scoring_ended(_stage: Stage, _event: happened.ScoringEnded) -> Iterator[AnimationStep]:
    """The region markers are taken off."""
    yield AnimationStep(tuple(art.covered_key(region) for region in range(REGION_COUNT)))


def eminence_revealed(_stage: Stage, _event: happened.EminenceRevealed) -> Iterator[AnimationStep]:
    yield AnimationStep(("automaton/tile", "automaton/back", "automaton/left"))
