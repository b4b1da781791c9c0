"""The animation of the events of The Castles of Burgundy.

`stage`   where things lie             `phase_end`  mines pay, new tiles come
`throws`  where dice are thrown from
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

from burgundy_desktop.boardkit import flights
from burgundy_desktop.boardkit.hearing import heard, sounds_of
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Flight,
    Label,
    OnCard,
)
from burgundy_desktop.boardkit.playing import Plays, by_scorer, played
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board import art
from burgundy_desktop.games.castles.board.animation import phase_end
from burgundy_desktop.games.castles.board.animation.stage import Stage
from burgundy_desktop.games.castles.board.sounds import SOUNDS
from burgundy_desktop.games.castles.tables.pieces import GOODS

Steps: TypeAlias = tuple[AnimationStep, ...]

_GOODS: Final = range(len(GOODS))


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events; points of one seat that come together fly together."""
    for pay, together in groupby(events, key=phase_end.pays):
        if pay:
            paid = tuple(together)
            yield from heard(phase_end.mines_pay(stage, paid), sounds_of(paid[0], SOUNDS))
        else:
            yield from played(stage, tuple(together), PLAYS, _points, SOUNDS)


def comes_together(event: Event) -> Hashable:
    """The mines of all pay together, and points of one seat in a row fly together."""
    return "mines" if phase_end.pays(event) else by_scorer(event)


