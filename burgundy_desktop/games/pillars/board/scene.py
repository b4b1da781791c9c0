"""The scene of Pillars: converts an observation to pieces and places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.ground import Ground
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.next_person import as_seen_by
from burgundy_desktop.boardkit.painting_ahead import Sized
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Highlight, Piece, Place
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import large
from burgundy_desktop.games.pillars.board.animation import animation_steps
from burgundy_desktop.games.pillars.board.animation.stage import Stage, stage_for
from burgundy_desktop.games.pillars.board.art import DEALT, card_key, card_name, sprite
from burgundy_desktop.games.pillars.board.final import final_pieces
from burgundy_desktop.games.pillars.board.hand import in_hand
from burgundy_desktop.games.pillars.board.highlights import highlights
from burgundy_desktop.games.pillars.board.items import trick_pieces
from burgundy_desktop.games.pillars.board.large_trick import KINGS_TRICK, LAST_TRICK
from burgundy_desktop.games.pillars.board.layout import layout_for
from burgundy_desktop.games.pillars.board.memory import memory_pieces
from burgundy_desktop.games.pillars.board.pad import pad_pieces
from burgundy_desktop.games.pillars.board.panels import Printed, paint_table
from burgundy_desktop.games.pillars.board.places import trick_places
from burgundy_desktop.games.pillars.board.plan_items import (
    ListedPlan,
    listed_plans,
    plan_pieces,
    plan_places,
)
from burgundy_desktop.games.pillars.board.score_items import paint_scoring, score_pieces
from burgundy_desktop.games.pillars.board.score_layout import score_layout_for
from burgundy_desktop.games.pillars.board.score_places import (
    converter_panels,
    made_in_sight,
    score_places,
)
from burgundy_desktop.games.pillars.board.score_view import (
    Parts,
    conversions_in,
    kept_by,
    listed_for,
    plan_taken,
    plans_of,
    promised_by,
    scores,
)
from burgundy_desktop.games.pillars.board.sounds import ANNOUNCED
from burgundy_desktop.games.pillars.events import (
    HandDealt,
    PlanTaken,
    PlayerScoringStarted,
)
from burgundy_desktop.games.pillars.moves import Keep, TakePlan
from burgundy_desktop.games.pillars.observation import observe
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import SCORE
from burgundy_desktop.games.pillars.tables.cards import CARDS
from burgundy_desktop.games.pillars.tables.materials import Stock

_PLANNED = frozenset({"plan", "keep"})


class PillarsScene(BoardScene):
    """The trick is in the middle and the hand below it; after the last trick comes the scoring."""

    ground = Ground(Colour("#D2D0CC"), Colour("#242426"))
    buttons = frozenset({target("finish")})
    announced = ANNOUNCED
    digit_kinds = frozenset({"hand", "plan", "keep"})
    large_kinds = frozenset({"king", "pad", "last_trick"})
    large_keys: ClassVar = {"S": large.PAD, "K": KINGS_TRICK, "T": LAST_TRICK}
    follows_offers = True

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self._seats, self._tricks = 4, 9
        self._scored: Position | None = None
        """The view of the scoring; None while tricks are played."""
        self._listed_from: Position | None = None
        """Whose plans are listed: the scoring, until a plan is taken, whose list then stays."""
        self._before: Position | None = None
        self._taken: TakePlan | Keep | None = None
        """The plan that is being carried out, or the kept stock."""
        self._promised: Parts | None = None
        """The points of that plan, if they were seen before it was chosen."""
        self._left: Stock | None = None
        """What whoever is scored has kept, once that is seen."""
        self._asks_later = False
        """Whether what the cards of whoever is scored bring is still being seen."""
        self.lay_out()

    @property
    def table(self) -> State:
        """The table as the viewer sees it. Valid only while a position is shown."""
        table: State = self._shown_position.observation.table
        return table

    # the hooks

    def lay_out(self) -> None:
        width, height = self.size.width, self.size.height
        self._layout = layout_for(width, height, self._seats, self._tricks)
        self._score_layout = score_layout_for(width, height, self._seats)
        self.brushes.scale = self._layout.scale

    def prepare(self, before: Position | None) -> None:
        """The events of a move are animated on the table where it began. Scoring and tricks have
        different tables; `end_move` switches.
        """
        self._before = before
        self._follow_plan(before)
        table = self.table
        if (len(table.players), table.deal.hand_size) != (self._seats, self._tricks):
            self._seats, self._tricks = len(table.players), table.deal.hand_size
            self.lay_out()
        if before is None or len(before.seats) != len(self._shown_position.seats):
            self._choose_table()
        elif before.viewer != self._shown_position.viewer:
            self._turn_round(before)
        elif self._begins_scoring(before):
            self._open_scoring(before)
        elif self._taken is None and self._goes_on(before):
            self._choose_table()
        if not self._shown_position.is_on_the_way:
            self._asks_later = False
        dealt = any(isinstance(event, HandDealt) for event in self._shown_position.events)
        if dealt and self._scored is not None:
            self._clear_for_deal()

    def _follow_plan(self, before: Position | None) -> None:
        """A plan that was taken fills the workshop as far as it was carried out."""
        events, taken = self._shown_position.events, self._taken
        if before is None or not before.is_on_the_way:
            self._taken = plan_taken(events)
            self._promised = None if before is None else promised_by(before, events)
            if self._taken is not None and self._listed_from is not None:
                self._listed_from = attrs.evolve(self._listed_from, is_on_the_way=True)
        elif isinstance(taken, TakePlan):
            made = (*taken.conversions, *conversions_in(events))
            self._taken = attrs.evolve(taken, conversions=made)
        if self._scored is not None:
            self._left = kept_by(_whose(self._scored), events) or self._left

    def end_move(self) -> None:
        """After the last trick, switch to the scoring; after that, to the next hand."""
        if not self._shown_position.is_on_the_way:
            self._choose_table()
        elif self._scored is not None and scores(self.table):
            self._lay_scoring(self._shown_position)
            if isinstance(self._taken, TakePlan):  # what was converted is part of this position
                self._taken = attrs.evolve(self._taken, conversions=())

    def drawings_to_come(self) -> Iterator[Sized]:
        """Every card, as it lies in the hand, in the trick and in the last trick."""
        trick, hand = self._layout.trick, self._layout.fan.card(0, 1).box
        widths = (hand.width, trick.cards[0].width, trick.last(0).width)
        for name in dict.fromkeys(map(card_name, CARDS)):
            yield from ((sprite(name), width) for width in widths)

    def _clear_for_deal(self) -> None:
        """Leave the scoring; on the next table nobody has a card yet."""
        self._choose_table()
        after = by_key(self.pieces())
        held = {card_key(card) for card in in_hand(self.table, self._shown_position.viewer)}
        shown = (key for key in after if key not in held and not key.startswith(DEALT))
        self._pieces.show({key: after[key] for key in shown})

    def _turn_round(self, before: Position) -> None:
        """For the next person, first show the table as they saw it before: without any hand."""
        turned = as_seen_by(before, self._shown_position.viewer, observe)
        self._scored = turned if scores(turned.observation.table) else None
        self._listed_from = self._scored
        self._before = turned
        self._pieces.show(by_key(self._lying(turned)))

    def _begins_scoring(self, before: Position) -> bool:
        """Whether the scoring of the next player begins, and `before` is the moment before it."""
        pending = before.observation.table.pending
        started = (
            one.seat for one in self._shown_position.events if isinstance(one, PlayerScoringStarted)
        )
        return any(pending and pending[-1] == (SCORE, seat) for seat in started)

    def _open_scoring(self, before: Position) -> None:
        """The table has the cards of the next player; nothing was gained by them yet."""
        self._taken = self._left = None
        self._asks_later = True
        self._lay_scoring(before)
        self._pieces.show(by_key(self._lying(before)))
        if scores(self.table):
            self._lay_scoring(self._shown_position)

    def _goes_on(self, before: Position) -> bool:
        """Whether the same player goes on with the scoring that was on the table."""
        earlier: State = before.observation.table
        if not scores(self.table) or not scores(earlier):
            return False
        return earlier.pending[-1][1] == self.table.pending[-1][1]

    def _choose_table(self) -> None:
        self._taken = self._left = None
        self._lay_scoring(self._shown_position if scores(self.table) else None)

    def _lay_scoring(self, scored: Position | None) -> None:
        """Lay this table of the scoring; without one, that of the tricks."""
        before, self._scored = self._scored, scored
        if scored is None or self._listed_from is None or not self._is_carried_out:
            self._listed_from = scored
        if _whose(before) != _whose(scored):
            self._captioning.leave()

    def paint_table(self, painter: QPainter) -> None:
        printed = self.backdrop_key()
        if printed is None:
            return
        if printed.is_scoring:
            layout = self._score_layout
            paint_scoring(painter, self.brushes, layout, is_last=printed.is_last_scored)
        else:
            paint_table(painter, self.brushes, self._layout, printed)

    def backdrop_key(self) -> Printed | None:
        if self.position is None:
            return None
        table, position = self.table, self._shown_position
        scored: State | None = self._scored.observation.table if self._scored else None
        return Printed(
            viewer=position.viewer,
            colors=tuple(table.colour_of(Seat(seat)) for seat in range(len(table.players))),
            names=tuple(seat.name for seat in position.seats),
            tricks=table.deal.hand_size,
            is_scoring=scored is not None,
            is_last_scored=scored is not None and is_last_hand(scored),
        )

    def pieces(self) -> Iterable[Piece]:
        position = self._shown_position
        yield from self._lying(position)
        if self.opened is not None:
            yield from large.large_pieces(position, self.opened, self._layout, self.brushes)

    @property
    def _is_carried_out(self) -> bool:
        """Whether the plan was taken: it is carried out, and no longer a proposal."""
        on_the_way = self._shown_position.is_on_the_way or self._left is not None
        return self._taken is not None and on_the_way

    def _lying(self, position: Position) -> Iterator[Piece]:
        """All pieces, except those shown large."""
        if self._scored is not None:
            scored, layout, plan = self._scored, self._score_layout, self._plan_shown(self._scored)
            is_under_way, left = self._is_carried_out, self._left
            promised = self._promised if is_under_way else None
            shown = scored, layout, self.brushes, plan, is_under_way, left, promised
            yield from self._memo.of(score_pieces, *shown)
            yield from self._listing(plan)
        else:
            for pieces_of in (trick_pieces, memory_pieces, final_pieces):
                yield from self._memo.of(pieces_of, position, self._layout, self.brushes)
            yield from self._memo.of(pad_pieces, position, self._layout.pad)

    def _listing(self, shown: TakePlan | Keep | None) -> Iterator[Piece]:
        """The list of plans; it is empty while the cards still bring something."""
        listed_from, layout = self._shown_list, self._score_layout
        plans: Sequence[ListedPlan] = ()
        if not self._asks_later:
            plans = self._memo.of(listed_plans, listed_from, layout, self.brushes)
        yield from self._memo.of(plan_pieces, listed_from, layout, plans, shown)

    def places(self) -> Iterable[Place]:
        position = self._shown_position
        if self.opened is not None:
            yield from large.large_places(position, self.opened, self._layout)
            return
        if self._scored is not None:
            yield from self._memo.of(score_places, self._scored, self._score_layout)
            if not self._asks_later:
                yield from self._memo.of(plan_places, self._shown_list, self._score_layout)
        else:
            yield from self._memo.of(trick_places, position, self._layout)

    def animation_steps(self, events: Sequence[Event]) -> Iterator[AnimationStep]:
        return animation_steps(events, self._stage())

    def _stage(self) -> Stage:
        return stage_for(
            self._shown_position,
            self._before,
            self._scored,
            self._layout,
            self._score_layout,
            self.brushes,
        )

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        if self.position is None or self.opened is not None or self._scored is not None:
            return ()
        return highlights(events, self.position.viewer, self.shown)

    def leads_up(self, events: Sequence[Event]) -> bool:
        """A plan, which is carried out step by step."""
        return all(isinstance(event, PlanTaken) for event in events)

    def caption_box(self) -> Box:
        if self._scored is not None:
            return self._score_layout.caption
        return self._layout.caption

    def left_free(self) -> Iterable[Box]:
        """To whom the trick would go: whoever is next reads it. What is kept and the sum, while
        whoever chooses a plan reads them; the converters, while a plan is carried out.
        """
        if self._scored is None:
            return (self._layout.trick.verdict,)
        if self._is_carried_out:
            return converter_panels(self._scored.observation.table, self._score_layout)
        return (self._score_layout.foot,) if self._shown_position.may_move else ()

    def headings(self) -> Iterable[Box]:
        return self._layout.headings if self._scored is None else self._score_layout.headings

    def in_hand(self) -> Iterable[Target]:
        if self.position is None:
            return ()
        return (target("hand", card) for card in in_hand(self.table, self.position.viewer))

    def target_for_digit(self, digit: int) -> Target | None:
        """The card or plan of this number, counted from the left or from the top."""
        if self.position is None:
            return None
        wanted = [move.targets[-1] for move in plans_of(self.table)]
        if not wanted:
            cards = in_hand(self.table, self.position.viewer)
            wanted = [target("hand", card) for card in cards]
        return wanted[digit - 1] if digit <= len(wanted) else None

    # what is large

    def report(self, clicked: Target) -> None:
        """A card of the last trick shows that trick large."""
        if clicked.kind == "last" and self.opened is None:
            self.open(LAST_TRICK)
        else:
            self.target_clicked.emit(clicked)

    def may_click(self, wanted: Target) -> bool:
        return (wanted.kind == "last" and self.opened is None) or super().may_click(wanted)

    # what is pointed at

    def kept_in_sight(self) -> Iterable[Box]:
        """The trick with its verdict; during a scoring the workshop and the points."""
        if self.position is None:
            return ()
        if self.opened is not None:
            return large.large_in_sight(self.position, self.opened, self._layout)
        if self._scored is not None:
            return made_in_sight(self._scored.observation.table, self._score_layout)
        return (self._layout.trick.verdict, *self._layout.trick.cards)

    def place_of(self, wanted: Target) -> QRectF | None:
        """In the last hand a plan has the place of the equivalent listed one."""
        asked = self._scored is not None and wanted.kind == "plan"
        return super().place_of(listed_for(self.table, wanted) if asked else wanted)

    def tip_place(self, wanted: Target) -> QRectF | None:
        """The box for a tooltip: a tooltip about the trick leaves the whole trick visible."""
        place = self.place_of(wanted)
        if place is not None and wanted.kind in {"hand", "verdict"}:
            return place.united(self._layout.trick.seen.rect)
        if place is not None and wanted.kind in {"played", "last"} and self.opened is None:
            return place.adjusted(
                0, self._layout.trick.tags[0].y - place.y(), 0, 0
            )  # with the name
        return place

    def follows_pointer(self, before: Target | None, now: Target | None) -> bool:
        """The plan that is pointed at is shown in the workshop."""
        planned = any(one is not None and one.kind in _PLANNED for one in (before, now))
        return self._scored is not None and planned

    def _plan_shown(self, position: Position) -> TakePlan | Keep | None:
        """The plan that is pointed at or hinted at; else the best one, until a unit is picked."""
        if self._taken is not None:
            return self._taken
        plans = plans_of(position.observation.table)
        if self.looked_at is not None and self.looked_at.kind in _PLANNED:
            for plan in plans:
                if plan.targets[-1] == self.looked_at:
                    return plan
        if any(one.kind in {"unit", "converter"} for one in self.offers.picked):
            return None
        return plans[0] if plans and position.may_move else None

    @property
    def _shown_list(self) -> Position:
        assert self._listed_from is not None
        return self._listed_from


def _whose(scored: Position | None) -> Seat | None:
    """Whose hand is on a table of the scoring."""
    if scored is None:
        return None
    table: State = scored.observation.table
    return table.pending[-1][1]
