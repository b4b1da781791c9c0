"""Flights: cubes, coins, points, workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight, Label
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.caylus import state
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS, VP, Bundle, contents
from burgundy_desktop.games.caylus.tables.road import SPOT_COUNT

_THING = 24.0
_SEAL = 30.0
_SECTIONS = {
    state.REASONS[reason]: reason - state.BY_DUNGEON
    for reason in (state.BY_DUNGEON, state.BY_WALLS, state.BY_TOWERS)
}


def flight(look: Drawing, start: Box, end: Box, size: float) -> Flight:
    """A flight from centre to centre, with this size in px."""
    return Flight(look, Box.around(*start.centre, size), Box.around(*end.centre, size))


def things_fly(stage: Stage, bundle: Bundle, start: Box, end: Box) -> tuple[Flight, ...]:
    """Cubes side by side and deniers as a coin; points have their own flight."""
    size = _THING * stage.layout.scale
    kinds = [(kind, count) for kind, count in contents(bundle) if kind != VP]
    middle = (len(kinds) - 1) / 2
    return tuple(
        flight(
            art.flying_look(kind, count),
            start.moved((place - middle) * size, 0),
            end.moved(0, (place - middle) * 0.4 * size),
            size,
        )
        for place, (kind, count) in enumerate(kinds)
    )


def coins_fly(stage: Stage, price: int, start: Box, end: Box) -> tuple[Flight, ...]:
    """A price in deniers, if there is one."""
    if not price:
        return ()
    return (flight(art.coin_look(price), start, end, _THING * stage.layout.scale),)


def cubes_fly(stage: Stage, bundle: Bundle, start: Box, end: Box) -> tuple[Flight, ...]:
    """Each cube by itself, to the same place."""
    size = _THING * stage.layout.scale
    kinds = [kind for kind, count in contents(bundle) if kind in CUBE_KINDS for _ in range(count)]
    return tuple(
        flight(Drawing(art.cube_sprite(kind)), start.moved(place * 0.6 * size, 0), end, size)
        for place, kind in enumerate(kinds)
    )


def points_fly(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    """Points fly from the place that earned them; losses too."""
    total = sum(event.points for event in scored)
    if not total:
        return
    first = scored[0]
    text = f"+{total}" if total > 0 else f"\N{MINUS SIGN}{-total}"
    look = Drawing(art.sprite("prestige_pip"), label=Label(text, size=0.4))
    start, end = _earned_at(stage, first), stage.home(first.seat)
    one = flight(look, start, end, _SEAL * stage.layout.scale)
    yield AnimationStep(flights=(one,))


def _earned_at(stage: Stage, scored: PointsScored) -> Box:
    castle = stage.layout.castle
    if scored.reason in _SECTIONS:
        return castle.section(_SECTIONS[scored.reason])
    if scored.reason == state.REASONS[state.BY_NO_BATCH]:
        return castle.loss
    if 0 < scored.place < SPOT_COUNT:
        return stage.source(scored.place)
    return stage.layout.favors.sign
