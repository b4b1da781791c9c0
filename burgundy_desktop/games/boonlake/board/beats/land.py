"""What moves on the map: tiles, people, cattle, markers, ships; and the action tiles."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.pieces import Beat, Box, Drawing, Flight, Walk
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.art import (
    action_key,
    covered_key,
    cow_key,
    marker_key,
    of_seat,
    person_key,
    ship_key,
    tile_key,
)
from burgundy_desktop.games.boonlake.board.beats.stage import Stage
from burgundy_desktop.games.boonlake.tables.land import REGION_COUNT
from burgundy_desktop.games.boonlake.tables.river import WAYS
from burgundy_desktop.sound.names import Sound

Tile = happened.TilePlaced | happened.EminencePlacedTile
Pasture = happened.PasturePlaced | happened.EminencePlacedPasture
Person = happened.Settled | happened.HouseBuilt | happened.SettlementBuilt | happened.EminenceBuilt
Cattle = happened.CattlePlaced | happened.EminencePlacedCattle


def tile_revealed(_stage: Stage, _event: happened.TileRevealed) -> Iterator[Beat]:
    yield Beat(("stack", "revealed"), sound=Sound.TILE)


def tile_placed(_stage: Stage, event: Tile) -> Iterator[Beat]:
    yield Beat(("stack", "revealed", tile_key(event.location)), sound=Sound.TILE)


def pasture_placed(_stage: Stage, event: Pasture) -> Iterator[Beat]:
    yield Beat(("pastures", tile_key(event.location)), sound=Sound.TILE)


def person_stands(stage: Stage, event: Person) -> Iterator[Beat]:
    """The price on the tile goes as somebody stands there."""
    seat = getattr(event, "seat", stage.viewer)
    keys = [person_key(event.site), tile_key(event.site // 2), f"own/{seat}/count/2"]
    keys += [f"own/{seat}/recess/{kind}/{piece}" for kind in (0, 1) for piece in range(6)]
    keys += [f"own/{seat}/piece/{kind}/{piece}" for kind in (0, 1) for piece in range(6)]
    yield Beat(tuple(keys), sound=Sound.TILE)


def cattle_placed(stage: Stage, event: Cattle) -> Iterator[Beat]:
    seat = getattr(event, "seat", stage.viewer)
    keys = [cow_key(event.location, place) for place in range(4)]
    keys += [f"own/{seat}/{what}/2/{piece}" for what in ("recess", "piece") for piece in range(5)]
    yield Beat(tuple(keys), sound=Sound.TILE)


def region_covered(
    _stage: Stage, event: happened.RegionCovered | happened.EminenceCoveredRegion
) -> Iterator[Beat]:
    yield Beat((covered_key(event.region),), sound=Sound.TILE)


def track_advanced(stage: Stage, event: happened.TrackAdvanced) -> Iterator[Beat]:
    """Space by space to where the marker lies at the end."""
    key = marker_key(event.track, event.seat)
    tracks = stage.layout.tracks
    way = [
        tracks.marker(event.track, position, 0, 1)
        for position in range(event.before, event.after + 1)
    ]
    yield Beat((key,), walks=(Walk(key, tuple(way)),), sound=Sound.TILE)


def ship_moved(stage: Stage, event: happened.ShipMoved) -> Iterator[Beat]:
    """Space by space along the river."""
    spaces = WAYS[event.round][event.before : event.after + 1]
    way = tuple(stage.layout.land.ship(space, 0, 1) for space in spaces)
    key = ship_key(event.seat)
    if len(way) > 1:
        yield Beat((key,), walks=(Walk(key, way),), sound=Sound.TILE)


def action_taken(stage: Stage, event: happened.ActionTaken) -> Iterator[Beat]:
    """The tile is pulled out to the place of the one in use."""
    yield _pulled(stage, event.action, event.row)


def eminence_chose(stage: Stage, event: happened.EminenceChose) -> Iterator[Beat]:
    yield _pulled(stage, event.action, event.row)


def _pulled(stage: Stage, action: int, row: int) -> Beat:
    tiles, key = stage.layout.actions.tiles, action_key(action)
    start = tiles[row]
    aside = Box(start.x - 0.18 * start.width, start.y, start.width, start.height)
    return Beat((), walks=(Walk(key, (start, aside, tiles[-1])),), sound=Sound.TILE)


def actions_slid(stage: Stage, event: happened.ActionsSlid) -> Iterator[Beat]:
    """The tiles below the gap slide up one after the other, the used one to the bottom."""
    tiles = stage.layout.actions.tiles
    rows = stage.before.rows
    keys = tuple(action_key(action) for action in event.rows)
    sound: Sound | None = Sound.TILE
    for row, key in enumerate(keys):
        action = event.rows[row]
        at = rows.index(action) if action in rows else len(tiles) - 1
        if at != row:
            yield Beat((key,), walks=(Walk(key, (tiles[at], tiles[row])),), sound=sound)
            sound = None
    yield Beat(keys)


def tile_scored(_stage: Stage, event: happened.TileScored) -> Iterator[Beat]:
    yield Beat((f"scoring/{event.tile}",), sound=Sound.TILE)


def cactus_advanced(_stage: Stage, _event: happened.CactusAdvanced) -> Iterator[Beat]:
    yield Beat(("rival/marker",), sound=Sound.TILE)


def round_started(_stage: Stage, _event: happened.RoundStarted) -> Iterator[Beat]:
    yield Beat(tuple(ship_key(seat) for seat in range(5)), sound=Sound.TILE)


def level_cleared(stage: Stage, event: happened.LevelCleared) -> Iterator[Beat]:
    """Its inhabitant walks to the ranch; what it pays from now on appears."""
    keys = (f"own/{event.seat}/bonus/{event.level}", f"own/{event.seat}/count/2")
    start = stage.layout.own.bonus(event.level)
    end = stage.stock(event.seat, 2)
    look = Drawing(of_seat("inhabitant", event.seat))
    mine = event.seat == stage.viewer and not stage.layout.own.small
    yield Beat(keys, flights=(Flight(look, start if mine else end, end),), sound=Sound.TILE)


def project_done(stage: Stage, event: happened.ProjectDone) -> Iterator[Beat]:
    """A sign or an inhabitant of the player comes to the scoring tile."""
    look = Drawing(of_seat("inhabitant", event.seat))
    size = 24 * stage.layout.scale
    start = Box.around(*stage.stock(event.seat, 2).centre, size)
    end = Box.around(*stage.layout.scoring[event.slot].centre, size)
    yield Beat(
        (f"project/{event.tile}/{event.seat}",),
        flights=(Flight(look, start, end),),
        sound=Sound.TILE,
    )


def scoring_tiles_revealed(_stage: Stage, event: happened.ScoringTilesRevealed) -> Iterator[Beat]:
    yield Beat(tuple(f"scoring/{tile}" for tile in event.tiles), sound=Sound.TILE)


def scoring_ended(_stage: Stage, _event: happened.ScoringEnded) -> Iterator[Beat]:
    """The region markers are taken off."""
    yield Beat(tuple(covered_key(region) for region in range(REGION_COUNT)), sound=Sound.TILE)


def eminence_revealed(_stage: Stage, _event: happened.EminenceRevealed) -> Iterator[Beat]:
    yield Beat(("rival/tile", "rival/back", "rival/left"), sound=Sound.CARD)
