"""Cards on the table: played, taken, placed, bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from burgundy_desktop.boardkit import flights
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.animation.flights import (
    bonus_flight,
    card_flight,
    face_flight,
    points_fly,
    things_fly,
)
from burgundy_desktop.games.castles_cards.board.animation.stage import (
    PILE,
    Stage,
    estate_keys,
    project_keys,
    silver_keys,
    worker_keys,
)
from burgundy_desktop.games.castles_cards.queries.columns import is_complete, triples_of
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.components import FIRST_VP
from burgundy_desktop.games.castles_cards.tables.numbers import HAND_SIZE


def card_played(stage: Stage, event: happened.CardPlayed) -> Iterator[AnimationStep]:
    """The card turns over onto the discard pile."""
    start = stage.card_in_hand(event.seat, event.card)
    flight = face_flight(stage, event.card, start, stage.layout.discards)
    gone = (art.card_key(event.card), *(art.hidden_key(event.seat, n) for n in range(HAND_SIZE)))
    yield AnimationStep(keys=gone if _is_gone(stage, event.card) else gone[1:], flights=(flight,))
    yield AnimationStep(keys=stage.top, is_arrival=True)


def _is_gone(stage: Stage, card: int) -> bool:
    """Whether a card is hidden in the end, below other discards."""
    return card in stage.table.discards[:-1]


def project_taken(stage: Stage, event: happened.ProjectTaken) -> Iterator[AnimationStep]:
    keys = (art.card_key(event.card), *project_keys(stage, event.seat))
    row = tuple(art.card_key(card) for card in stage.table.display[event.row])
    flights: tuple[Flight, ...] = ()
    if event.seat not in stage.areas:
        start = stage.layout.rows[event.row - 1]
        end = stage.homes[event.seat]
        flights = (face_flight(stage, event.card, start, end),)
    yield AnimationStep(keys=(*keys, *row, *worker_keys(event.seat)), flights=flights)


def project_discarded(stage: Stage, event: happened.ProjectDiscarded) -> Iterator[AnimationStep]:
    keys = (art.card_key(event.card), *project_keys(stage, event.seat))
    yield AnimationStep(keys=(*keys, *stage.top))


def project_placed(stage: Stage, event: happened.ProjectPlaced) -> Iterator[AnimationStep]:
    """The project slides down its lane under the last one; a converted column moves with it."""
    estate = stage.estate(event.seat)
    column = estate.columns[event.column]
    if is_complete(estate, event.column):
        moved: tuple[str, ...] = (art.card_key(event.card),)
    else:  # the triples below make room
        moved = (*map(art.card_key, column), *_triple_keys(stage, event.seat, event.color))
    keys = (*moved, *project_keys(stage, event.seat), *estate_keys(event.seat))
    yield AnimationStep(keys=(*keys, *worker_keys(event.seat)))


def _triple_keys(stage: Stage, seat: Seat, colour: int) -> Iterator[str]:
    """The closed triples of a colour with their seals."""
    estate = stage.estate(seat)
    for column in triples_of(estate, colour):
        yield from map(art.card_key, estate.columns[column])
        yield f"seal/{seat}/{column}"


def triple_completed(stage: Stage, event: happened.TripleCompleted) -> Iterator[AnimationStep]:
    """The bands draw together, the seal drops, the points fly."""
    estate = stage.estate(event.seat)
    closed = triples_of(stage.estate(event.seat), event.color)
    cards = tuple(art.card_key(card) for number in closed for card in estate.columns[number])
    yield AnimationStep(keys=cards, is_cue=True)
    seals = (f"seal/{event.seat}/{number}" for number in closed)
    yield AnimationStep(keys=(*seals, *estate_keys(event.seat)), is_cue=True)
    lane = stage.lane(event.seat, event.color)
    start = lane.triples if lane is not None else stage.home(event.seat)
    yield from points_fly(stage, event.seat, TRIPLE_VP[event.color], start)


def first_completion(stage: Stage, event: happened.FirstCompletionTaken) -> Iterator[AnimationStep]:
    key, start = art.first_key(event.color), stage.layout.first_cards[event.color]
    look = art.first_look(event.color, FIRST_VP[event.color], start.width)
    flight = bonus_flight(stage, look, start, event.seat)
    yield AnimationStep(keys=(key,), flights=(flight,), is_cue=True)
    yield AnimationStep(keys=(f"{key}/owner", art.points_key(event.seat)), is_cue=True)


def all_seven(stage: Stage, event: happened.AllSevenTaken) -> Iterator[AnimationStep]:
    look, start = Drawing(art.sprite(f"all7_{event.points}")), stage.layout.all_seven
    flight = bonus_flight(stage, look, start, event.seat)
    yield AnimationStep(keys=("all_seven", "all_seven/below"), flights=(flight,), is_cue=True)
    yield AnimationStep(keys=(art.points_key(event.seat),), is_cue=True)


def cards_bought(stage: Stage, event: happened.CardsBought) -> Iterator[AnimationStep]:
    start, sprite = stage.silver(event.seat), art.sprite("silverling")
    paid = things_fly(stage, sprite, event.silver, start, stage.layout.draw)
    yield AnimationStep(keys=silver_keys(event.seat), flights=paid)


def cards_drawn(stage: Stage, event: happened.CardsDrawn) -> Iterator[AnimationStep]:
    """Backs fly for everybody, to the hand; only the buyer sees the faces, in the fan."""
    backs = (
        attrs.evolve(card_flight(stage, art.back_look(), stage.layout.draw, end), delay=delay)
        for end, delay in _ways_of_drawn(stage, event)
    )
    yield AnimationStep(keys=PILE, flights=tuple(backs))
    drawn = tuple(art.card_key(card) for card in stage.table.drawn if card >= 0)
    yield AnimationStep(keys=drawn)


def _ways_of_drawn(stage: Stage, event: happened.CardsDrawn) -> Iterator[tuple[Box, float]]:
    """Where each of the drawn cards goes, and how much later than the first one, in ms."""
    if event.seat == stage.viewer:
        yield from ((end, 0.0) for end in stage.layout.fan_cards(event.count))
        return
    area = stage.areas.get(event.seat)
    end = stage.homes[event.seat] if area is None else area.hand[-1]
    yield from ((end, number * flights.APART_MS) for number in range(event.count))


def drawn_decided(stage: Stage, event: Any) -> Iterator[AnimationStep]:
    """One card becomes a project or serves as a die; the others are discarded face up."""
    keys = tuple(art.card_key(card) for card in (event.card, *event.discarded))
    flights: tuple[Flight, ...] = ()
    if event.seat != stage.viewer:
        start, end = stage.homes[event.seat], stage.layout.discards
        cards = [card for card in event.discarded if art.card_key(card) not in stage.top]
        flights = tuple(face_flight(stage, card, start, end) for card in cards)
    yield AnimationStep(keys=(*keys, *project_keys(stage, event.seat)), flights=flights)
    yield AnimationStep(keys=stage.top, is_arrival=True)
