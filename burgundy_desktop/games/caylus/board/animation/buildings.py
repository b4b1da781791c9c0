"""Buildings on the road, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.boardkit.motions import travel_ms
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Flight
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.animation.flights import gains, paid
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY, RESIDENCE
from burgundy_desktop.games.caylus.tables.road import JOUST_FIELD
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES


def _keys_of_space(space: int) -> tuple[str, ...]:
    """The keys of everything that a building changes on its space."""
    return (
        art.tile_key(space),
        art.house_key(space),
        art.plot_key(space),
        art.pennant_key(space),
        art.veil_key(space),
        f"number/{space}",
        f"spot/{space}",
        f"reserved/{space}",
    )


_AFTER_PRICE_MS = 120.0
_STOCK = tuple(key for kind in art.PILES for key in (f"pile/{kind}", f"stock/{kind}"))


def gained(stage: Stage, event: happened.Gained) -> Iterator[AnimationStep]:
    """Cubes fly from the strip of the building."""
    yield AnimationStep(flights=gains(stage, event.seat, event.gain, stage.source(event.spot)))


def joust_paid(stage: Stage, event: happened.JoustPaid) -> Iterator[AnimationStep]:
    end = stage.source(JOUST_FIELD)
    yield AnimationStep(flights=paid(stage, event.seat, event.price, end))


def traded(stage: Stage, event: happened.Traded) -> Iterator[AnimationStep]:
    """The payment flies first, then the gain."""
    at = stage.source(event.space)
    yield AnimationStep(flights=paid(stage, event.seat, event.pay, at), is_cue=True)
    coming = gains(stage, event.seat, event.gain, at)
    if coming:
        yield AnimationStep(flights=coming, is_cue=True)


def building_built(stage: Stage, event: happened.BuildingBuilt) -> Iterator[AnimationStep]:
    """The price leaves, the tile comes from its pile to its space; the house lands on it."""
    end = stage.layout.town.tile(event.space)
    leaving = paid(stage, event.seat, event.price, end)
    tile = _tile_from_pile(stage, event.building, end)
    tile = attrs.evolve(tile, delay=_AFTER_PRICE_MS if leaving else 0.0)
    yield AnimationStep(keys=_STOCK, flights=(*leaving, tile), is_cue=bool(leaving))
    keys = tuple(key for key in _keys_of_space(event.space) if key != art.house_key(event.space))
    yield AnimationStep(keys=keys, is_arrival=True)
    yield AnimationStep(keys=(art.house_key(event.space),), is_cue=True)


def _tile_from_pile(stage: Stage, building: int, end: Box) -> Flight:
    kind = art.PILES.index(CATEGORIES[CATEGORY[building]])
    start = Box.around(*stage.layout.piles[kind].picture.centre, end.width, end.height)
    return Flight(art.tile_look(building), start, end, travel_ms(start, end))


def transformation_paid(
    stage: Stage, event: happened.TransformationPaid
) -> Iterator[AnimationStep]:
    at = stage.layout.town.tile(event.space)
    yield AnimationStep(flights=paid(stage, event.seat, event.price, at))
    if event.delayed:
        yield AnimationStep(keys=(f"reserved/{event.space}",))


def building_transformed(
    stage: Stage, event: happened.BuildingTransformed
) -> Iterator[AnimationStep]:
    end = stage.layout.town.tile(event.space)
    yield AnimationStep(keys=_STOCK, flights=(_tile_from_pile(stage, RESIDENCE, end),))
    yield AnimationStep(keys=_keys_of_space(event.space), is_arrival=True)
