"""Which piece a move is about, and where things move meanwhile."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

import attrs

from burgundy_desktop.boardkit.motions import on_the_arc
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Flight,
    Frame,
    OnCard,
    Painted,
    Piece,
    Throw,
    Words,
)
from burgundy_desktop.boardkit.sync import changes

_MOMENTS = 8
"""The moments of a way that are looked at."""
_AIR_WIDE, _AIR_TALL, _HIGHER = 1.7, 2.4, 0.55
"""The room of a die in the air and its shadow, and how much higher than its way its middle is, in
widths of the die.
"""
_PARTS = 4
"""What is larger than this part of the table in width and height is ground, no piece."""


@attrs.frozen
class Acting:
    """What is seen of a move: the box of the piece that acts, and all boxes of what moves: on the
    table, and above it on its way.
    """

    acts: Box | None = None
    moving: tuple[Box, ...] = ()
    flying: tuple[Box, ...] = ()


def acting(
    steps: Sequence[AnimationStep],
    before: Mapping[str, Piece],
    after: Mapping[str, Piece],
    table: Box,
) -> Acting:
    """What acts and what moves, from the animation steps between two sets of pieces."""
    moving = tuple(_moving(steps, before, after, table))
    flying = tuple(box for step in steps for box in _flying(step))
    return Acting(_acts(steps, before, after, table), moving, flying)


def _flying(step: AnimationStep) -> Iterator[Box]:
    """The boxes of what is drawn above the whole window."""
    for flight in step.flights:
        if flight.shown_at is not None:
            yield flight.shown_at
        yield from _way(flight.start, flight.end)


def _acts(
    steps: Sequence[AnimationStep],
    before: Mapping[str, Piece],
    after: Mapping[str, Piece],
    table: Box,
) -> Box | None:
    """The first piece that lands or walks; else one that comes to a place, turns or changes; else
    where something flies, or a sign is shown.
    """
    found: list[tuple[int, Box]] = []
    for step in steps:
        walking = dict.fromkeys(walk.key for walk in step.walks)
        keys = (*walking, *step.keys, *(throw.key for throw in step.throws))
        for key in dict.fromkeys(keys):
            piece = after.get(key)
            comes = step.is_arrival or key in walking
            turns = step.enters.turns
            if piece is not None and _may_act(piece, table, comes=comes or turns):
                found.append((_rank(piece, before.get(key)) - comes, piece.box))
        places = (*_ends_on(step.flights), *(sign.box for sign in step.signs))
        found += [(2, place) for place in places if _is_small(place, table)]
    return min(found, key=lambda one: one[0])[1] if found else None


def _ends_on(flights: Iterable[Flight]) -> Iterator[Box]:
    """Where things fly from on the table, or to, if they come from beside it."""
    for flight in flights:
        ends = (end for end in (flight.start, flight.end) if not isinstance(end, OnCard))
        yield from islice(ends, 1)


def _may_act(piece: Piece, table: Box, *, comes: bool) -> bool:
    """What comes to its place is a thing, even if it is painted as the ground is."""
    return _is_small(piece.box, table) if comes else _is_piece(piece, table)


def _rank(piece: Piece, before: Piece | None) -> int:
    if isinstance(piece.look, Words):
        return 3
    return 0 if before is None or before.box != piece.box else 1


def _moving(
    steps: Sequence[AnimationStep],
    before: Mapping[str, Piece],
    after: Mapping[str, Piece],
    table: Box,
) -> Iterator[Box]:
    found = changes(before, after)
    gone = [before[key] for key in found.gone]
    for piece in (*found.new, *found.changed, *gone):
        if _is_piece(piece, table):
            earlier = before.get(piece.key, piece)
            yield from _way(earlier.box, piece.box)
    for step in steps:
        yield from _moving_in(step, after)


def _moving_in(step: AnimationStep, after: Mapping[str, Piece]) -> Iterator[Box]:
    """The boxes of what an animation step moves besides the pieces that change."""
    if step.enters.turns:
        yield from (after[key].box for key in step.keys if key in after)
    yield from (one.end for one in step.flights if not isinstance(one.end, OnCard))
    for sign in step.signs:
        yield from _way(sign.start or sign.box, sign.box)
    for walk in step.walks:
        for first, second in zip(walk.way, walk.way[1:], strict=False):
            yield first.joined(second)
    for throw in step.throws:
        if throw.key in after:
            yield from _thrown(throw, after[throw.key].box)


def _thrown(throw: Throw, place: Box) -> Iterator[Box]:
    """The boxes of a die in the air, with its shadow: without gaps, as it may come from far."""
    (x, y), (to_x, to_y), size = throw.start, place.centre, place.width
    moments = max(_MOMENTS, math.ceil(math.hypot(to_x - x, to_y - y) / size))
    for moment in range(moments + 1):
        share = moment / moments
        middle = y + (to_y - y) * share - _HIGHER * size
        yield Box.around(x + (to_x - x) * share, middle, _AIR_WIDE * size, _AIR_TALL * size)


def _way(start: Box, end: Box) -> Iterator[Box]:
    """The boxes of something that travels on its arc."""
    if start == end:
        yield end
        return
    for moment in range(_MOMENTS + 1):
        share = moment / _MOMENTS
        at = on_the_arc(start, end, share)
        wide = start.width + (end.width - start.width) * share
        tall = start.height + (end.height - start.height) * share
        yield Box.around(at.x(), at.y(), wide, tall)


def _is_piece(piece: Piece, table: Box) -> bool:
    """Whether this is a thing on the table, and neither ground nor rim."""
    look = piece.look
    if isinstance(look, Frame) or (isinstance(look, Painted) and not look.travels):
        return False
    return _is_small(piece.box, table)


def _is_small(box: Box, table: Box) -> bool:
    return box.width < table.width / _PARTS or box.height < table.height / _PARTS


def pieces_in_sight(pieces: Iterable[Piece], table: Box) -> list[Box]:
    """The boxes of the things on the table."""
    return [piece.box for piece in pieces if _is_piece(piece, table)]
