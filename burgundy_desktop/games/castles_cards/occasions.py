"""What is worth a word in the card game of Burgundy."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.occasions import Occasion, Occasions
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.tables.numbers import ROUNDS

SALE: Final = 3
"""So many goods sold at once are a good sale."""


def _triple(event: e.TripleCompleted) -> Occasion:
    return Occasion("triple", event.seat, 1)


def _first(event: e.FirstCompletionTaken) -> Occasion:
    return Occasion("first", event.seat, 2)


def _all_seven(event: e.AllSevenTaken) -> Occasion:
    return Occasion("all_seven", event.seat, 3)


def _sale(event: e.GoodsSold) -> Occasion | None:
    return Occasion("sale", event.seat, 2, event.count) if event.count >= SALE else None


def _nothing_left(event: e.NothingLeft) -> Occasion:
    return Occasion("nothing_left", event.seat, 3, own=True)


def _round(event: e.RoundStarted) -> Occasion | None:
    return Occasion("last_round", None, 1) if event.round == ROUNDS - 1 else None


OCCASIONS: Final = Occasions(
    phases=frozenset({e.RoundStarted}),
    found={
        e.TripleCompleted: _triple,
        e.FirstCompletionTaken: _first,
        e.AllSevenTaken: _all_seven,
        e.GoodsSold: _sale,
        e.NothingLeft: _nothing_left,
        e.RoundStarted: _round,
    },
)
