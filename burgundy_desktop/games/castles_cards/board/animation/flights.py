"""Flights: cards, goods, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isclose
from typing import Final

import attrs

from burgundy_desktop.boardkit import flights
from burgundy_desktop.boardkit.motions import travel_ms
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight, Label
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.animation.stage import Stage

_ALIKE: Final = 0.02
"""The difference of two proportions that count as the same."""
_LARGE: Final = 0.34
"""The width of a bonus card that is looked at, as a share of the height of the large board."""


def bonus_flight(stage: Stage, look: Drawing, start: Box, seat: Seat) -> Flight:
    """A bonus card is looked at, and goes on to the points of its new owner, as large as it lay."""
    board = stage.layout.own.panel
    wide = max(start.width, _LARGE * board.height)
    large = Box.around(*board.centre, wide, wide * start.height / start.width)
    end = stage.points(seat).sized(start.width, start.height)
    return flights.shown_large(look, start, end, large)


def card_flight(stage: Stage, look: Drawing, start: Box, end: Box) -> Flight:
    """A card on its way, from the size of one place to that of the other, as fast as cards that
    stay.
    """
    return Flight(look, _card(stage, start), _card(stage, end), travel_ms(start, end))


def face_flight(stage: Stage, card: int, start: Box, end: Box) -> Flight:
    """A card on its way with its face, drawn as at the larger of its places."""
    widest = max(_card(stage, start).width, _card(stage, end).width)
    return card_flight(stage, art.card_look(card, widest), start, end)


def turned_flight(stage: Stage, card: int, start: Box, end: Box) -> Flight:
    """A card on its way that turns its face up."""
    faced = face_flight(stage, card, start, end)
    return attrs.evolve(faced, look=art.back_look(), turns_to=faced.look)


def drawn_flight(stage: Stage, card: int, start: Box, end: Box) -> Flight:
    """A card that is drawn; it turns its face up to those who may see it."""
    if card < 0:
        return card_flight(stage, art.back_look(), start, end)
    return turned_flight(stage, card, start, end)


def _card(stage: Stage, place: Box) -> Box:
    """A card at a place; where that has not the shape of one (the row of a player, of the display),
    as large as on the piles.
    """
    pile = stage.layout.supplies.draw
    is_of_a_card = isclose(place.height / place.width, pile.height / pile.width, rel_tol=_ALIKE)
    return place if is_of_a_card else place.sized(pile.width, pile.height)


def things_fly(stage: Stage, sprite: str, count: int, start: Box, end: Box) -> tuple[Flight, ...]:
    """Coins, workers, goods or animals."""
    size = flights.THING_PX * stage.layout.scale
    return flights.several(Drawing(sprite), count, start, end, size)


def points_fly(
    stage: Stage, seat: Seat, points: int, start: Box, *counting: str
) -> Iterator[AnimationStep]:
    """Points fly from the place that earned them to the seal, which counts up together with these
    other pieces.
    """
    end = stage.points(seat)
    seal = Drawing(art.sprite("score_pip"), label=Label(f"+{points}", size=0.36))
    size = flights.SEAL_PX * stage.layout.scale
    yield AnimationStep(flights=(flights.points(seal, points, start, end, size),))
    yield AnimationStep(keys=(art.points_key(seat), *counting), is_cue=True)


def final_points(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    seat = scored[0].seat
    total = sum(event.points for event in scored)
    yield from points_fly(stage, seat, total, stage.home(seat))
