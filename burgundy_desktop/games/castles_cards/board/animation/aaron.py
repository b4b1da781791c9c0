"""The automaton's cards on the table, and the comparison with it."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.pieces import AnimationStep, Entrance
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import art, comparison
from burgundy_desktop.games.castles_cards.board.aaron import pile_key
from burgundy_desktop.games.castles_cards.board.animation.flights import face_flight
from burgundy_desktop.games.castles_cards.board.animation.stage import Stage
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR


def pile_turned(stage: Stage, event: happened.AaronPileTurned) -> Iterator[AnimationStep]:
    """The pile turns over; from then on its place says how many cards it has."""
    key, aaron = pile_key(event.round), stage.layout.aaron
    assert aaron is not None
    back = art.back_look(len(event.cards), aaron.piles[event.round].width)
    yield AnimationStep(
        keys=(key, f"{key}/opened"), enters=Entrance.TURNS, back=back, is_arrival=True
    )


def aaron_placed(stage: Stage, event: happened.AaronPlaced) -> Iterator[AnimationStep]:
    """A card of the open pile flies to its place in its lane."""
    column = stage.estate(event.seat).columns[event.column]
    lane, aaron = stage.lane(event.seat, CARD_COLOUR[event.card]), stage.layout.aaron
    if lane is not None and aaron is not None:
        start = aaron.piles[min(stage.table.round, len(aaron.piles) - 1)]
        end = lane.open_card(column.index(event.card))
        yield AnimationStep(flights=(face_flight(stage, event.card, start, end),))
    yield AnimationStep(keys=tuple(map(art.card_key, column)), is_arrival=lane is not None)


def sides_compared(_stage: Stage, event: happened.SidesCompared) -> Iterator[AnimationStep]:
    """The rows grow from the middle, the sums and the difference are stamped below them, and the
    automaton leans to whoever is ahead.
    """
    yield AnimationStep(keys=(comparison.PANEL, comparison.PORTRAIT), is_ceremony=True)
    for row in comparison.ROWS:
        yield AnimationStep(keys=(row,), enters=Entrance.GROWS, is_ceremony=True, is_cue=True)
    seals = tuple(map(comparison.seal_key, (event.player, event.aaron)))
    yield AnimationStep(
        keys=(*seals, comparison.DIFFERENCE),
        enters=Entrance.STAMPS,
        is_ceremony=True,
        is_cue=True,
    )
    leaning = (comparison.PORTRAIT,)
    yield AnimationStep(keys=(comparison.VERDICT,), leans=leaning, is_ceremony=True)
