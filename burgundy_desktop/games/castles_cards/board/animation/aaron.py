"""The automaton's cards on the table."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.aaron import pile_key
from burgundy_desktop.games.castles_cards.board.animation.flights import card_flight, face
from burgundy_desktop.games.castles_cards.board.animation.stage import Stage
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR


def pile_turned(_stage: Stage, event: happened.AaronPileTurned) -> Iterator[AnimationStep]:
    key = pile_key(event.round)
    yield AnimationStep(keys=(key, f"{key}/opened"))


def aaron_placed(stage: Stage, event: happened.AaronPlaced) -> Iterator[AnimationStep]:
    """A card of the open pile flies to its lane."""
    lane, aaron = stage.lane(event.seat, CARD_COLOUR[event.card]), stage.layout.aaron
    if lane is not None and aaron is not None:
        start = aaron.piles[min(stage.table.round, len(aaron.piles) - 1)]
        yield AnimationStep(
            flights=(card_flight(stage, face(stage, event.card), start, lane.card),)
        )
    column = stage.estate(event.seat).columns[event.column]
    yield AnimationStep(keys=tuple(map(art.card_key, column)))
