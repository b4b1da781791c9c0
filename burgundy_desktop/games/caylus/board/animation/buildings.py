"""Buildings on the road, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.boardkit.flights import in_time
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


_AFTER_PRICE_MS = 180.0
_PAID_MS, _BUILT_MS = 380.0, 350.0
"""How long the price and the tile are on their way, and how much later the tile leaves."""
_STOCK = tuple(key for kind in art.PILES for key in (f"pile/{kind}", f"stock/{kind}"))


def gained(stage: Stage, event: happened.Gained) -> Iterator[AnimationStep]:
    """Cubes fly from the strip of the building, the first denier from the passing scale."""
    is_first_pass = event.source == happened.BY_FIRST_PASS
    start = stage.layout.town.passing[0] if is_first_pass else stage.source(event.spot)
    yield AnimationStep(flights=gains(stage, event.seat, event.gain, start))


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
    leaving = in_time(paid(stage, event.seat, event.price, end), _PAID_MS)
    tile = _tile_from_pile(stage, event.building, end)
    tile = attrs.evolve(tile, delay=_AFTER_PRICE_MS if leaving else 0.0)  # and arrives after it
    yield AnimationStep(flights=(*leaving, tile), is_cue=bool(leaving))
    keys = tuple(key for key in _keys_of_space(event.space) if key != art.house_key(event.space))
    yield AnimationStep(keys=keys, is_arrival=True)
    yield AnimationStep(keys=(art.house_key(event.space), *_STOCK), is_cue=True)


def _tile_from_pile(stage: Stage, building: int, end: Box) -> Flight:
    kind = art.PILES.index(CATEGORIES[CATEGORY[building]])
    start = Box.around(*stage.layout.piles[kind].picture.centre, end.width, end.height)
    return Flight(art.tile_look(building), start, end, _BUILT_MS)


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
    yield AnimationStep(flights=(_tile_from_pile(stage, RESIDENCE, end),))
    yield AnimationStep(keys=(*_keys_of_space(event.space), *_STOCK), is_arrival=True)
