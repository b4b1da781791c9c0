"""Materials and points of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from burgundy_desktop.boardkit.flights import APART_MS, SEAL_PX, flight, in_time, points, several
from burgundy_desktop.boardkit.pieces import AnimationStep, Drawing, Flight
from burgundy_desktop.boardkit.signs import wreath
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board.animation.stage import Stage
from burgundy_desktop.games.pillars.board.art import points_look, stock_key, token_sprite
from burgundy_desktop.games.pillars.board.pad import row_key, total_key
from burgundy_desktop.games.pillars.board.plan_items import plan_key
from burgundy_desktop.games.pillars.board.score_items import PARTS
from burgundy_desktop.games.pillars.board.score_view import plans_of
from burgundy_desktop.games.pillars.queries.hands import scoring_order
from burgundy_desktop.games.pillars.tables.cards import TOM_CHOICES

_UNIT = 34.0
_UNIT_MS, _NEXT_UNIT_MS = 180.0, 120.0
"""Milliseconds that a unit is on its way, and that one to convert is after another: the scoring of
a player has many of them.
"""


def material_gained(stage: Stage, event: happened.MaterialGained) -> Iterator[AnimationStep]:
    """Units fly from the card that brings them."""
    start = stage.scored(event.seat, event.card)
    end = stage.unit(event.seat, event.material)
    look = Drawing(token_sprite(event.material))
    units = several(look, event.amount, start, end, _UNIT * stage.layout.scale)
    yield AnimationStep(flights=in_time(units, _UNIT_MS), is_cue=True)
    yield AnimationStep(keys=_stock_keys(event.material), is_arrival=True)


def _stock_keys(material: int) -> tuple[str, ...]:
    return (stock_key(material), "own/stock", f"unit/{material}")


def plan_taken(stage: Stage, _event: happened.PlanTaken) -> Iterator[AnimationStep]:
    """The plan is marked in the list and shown in the workshop; its units follow one by one."""
    plans = tuple(plan_key(plan) for plan in plans_of(stage.before))
    chosen = tuple(f"tom/{material}/chosen" for material in TOM_CHOICES)
    yield AnimationStep(keys=(*plans, *chosen, *(f"kept/{place}" for place in range(3))))


def converted(
    stage: Stage, event: happened.Converted, *, is_first: bool = True
) -> Iterator[AnimationStep]:
    """The unit leaves the stock, and slides into the slot of the converter."""
    start = stage.unit(event.seat, event.material)
    end = stage.converter(event.seat, event.converter) or stage.points(event.seat)
    look = Drawing(token_sprite(event.material))
    size = _UNIT * stage.layout.scale
    units = (flight(look, start, end, size),)
    ms = _UNIT_MS if is_first else _NEXT_UNIT_MS
    stock = _stock_keys(event.material)
    yield AnimationStep(keys=stock, flights=in_time(units, ms), is_cue=True)
    key = f"converter/{event.converter}"
    yield AnimationStep(keys=(f"{key}/unit", f"{key}/gain", f"{key}/arrow"), is_arrival=True)


def materials_kept(_stage: Stage, event: happened.MaterialsKept) -> Iterator[AnimationStep]:
    """Units that are not kept fade out."""
    materials = range(len(event.kept))
    keys = tuple(key for material in materials for key in _stock_keys(material))
    yield AnimationStep(keys=(*keys, *(f"kept/{place}" for place in range(3))))


def scoring_started(_stage: Stage, _event: happened.HandScoringStarted) -> Iterator[AnimationStep]:
    """It is heard and read aloud."""
    yield AnimationStep(is_only_heard=True)


def hand_scored(stage: Stage, event: happened.HandScored) -> Iterator[AnimationStep]:
    """When everybody is scored, the pad has its sums, and whoever leads gets the wreath."""
    players = stage.table.players
    pad = tuple(total_key(seat) for seat in range(stage.seats))
    if event.seat != scoring_order(stage.before)[-1]:
        yield AnimationStep(keys=pad)
        return
    most = max(player.vp for player in players)
    leaders = [seat for seat, player in enumerate(players) if player.vp == most]
    signs = tuple(wreath(stage.points(seat)) for seat in leaders)
    yield AnimationStep(keys=pad, signs=signs, is_ceremony=True)


def points_fly(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    """Points fly from what earned them; losses fly back."""
    total = sum(event.points for event in scored)
    if total:
        one = _seal(stage, attrs.evolve(scored[0], points=total))
        yield AnimationStep(flights=(one,), is_cue=True)
    yield _totals(stage, scored[0].seat)


def points_of_conversions(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    """Each converter brings its points, all shortly one after the other."""
    seals = (_seal(stage, one) for one in scored)
    flights = tuple(
        attrs.evolve(seal, delay=number * APART_MS) for number, seal in enumerate(seals)
    )
    yield AnimationStep(flights=flights, is_cue=True)
    yield _totals(stage, scored[0].seat)


def _seal(stage: Stage, scored: PointsScored) -> Flight:
    start, end = stage.scored(scored.seat, scored.place), stage.points(scored.seat)
    size = SEAL_PX * stage.layout.scale
    return points(points_look(scored.points), scored.points, start, end, size)


def _totals(stage: Stage, seat: int) -> AnimationStep:
    """The sums of a player count."""
    hand = stage.before.hand_number
    parts = (f"sum/{part}{end}" for part in PARTS for end in ("", "/note"))
    keys = (total_key(seat), row_key(hand, seat), f"result/{seat}", "sum", "sum/total")
    return AnimationStep(keys=(*keys, *parts))
