"""What lies on the table at a moment, put together from its parts: all pieces and all places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.memo import Memo
from burgundy_desktop.boardkit.pieces import Box, Piece, Place
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import large, spread
from burgundy_desktop.games.boonlake.board.automaton import thumb
from burgundy_desktop.games.boonlake.board.automaton.items import automaton_pieces, automaton_places
from burgundy_desktop.games.boonlake.board.automaton.marks import mark_pieces, marks_of
from burgundy_desktop.games.boonlake.board.compare import Compared, compare_pieces
from burgundy_desktop.games.boonlake.board.foresight import foresight_pieces
from burgundy_desktop.games.boonlake.board.hand import NO_CARD, hand_pieces, place_of
from burgundy_desktop.games.boonlake.board.items import table_pieces
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.own_items import board_pieces
from burgundy_desktop.games.boonlake.board.pennants import pennant_pieces
from burgundy_desktop.games.boonlake.board.places import hand_places, pile_places, table_places
from burgundy_desktop.games.boonlake.board.river import passed_locks, sailing_pieces
from burgundy_desktop.games.boonlake.board.spread import Spread
from burgundy_desktop.games.boonlake.board.thumb_items import thumb_pieces, thumb_places
from burgundy_desktop.games.boonlake.events import EminenceStep
from burgundy_desktop.games.boonlake.queries.shortage import Shortage
from burgundy_desktop.games.boonlake.state import State


@attrs.frozen
class Contents:
    """A moment of the table."""

    position: Position
    layout: Layout
    brushes: Brushes
    offers: Offers
    seat: int
    """The player whose board is shown in place of the viewer's."""
    hand_of: int
    """The player whose hand is shown: the viewer's own stays while another one acts."""
    looked_at: Target | None
    """What is pointed at, with the mouse or the keys."""
    spread: Spread | None
    """The cards that are shown large."""
    compared: Compared | None
    """The standings, while they are shown."""
    memo: Memo
    """The memo of pieces and places: what is unchanged is not made again."""
    steps: tuple[EminenceStep, ...]
    """The turn of the Eminence so far, or its latest one."""
    part: int | None
    """The part of an interim scoring."""

    @property
    def table(self) -> State:
        """The table as the viewer sees it."""
        table: State = self.position.observation.table
        return table

    @property
    def _in_front(self) -> int | None:
        """Whose board has changed places with the viewer's; one that was opened has not."""
        return self.seat if self.hand_of == self.position.viewer != self.seat else None

    # pieces

    def pieces(self) -> Iterator[Piece]:
        """Everything on the table, in no particular order."""
        position, layout, brushes, seat = self.position, self.layout, self.brushes, self.seat
        memo = self.memo
        for pieces_of in (table_pieces, sailing_pieces):
            yield from memo.of(pieces_of, position, layout, brushes)
        yield from memo.of(pennant_pieces, position, layout, brushes, self.part)
        yield from memo.of(thumb_pieces, position, layout, brushes, self._in_front)
        yield from memo.of(board_pieces, position, seat, layout, brushes)
        yield from memo.of(hand_pieces, position, self.hand_of, layout, brushes, self.lifted)
        yield from memo.of(passed_locks, self.table, layout, brushes)
        if seat == position.viewer:
            yield from foresight_pieces(position, self.offers, self.looked_at, layout, brushes)
        yield from self._automaton()
        yield from self._above()

    def _automaton(self) -> Iterator[Piece]:
        """The Eminence: small, or its panel with what this marks on the table."""
        table, layout, brushes = self.table, self.layout, self.brushes
        if layout.automaton_thumb is not None:
            yield from thumb.automaton_thumb_pieces(table, layout.automaton_thumb, brushes)
        if layout.automaton is not None:
            acts = not self.position.may_move
            panel = automaton_pieces(table, layout.automaton, self.steps, brushes, acts=acts)
            yield from panel if layout.peek is None else large.above(panel, layout, brushes)
            if self.steps:
                yield from mark_pieces(marks_of(self.steps[-1]), table, layout, brushes)

    def _above(self) -> Iterator[Piece]:
        """What is shown large above the table."""
        layout, brushes = self.layout, self.brushes
        if self.spread is not None:
            yield from large.cards_pieces(self.spread, layout, brushes, self._lacking)
        if self.compared is not None:
            yield from compare_pieces(self.position, self.compared, layout, brushes)
        box = self._box_looked_at()
        if box is not None and self.looked_at is not None and layout.is_worth_enlarging(box):
            card = self.looked_at.index
            yield large.hovered_card(card, box, layout, brushes, self._lacking(card))

    def _lacking(self, card: int) -> Shortage:
        return spread.lacking(self.position, card)

    # the card that is pointed at

    @property
    def lifted(self) -> int:
        """The card of the own hand that the others part from: looked at, or picked."""
        if self.spread is not None or self.hand_of != self.position.viewer:
            return NO_CARD
        hand = spread.own_hand(self.position)
        wanted = (self.looked_at, *self.offers.picked)
        cards = (one.index for one in wanted if one is not None and one.kind == "card")
        return next((card for card in cards if card in hand), NO_CARD)

    def _box_looked_at(self) -> Box | None:
        """The picture of the card that is pointed at; a picked one is not shown large, so that one
        sees what pays it.
        """
        wanted = self.looked_at
        if wanted is None or wanted.kind != "card" or wanted in self.offers.picked:
            return None
        if wanted.index == self.lifted:
            hand = spread.own_hand(self.position)
            place = place_of(wanted.index, hand)
            return self.layout.fan(len(hand)).cards(place)[place]
        return next((place.box for place in self.places() if place.target == wanted), None)

    # places

    def places(self) -> Iterable[Place]:
        """All targets; those that something large covers have no place."""
        if self.spread is not None:
            return large.cards_places(self.spread.cards, self.layout)
        if self.compared is not None:
            return self._beside(self.layout.lower)
        if self.layout.automaton is not None and self.layout.peek is not None:
            panel = self.layout.automaton
            raised = (
                attrs.evolve(place, z=place.z + large.LARGE_Z)
                for place in automaton_places(self.table, panel)
            )
            return (*self._beside(panel.panel), *raised)
        return self._places()

    def _beside(self, panel: Box) -> Iterator[Place]:
        """The places that a panel leaves free."""
        covered = panel.rect
        return (place for place in self._places() if not covered.contains(place.box.rect.center()))

    def _places(self) -> Iterator[Place]:
        position, layout, lifted = self.position, self.layout, self.lifted
        is_large = target("card", lifted) not in self.offers.picked
        memo = self.memo
        yield from memo.of(table_places, position, self.seat, layout)
        yield from memo.of(hand_places, position, self.hand_of, layout, lifted, is_large)
        yield from memo.of(pile_places, layout)
        yield from memo.of(thumb_places, position, layout, self._in_front)
        if layout.automaton is not None and layout.peek is None:
            yield from automaton_places(self.table, layout.automaton)
        elif layout.automaton_thumb is not None:
            yield from thumb.automaton_thumb_places(layout.automaton_thumb)
