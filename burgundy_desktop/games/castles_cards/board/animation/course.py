"""Rounds, piles and turns on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.animation.flights import card_flight, face_flight
from burgundy_desktop.games.castles_cards.board.animation.stage import (
    PILE,
    Stage,
    hand_keys,
)

_CARDS_APART: Final = 45.0
_PILES_APART: Final = 90.0
"""From one card or pile that is dealt to the next, in ms."""


def round_started(stage: Stage, event: happened.RoundStarted) -> Iterator[AnimationStep]:
    """All take their first cards; those of round A were dealt by the setup, which is not seen."""
    turns = ("turn", "turns", *(f"turn/{turn}" for turn in range(6)))
    taken = (key for seat in event.order for key in (f"pile/{seat}", *hand_keys(stage, seat)))
    yield AnimationStep(keys=turns)
    if event.round == 0:
        yield _piles_fly(stage, event.order)
    yield AnimationStep(keys=(*taken, *PILE))


def piles_dealt(stage: Stage, _event: happened.PilesDealt) -> Iterator[AnimationStep]:
    """In the order of the turns."""
    order = stage.table.order
    yield _piles_fly(stage, order)
    yield AnimationStep(keys=(*(f"pile/{seat}" for seat in order), *PILE), is_arrival=True)


def _piles_fly(stage: Stage, order: Sequence[Seat]) -> AnimationStep:
    piles = [stage.areas[seat].pile if seat in stage.areas else stage.homes[seat] for seat in order]
    flights = tuple(card_flight(stage, art.back_look(), stage.layout.draw, pile) for pile in piles)
    return AnimationStep(flights=flights, apart=_PILES_APART, is_cue=True)


def display_filled(_stage: Stage, event: happened.DisplayFilled) -> Iterator[AnimationStep]:
    """Row by row."""
    dealt = tuple(art.card_key(card) for card, _ in event.cards)
    yield AnimationStep(keys=dealt, apart=_CARDS_APART, is_cue=True)
    yield AnimationStep(keys=PILE)


def display_cleared(stage: Stage, event: happened.DisplayCleared) -> Iterator[AnimationStep]:
    """The remaining cards move to the discard pile; the one that stays on top travels by itself."""
    flights, top = [], stage.table.discards[-1:]
    for row, cards in enumerate(stage.before.display if stage.before is not None else ()):
        for index, card in enumerate(cards):
            if card in event.cards and card not in top:
                start = stage.layout.row_card(row, index, len(cards))
                end = stage.layout.discards
                flights.append(face_flight(stage, card, start, end))
    keys = tuple(art.card_key(card) for card in event.cards)
    yield AnimationStep(keys=keys, flights=tuple(flights))
    yield AnimationStep(keys=stage.top, is_arrival=True)


def reshuffled(stage: Stage, _event: happened.PileReshuffled) -> Iterator[AnimationStep]:
    flight = card_flight(stage, art.back_look(), stage.layout.discards, stage.layout.draw)
    yield AnimationStep(keys=stage.top, flights=(flight,))
    yield AnimationStep(keys=PILE)


def turn_ended(_stage: Stage, _event: happened.TurnEnded) -> Iterator[AnimationStep]:
    yield AnimationStep(keys=("turn", "turns", *(f"turn/{turn}" for turn in range(6))))


def hand_refilled(stage: Stage, event: happened.HandRefilled) -> Iterator[AnimationStep]:
    """The top card of the pile goes to the hand; only its owner sees its face there."""
    area = stage.areas.get(event.seat)
    if area is not None:
        yield AnimationStep(
            flights=(card_flight(stage, art.back_look(), area.pile, area.hand[-1]),)
        )
    keys = (f"pile/{event.seat}", *hand_keys(stage, event.seat))
    yield AnimationStep(keys=keys, is_arrival=area is not None)
