"""The boxes of things during an animation, on the table of the tricks or of the scoring."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.art import token_sprite
from burgundy_desktop.games.pillars.board.layout import Layout
from burgundy_desktop.games.pillars.board.score_layout import ScoreLayout
from burgundy_desktop.games.pillars.board.score_view import ScoreView, view_of
from burgundy_desktop.games.pillars.queries.hands import scoring_order
from burgundy_desktop.games.pillars.state import State


@attrs.define
class Stage:
    """The boxes of things during an animation. `trick` follows the events so far."""

    layout: Layout
    scoring: ScoreLayout
    brushes: Brushes
    viewer: int
    table: State
    before: State
    view: ScoreView | None
    """The scoring on the table; None while tricks are played."""
    trick: list[int]
    """The cards of the trick on the table so far."""
    leader: int

    @property
    def seats(self) -> int:
        return len(self.table.players)

    def place(self, seat: int) -> Box:
        """The box of a player's card in the trick."""
        return self.layout.trick.cards[(seat - self.leader) % self.seats]

    def player_of(self, place: int) -> int:
        """The player of this card of the trick."""
        return (self.leader + place) % self.seats

    def pile(self, seat: int) -> Box:
        """The tricks that a player has won."""
        if seat == self.viewer:
            return self.layout.own.pile
        return self.layout.opponent(self.viewer, seat).pile

    def hand(self, seat: int) -> Box:
        """The box of a player's cards."""
        if seat == self.viewer:
            return self.layout.fan.card(0, 1).box
        return self.layout.opponent(self.viewer, seat).back(0, 1)

    def inside(self, box: Box) -> Box:
        """The box moved so that nothing of it is beyond the table."""
        view = self.layout.view
        x = min(max(box.x, view.x), view.right - box.width)
        return Box(x, min(max(box.y, view.y), view.bottom - box.height), box.width, box.height)

    def privileges(self, seat: int) -> Box:
        """The box of a player's privileges."""
        if seat == self.viewer:
            return self.layout.own.privilege(0, 1)
        return self.layout.opponent(self.viewer, seat).privilege(0, 1)

    def points(self, seat: int) -> Box:
        """The box of a player's points."""
        if self.view is not None:
            return self.scoring.results[scoring_order(self.before).index(Seat(seat))].seal
        pad = self.layout.pad
        return pad.column(pad.total, seat, self.seats)

    def unit(self, seat: int, material: int) -> Box:
        """The box of a player's material."""
        if self.view is not None:
            if seat == self.view.seat:
                return self.scoring.stock[material]
            return self.scoring.results[scoring_order(self.before).index(Seat(seat))].tokens
        if seat == self.viewer:
            return self.layout.own.stock[material]
        note = self.layout.opponent(self.viewer, seat).note
        return OnCard.at(note, seat, token_sprite(material))

    def converter(self, seat: int, converter: int) -> Box | None:
        """The slot of a converter, if its player's workshop is on the table."""
        if self.view is None or seat != self.view.seat:
            return None
        for place, handed in enumerate(self.view.handed):
            if handed.converter == converter:
                return self.scoring.converter(place, len(self.view.handed)).slot
        return None

    def scored(self, seat: int, card: int) -> Box:
        """The box of a scored card; that of its pile, if it is not on the table."""
        if self.view is not None and seat == self.view.seat:
            cards = (*self.view.useful, *self.view.idle)
            if card in cards:
                return self.scoring.scored_card(
                    cards.index(card), len(cards), len(self.view.useful)
                )
        if self.view is not None:
            return self.points(seat)
        return self.pile(seat)


def stage_for(
    position: Position,
    before: Position | None,
    scored: Position | None,
    layout: Layout,
    scoring: ScoreLayout,
    brushes: Brushes,
) -> Stage:
    """The stage of a position, as its events begin; `scored` is the scoring on the table."""
    table: State = position.observation.table
    start: State = before.observation.table if before is not None else table
    return Stage(
        layout=layout,
        scoring=scoring,
        brushes=brushes,
        viewer=position.viewer,
        table=table,
        before=start,
        view=view_of(scored.observation.table, None) if scored is not None else None,
        trick=list(start.trick),
        leader=start.leader,
    )
