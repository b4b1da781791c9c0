"""Cards on the table: played, taken, placed, bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from burgundy_desktop.boardkit import flights
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Entrance, Flight
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.animation.flights import (
    bonus_flight,
    card_flight,
    face_flight,
    points_fly,
    things_fly,
    turned_flight,
)
from burgundy_desktop.games.castles_cards.board.animation.stage import (
    PILE,
    Stage,
    estate_keys,
    project_keys,
    silver_keys,
    worker_keys,
)
from burgundy_desktop.games.castles_cards.board.items import project_places
from burgundy_desktop.games.castles_cards.queries.columns import triples_of
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.components import FIRST_VP


def card_played(stage: Stage, event: happened.CardPlayed) -> Iterator[AnimationStep]:
    """The card turns over onto the discard pile, and the rest of the hand closes up."""
    start = stage.card_in_hand(event.seat, event.card)
    way = face_flight if event.seat == stage.viewer else turned_flight
    flight = way(stage, event.card, start, stage.layout.supplies.discards)
    gone = (art.card_key(event.card), *art.hidden_keys(event.seat))
    yield AnimationStep(keys=gone if _is_gone(stage, event.card) else gone[1:], flights=(flight,))
    yield AnimationStep(keys=stage.top, is_arrival=True)


def _is_gone(stage: Stage, card: int) -> bool:
    """Whether a card is hidden in the end, below other discards."""
    return card in stage.table.discards[:-1]


def project_taken(stage: Stage, event: happened.ProjectTaken) -> Iterator[AnimationStep]:
    keys = (art.card_key(event.card), *project_keys(stage, event.seat))
    row = tuple(art.card_key(card) for card in stage.table.display[event.row])
    taken: tuple[Flight, ...] = ()
    if event.seat not in stage.areas:
        start = stage.layout.rows[event.row - 1]
        end = stage.homes[event.seat]
        taken = (face_flight(stage, event.card, start, end),)
    yield AnimationStep(keys=(*keys, *row, *worker_keys(event.seat)), flights=taken)


def project_discarded(stage: Stage, event: happened.ProjectDiscarded) -> Iterator[AnimationStep]:
    keys = (art.card_key(event.card), *project_keys(stage, event.seat))
    yield AnimationStep(keys=(*keys, *stage.top))


def project_placed(stage: Stage, event: happened.ProjectPlaced) -> Iterator[AnimationStep]:
    """The project slides down its lane under the last one; a converted column moves with it, and
    the triples below make room.
    """
    column = stage.estate(event.seat).columns[event.column]
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
    seals = tuple(f"seal/{event.seat}/{number}" for number in closed)
    new, old = seals[-1:], seals[:-1]
    yield AnimationStep(keys=new, enters=Entrance.DROPS, is_cue=True)
    yield AnimationStep(keys=(*old, *estate_keys(event.seat)))
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
    look, start = Drawing(art.sprite(f"all7_{event.points}")), stage.layout.supplies.all_seven
    flight = bonus_flight(stage, look, start, event.seat)
    yield AnimationStep(keys=("all_seven", "all_seven/below"), flights=(flight,), is_cue=True)
    yield AnimationStep(keys=(art.points_key(event.seat),), is_cue=True)


def cards_bought(stage: Stage, event: happened.CardsBought) -> Iterator[AnimationStep]:
    start, sprite = stage.silver(event.seat), art.sprite("silverling")
    paid = things_fly(stage, sprite, event.silver, start, stage.layout.supplies.draw)
    yield AnimationStep(keys=silver_keys(event.seat), flights=paid)


def cards_drawn(stage: Stage, event: happened.CardsDrawn) -> Iterator[AnimationStep]:
    """Backs fly for everybody, to the hand; only the buyer sees the faces, in the fan."""
    draw = stage.layout.supplies.draw
    backs = (
        attrs.evolve(card_flight(stage, art.back_look(), draw, end), delay=delay)
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
    end = _end_of_hand(stage, event.seat)
    yield from ((end, number * flights.APART_MS) for number in range(event.count))


def drawn_decided(stage: Stage, event: Any) -> Iterator[AnimationStep]:
    """One card becomes a project or serves as a die; the others are discarded face up. Those of
    another player come out of the hand.
    """
    keys = tuple(art.card_key(card) for card in (event.card, *event.discarded))
    keys = (*(key for key in keys if key not in stage.top), *project_keys(stage, event.seat))
    if event.seat == stage.viewer:
        yield AnimationStep(keys=(*keys, *stage.top))
        return
    start = _end_of_hand(stage, event.seat)
    ends = dict.fromkeys(event.discarded, stage.layout.supplies.discards) | _kept(stage, event)
    ways = (turned_flight(stage, card, start, end) for card, end in ends.items())
    out = tuple(
        attrs.evolve(way, delay=number * flights.APART_MS) for number, way in enumerate(ways)
    )
    yield AnimationStep(keys=keys, flights=out)
    yield AnimationStep(keys=stage.top, is_arrival=True)


def _kept(stage: Stage, event: Any) -> dict[int, Box]:
    """Where the card goes that becomes a project, if one does."""
    area = stage.areas.get(event.seat)
    if area is None:
        is_kept = event.card not in event.discarded
        return {event.card: stage.homes[event.seat]} if is_kept else {}
    places = project_places(stage.table, event.seat, area)
    return {card: box for card, box in places if card == event.card}


def _end_of_hand(stage: Stage, seat: Seat) -> Box:
    """Where the cards are that another player draws besides those of the hand."""
    area = stage.areas.get(seat)
    return stage.homes[seat] if area is None else area.hand[-1]
