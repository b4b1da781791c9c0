"""Workers, provost and bailiff on the table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import attrs

from burgundy_desktop.boardkit.flights import APART_MS, flight, in_time
from burgundy_desktop.boardkit.motions import FADE_MS, WALK_MS
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight, Walk
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.animation.flights import coins_paid, gains
from burgundy_desktop.games.caylus.board.animation.stage import Stage
from burgundy_desktop.games.caylus.tables.castle import CASTLE_CIRCLES
from burgundy_desktop.games.caylus.tables.road import CASTLE, GATE, INN

_HOP, _HOPS = 14.0, 3
_HOME_MS = 300.0
_AFTER_THINGS_MS = 160.0
_PLACED_MS = 400.0
_LEAVING_MS = 240.0
"""From the first to the last of many workers that go home."""
_WALK_AT_MOST_MS = 900.0
"""The longest time of a walk along the road."""


def keys_of_spot(spot: int) -> tuple[str, ...]:
    """The keys of the workers on a spot, and of its empty circle."""
    circles = (art.worker_key(spot, circle) for circle in range(CASTLE_CIRCLES))
    return (*circles, f"spot/{spot}")


def worker_placed(stage: Stage, event: happened.WorkerPlaced) -> Iterator[AnimationStep]:
    """The worker comes from its player, and the price goes to the bank."""
    sprite, end = art.worker_sprite(event.seat), stage.worker(event.spot, event.circle)
    walking = flight(Drawing(sprite), stage.home(event.seat, sprite), end, end.width)
    paid = in_time(coins_paid(stage, event.seat, event.price, stage.layout.town.bridge), _PLACED_MS)
    last = max((one.delay for one in paid), default=0.0)  # it must not arrive before the last coin
    (walking,) = in_time((attrs.evolve(walking, delay=last),), _PLACED_MS)
    yield AnimationStep(flights=(walking, *paid), is_cue=bool(paid))
    yield AnimationStep(keys=keys_of_spot(event.spot), is_cue=True, is_arrival=True)


def passed(stage: Stage, event: happened.Passed) -> Iterator[AnimationStep]:
    end = stage.layout.town.passing[event.circle]
    look = Drawing(art.disc_sprite(event.seat))
    yield AnimationStep(flights=(flight(look, stage.home(event.seat), end, end.width),))
    yield AnimationStep(keys=(f"pass/{event.seat}", "bonus"), is_arrival=True)


def gate_worker_moved(stage: Stage, event: happened.GateWorkerMoved) -> Iterator[AnimationStep]:
    start, end = stage.worker(GATE), stage.worker(event.spot, event.circle)
    look = Drawing(art.worker_sprite(event.seat))
    yield AnimationStep(keys=keys_of_spot(GATE), flights=(flight(look, start, end, end.width),))
    yield AnimationStep(keys=keys_of_spot(event.spot), is_arrival=True)


def done(
    stage: Stage, *events: happened.Gained | happened.WorkerWentHome
) -> Iterator[AnimationStep]:
    """What workers produced flies, and they follow it home, all of a row together."""
    goods = [one for one in events if isinstance(one, happened.Gained)]
    leaving = [(one.seat, one.spot, 0) for one in events if not isinstance(one, happened.Gained)]
    flights = [gains(stage, one.seat, one.gain, stage.source(one.spot)) for one in goods]
    yield from _go_home(stage, leaving, tuple(thing for some in flights for thing in some))


def _go_home(
    stage: Stage, leaving: Sequence[tuple[int, int, int]], things: tuple[Flight, ...] = ()
) -> Iterator[AnimationStep]:
    """Workers fly to the cards of their players, each given as its seat, spot and circle, shortly
    after what they produced.
    """
    apart = min(APART_MS, _LEAVING_MS / max(1, len(leaving)))
    after = _AFTER_THINGS_MS if things else 0.0
    workers = (
        attrs.evolve(_to_card(stage, *one), delay=after + number * apart, milliseconds=_HOME_MS)
        for number, one in enumerate(leaving)
    )
    keys = tuple(key for _, spot, _ in leaving for key in keys_of_spot(spot))
    yield AnimationStep(keys=keys, flights=(*things, *workers))


def _to_card(stage: Stage, seat: int, spot: int, circle: int) -> Flight:
    sprite, start = art.worker_sprite(seat), stage.worker(spot, circle)
    return flight(Drawing(sprite), start, stage.home(seat, sprite), start.width)


def at_work(stage: Stage, event: happened.BuildingActivated) -> Iterator[AnimationStep]:
    """The worker of the next building hops at its door."""
    stands = stage.worker(event.spot)
    lifted = stands.moved(0.0, -_HOP * stage.layout.scale)
    way = (stands, *(lifted, stands) * _HOPS)
    yield AnimationStep(walks=(Walk(art.worker_key(event.spot), way),))


def inn_shifted(stage: Stage, event: happened.InnShifted) -> Iterator[AnimationStep]:
    start, end = stage.worker(INN, 0), stage.worker(INN, 1)
    look = Drawing(art.worker_sprite(event.seat))
    yield AnimationStep(
        keys=(art.worker_key(INN, 0),), flights=(flight(look, start, end, end.width),)
    )
    yield AnimationStep(keys=(art.worker_key(INN, 1),), is_arrival=True)


def castle_workers_went_home(
    stage: Stage, event: happened.CastleWorkersWentHome
) -> Iterator[AnimationStep]:
    yield from _go_home(stage, [(seat, CASTLE, n) for n, seat in enumerate(event.seats)])


def scale_cleared(stage: Stage, _event: object) -> Iterator[AnimationStep]:
    yield AnimationStep(keys=(*(f"pass/{seat}" for seat in range(stage.seats)), "bonus"))


# along the road


def provost_moved(stage: Stage, event: happened.ProvostMoved) -> Iterator[AnimationStep]:
    """The provost walks; the player who moves him pays."""
    paid = coins_paid(stage, event.seat, event.price, stage.layout.town.provost(event.before))
    if paid:
        yield AnimationStep(flights=paid, is_cue=True)
    yield from _provost_walks(stage, event.before, event.after)


def provost_returned(stage: Stage, event: happened.ProvostReturned) -> Iterator[AnimationStep]:
    yield from _provost_walks(stage, event.before, event.after)


def bailiff_moved(stage: Stage, event: happened.BailiffMoved) -> Iterator[AnimationStep]:
    for start, end in _spaces(event.before, event.after):
        way: tuple[Box, ...] = stage.layout.town.bailiff_way(start, end)
        yield AnimationStep(walks=(Walk("bailiff", way),), is_cue=True)


def _provost_walks(stage: Stage, before: int, after: int) -> Iterator[AnimationStep]:
    """The provost walks leg by leg, and the veil follows him."""
    legs = tuple(_legs(tuple(_spaces(before, after))))
    ways = [Walk("provost", _way(stage, leg)) for leg in legs]
    for leg, walk in zip(legs, _in_time(stage, ways), strict=True):
        passed = [max(space) for space in leg]
        keys = tuple(key(space) for space in passed for key in (art.veil_key, art.worker_key))
        yield AnimationStep(keys=keys, walks=(walk,), is_cue=True)


def _legs(spaces: Sequence[tuple[int, int]]) -> Iterator[Sequence[tuple[int, int]]]:
    """A leg is a space; a longer one on a long way, as a veil takes its time to come or go."""
    long = math.ceil(len(spaces) * FADE_MS / _WALK_AT_MOST_MS)
    for first in range(0, len(spaces), max(1, long)):
        yield spaces[first : first + long]


def _way(stage: Stage, leg: Sequence[tuple[int, int]]) -> tuple[Box, ...]:
    ways = [stage.layout.town.provost_way(*space) for space in leg]
    return (*ways[0], *(box for way in ways[1:] for box in way[1:]))


def _in_time(stage: Stage, walks: Sequence[Walk]) -> Iterator[Walk]:
    """These walks one after the other, faster if they would take too long together."""
    usual = WALK_MS / stage.layout.scale
    pace = min(usual, _WALK_AT_MOST_MS / max(1.0, sum(walk.length for walk in walks)))
    for walk in walks:
        yield attrs.evolve(walk, milliseconds=max(1.0, pace * walk.length))


def _spaces(before: int, after: int) -> Iterator[tuple[int, int]]:
    """The spaces of a path along the road."""
    step = 1 if after > before else -1
    for space in range(before, after, step):
        yield space, space + step
