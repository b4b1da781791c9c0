"""Rounds, piles and turns on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.flights import APART_MS
from burgundy_desktop.boardkit.pieces import AnimationStep, Entrance, Flight
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.animation.flights import (
    card_flight,
    drawn_flight,
    face_flight,
    turned_flight,
)
from burgundy_desktop.games.castles_cards.board.animation.stage import (
    PILE,
    Stage,
    hand_keys,
)
from burgundy_desktop.games.castles_cards.board.header import round_key
from burgundy_desktop.games.castles_cards.tables.components import ROUND_NAMES
from burgundy_desktop.games.castles_cards.tables.numbers import ROWS, TURNS

_CARDS_APART: Final = 45.0
_PILES_APART: Final = 90.0
"""From one card or pile that is dealt to the next, in ms."""
_TURNS: Final = ("turn", "turns", *(f"turn/{turn}" for turn in range(TURNS)))
_EMPTY_ROWS: Final = tuple(f"row/{row}/empty" for row in ROWS)


def round_started(stage: Stage, event: happened.RoundStarted) -> Iterator[AnimationStep]:
    """Its letter turns, and all take their first cards; those of round A were dealt by the setup,
    which is not seen.
    """
    letters = tuple(map(round_key, range(len(ROUND_NAMES))))
    yield AnimationStep(keys=letters, enters=Entrance.TURNS)
    if event.round == 0:
        yield _piles_fly(stage, event.order)
    taken = (key for seat in event.order for key in (f"pile/{seat}", *hand_keys(stage, seat)))
    first = tuple(one for seat in event.order for one in _first_cards(stage, seat))
    yield AnimationStep(keys=(*taken, *PILE, *_TURNS), flights=first)


def _first_cards(stage: Stage, seat: Seat) -> Iterator[Flight]:
    """From the pile of a player to the hand."""
    area, hand = stage.areas.get(seat), stage.table.players[seat].hand
    if area is not None:
        for number, (card, end) in enumerate(zip(hand, area.hand, strict=False)):
            drawn = drawn_flight(stage, card, area.pile, end)
            yield attrs.evolve(drawn, delay=number * APART_MS)


def piles_dealt(stage: Stage, _event: happened.PilesDealt) -> Iterator[AnimationStep]:
    """In the order of the turns."""
    yield _piles_fly(stage, stage.table.order)


def _piles_fly(stage: Stage, order: Sequence[Seat]) -> AnimationStep:
    piles = [stage.areas[seat].pile if seat in stage.areas else stage.homes[seat] for seat in order]
    draw = stage.layout.supplies.draw
    flights = tuple(card_flight(stage, art.back_look(), draw, pile) for pile in piles)
    keys = (*(f"pile/{seat}" for seat in order), *PILE)
    return AnimationStep(keys=keys, flights=flights, apart=_PILES_APART, is_cue=True)


def display_filled(stage: Stage, event: happened.DisplayFilled) -> Iterator[AnimationStep]:
    """Card by card from the draw pile."""
    dealt = tuple(_dealt(stage, card, row) for card, row in event.cards)
    keys = tuple(art.card_key(card) for card, _ in event.cards)
    yield AnimationStep(
        keys=(*keys, *_EMPTY_ROWS, *PILE), flights=dealt, apart=_CARDS_APART, is_cue=True
    )


def _dealt(stage: Stage, card: int, row: int) -> Flight:
    """A card on its way to its place in the row as it is in the end."""
    cards = stage.table.display[row]
    end = stage.layout.row_card(row, cards.index(card), len(cards))
    return turned_flight(stage, card, stage.layout.supplies.draw, end)


def display_cleared(stage: Stage, event: happened.DisplayCleared) -> Iterator[AnimationStep]:
    """The remaining cards move to the discard pile; the one that stays on top travels by itself."""
    flights, top = [], stage.table.discards[-1:]
    for row, cards in enumerate(stage.before.display if stage.before is not None else ()):
        for index, card in enumerate(cards):
            if card in event.cards and card not in top:
                start = stage.layout.row_card(row, index, len(cards))
                end = stage.layout.supplies.discards
                flights.append(face_flight(stage, card, start, end))
    keys = tuple(art.card_key(card) for card in event.cards)
    yield AnimationStep(keys=(*keys, *_EMPTY_ROWS), flights=tuple(flights))
    yield AnimationStep(keys=stage.top, is_arrival=True)


def reshuffled(stage: Stage, _event: happened.PileReshuffled) -> Iterator[AnimationStep]:
    supplies = stage.layout.supplies
    flight = card_flight(stage, art.back_look(), supplies.discards, supplies.draw)
    yield AnimationStep(keys=stage.top, flights=(flight,))
    yield AnimationStep(keys=PILE)


def turn_ended(_stage: Stage, _event: happened.TurnEnded) -> Iterator[AnimationStep]:
    yield AnimationStep(keys=_TURNS)


def hand_refilled(stage: Stage, event: happened.HandRefilled) -> Iterator[AnimationStep]:
    """The top card of the pile goes to the hand; only its owner sees its face there."""
    area, hand = stage.areas.get(event.seat), stage.table.players[event.seat].hand
    drawn: tuple[Flight, ...] = ()
    if area is not None:
        drawn = (drawn_flight(stage, hand[-1], area.pile, area.hand[len(hand) - 1]),)
    keys = (f"pile/{event.seat}", *hand_keys(stage, event.seat))
    yield AnimationStep(keys=keys, flights=drawn)
