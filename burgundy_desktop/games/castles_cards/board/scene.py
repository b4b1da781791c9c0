"""The scene of the card game: converts an observation to pieces and places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Final

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.ground import Ground
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.next_person import as_seen_by
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Frame, Highlight, Piece, Place
from burgundy_desktop.boardkit.scene import SEAT, BoardScene
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board import (
    aaron,
    comparison,
    header,
    lanes,
    large,
    places,
    popup,
)
from burgundy_desktop.games.castles_cards.board.aaron_area import large_aaron_area
from burgundy_desktop.games.castles_cards.board.animation import animation_steps
from burgundy_desktop.games.castles_cards.board.animation.stage import stage_for
from burgundy_desktop.games.castles_cards.board.art import sprite
from burgundy_desktop.games.castles_cards.board.highlights import highlights
from burgundy_desktop.games.castles_cards.board.items import large_seat, table_pieces, waiting_card
from burgundy_desktop.games.castles_cards.board.layout import ACTIONS, BUTTONS, layout_for
from burgundy_desktop.games.castles_cards.board.panels import Printed, paint_table
from burgundy_desktop.games.castles_cards.board.player_areas import large_area
from burgundy_desktop.games.castles_cards.board.strips import panels_of, strip_pieces
from burgundy_desktop.games.castles_cards.events import SidesCompared
from burgundy_desktop.games.castles_cards.observation import observe
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE

_OF_ALL: Final = (
    happened.RoundEnded,
    happened.StartPlayerCardTurned,
    happened.StartPlayerCardPassed,
    happened.DisplayCleared,
    happened.DisplayFilled,
    happened.PilesDealt,
    happened.RoundStarted,
    happened.GameEnded,
    SidesCompared,
)
"""Events of all players together."""


class CardsScene(BoardScene):
    """The viewer's estate and hand are at the right, shared things and the others at the left."""

    ground = Ground(Colour("#DCCFDA"), Colour("#2A2029"))
    buttons = BUTTONS
    cost_sprite = sprite("worker")
    digit_kinds = frozenset({"hand"})
    large_kinds = frozenset({"discards", "round", "aaron"})
    follows_offers = True

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self._players = 2
        self._compared: comparison.Compared | None = None
        self._before: State | None = None
        self._loose: tuple[str, ...] = ()
        self._layout = layout_for(self.size.width, self.size.height, self._players)
        self._large = large_area(self.size.width, self.size.height)
        self._large_aaron = large_aaron_area(self.size.width, self.size.height)

    @property
    def table(self) -> State:
        """The table as the viewer sees it. Valid only while a position is shown."""
        table: State = self._shown_position.observation.table
        return table

    def lay_out(self) -> None:
        wide, tall = self.size.width, self.size.height
        self._layout = layout_for(wide, tall, self._players, self.in_front)
        self._large = large_area(self.size.width, self.size.height)
        self._large_aaron = large_aaron_area(self.size.width, self.size.height)
        self.brushes.scale = self._layout.scale

    def prepare(self, before: Position | None) -> None:
        """For the next person, first show the table as they saw it before, so that no face of
        another hand is visible during the animation.
        """
        if len(self.table.players) != self._players:
            self._players = len(self.table.players)
            self.lay_out()
        self._compare()
        self._loose = (
            popup.loose_keys(self.shown) if before and not popup.drawn_cards(before) else ()
        )
        if before is not None and before.viewer != self._shown_position.viewer:
            before = as_seen_by(before, self._shown_position.viewer, observe)
            self._pieces.show(by_key(self._lying(before)))
        self._before = before.observation.table if before is not None else None

    def paint_table(self, painter: QPainter) -> None:
        printed = self.backdrop_key()
        if printed is not None:
            paint_table(painter, self.brushes, self._layout, printed)

    def backdrop_key(self) -> Printed | None:
        if self.position is None:
            return None
        seat = large_seat(self.position, self._layout)
        crowded = waiting_card(self.table, seat) is not None
        return Printed(len(self.table.players), self.table.round, crowded, self.in_front)

    def pieces(self) -> Iterable[Piece]:
        yield from self._lying(self._shown_position)
        if self.opened is not None:
            yield from self._large_pieces(self.opened)

    def places(self) -> Iterable[Place]:
        if self._shows_aaron:
            return places.large_aaron_places(self._shown_position, self._large_aaron)
        if self.enlarged is not None:
            return places.large_places(self._shown_position, self.enlarged, self._large)
        if self.opened is not None and self.opened.kind == "discards":
            return large.discards_places(self._shown_position, self._layout)
        if self.opened is not None and self.opened.kind == "round":
            return ()
        return self._table_places(self._shown_position)

    def animation_steps(self, events: Sequence[Event]) -> Iterator[AnimationStep]:
        """Things that were only there to be chosen disappear first."""
        loose = self._loose
        stage = stage_for(self._shown_position, self._before, self._layout)
        for animation_step in animation_steps(events, stage):
            yield (
                attrs.evolve(animation_step, keys=(*loose, *animation_step.keys))
                if loose
                else animation_step
            )
            loose = ()

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        if self.position is None or self.opened is not None:
            return ()
        return highlights(events, self.position.viewer, self.shown, self._layout)

    def area_of(self, seat: Seat | None) -> Box | None:
        found = panels_of(self.position, self._layout) if self.position is not None else {}
        return found[seat].panel if seat is not None and seat in found else None

    def boards(self) -> Mapping[Seat, Box]:
        """Hand, projects and storage belong to a large board, but Aaron's."""
        if self.position is None:
            return {}
        layout = self._layout
        lying = {seat: area.panel for seat, area in panels_of(self.position, layout).items()}
        if layout.aaron is not None:
            return {**lying, Seat(self.table.aaron_s_seat): layout.aaron.panel}
        seat = large_seat(self.position, layout)
        return {**lying, seat: layout.own.panel.joined(layout.storage)}

    def may_come_in_front(self, seat: Seat) -> bool:
        return seat in self.boards()

    def concerns_all(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, _OF_ALL) for event in events)

    def leads_up(self, events: Sequence[Event]) -> bool:
        """The card that serves as a die."""
        return all(isinstance(event, happened.CardPlayed) for event in events)

    def caption_box(self) -> Box:
        return self._layout.actions

    def offers_here(self, offers: Offers) -> Offers:
        """Offer buttons with the targets they represent, and lanes with the columns that start
        there. Numbers to convert are offered once converting is chosen.
        """
        alike = {alias for alias, one in header.STANDS_FOR.items() if one in offers.offered}
        offered = offers.offered | alike
        if not popup.is_converting(offers):
            offered = frozenset(one for one in offered if one.kind not in popup.CONVERTED)
        new, choice = self._new_column(), self._choice(offers)
        begins = lanes.beginnings(choice)
        # A button represents many targets: each of them shows its cost.
        costs = {one: cost for one, cost in offers.costs.items() if one.kind not in ACTIONS}
        costs |= self._priced_above(offered & costs.keys())
        if new in offered and len(begins) > 1:
            offered = (offered - {new}) | {target("lane", colour) for colour in begins}
            costs |= lanes.costs_of_lanes(choice, offers.costs)
        return attrs.evolve(offers, offered=offered, costs=costs)

    def report(self, clicked: Target) -> None:
        """Some targets represent others."""
        if clicked.kind == "lane":
            for meant in lanes.meant_by_lane(
                self._choice(self.offers), clicked.index, self._estate
            ):
                self.target_clicked.emit(meant)
        else:
            self.target_clicked.emit(header.stands_for(clicked))

    def open(self, wanted: Target | None) -> None:
        """The panel of the automaton represents its seat."""
        super().open(self._aaron if wanted == target("aaron") else wanted)

    def may_open(self, wanted: Target) -> bool:
        """The automaton can be shown large like any other player; an empty pile cannot."""
        if wanted in {self._aaron, target("aaron")}:
            return self._aaron is not None
        if wanted.kind == "discards" and self.position is not None:
            return bool(self.table.discards)
        return super().may_open(wanted)

    def in_hand(self) -> Iterable[Target]:
        if self.position is None:
            return ()
        hand = self.position.observation.table.players[self.position.viewer].hand
        return (target("hand", card) for card in hand)

    def target_for_digit(self, digit: int) -> Target | None:
        """A playable card of the hand with this die, or the next card of this row."""
        if self.position is None or not 1 <= digit <= 6:
            return None
        for card in self.table.players[self.position.viewer].hand:
            if target("hand", card) in self.offers.offered and CARD_DIE[card] == digit:
                return target("hand", card)
        cards = [target("card", card) for card in reversed(self.table.display[digit])]
        wanted = [card for card in cards if card in self.offers.wanted]
        if self.focused_target in wanted:
            return wanted[(wanted.index(self.focused_target) + 1) % len(wanted)]
        return wanted[0] if wanted else None

    # Contents

    @property
    def _aaron(self) -> Target | None:
        """The seat of the automaton, None where there is none."""
        if self.position is None or self.table.aaron is None:
            return None
        return target(SEAT, self.table.aaron_s_seat)

    @property
    def _shows_aaron(self) -> bool:
        """Whether the automaton is shown large."""
        return self.opened is not None and self.opened == self._aaron

    def _lying(self, position: Position) -> Iterator[Piece]:
        """All pieces, except those shown large."""
        yield from self._memo.of(table_pieces, position, self._layout)
        yield from self._memo.of(header.header_pieces, position, self._layout, self.brushes)
        yield from self._action_pieces(position)
        yield from self._memo.of(strip_pieces, position, self._layout, self.brushes)
        yield from self._turn_frame(position)
        yield from aaron.aaron_pieces(position, self._layout.aaron, self._layout.scale)
        yield from popup.popup_pieces(position, self.offers, self._layout, self.brushes)
        if self._compared is not None:
            compared = self._compared
            yield from comparison.comparison_pieces(position, compared, self._layout, self.brushes)

    def _action_pieces(self, position: Position) -> Iterator[Piece]:
        legal = frozenset(self._memo.of(header.legal_actions, position))
        (size,) = self._memo.of(header.sizes_of_words, self._layout, self.brushes)
        return header.action_pieces(
            position.viewer, legal, self.offers, self._layout, self.brushes, size
        )

    def _turn_frame(self, position: Position) -> Iterator[Piece]:
        area = self.area_of(position.acts)
        if position.acts is not None and area is not None:
            yield Piece("turn", Frame(position.acts, 10 * self._layout.scale), area, z=5)

    def _large_pieces(self, opened: Target) -> Iterator[Piece]:
        position, layout = self._shown_position, self._layout
        if self._shows_aaron:
            yield from large.aaron_board_pieces(position, self._large_aaron, layout, self.brushes)
        elif opened.kind == SEAT:
            seat = Seat(opened.index)
            yield from large.board_pieces(position, seat, self._large, layout, self.brushes)
        elif opened.kind == "discards":
            yield from large.discards_pieces(position, layout, self.brushes)
        elif opened.kind == "round":
            yield from large.round_pieces(opened.index, layout, self.brushes)

    def _table_places(self, position: Position) -> Iterator[Place]:
        memo, layout = self._memo, self._layout
        begins = lanes.beginnings(self._choice(self.offers))
        yield from popup.popup_places(position, self.offers, layout)
        yield from memo.of(places.first_places, position, layout, self._compared is not None)
        columns = memo.of(places.column_places, position, layout, begins[0] if begins else None)
        panel = popup.panel_box(position, self.offers, layout)
        yield from columns if panel is None else popup.uncovered(columns, panel)
        in_header = not popup.rewards_asked(position)
        yield from memo.of(places.last_places, position, layout, in_header)

    def _priced_above(self, dear: Set[Target]) -> dict[Target, str]:
        """Covered cards whose cost is shown on a card of the same row above them."""
        rows = ([target("card", card) for card in row] for row in self.table.display)
        in_reach = ([one for one in row if one in dear] for row in rows)
        return {covered: "" for row in in_reach for covered in row[:-1]}

    @property
    def _estate(self) -> Sequence[int]:
        """For each colour the viewer's open column."""
        return self.table.players[self._shown_position.viewer].estate.open

    def _new_column(self) -> Target:
        """The column that the viewer's next one will be."""
        estate = self.table.players[self._shown_position.viewer].estate
        return target("column", len(estate.columns))

    def _choice(self, offers: Offers) -> lanes.Choice:
        return lanes.Choice(self._shown_position.legal, offers, self._new_column())

    # What a position does not say

    def _compare(self) -> None:
        """Show the comparison after its event, and when the game is over."""
        self._compared = comparison.compared_at_the_end(self._shown_position)
        last = self._shown_position.events[-1] if self._shown_position.events else None
        if isinstance(last, SidesCompared):
            self._compared = comparison.Compared(last.round, last.lines, last.goes_on)
