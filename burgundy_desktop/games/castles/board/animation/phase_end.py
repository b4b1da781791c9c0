"""The end of a phase: the mines pay, the next phase is called out, new tiles come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.flights import THING_PX, flight
from burgundy_desktop.boardkit.hexes import cell
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Entrance, Flight, Shape
from burgundy_desktop.boardkit.signs import plate, ring
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board import art
from burgundy_desktop.games.castles.board.animation.stage import Stage
from burgundy_desktop.games.castles.board.player_areas import PlayerArea, Point
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.tables.board import (
    BLACK_DEPOT,
    GOODS_PER_PHASE,
    NUMBERED_DEPOTS,
)
from burgundy_desktop.games.castles.tables.pieces import MINE, TILE_KIND

_BLINK_MS: Final = 150.0
_BLINKS_MS: Final = 120.0
"""How long a mine blinks, and from the first to the last one."""
_PAY_MS: Final = 240.0
_SINKING_MS: Final = 60.0
_DROPPING_MS: Final = 420.0
"""From the first to the last tile that sinks or drops."""


def pays(event: Event) -> bool:
    """Whether mines bring this at the end of a phase."""
    gains = (happened.SilverGained, happened.WorkersGained)
    return isinstance(event, gains) and event.reason == "mine"


def mines_pay(stage: Stage, paid: Sequence[Event]) -> Iterator[AnimationStep]:
    """The mines blink one after the other, then all pay together."""
    mines = [(place, area.radius) for area in stage.areas.values() for place in _mines(stage, area)]
    yield AnimationStep(
        signs=tuple(
            ring(cell(*place, radius), Shape.HEX, stage.brushes, _BLINK_MS)
            for place, radius in mines
        ),
        apart=_BLINKS_MS / max(1, len(mines) - 1),
        is_ceremony=True,
    )
    yield AnimationStep(
        keys=tuple(_count_key(event) for event in paid),
        flights=tuple(one for event in paid for one in _flights(stage, event)),
        is_ceremony=True,
    )


def _mines(stage: Stage, area: PlayerArea) -> Iterator[Point]:
    seat = next(seat for seat, other in stage.areas.items() if other is area)
    for place, tile in zip(area.spaces, stage.table.players[seat].tiles, strict=False):
        if tile >= 0 and TILE_KIND[tile] == MINE:
            yield place


def _count_key(event: Event) -> str:
    assert isinstance(event, happened.SilverGained | happened.WorkersGained)
    kind = "silver" if isinstance(event, happened.SilverGained) else "workers"
    return f"{kind}/{event.seat}/count"


def _flights(stage: Stage, event: Event) -> Iterator[Flight]:
    assert isinstance(event, happened.SilverGained | happened.WorkersGained)
    area, is_silver = stage.areas[event.seat], isinstance(event, happened.SilverGained)
    end = (area.silver if is_silver else area.workers)[0]
    sprite = art.sprite("silverling" if is_silver else "worker")
    counted = stage.counted(event.seat, end, sprite)
    size = max(THING_PX * stage.layout.scale, end.width)
    for place in _mines(stage, area):
        one = flight(Drawing(sprite), Box.around(*place, size), counted, size)
        yield attrs.evolve(one, milliseconds=_PAY_MS)


def phase_started(stage: Stage, event: happened.PhaseStarted) -> Iterator[AnimationStep]:
    """The phase is called out, but not the first one; what is left sinks, and what is new drops
    clockwise.
    """
    if event.phase:
        name = names.phase(event.phase)
        sign = plate(name, stage.layout.ring.centre, stage.brushes)
        yield AnimationStep(signs=(sign,), is_ceremony=True, is_cue=True)
    left, new = _left(stage), _new(stage)
    goods = [art.round_goods_key(event.phase, place) for place in range(GOODS_PER_PHASE)]
    sinking = AnimationStep(
        keys=tuple(map(art.tile_key, left)),
        apart=_SINKING_MS / max(1, len(left)),
        enters=Entrance.DROPS,
        is_ceremony=True,
    )
    if left:
        yield sinking
    yield attrs.evolve(
        sinking,
        keys=(*map(art.tile_key, new), *goods),
        apart=_DROPPING_MS / max(1, len(new) + len(goods)),
        is_cue=True,
    )


def _new(stage: Stage) -> list[int]:
    """The new tiles, clockwise from the first depot, the black one last."""
    depots = stage.table.depots
    return [tile for depot in (*NUMBERED_DEPOTS, BLACK_DEPOT) for tile in depots[depot]]


def _left(stage: Stage) -> list[int]:
    """The old tiles that nobody took."""
    players = stage.table.players
    taken = {tile for player in players for tile in (*player.storage, *player.tiles)}
    return [tile for tile in stage.old_tiles if tile not in taken]
