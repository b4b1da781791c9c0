"""The scene of Boonlake: converts an observation to pieces and places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.ground import Ground
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.next_person import as_seen_by
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Highlight, Piece, Place
from burgundy_desktop.boardkit.scene import SEAT, BoardScene
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Past, Position
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import spread
from burgundy_desktop.games.boonlake.board.animation import animation_steps
from burgundy_desktop.games.boonlake.board.animation.stage import stage_for
from burgundy_desktop.games.boonlake.board.art import sprite
from burgundy_desktop.games.boonlake.board.automaton.marks import told_first
from burgundy_desktop.games.boonlake.board.contents import Contents
from burgundy_desktop.games.boonlake.board.foresight import LOOSE
from burgundy_desktop.games.boonlake.board.highlights import highlights
from burgundy_desktop.games.boonlake.board.layout import Peek, layout_for
from burgundy_desktop.games.boonlake.board.panels import Printed, paint_table
from burgundy_desktop.games.boonlake.board.payment import other_ways
from burgundy_desktop.games.boonlake.board.pennants import (
    part_meanwhile,
    part_shown,
    turned_first,
)
from burgundy_desktop.games.boonlake.board.places import BUTTONS, DONE_BY, WAYS
from burgundy_desktop.games.boonlake.board.recalled import Recalled
from burgundy_desktop.games.boonlake.board.sounds import ANNOUNCED
from burgundy_desktop.games.boonlake.board.thumb_items import others_of
from burgundy_desktop.games.boonlake.events import EminenceStep, SidesCompared
from burgundy_desktop.games.boonlake.moves import ChooseAction
from burgundy_desktop.games.boonlake.observation import observe
from burgundy_desktop.games.boonlake.state import State

_OF_CANOES: Final = frozenset({"canoe", "canal"})
_PRINTED: Final = frozenset({"lever"})
_EMINENCE: Final = target("eminence")
_COMPARISON: Final = target("comparison")
_OF_ALL: Final = (
    happened.ScoringTilesRevealed,
    happened.ScoringStarted,
    happened.IncomeStarted,
    happened.LeversPushedUp,
    happened.ScoringEnded,
    happened.RoundStarted,
)
"""Events of all players together."""


class BoonlakeScene(BoardScene):
    """The map with its river is at the left; action board, viewer's board and hand are at the
    right.
    """

    ground = Ground(Colour("#C5D8DA"), Colour("#1A2629"))
    cost_sprite = sprite("coin_face")
    announced = ANNOUNCED
    digit_kinds = frozenset({"action"})
    large_kinds = spread.OPENED | {"comparison", "eminence"}
    large_keys: ClassVar = {
        "D": spread.DISCARDS,
        "E": _EMINENCE,
        "C": _COMPARISON,
        "K": spread.HAND,
    }
    follows_offers = True

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self._automaton_acts = False
        self._peek: Peek | None = None
        self._before: State | None = None
        self._loose: tuple[str, ...] = ()
        self._recalled = Recalled()
        self._part: int | None = None
        self._layout = layout_for(self.size.width, self.size.height)

    @property
    def buttons(self) -> frozenset[Target]:  # type: ignore[override]
        """The buttons of the bar; variants only after the main target is picked."""
        picked = {one.kind for one in self.offers.picked}
        asks_what = self.offers.offered and not picked & DONE_BY
        return BUTTONS if asks_what else BUTTONS | WAYS

    @property
    def table(self) -> State:
        """The table as the viewer sees it. Valid only while a position is shown."""
        table: State = self._shown_position.observation.table
        return table

    # the hooks

    def lay_out(self) -> None:
        width, height = self.size.width, self.size.height
        self._layout = layout_for(
            width,
            height,
            automaton_acts=self._automaton_acts,
            others=self._others,
            is_solo=self._automaton_seat >= 0,
            peek=self._peek,
        )
        self.brushes.scale = self._layout.scale

    def recall(self, past: Past) -> None:
        """Restore the latest turn of the Eminence and the latest scoring from the past."""
        self._recalled.recall(past, is_solo=self._automaton_seat >= 0)

    def prepare(self, before: Position | None) -> None:
        """Show the panel of the Eminence with its steps, and hide it when the person acts. For the
        next person, first show the table as they saw it before: no hand of another one lies open
        while it moves.
        """
        self._part = part_meanwhile(self._shown_position, self._part)
        self._loose = tuple(key for key in self.shown if key.startswith(LOOSE))
        if before is None or len(before.seats) != len(self._shown_position.seats):
            self.lay_out()
        self._recalled.hear(self._events)
        acts = any(isinstance(event, EminenceStep) for event in self._events)
        self._make_room_for_automaton(
            acts=acts or (self._automaton_acts and self._goes_on(before)), opened=self.opened
        )
        if before is not None and before.viewer != self._shown_position.viewer:
            before = as_seen_by(before, self._shown_position.viewer, observe)
            self._pieces.show(by_key(self._contents_of(before).pieces()))
        self._before = before.observation.table if before is not None else None

    def _goes_on(self, before: Position | None) -> bool:
        """Whether the position is a later moment of the same move."""
        return before is not None and before.is_on_the_way

    def pass_over(self, events: Sequence[Event]) -> None:
        self._recalled.hear(events)

    def end_move(self) -> None:
        """Turn the pennants, and show the whole viewer's board when the person decides."""
        self._part = part_shown(self._shown_position, self._part)
        if self._may_move:
            self._make_room_for_automaton(acts=False, opened=self.opened)

    def may_open(self, wanted: Target) -> bool:
        """The Eminence can be shown large in solo games."""
        if wanted in {_EMINENCE, target(SEAT, self._automaton_seat)}:
            return self._automaton_seat >= 0
        return super().may_open(wanted)

    def open(self, wanted: Target | None) -> None:
        """The large board of the Eminence is its panel."""
        if wanted == _EMINENCE and not self.may_open(wanted):
            return
        self._make_room_for_automaton(acts=self._automaton_acts, opened=wanted)
        super().open(wanted)

    def _shows_automaton(self, opened: Target | None) -> bool:
        """Whether the panel of the Eminence was opened."""
        return opened is not None and opened in {_EMINENCE, target(SEAT, self._automaton_seat)}

    def _place_caption(self) -> None:
        """Hide captions of the Eminence, whose panel shows its steps."""
        super()._place_caption()
        if self._layout.automaton is not None:
            self._captioning.item.setVisible(False)

    def paint_table(self, painter: QPainter) -> None:
        printed = self.backdrop_key()
        if printed is not None:
            paint_table(painter, self.brushes, self._layout, printed)

    def backdrop_key(self) -> Printed | None:
        if self.position is None:
            return None
        in_scoring = self._part is not None
        return Printed(self.table.round, self._automaton_acts, self._others, in_scoring)

    def pieces(self) -> Iterable[Piece]:
        return self._contents_of(self._shown_position).pieces()

    def places(self) -> Iterable[Place]:
        return self._contents_of(self._shown_position).places()

    def animation_steps(self, events: Sequence[Event]) -> Iterator[AnimationStep]:
        first = (*self._loose, *told_first(events, self.shown), *turned_first(events))
        yield AnimationStep(keys=first)
        yield from animation_steps(
            events,
            stage_for(
                self._shown_position,
                self._before,
                self._layout,
                self.brushes,
                large=self._board_of,
                small=others_of(self._shown_position, self.in_front),
            ),
        )

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        if self.position is None or self.opened is not None:
            return ()
        automaton = self.table.eminence_seat
        return highlights(events, self.position.viewer, automaton, self.shown)

    def boards(self) -> Mapping[Seat, Box]:
        """The large one, and the small ones on a table with room for them."""
        layout, large = self._layout, self._board_of
        small = others_of(self._shown_position, self.in_front)
        thumbs = {Seat(seat): one.panel for seat, one in zip(small, layout.thumbs, strict=False)}
        return {**thumbs, Seat(large): layout.own.panel}

    def may_come_in_front(self, seat: Seat) -> bool:
        """The Eminence has a panel instead."""
        return seat < len(self.table.players)

    def concerns_all(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, _OF_ALL) for event in events)

    def caption_box(self) -> Box:
        return self._layout.scoring_row.grown(-2 * self._layout.scale)

    def left_free(self) -> Iterable[Box]:
        """The action tiles: whoever is next looks at them while others act."""
        return self._layout.actions.tiles

    def offers_here(self, offers: Offers) -> Offers:
        """Canoes and canal can be used at any time: they glow only when relevant. The cost of a
        lever is printed in its slot; other prices are on pills, without dashes.
        """
        picked = {one.kind for one in offers.picked}
        offered, untold = offers.offered, _PRINTED
        if "canoe" not in picked:
            others = frozenset(other_ways(self._shown_position, offers.picked))
            offered = others | frozenset(one for one in offered if one.kind != "canal")
            untold |= _OF_CANOES
        costs = {one: cost for one, cost in offers.costs.items() if one.kind not in untold}
        return attrs.evolve(offers, offered=offered, costs=costs, dashes_costs=False)

    def report(self, clicked: Target) -> None:
        """A lever or a section of the canal may represent another payment."""
        if self.opened == spread.HAND and clicked.kind == "card":
            self.open(None)  # the viewer's board shows the payment
        other = other_ways(self._shown_position, self.offers.picked).get(clicked)
        super().report(clicked if other is None else other.targets[-1])

    def in_hand(self) -> Iterable[Target]:
        if self.position is None:
            return ()
        return (target("card", card) for card in spread.own_hand(self.position) if card >= 0)

    def target_for_digit(self, digit: int) -> Target | None:
        """The action tile in the row of this number, while one is to be chosen."""
        rows = self.table.rows if self.position is not None else ()
        if not 1 <= digit <= len(rows):
            return None
        found = target("action", rows[digit - 1])
        return found if found in self.offers.offered else None

    # what is pointed at

    def follows_pointer(self, before: Target | None, now: Target | None) -> bool:
        """The card that is pointed at is shown large."""
        return self._is_foreseen(before) or self._is_foreseen(now)

    def _is_foreseen(self, wanted: Target | None) -> bool:
        """Whether pointing at this target shows a preview."""
        if wanted is None:
            return False
        return wanted.kind in {"card", "project"} or wanted in self.offers.wanted

    # parts of the table

    def _contents_of(self, position: Position) -> Contents:
        """What is on the table."""
        return Contents(
            position,
            self._layout,
            self.brushes,
            self.offers,
            self._board_of,
            self._hand_of,
            self.looked_at,
            spread.spread_of(position, self.opened),
            self._recalled.compared(position) if self._compares else None,
            self._memo,
            self._recalled.steps,
            self._part,
        )

    @property
    def _others(self) -> int:
        """The number of other players with a board."""
        return len(self.table.players) - 1 if self.position is not None else 0

    @property
    def _may_move(self) -> bool:
        return self.position is not None and self.position.may_move

    @property
    def _automaton_seat(self) -> int:
        """The seat of the Eminence, -1 where there is none."""
        if self.position is None or self.table.eminence is None:
            return -1
        return self.table.eminence_seat

    @property
    def _events(self) -> Sequence[Event]:
        return self.position.events if self.position is not None else ()

    @property
    def _board_of(self) -> int:
        """The player whose board is shown in place of the viewer's."""
        if self.in_front is not None and self.enlarged is None:
            return self.in_front
        return self._hand_of

    @property
    def _hand_of(self) -> int:
        """The player whose hand is shown: the viewer's own, also while another one acts."""
        players = len(self.table.players)
        if self.enlarged is not None and self.enlarged < players:
            return self.enlarged
        viewer = self._shown_position.viewer
        return viewer if 0 <= viewer < players else Seat(0)

    @property
    def _compares(self) -> bool:
        """Whether there was just a comparison, or the user opened the standings."""
        just_now = bool(self._events) and isinstance(self._events[-1], SidesCompared)
        return just_now or self.opened == _COMPARISON

    def _make_room_for_automaton(self, *, acts: bool, opened: Target | None) -> None:
        """Its panel has a place of its own while it acts. One that was opened lies above things
        that are not chosen from, and the viewer's board stays whole.
        """
        peek = self._place_to_peek if self._shows_automaton(opened) and not acts else None
        if (acts, peek) != (self._automaton_acts, self._peek):
            self._automaton_acts, self._peek = acts, peek
            self.lay_out()
            self._place_caption()

    @property
    def _place_to_peek(self) -> Peek:
        chooses = any(isinstance(move, ChooseAction) for move in self._shown_position.legal)
        return Peek.ON_MAP if chooses else Peek.ON_ACTIONS
