"""The castle, royal favours, the turn order."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.flights import THING_PX, flight, in_time
from burgundy_desktop.boardkit.pieces import AnimationStep, Drawing
from burgundy_desktop.games.caylus import events as happened, state
from burgundy_desktop.games.caylus.board.animation.flights import gains, paid
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.board.art import marker_key, part_key, sprite
from burgundy_desktop.games.caylus.tables.road import JOUST_FIELD

_SHIELD = 30.0
_CUBES_MS = 400.0


def turn_started(stage: Stage, _event: object) -> Iterator[AnimationStep]:
    yield AnimationStep(keys=_order_keys(stage))


def order_changed(stage: Stage, _event: object) -> Iterator[AnimationStep]:
    yield AnimationStep(keys=_order_keys(stage))


def _order_keys(stage: Stage) -> tuple[str, ...]:
    seats = range(stage.seats)
    return (*(f"order/{seat}" for seat in seats), *(f"order/{seat}/name" for seat in seats))


def income(stage: Stage, *events: happened.Gained) -> Iterator[AnimationStep]:
    """Everybody is paid at once."""
    start = stage.layout.town.bridge
    flights = (gains(stage, event.seat, event.gain, start) for event in events)
    yield AnimationStep(flights=tuple(one for some in flights for one in some))


def favor_granted(stage: Stage, event: happened.FavorGranted) -> Iterator[AnimationStep]:
    """The shield comes from where it was earned."""
    layout = stage.layout
    starts = {
        state.FROM_JOUST: stage.source(JOUST_FIELD),
        state.FROM_BUILDING: layout.town.bridge,
        state.FROM_BEST_BUILDER: layout.castle.builders[0],
        state.FROM_SECTION: layout.castle.scoring,
    }
    size = _SHIELD * layout.scale
    start, end = starts[event.source], layout.favors.sign
    yield AnimationStep(flights=(flight(Drawing(sprite("favor")), start, end, size),))


def favor_line_chosen(stage: Stage, event: happened.FavorLineChosen) -> Iterator[AnimationStep]:
    """The marker advances; the markers beside it move together."""
    keys = tuple(marker_key(event.line, seat) for seat in range(stage.seats))
    yield AnimationStep(keys=keys)


def favor_used(stage: Stage, event: happened.FavorUsed) -> Iterator[AnimationStep]:
    """The shield goes to the used column, with the payment."""
    favors = stage.layout.favors
    cell = favors.cell(event.line, event.column)
    shield = flight(Drawing(sprite("favor")), favors.sign, cell, THING_PX * favors.k)
    yield AnimationStep(flights=(shield, *paid(stage, event.seat, event.pay, cell)))


def batch_delivered(stage: Stage, event: happened.BatchDelivered) -> Iterator[AnimationStep]:
    """Three cubes become a part of the castle, and the house lands on it."""
    part = stage.layout.castle.part(event.section, event.part)
    yield AnimationStep(flights=in_time(paid(stage, event.seat, event.pay, part), _CUBES_MS))
    key = part_key(event.section, event.part)
    yield AnimationStep(keys=(key,), is_cue=True)
    yield AnimationStep(keys=(f"{key}/house", "scaffold", "castle_note"), is_cue=True)