def _points(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    """Points leave the place that earned them and reach the seat's seal, which counts up."""
    seat, place = scored[0].seat, scored[0].place
    area = stage.areas[seat]
    size = flights.SEAL_PX * stage.layout.scale
    middle = area.spaces[place] if 0 <= place < len(area.spaces) else area.panel.centre
    total = sum(event.points for event in scored)
    seal = Drawing(art.sprite("score_pip"), label=Label(f"+{total}", size=0.36))
    start, end = Box.around(*middle, size), stage.counted(seat, area.points)
    flight = flights.points(seal, total, start, end, size)
    yield AnimationStep(keys=(art.points_key(seat),), flights=(flight,))


def _die_and_workers(seat: Seat, die: int) -> tuple[str, ...]:
    return art.die_key(seat, die), f"workers/{seat}/count"


def _storage(stage: Stage, seat: Seat) -> tuple[str, ...]:
    return tuple(art.tile_key(tile) for tile in stage.table.players[seat].storage)


def _tile_moved(stage: Stage, event: happened.TileTaken | happened.TilePlaced) -> AnimationStep:
    others = (*_storage(stage, event.seat), *_die_and_workers(event.seat, event.die))
    return AnimationStep(keys=(art.tile_key(event.tile), *others))


def _tile_bought(stage: Stage, event: happened.TileBought) -> AnimationStep:
    keys = (art.tile_key(event.tile), *_storage(stage, event.seat), f"silver/{event.seat}/count")
    return AnimationStep(keys=keys, flights=_paying(stage, event))


def _paying(stage: Stage, event: happened.TileBought) -> tuple[Flight, ...]:
    """The price goes to the middle of the table as the tile comes."""
    start, sprite = stage.areas[event.seat].silver[0], art.sprite("silverling")
    size = max(flights.THING_PX * stage.layout.scale, start.width)
    place = stage.counted(event.seat, start, sprite)
    return flights.several(Drawing(sprite), event.silver, place, stage.layout.ring, size)


def _tile_discarded(stage: Stage, event: happened.TileDiscarded) -> AnimationStep:
    return AnimationStep(keys=(art.tile_key(event.tile), *_storage(stage, event.seat)))


def _estate_chosen(stage: Stage, event: happened.EstateChosen) -> AnimationStep:
    tiles = stage.table.players[event.seat].tiles
    return AnimationStep(keys=tuple(art.tile_key(tile) for tile in tiles if tile >= 0))


def _goods_of(seat: Seat) -> tuple[str, ...]:
    return (*(art.goods_key(seat, goods) for goods in _GOODS), f"goods/{seat}/count")


def _goods_flight(stage: Stage, goods: int, start: Box, end: Box) -> Flight:
    """Goods grow or shrink on their way from one place of the table to another."""
    look = Drawing(art.goods_sprite(goods))
    return Flight(look, _in_the_air(stage, start, end), _in_the_air(stage, end, start))


def _in_the_air(stage: Stage, place: Box, other: Box) -> Box:
    """As large as goods lie there; at a card, as at the other end of their way."""
    lies = other if isinstance(place, OnCard) else place
    return place.sized(max(flights.THING_PX * stage.layout.scale, lies.width))


def _goods_sold(stage: Stage, event: happened.GoodsSold) -> AnimationStep:
    area = stage.areas[event.seat]
    end = area.sold or stage.counted(event.seat, area.points)
    start = stage.goods(event.seat, event.goods, are_gone=True)
    flight = _goods_flight(stage, event.goods, start, end)
    keys = (*_goods_of(event.seat), f"sold/{event.seat}")
    return AnimationStep(keys=(*keys, *_die_and_workers(event.seat, event.die)), flights=(flight,))


def _goods_loaded(stage: Stage, event: happened.GoodsLoaded) -> AnimationStep:
    depot = stage.layout.depots[event.depot]
    loaded = [goods for goods in _GOODS if event.count[goods]]
    boxes = depot.goods_for(len(loaded))
    return AnimationStep(
        keys=(
            *(art.depot_goods_key(event.depot, goods) for goods in _GOODS),
            *_goods_of(event.seat),
        ),
        flights=tuple(
            _goods_flight(stage, goods, box, stage.goods(event.seat, goods))
            for goods, box in zip(loaded, boxes, strict=True)
        ),
    )


def _goods_landed(stage: Stage, event: happened.GoodsLanded) -> AnimationStep:
    phase, place = stage.table.phase, stage.table.round
    start, end = stage.layout.round_goods[place], stage.layout.depots[event.depot].goods[0]
    return AnimationStep(
        keys=(art.round_goods_key(phase, place), art.depot_goods_key(event.depot, event.goods)),
        flights=(_goods_flight(stage, event.goods, start, end),),
    )


def _workers_gained(stage: Stage, event: happened.WorkersGained) -> AnimationStep:
    keys = (
        f"workers/{event.seat}/count",
        art.die_key(event.seat, 0),
        art.die_key(event.seat, 1),
    )
    return AnimationStep(keys=keys, flights=_coming(stage, event.seat, "worker", event.workers))


def _silver_gained(stage: Stage, event: happened.SilverGained) -> AnimationStep:
    return AnimationStep(
        keys=(f"silver/{event.seat}/count",),
        flights=_coming(stage, event.seat, "silverling", event.silver),
    )


def _coming(stage: Stage, seat: Seat, name: str, count: int) -> tuple[Flight, ...]:
    """Workers or coins come from the supply, in the middle of the table."""
    area, sprite = stage.areas[seat], art.sprite(name)
    end = (area.workers if name == "worker" else area.silver)[0]
    size = max(flights.THING_PX * stage.layout.scale, end.width)
    place = stage.counted(seat, end, sprite)
    return flights.several(Drawing(sprite), count, stage.layout.ring, place, size)


def _marker_moved(stage: Stage, _event: happened.MarkerMoved) -> AnimationStep:
    return AnimationStep(keys=tuple(art.marker_key(seat) for seat in stage.areas))


def _bonus_taken(stage: Stage, event: happened.BonusTileTaken) -> AnimationStep:
    """The banner unhooks and flies to the points of its owner."""
    key = art.bonus_key(event.kind, large=event.large)
    hung = stage.layout.banners[event.kind][0 if event.large else 1]
    end = stage.counted(event.seat, stage.areas[event.seat].points)
    look = Drawing(art.bonus_sprite(event.kind, large=event.large))
    one = Flight(look, hung, end.sized(hung.width, hung.height))
    return AnimationStep(keys=(key, f"{key}/owner"), flights=(one,))


def _dice_rolled(stage: Stage, event: happened.DiceRolled) -> AnimationStep:
    return AnimationStep(throws=stage.throws(is_first=event.round == 0))


def _turn_ended(_stage: Stage, _event: happened.TurnEnded) -> AnimationStep:
    return AnimationStep(keys=("turn",))


_STEPS: Final[dict[type[Event], Callable[[Stage, Any], AnimationStep]]] = {
    happened.EstateChosen: _estate_chosen,
    happened.DiceRolled: _dice_rolled,
    happened.GoodsLanded: _goods_landed,
    happened.TileTaken: _tile_moved,
    happened.TileBought: _tile_bought,
    happened.TileDiscarded: _tile_discarded,
    happened.TilePlaced: _tile_moved,
    happened.BonusTileTaken: _bonus_taken,
    happened.GoodsSold: _goods_sold,
    happened.WorkersGained: _workers_gained,
    happened.SilverGained: _silver_gained,
    happened.GoodsLoaded: _goods_loaded,
    happened.MarkerMoved: _marker_moved,
    happened.TurnEnded: _turn_ended,
}
"""What is over in one step."""


def _at_once(step: Callable[[Stage, Any], AnimationStep]) -> Callable[[Stage, Any], Steps]:
    return lambda stage, event: (step(stage, event),)


PLAYS: Final[Plays[Stage]] = {
    happened.PhaseStarted: phase_end.phase_started,
    **{kind: _at_once(step) for kind, step in _STEPS.items()},
}
"""Events that are not here have no animation, only log and caption."""
