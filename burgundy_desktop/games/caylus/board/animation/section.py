"""A section of the castle is scored: the bell, the houses of each player, the wreath."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Shape
from burgundy_desktop.boardkit.signs import counted, ring, wreath
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board.animation.flights import points_fly
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.board.art import pennant_key
from burgundy_desktop.games.caylus.tables.castle import TRIGGER

_HOUSES_APART: Final = 120.0
_LOOKED_AT_MS: Final = 280.0
"""How long the number of the last house stays."""
_RINGED_MS: Final = 700.0


def begins(stage: Stage, event: happened.SectionScoringStarted) -> Iterator[AnimationStep]:
    """The pennant swings if the bailiff has reached it and no building hides it; the section that
    is scored is ringed.
    """
    whole = stage.layout.castle.section(event.section)
    yield AnimationStep(
        swung=() if event.full else (pennant_key(TRIGGER[event.section]),),
        signs=(ring(whole, Shape.PLATE, stage.brushes, _RINGED_MS),),
        is_ceremony=True,
    )


def houses_counted(stage: Stage, *events: Event) -> Iterator[AnimationStep]:
    """The houses are counted one by one, player after player; then all losses fly together."""
    houses = [
        house
        for event in events
        if isinstance(event, happened.SectionCounted)
        for house in enumerate(_houses_of(stage, event), start=1)
    ]
    left = range(len(houses) - 1, -1, -1)
    yield AnimationStep(
        signs=tuple(
            counted(box, number, stage.brushes, after * _HOUSES_APART + _LOOKED_AT_MS)
            for (number, box), after in zip(houses, left, strict=True)
        ),
        apart=_HOUSES_APART,
        is_ceremony=True,
        is_only_heard=not houses,
        is_cue=True,
    )
    lost = [points_fly(stage, [event]) for event in events if isinstance(event, PointsScored)]
    flights = tuple(one for steps in lost for step in steps for one in step.flights)
    if flights:
        yield AnimationStep(flights=flights, is_ceremony=True, is_cue=True)


def _houses_of(stage: Stage, event: happened.SectionCounted) -> Iterator[Box]:
    castle = stage.layout.castle
    for at, seat in enumerate(stage.table.castle[event.section]):
        if seat == event.seat:
            yield castle.house(event.section, at)


def scored(stage: Stage, event: happened.SectionScored) -> Iterator[AnimationStep]:
    """Whoever has most houses there wears the wreath; then the next scaffold rises."""
    places = stage.layout.order.places
    wreaths = (wreath(places[stage.table.order.index(seat)]) for seat in _best(stage, event))
    yield AnimationStep(signs=tuple(wreaths), is_ceremony=True)
    yield AnimationStep(keys=("castle_note", "scaffold"))


def _best(stage: Stage, event: happened.SectionScored) -> list[Seat]:
    owners = stage.table.castle[event.section]
    most = max(map(owners.count, owners), default=0)
    return [seat for seat in stage.table.order if most and owners.count(seat) == most]
