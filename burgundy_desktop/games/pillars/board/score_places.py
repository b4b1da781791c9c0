"""The targets while a hand is scored, except the plans."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.pieces import Box, Place
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.places import UNDER_COUNTS
from burgundy_desktop.games.pillars.board.score_layout import ScoreLayout
from burgundy_desktop.games.pillars.board.score_view import view_of
from burgundy_desktop.games.pillars.queries.hands import scoring_order
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import TOM
from burgundy_desktop.games.pillars.tables.cards import TOM_CHOICES


def made_in_sight(table: State, layout: ScoreLayout) -> Iterator[Box]:
    """The areas of the workshop: units, slots with their results, the kept stock, the sum."""
    handed = view_of(table, None).handed
    spots = (layout.converter(place, len(handed)) for place in range(len(handed)))
    yield from layout.stock
    yield from (spot.slot.joined(spot.seal) for spot in spots)
    yield from layout.kept
    yield layout.sum.joined(layout.sum_room)


def converter_panels(table: State, layout: ScoreLayout) -> Iterator[Box]:
    """The converters of the workshop, each with its slot and its result."""
    count = len(view_of(table, None).handed)
    return (layout.converter(place, count).panel for place in range(count))


def score_places(position: Position, layout: ScoreLayout) -> Iterator[Place]:
    """All targets in reading order: units, converters, scored cards, the kept stock, results."""
    table: State = position.observation.table
    view = view_of(table, None)
    if view.step == TOM:
        for material, box in zip(TOM_CHOICES, layout.tom_units, strict=False):
            yield Place(target("tom", material), box, piece=f"tom/{material}", has_pill=False)
    for material, box in enumerate(layout.stock):
        yield Place(target("unit", material), box, piece=f"unit/{material}", z=UNDER_COUNTS)
    for place, handed in enumerate(view.handed):
        spot = layout.converter(place, len(view.handed))
        yield Place(target("converter", handed.converter), spot.panel, rim=spot.card)
    cards = (*view.useful, *view.idle)
    for place, card in enumerate(cards):
        box = layout.scored_card(place, len(cards), len(view.useful))
        yield Place(target("won", card), box, z=0.1 * place)
    for place, box in enumerate(layout.kept):
        yield Place(target("kept", place), box)
    yield Place(target("sum"), layout.sum)
    for seat, result in zip(scoring_order(table), layout.results, strict=True):
        yield Place(target("result", seat), result.panel, z=-1)
