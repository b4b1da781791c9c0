"""Flights: cubes, coins, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgundy_desktop.boardkit import flights
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.caylus import state
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.tables.bundles import VP, Bundle, contents
from burgundy_desktop.games.caylus.tables.road import SPOT_COUNT

_SECTIONS = {
    state.REASONS[reason]: reason - state.BY_DUNGEON
    for reason in (state.BY_DUNGEON, state.BY_WALLS, state.BY_TOWERS)
}


def gains(stage: Stage, seat: int, bundle: Bundle, start: Box) -> tuple[Flight, ...]:
    """Cubes and deniers fly to the card of their new owner; points have their own flight."""
    return tuple(
        one
        for place, sprite, count in _side_by_side(bundle)
        for one in _several(
            stage, sprite, count, _beside(stage, start, place), stage.home(seat, sprite)
        )
    )


def paid(stage: Stage, seat: int, bundle: Bundle, end: Box) -> tuple[Flight, ...]:
    """Cubes and deniers leave the card of their owner."""
    return tuple(
        one
        for place, sprite, count in _side_by_side(bundle)
        for one in _several(
            stage, sprite, count, stage.home(seat, sprite), _beside(stage, end, place)
        )
    )


def coins_paid(stage: Stage, seat: int, price: int, end: Box) -> tuple[Flight, ...]:
    """A price in deniers, if there is one."""
    return _several(stage, art.DENIER_CROSS, price, stage.home(seat, art.DENIER_CROSS), end)


def _side_by_side(bundle: Bundle) -> Iterator[tuple[float, str, int]]:
    """The kinds of a bundle: how many things beside the middle, the drawing, how many."""
    kinds = [(kind, count) for kind, count in contents(bundle) if kind != VP]
    middle = (len(kinds) - 1) / 2
    for number, (kind, count) in enumerate(kinds):
        yield number - middle, art.thing_sprite(kind), count


def _beside(stage: Stage, box: Box, place: float) -> Box:
    return box.moved(place * flights.THING_PX * stage.layout.scale, 0)


def _several(stage: Stage, sprite: str, count: int, start: Box, end: Box) -> tuple[Flight, ...]:
    size = flights.THING_PX * stage.layout.scale
    return flights.several(Drawing(sprite), count, start, end, size)


def points_fly(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    """Points fly from the place that earned them; losses fly back."""
    total = sum(event.points for event in scored)
    if not total:
        return
    first = scored[0]
    source, home = _earned_at(stage, first), stage.home(first.seat)
    size = flights.SEAL_PX * stage.layout.scale
    yield AnimationStep(
        flights=(flights.points(art.scored_look(total), total, source, home, size),)
    )


def _earned_at(stage: Stage, scored: PointsScored) -> Box:
    castle = stage.layout.castle
    if scored.reason == state.REASONS[state.BY_MISSING_HOUSES]:
        return castle.section(scored.place)
    if scored.reason in _SECTIONS:
        return castle.section(_SECTIONS[scored.reason])
    if scored.reason == state.REASONS[state.BY_NO_BATCH]:
        return castle.loss
    if 0 < scored.place < SPOT_COUNT:
        return stage.source(scored.place)
    return stage.layout.favors.sign
