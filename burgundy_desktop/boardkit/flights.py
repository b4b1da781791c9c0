"""What flies: how large it is, how long it is on its way, and how many fly singly."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.motions import TRAVELLING_Z, eased_out, on_the_arc
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight, OnCard, Painted
from burgundy_desktop.boardkit.turning import Turning
from burgundy_desktop.core.ids import Seat

THING_PX: Final = 26.0
SEAL_PX: Final = 40.0
CARD_PX: Final = 56.0
"""The least widths of cubes and coins, of points, and of cards in the air, at 100 %."""
MOST_SINGLY: Final = 5
"""More of a kind than these fly as one, with their number."""
APART_MS: Final = 60.0
POINTS_MS: Final = 300.0
_SAME_PX: Final = 1.0
"""Places that are nearer to each other are the same."""
_SHORTEST_MS, _LONGEST_MS, _PX_FOR_LONGEST = 280.0, 520.0, 900.0
_BADGE: Final = 0.6
SHOWN_MS: Final = 600.0
"""How long something is on its way that stops to be looked at."""
_RISEN, _LOOKED_AT = 0.25, 0.67
"""The shares of its time after which it is there, and after which it goes on."""


def flight_ms(start: Box, end: Box, scale: float = 1.0) -> float:
    """280 to 520 ms, depending on the distance."""
    share = min(1.0, math.dist(start.centre, end.centre) / (scale * _PX_FOR_LONGEST))
    return _SHORTEST_MS + share * (_LONGEST_MS - _SHORTEST_MS)


def flight(look: Drawing | Painted, start: Box, end: Box, size: float) -> Flight:
    """A flight from centre to centre, with this size in px."""
    return Flight(look, start.sized(size), end.sized(size))


def shown_large(look: Drawing | Painted, start: Box, end: Box, large: Box) -> Flight:
    """Something comes from its place, is looked at as large as this, and goes on."""
    return Flight(look, start, end, SHOWN_MS, shown_at=large)


def several(look: Drawing, count: int, start: Box, end: Box, size: float) -> tuple[Flight, ...]:
    """Things of one kind fly one after the other, or many as one with their number."""
    if count > MOST_SINGLY:
        return (flight(attrs.evolve(look, badge=count, badge_size=_BADGE), start, end, size),)
    one = flight(look, start, end, size)
    return tuple(attrs.evolve(one, delay=number * APART_MS) for number in range(count))


def in_time(flights: Iterable[Flight], milliseconds: float) -> tuple[Flight, ...]:
    """These flights, each so long on its way, however far it is."""
    return tuple(attrs.evolve(one, milliseconds=milliseconds) for one in flights)


def points(look: Drawing, total: int, source: Box, owner: Box, size: float) -> Flight:
    """Points fly from what earned them to their owner; lost ones fly back."""
    start, end = (source, owner) if total > 0 else (owner, source)
    return attrs.evolve(flight(look, start, end, size), milliseconds=POINTS_MS)


def to_cards(step: AnimationStep, host: Host) -> AnimationStep:
    """The animation step with its flights from and to cards as the cards lie now."""
    flights = tuple(_between_cards(one, host) for one in step.flights)
    return attrs.evolve(step, flights=flights) if flights != step.flights else step


def _between_cards(one: Flight, host: Host) -> Flight:
    start, look = _found(one.start, host), one.look
    if isinstance(look, Painted) and start != one.start and one.shown_at is None:
        look = look.moved(start.x - one.start.x, start.y - one.start.y)
    return attrs.evolve(one, look=look, start=start, end=_found(one.end, host))


def _found(place: Box, host: Host) -> Box:
    """Where a place is now. If its sign is not in view, what stands for the card; without that, the
    box on the table.
    """
    if not isinstance(place, OnCard):
        return place
    sign = host.on_card(place)
    if sign is not None:
        return place.moved(*_between(place, sign))
    middle = host.card(Seat(place.seat)) or place.centre
    return Box.around(*middle, place.width, place.height)


def reaches_card(step: AnimationStep) -> bool:
    """Whether something flies from or to a card that is in view."""
    return any(isinstance(end, OnCard) for one in step.flights for end in (one.start, one.end))


def drawn_for(one: Flight) -> Box:
    """Where and how large something is drawn for its flight. A drawing that grows or shrinks on its
    way is drawn at its largest, so that it stays sharp; a picture is painted where it begins, or
    where it is looked at.
    """
    if one.shown_at is not None:
        return one.shown_at
    grows = isinstance(one.look, Drawing) and one.end.width > one.start.width
    return one.end.moved(*_between(one.end, one.start)) if grows else one.start


def _between(one: Box, other: Box) -> tuple[float, float]:
    (x, y), (to_x, to_y) = one.centre, other.centre
    return to_x - x, to_y - y


@attrs.frozen
class Landings:
    """Where and when the flights of an animation step land, in ms."""

    ends: Sequence[tuple[Box, float]] = ()

    @classmethod
    def at(cls, milliseconds: float) -> Landings:
        """Something lands then, wherever that is."""
        return cls([(Box(0.0, 0.0, 0.0, 0.0), milliseconds)] if milliseconds else ())

    @property
    def first(self) -> float:
        """When the first one lands; 0 if nothing flies."""
        return min((milliseconds for _, milliseconds in self.ends), default=0.0)

    def on(self, place: Box) -> float:
        """When something lands on this place; the first one, if none does."""
        there = (
            milliseconds
            for end, milliseconds in self.ends
            if math.dist(end.centre, place.centre) <= _SAME_PX
        )
        return min(there, default=self.first)


class Fly:
    """Something travels, from one size to the other, and disappears; `landed` removes its item."""

    def __init__(
        self,
        item: PieceItem,
        flight: Flight,
        brushes: Brushes,
        moved: Callable[[], None],
        landed: Callable[[PieceItem], None],
    ) -> None:
        """`moved` is called when it is at another point of its way."""
        self._item, self._flight, self._moved, self._landed = item, flight, moved, landed
        self._turning = _turning(item, flight, brushes)
        usual = flight_ms(flight.start, flight.end, brushes.scale)
        self.milliseconds = flight.milliseconds or usual
        item.setOpacity(0.0)

    def begin(self) -> None:
        self._item.setOpacity(1.0)
        self._item.setZValue(TRAVELLING_Z + 1)

    def show(self, progress: float) -> None:
        start, end, share = leg(self._flight, progress)
        self._item.setPos(on_the_arc(start, end, share))
        wide = start.width + (end.width - start.width) * share
        if self._turning is not None:
            self._turning.show(progress)
        self._item.setScale(wide / self._item.piece.box.width)
        self._moved()

    def finish(self) -> None:
        self._landed(self._item)


def _turning(item: PieceItem, flight: Flight, brushes: Brushes) -> Turning | None:
    if flight.turns_to is None:
        return None
    return Turning(item, attrs.evolve(item.piece, look=flight.turns_to), brushes)


def leg(one: Flight, progress: float) -> tuple[Box, Box, float]:
    """Between which boxes something is now, and how much of that way it has made."""
    if one.shown_at is None:
        return one.start, one.end, eased_out(progress)
    if progress < _LOOKED_AT:
        return one.start, one.shown_at, eased_out(min(1.0, progress / _RISEN))
    return one.shown_at, one.end, eased_out((progress - _LOOKED_AT) / (1.0 - _LOOKED_AT))
