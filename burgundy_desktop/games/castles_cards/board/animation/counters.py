"""Silver, workers, points, goods and animals on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Entrance, Flight
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.animation.flights import points_fly, things_fly
from burgundy_desktop.games.castles_cards.board.animation.stage import (
    Stage,
    silver_keys,
    worker_keys,
)
from burgundy_desktop.games.castles_cards.board.others import Strip
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, GOODS


def silver_gained(stage: Stage, event: happened.SilverGained) -> Iterator[AnimationStep]:
    start, end = _where_from(stage, event.seat, event.reason), stage.silver(event.seat)
    coins = things_fly(stage, art.sprite("silverling"), event.silver, start, end)
    yield AnimationStep(keys=silver_keys(event.seat), flights=coins)


def workers_gained(stage: Stage, event: happened.WorkersGained) -> Iterator[AnimationStep]:
    start, end = _where_from(stage, event.seat, event.reason), stage.workers(event.seat)
    workers = things_fly(stage, art.sprite("worker"), event.workers, start, end)
    yield AnimationStep(keys=worker_keys(event.seat), flights=workers)


def vp_gained(stage: Stage, event: happened.VpGained) -> Iterator[AnimationStep]:
    start = _where_from(stage, event.seat, event.reason)
    yield from points_fly(stage, event.seat, event.points, start, *_vp_keys(event.seat))


def _where_from(stage: Stage, seat: Seat, reason: str) -> Box:
    """The source of a gain: the round card, the sold goods, Aaron, or the supply."""
    if reason == "reward":
        return stage.layout.header.rewards
    if reason == "sale":
        return stage.counter(seat, lambda things: things.sold)
    if reason == "aaron" and stage.layout.aaron is not None:
        return stage.layout.aaron.portrait
    return stage.layout.supplies.panel


def converted(stage: Stage, event: happened.Converted) -> Iterator[AnimationStep]:
    """Workers and silver go to the supply, from where the points come."""
    supply, seat = stage.layout.supplies.panel, event.seat
    silver = things_fly(stage, art.sprite("silverling"), event.silver, stage.silver(seat), supply)
    workers = things_fly(stage, art.sprite("worker"), event.workers, stage.workers(seat), supply)
    keys = (*silver_keys(seat), *worker_keys(seat))
    yield AnimationStep(keys=keys, flights=(*workers, *silver), is_cue=True)
    yield from points_fly(stage, seat, event.points, supply, *_vp_keys(seat))


def _vp_keys(seat: Seat) -> tuple[str, ...]:
    return f"vp/{seat}", f"vp/{seat}/count"


def _goods_keys(seat: Seat) -> tuple[str, ...]:
    kinds = (f"goods/{seat}/{goods}" for goods in range(len(GOODS)))
    return (*kinds, f"goods/{seat}", f"goods/{seat}/count")


def _animal_keys(seat: Seat) -> tuple[str, ...]:
    kinds = [f"animal/{seat}/{animal}" for animal in range(len(ANIMALS))]
    return (*kinds, *(f"{kind}/count" for kind in kinds), f"herd/{seat}")


def _goods_place(stage: Stage, seat: Seat, goods: int) -> Box:
    things = stage.held(seat)
    if isinstance(things, Strip):
        return stage.counted(seat, things.goods.picture, art.GOOD)
    return (things.all_goods or things.goods[goods]).picture


def goods_sold(stage: Stage, event: happened.GoodsSold) -> Iterator[AnimationStep]:
    start = _goods_place(stage, event.seat, event.goods)
    end = stage.counter(event.seat, lambda things: things.sold)
    sprite = art.goods_sprite(event.goods)
    sold = (f"sold/{event.seat}", f"sold/{event.seat}/count", art.points_key(event.seat))
    yield AnimationStep(
        keys=(*_goods_keys(event.seat), *worker_keys(event.seat), *sold),
        flights=things_fly(stage, sprite, event.count, start, end),
    )


def start_card(_stage: Stage, event: Any) -> Iterator[AnimationStep]:
    """The card goes to its new holder; its points move with it."""
    yield AnimationStep(keys=("start_card", *_points_of_both(event)))


def start_card_turns(_stage: Stage, event: Any) -> Iterator[AnimationStep]:
    """The card turns over, on its way if it goes to a new holder; then its points move."""
    yield AnimationStep(keys=("start_card",), enters=Entrance.TURNS)
    yield AnimationStep(keys=_points_of_both(event))


def _points_of_both(event: Any) -> tuple[str, str]:
    """The points of who held the card, and of who holds it now."""
    return art.points_key(getattr(event, "before", event.seat)), art.points_key(event.seat)


def _stack_keys(kind: str, stack: int) -> tuple[str, ...]:
    key = art.stack_key(kind, stack)
    return (key, f"{key}/below")


def good_taken(stage: Stage, event: happened.GoodTaken) -> Iterator[AnimationStep]:
    start, end = (
        stage.layout.supplies.goods[event.stack],
        _goods_place(stage, event.seat, event.goods),
    )
    yield AnimationStep(flights=things_fly(stage, art.goods_sprite(event.goods), 1, start, end))
    yield AnimationStep(keys=_goods_keys(event.seat), is_arrival=True)


def animal_taken(stage: Stage, event: happened.AnimalTaken) -> Iterator[AnimationStep]:
    start, end = stage.layout.supplies.animals[event.stack], _animal_place(stage, event)
    yield AnimationStep(flights=things_fly(stage, art.animal_sprite(event.animal), 1, start, end))
    keys = (*_animal_keys(event.seat), art.points_key(event.seat))
    yield AnimationStep(keys=keys, is_arrival=True)


def _animal_place(stage: Stage, event: happened.AnimalTaken) -> Box:
    place = stage.counter(event.seat, lambda things: things.animals[event.animal])
    return stage.counted(event.seat, place, art.ANIMAL)


def stack_uncovered(_stage: Stage, event: happened.StackUncovered) -> Iterator[AnimationStep]:
    yield AnimationStep(
        keys=_stack_keys("goods_stack" if event.goods else "animal_stack", event.stack)
    )


def stack_divided(stage: Stage, event: happened.StackDivided) -> Iterator[AnimationStep]:
    """Half of the other stack moves over."""
    kind = "goods_stack" if event.goods else "animal_stack"
    table, layout = stage.table, stage.layout
    places = layout.supplies.goods if event.goods else layout.supplies.animals
    half = (table.goods if event.goods else table.animals)[event.stack]
    card = (art.goods_card if event.goods else art.animal_card)(half[-1])
    keys = (*_stack_keys(kind, event.stack), *_stack_keys(kind, 1 - event.stack))
    moved = Flight(Drawing(card), places[1 - event.stack], places[event.stack])
    yield AnimationStep(keys=keys, flights=(moved,))
