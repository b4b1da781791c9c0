"""The table of a game: shows positions, offers targets, reports clicks."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from burgundy_desktop.boardkit.acting import acting, pieces_in_sight
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.asked import AskedItem
from burgundy_desktop.boardkit.backdrop import Backdrop
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.captioning import Captioning, Surroundings
from burgundy_desktop.boardkit.changing_places import ChangingPlaces
from burgundy_desktop.boardkit.clock import FRAME_MS, HandClock
from burgundy_desktop.boardkit.cursor import Cursor
from burgundy_desktop.boardkit.flights import to_cards
from burgundy_desktop.boardkit.glow import Glows
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.hooks import ALONE, Host, SceneHooks
from burgundy_desktop.boardkit.hover import Hover
from burgundy_desktop.boardkit.in_front import InFront
from burgundy_desktop.boardkit.motions import Pause
from burgundy_desktop.boardkit.nudging import Nudge
from burgundy_desktop.boardkit.painting_ahead import PaintingAhead
from burgundy_desktop.boardkit.palette import Palette, paint
from burgundy_desktop.boardkit.piece_layer import PieceLayer
from burgundy_desktop.boardkit.pieces import Amount, Box, Piece, Place
from burgundy_desktop.boardkit.ring import RingItem
from burgundy_desktop.boardkit.spoken import SpokenNames
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.boardkit.target_layer import Offers, TargetLayer
from burgundy_desktop.boardkit.targets import PICKED_PX, Offer, TargetItem
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Past, Position
from burgundy_desktop.sound.names import Sound

SEAT: Final = "seat"
"""The kind of target that shows another player's board large; the scene handles it itself."""

_PIECE: Final = target("piece")
"""Stands for a piece that is no target."""

SMALLEST: Final = QSizeF(480, 340)


class TableScene(SceneHooks):
    """The common part of all tables; a game implements the hooks (`SceneHooks`).

    Coordinates are px of the view at fit. The scene never asks the rules: it shows what it is
    given, and the receiver of `target_clicked` decides what a click means.
    """

    target_clicked = Signal(object)
    """A Target."""
    touched = Signal(object)
    """Emitted with every Target that was clicked, after the click has done what it does."""
    target_hovered = Signal(object, object)
    """A Target and its `tip_place` after 250 ms, or None and None on leaving."""
    seat_asked = Signal(int)
    """The board of this seat was asked for; the scene shows it large by itself."""
    focus_moved = Signal(object)
    """The Target with the keyboard focus, or None."""
    captioned = Signal(str)
    """The caption, to be read aloud."""
    targets_changed = Signal()
    """The targets or the offers have changed."""
    advanced = Signal()
    """More of a move was seen: `seen` has changed."""
    animation_finished = Signal()
    flew = Signal()
    """What flies above the table is at another place, or has landed: `flying`."""
    counted = Signal(float)
    """How much of the way the numbers beside the table have counted, from `seen` to `position`."""
    sounded = Signal(object, int)
    """A Sound that belongs to what is shown now, and the number of its event."""

    lingers: float = 0.0
    """How long, in ms, all lies still before the animation counts as ended: somebody speaks."""

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__()
        self.host = host
        self.brushes = Brushes()
        self.position: Position | None = None
        self.seen: Position | None = None
        """The latest position whose events were all seen."""
        self.laid: Position | None = None
        """The position of the targets: while things move, that before the move."""
        self._coming: deque[Position] = deque()
        self._hurried_to: Position | None = None
        """What is shown at once, because the way there was skipped."""
        self.share = 1.0
        """The share of their time that motions take: less after one's own move."""
        self.front = InFront()
        self._hurries = False
        """Whether the running animation is being skipped."""
        self.opened: Target | None = None
        """What is shown large above the table: a SEAT, or something of `large_kinds`."""
        self.pointed_at: Sequence[Target] = ()
        """What a lesson points at: Tab begins there."""
        self.size = Box(0, 0, SMALLEST.width(), SMALLEST.height())
        self.offers = Offers()
        self._since: tuple[Event, ...] = ()
        self._backdrop = Backdrop()
        self._pieces = PieceLayer(self, self.brushes)
        self._pieces.finished.connect(self._animation_ended)
        self._pieces.sounded.connect(self._let_hear)
        self._pieces.said.connect(self.captioned)
        self._pieces.sky.moved.connect(self.flew)
        self._pieces.counted.connect(self.counted)
        self._targets = TargetLayer(self, self.brushes, self.click)
        self._ring = RingItem(self.brushes)
        self._captioning = Captioning(self, self.brushes)
        self.addItem(self._ring)
        self._cursor = Cursor(self._targets, self._ring)
        self._cursor.moved.connect(self.focus_moved)
        self.spoken = SpokenNames(self._all_targets, self.name_of)
        self._hover = Hover(self, waits=lambda: self.is_animating)
        self._hover.rested.connect(self._tell_hovered)
        self._painting_ahead = PaintingAhead(self.brushes, self)
        self._nudge = Nudge(self)
        self._asked = AskedItem(self.brushes)
        self._asked_about: Target | str | None = None
        self.addItem(self._asked)
        self._pointed_at: QPointF | None = None
        self.clicked_at: QPointF | None = None
        """Where the mouse has clicked, while that click is answered."""
        self._captioned_seat: Seat | None = None
        self._cursor.moved.connect(self._hover.move_to)

    # What is shown

    def show_position(
        self,
        position: Position,
        animate: bool = False,
        past: Past | None = None,
        on_the_way: Sequence[Position] = (),
    ) -> None:
        """Show a position; with `animate` its events are played on the way to it.

        Without events (a step was taken back) everything goes to its place together. A running
        animation is ended first, and all offers are removed. `past` is for a position that does not
        follow from the last one (`recall`). Those `on_the_way` are shown first, one after the
        other, each with its own events.
        """
        self.skip()
        self._captioning.begin()
        animator = self._pieces.animator
        moves = animate and self.position is not None and animator.pace is not Pace.INSTANT
        self._coming.extend((*on_the_way, position) if moves else (position,))
        self._show_next(past, moves=moves)

    def _show_next(self, past: Past | None = None, *, moves: bool = True) -> None:
        """Show what comes next; where nothing moves, what comes after it too."""
        while self._coming:
            if moves and self._bring_in_front(self._coming[0]):
                return
            self._show_one(self._coming.popleft(), past, moves=moves)
            if self._pieces.animator.is_running:
                return
            self._lies_still()

    def _show_one(self, position: Position, past: Past | None, *, moves: bool) -> None:
        before = self.position
        self._painting_ahead.stop()
        self.position = position
        self.offers = Offers()
        self._targets.calm()
        self._nudge.end()
        self.ask_about(None)
        self._hover.leave()
        if before is None or before.viewer != position.viewer or not self._may_stay_open:
            self.opened = None
        if before is None or before.viewer != position.viewer:
            self._put_in_front(self.front.while_played(position, self) if moves else None)
        elif not moves:
            self._put_in_front(self.front.at_rest(position))
        if past is not None:
            self.recall(past)
        self.prepare(before)
        self._refresh_backdrop()
        if moves:
            self._pieces.highlight(())
            after = by_key(self.pieces())
            played = self.animation_steps(position.events)
            steps = tuple(to_cards(step, self.host) for step in played)
            seen = partial(acting, steps, self._pieces.shown, after, self.size)
            self._captioning.follow(seen, is_of_all=self.concerns_all(position.events))
            self._place_caption()
            counts = self.seen is None or self.host.counts(self.seen, position)
            self._pieces.play(steps, after, self.share, counts_aside=counts)

    def _lies_still(self) -> None:
        """The position is on the table, all that happened on the way to it was seen."""
        assert self.position is not None
        self.end_move()
        self.seen = self.position
        self._captioning.rest()
        if self._coming:
            self._refresh_backdrop()
            self._pieces.show(by_key(self.pieces()))
        else:
            self._refresh()
            self._painting_ahead.start(self.dice_to_throw(), self.drawings_to_come())

    # Whose board is in front

    @property
    def in_front(self) -> Seat | None:
        """The seat whose board lies in the place of the viewer's while its owner acts."""
        return self.front.seat

    def _put_in_front(self, seat: Seat | None) -> None:
        if seat != self.in_front:
            self.front.seat = seat
            self.lay_out()

    def _lay_in_front(self, seat: Seat | None) -> None:
        """The ring cannot stay on what is not there any more; it comes back with the own board."""
        ring_on = self._ring_stays_for
        self._put_in_front(seat)
        self._refresh()
        if seat is not None:
            self.front.ring_from = None if ring_on is None else (ring_on, self.focused_target)

    @property
    def _ring_stays_for(self) -> Target | None:
        """What the ring is on, or was on if it was not moved since then."""
        if self.front.ring_from is None or self.front.ring_from[1] != self.focused_target:
            return self.focused_target
        return self.front.ring_from[0]

    def _bring_in_front(self, coming: Position) -> bool:
        """The board of whoever acts now comes in front, unless something was opened by hand. True
        if that takes time.
        """
        if self.position is None or self.position.viewer != coming.viewer or self.opened:
            return False
        return self._change_places(self.front.while_played(coming, self))

    def _put_back(self, *, moves: bool) -> bool:
        """The viewer's own board comes back where the viewer decides. True if that takes time."""
        assert self.position is not None
        return self._change_places(self.front.at_rest(self.position), moves=moves)

    def _hold_own_board(self) -> None:
        """The person wants the own board back, until the own turn."""
        self.skip()
        self.front.own_is_held = True
        self._change_places(None)

    def _change_places(self, seat: Seat | None, *, moves: bool = True) -> bool:
        """This board comes in front, None for the viewer's own. True if that takes time."""
        if seat == self.in_front:
            return False
        self.offers = Offers()
        self._hover.leave()
        self._captioning.change(self.boards().values())
        self.front.changes = moves and self._may_pulse and self.opened is None
        if not self.front.changes:
            self._lay_in_front(seat)
            return False
        self._place_caption()
        lay_anew = partial(self._lay_in_front, seat)
        change = ChangingPlaces(self, self.brushes, self.boards, lay_anew)
        self._pieces.animator.play([[Pause(FRAME_MS)], [change]])
        return True

    def offer(
        self,
        offered: frozenset[Target],
        picked: tuple[Target, ...] = (),
        costs: Mapping[Target, str] | None = None,
        gains: Mapping[Target, tuple[Amount, ...]] | None = None,
    ) -> None:
        """Offer targets: they glow, dashed with a pill if they are in `costs`. A pill shows the
        gain of those in `gains`.
        """
        if self.position is None:  # hide a hint of the previous game
            return
        new_pick = not set(picked) <= set(self.offers.picked)
        wanted = Offers(offered, tuple(picked), dict(costs or {}), dict(gains or {}))
        self.offers = self.offers_here(wanted)
        if self.is_animating:
            return
        if self.follows_offers or self.backdrop_key() != self._backdrop.key:
            self._refresh()
        else:
            self._show_offers()
        if new_pick and self._may_pulse:
            self._targets.pulse()

    def ask_about(self, about: Target | str | None, *, is_loss: bool = False) -> None:
        """Ring the target, or the piece of this key, that a question is about; None rings
        nothing. With `is_loss` the question is whether to lose it.
        """
        self._asked_about = about
        self._asked.surround(self._place_asked(), is_loss=is_loss)

    def _place_asked(self) -> Place | None:
        if isinstance(self._asked_about, Target):
            item = self._targets.item(self._asked_about)
            return item.place if item is not None else None
        piece = self._pieces.shown.get(self._asked_about or "")
        return Place(_PIECE, piece.box, turn=piece.turn) if piece is not None else None

    def point_to(self, wanted: frozenset[Target]) -> None:
        """Pulse those of these targets that are offered: they belong to the target
        under the mouse.
        """
        if self._may_pulse and not self.is_animating:
            self._targets.pulse(self.offers_here(Offers(wanted, self.offers.picked)).offered)

    @property
    def _may_pulse(self) -> bool:
        return not self._pieces.reduced and self._pieces.animator.pace is not Pace.INSTANT

    def set_look(
        self, palette: Palette, text_size: float = 1.0, high_contrast: bool = False
    ) -> None:
        """Set theme and text size (1 is 100 %); in high contrast offers have thicker lines."""
        worn = palette if self.ground is None else self.ground.under(palette)
        self.brushes.use(worn, text_size, contrast=high_contrast or palette.theme.contrast)
        self._redress()

    def set_pace(self, pace: Pace, reduced_motion: bool) -> None:
        """Set the pace; with reduced motion things cross-fade instead of travelling."""
        self._pieces.animator.pace = pace
        self._pieces.reduced = reduced_motion

    def turn_by_hand(self) -> HandClock:
        """Let no time pass at this table from now on, but by turning this clock."""
        clock = HandClock()
        self._pieces.animator.go_by(clock)
        return clock

    @property
    def flying(self) -> Sequence[QGraphicsItem]:
        """What is on its way through the air."""
        return self._pieces.sky.flying

    def leave_out_flights(self) -> None:
        """Draw nothing that flies from now on: somebody else draws it above the whole window."""
        self._pieces.sky.is_drawn_here = False

    def retranslate(self) -> None:
        """Redraw printed words in the current language."""
        self._redress()

    def let_go(self) -> None:
        """Free the pictures of a table that is no longer used. Garbage collection may come much
        later.
        """
        self.blockSignals(True)
        self.skip()
        self.position = None
        self._made.forget()
        self._pieces.show({})
        self._backdrop = Backdrop()
        self._painting_ahead.stop()
        self.brushes.glows = Glows()
        self.brushes.poses.forget()

    def skip(self) -> None:
        """End the running animation, and all that would follow it, at once."""
        if self._coming:
            last = self._coming.pop()
            for passed in self._coming:
                self.pass_over(passed.events)
            self._coming.clear()
            self._hurried_to = last
        self._hurries = True
        self._pieces.animator.skip()
        self._hurries = False

    def hurry(self) -> bool:
        """Skip the running animation. True if that consumes the click or key."""
        if self.host.hurries():
            return True
        self.skip()
        return False

    @property
    def is_animating(self) -> bool:
        return self._pieces.animator.is_running or bool(self._coming)

    @property
    def unseen(self) -> int:
        """How many events of the latest move were not seen yet."""
        playing = () if self.position is None or self.position is self.seen else (self.position,)
        return sum(len(position.events) for position in (*playing, *self._coming))

    def resize_to(self, size: QSizeF) -> None:
        """Lay the table out for a view of this size, so that it fills it."""
        fitting = size.expandedTo(SMALLEST)
        self.size = Box(0, 0, fitting.width(), fitting.height())
        self.setSceneRect(self.size.rect)
        self._redress()

    def set_density(self, density: float) -> None:
        """Device px per px of the scene; drawings are rendered for it."""
        if density != self.brushes.density:
            self.brushes.density = density
            self._redress()

    def caption(self, text: str, seat: Seat | None = None, face: str = "") -> None:
        """Show a caption; an empty text hides it. `face` is a drawing of the player; an automaton,
        whose seat is after all others, has no sign.
        """
        seats = len(self.position.seats) if self.position is not None else 0
        sign = f"pieces/common/seat_{seat + 1}" if seat is not None and seat < seats else ""
        self._captioning.say(text, face or sign, sign if face else "")
        self._captioned_seat = seat
        self._place_caption()
        if text:
            self.captioned.emit(text)

    @property
    def caption_text(self) -> str:
        return self._captioning.item.text

    def highlight_since_last_turn(self, events: Sequence[Event]) -> None:
        """Highlight what these events changed with the signs of the seats; () clears all."""
        self._since = tuple(events)
        if not self.is_animating:
            self._pieces.highlight(self.highlights(self._since))

    @property
    def changed_lately(self) -> list[Box]:
        """The boxes of what others changed since the viewer's last turn; none while things move."""
        return [] if self.is_animating else [one.box for one in self.highlights(self._since)]

    @property
    def enlarged(self) -> Seat | None:
        """The seat whose board is shown large above the table."""
        opened = self.opened
        return Seat(opened.index) if opened is not None and opened.kind == SEAT else None

    def enlarge(self, seat: Seat | None) -> None:
        """Show another player's board large above the table; None closes it."""
        self.open(None if seat is None else target(SEAT, seat))

    def open(self, wanted: Target | None) -> None:
        """Show something large above the table; None, or a missing target, closes it."""
        if wanted is not None and not self.may_open(wanted):
            wanted = None
        if wanted is not None and wanted.kind == SEAT and wanted.index == self._viewer:
            self._hold_own_board()
            return
        if wanted != self.opened and self.position is not None:
            self.skip()
            self._hover.leave()  # something else is shown there now
            self.opened = wanted
            self._refresh()

    # Targets

    def place_of(self, wanted: Target) -> QRectF | None:
        """The box of a target, None if it is not on the table."""
        item = self._targets.item(wanted)
        return item.box.rect if item is not None else None

    def outline_of(self, wanted: Target, room: float) -> QPainterPath | None:
        """The outline of a target with so much room around it, None if it is not on the table."""
        item = self._targets.item(wanted)
        if item is None:
            return None
        box = item.place.extent.grown(room)
        path: QPainterPath = item.mapToScene(outline(item.place.shape, box.width, box.height))
        return path

    def tip_place(self, wanted: Target) -> QRectF | None:
        """The box that the tooltip of a target is placed beside, None if it is not on the table."""
        item = self._targets.item(wanted)
        return (item.place.beside or item.box).rect if item is not None else None

    @property
    def target_items(self) -> tuple[TargetItem, ...]:
        """All targets in reading order, offered or not."""
        return self._targets.items

    @property
    def target_items_offered_first(self) -> tuple[TargetItem, ...]:
        """The same, offered ones first."""
        return self._targets.offered_first

    def played_with(self, offered: frozenset[Target], picked: tuple[Target, ...]) -> list[QRectF]:
        """The boxes with glow of all targets that are `offered`, or glow instead of them, and of
        the viewer's hand.
        """
        wanted = offered | self.offers_here(Offers(offered, picked)).wanted | set(self.in_hand())
        items = (item for item in self._targets.items if item.place.target in wanted)
        return [item.sceneBoundingRect().united(item.rim.rect) for item in items]

    def read_now(self) -> list[QRectF]:
        """The boxes of what people read while they choose: the caption, and `kept_in_sight`."""
        plate = self._captioning.item
        caption = [plate.sceneBoundingRect()] if plate.isVisible() else []
        return [*caption, *(box.rect for box in self.kept_in_sight())]

    def item_of(self, wanted: Target | None) -> TargetItem | None:
        """The item of a target that is on the table."""
        return self._targets.item(wanted)

    def name_of(self, named: Target) -> str:
        """The name of a target in the current language."""
        if named.kind == SEAT and self.position is not None:
            return self.position.seats[named.index].name
        return self.host.name(named)

    def may_click(self, wanted: Target) -> bool:
        """Whether a click on the target has an effect."""
        return self._shows_large(wanted) or wanted in self.offers.wanted

    def target_at(self, point: QPointF) -> Target | None:
        """The uppermost target at a point; offered ones come first."""
        return self._targets.at(point)

    def click_at(self, point: QPointF) -> None:
        """A mouse click. It ends an animation, and then counts only on an offer."""
        was_animating, seen = self.is_animating, self.in_front
        if self.hurry() or self.in_front != seen:  # another board lies there now
            return
        found = self.target_at(point)
        if found is None:
            self.open(None)
        elif not was_animating or found in self.offers.offered:
            self.clicked_at = point
            self.click(found)
            self.clicked_at = None

    def click(self, clicked: Target) -> None:
        """Choose a target: by mouse, key or screen reader."""
        self._hover.leave()
        if clicked.kind == SEAT:
            self.enlarge(None if clicked.index == self.enlarged else Seat(clicked.index))
            self.seat_asked.emit(clicked.index)
        elif self._shows_large(clicked) and clicked not in self.offers.wanted:
            self.open(clicked)
        else:
            self.report(clicked)
        self.touched.emit(clicked)

    def refuse(self, clicked: Target) -> None:
        """A click there led nowhere: the place shakes, or shows its rim without motion."""
        item = self._targets.item(clicked)
        if item is not None:
            moves = self._may_pulse
            piece = self._pieces.item(item.place.piece)
            self._nudge.start(item, piece, self.brushes.scale if moves else 0.0)

    def hover_at(self, point: QPointF | None) -> None:
        """The mouse has moved here, or has left the table (None)."""
        self._pointed_at = point
        self._hover.move_to(self.target_at(point) if point is not None else None)

    def tell_pointer(self) -> None:
        """What the mouse points at, or has left, is told without a wait."""
        self._hover.tell_now()

    def forget_pointer(self) -> None:
        """The mouse points at nothing here any more: what it rested on is left at once."""
        self._pointed_at = None
        self._hover.leave()

    @property
    def focused_target(self) -> Target | None:
        """The target with the ring."""
        return self._cursor.target

    def _shows_large(self, clicked: Target) -> bool:
        """Whether a click shows this large, unless it is offered."""
        return clicked.kind in {SEAT, *self.large_kinds} and self.may_open(clicked)

    @property
    def _may_stay_open(self) -> bool:
        return self.opened is not None and self.may_open(self.opened)

    def _chain(self) -> list[Place]:
        """The offered targets, or all targets if none is offered."""
        places = self._targets.places
        return [p for p in places if p.target in self.offers.wanted] or list(places)

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        painter.fillRect(rect, paint(self.brushes.palette.surfaces.table))
        self._backdrop.draw(painter, QRectF(rect).intersected(self.size.rect))

    def _redress(self) -> None:
        """Rebuild everything for a new size, theme, density or layer."""
        self.skip()
        self._made.forget()
        self._backdrop.forget()
        self.brushes.poses.forget()
        self.lay_out()
        self._captioning.begin()
        if self.position is not None:
            self._refresh_backdrop()
            self._pieces.show(by_key(self.pieces()), anew=True)
            self._refresh()
            self._painting_ahead.start(self.dice_to_throw(), self.drawings_to_come())
        self.update()

    def _refresh(self) -> None:
        """Update targets, offers, highlights and the ring to what is shown now."""
        self._refresh_backdrop()
        after = by_key(self.pieces())
        if after != self._pieces.shown:
            self._pieces.show(after)
        self._targets.renew(self.places())
        self.laid = self.position
        self._pieces.highlight(self.highlights(self._since))
        self._show_offers()
        if self.front.ring_from is not None and self.in_front is None:
            wanted, self.front.ring_from = self._ring_stays_for, None
            if self._targets.item(wanted) is not None:
                self._cursor.put(wanted)
        self._cursor.follow(self._chain())

    def _show_offers(self) -> None:
        """Let offered targets glow and lift picked pieces."""
        glow = self.brushes.palette.seats.seat(self._viewer).glow
        self._targets.show(self.offers, glow, self.cost_sprite)
        lifted = PICKED_PX * self.brushes.scale
        for item in self._targets.items:
            piece = self._pieces.item(item.place.piece)
            if piece is not None:
                piece.rise(lifted if item.place.target in self.offers.picked else 0.0)
        self._asked.surround(self._place_asked(), is_loss=self._asked.is_loss)
        self._place_caption()
        self.spoken.forget()
        self.targets_changed.emit()

    def _place_caption(self) -> None:
        """Hang the caption at the piece that acts, or hide it where nothing would stay free. While
        boards change places there is none.
        """
        if self.front.changes:
            self._captioning.item.setVisible(False)
            return
        chosen_from = (item for item in self._targets.items if item.offer is not Offer.NONE)
        self._captioning.place(
            Surroundings(
                self.size,
                self.area_of(self._captioned_seat),
                self.caption_box(),
                (*(item.box for item in chosen_from), *self.lies_open()),
                lambda: pieces_in_sight(self._pieces.shown.values(), self.size),
            )
        )

    def _let_hear(self, sound: Sound, number: int) -> None:
        """The same move sounds the same each time; the next one a little different."""
        ply = self.position.ply if self.position is not None else 0
        self.sounded.emit(sound, ply + number)

    def _all_targets(self) -> list[Target]:
        return [place.target for place in self._targets.places]

    @property
    def _viewer(self) -> int:
        return self.position.viewer if self.position is not None else 0

    def _refresh_backdrop(self) -> None:
        if self._backdrop.refresh(self.backdrop_key(), self.size, self.brushes, self.paint_table):
            self.update()

    def _animation_ended(self) -> None:
        """A position lies still: the next one comes, or this was all."""
        hurries, self._hurries = self._hurries, False
        self.front.changes = False
        self._lies_still()
        if self._hurried_to is not None:
            last, self._hurried_to = self._hurried_to, None
            self._show_one(last, None, moves=False)
            self._lies_still()
        self._show_next()
        if not self.is_animating:
            self._linger(hurries)
        self.advanced.emit()
        if not self.is_animating and not self._put_back(moves=not hurries):
            self._point_again()
            self.animation_finished.emit()

    def _linger(self, hurries: bool) -> None:
        """Let what was seen last lie still for a while, once and unless it is skipped."""
        pause, self.lingers = Pause(self.lingers), 0.0
        if pause.milliseconds and not hurries:
            self._pieces.animator.play([[pause]])

    def _point_again(self) -> None:
        """Another target may be under the mouse now: it gets a tooltip only if it is offered. The
        user has not pointed at it, and a tooltip without a reason covers the table.
        """
        if self._pointed_at is None or self.focused_target is not None:
            return
        if self.target_at(self._pointed_at) in self.offers.offered:
            self.hover_at(self._pointed_at)

    def _tell_hovered(self, hovered: Target | None) -> None:
        place = self.tip_place(hovered) if hovered is not None else None
        self.target_hovered.emit(hovered if place is not None else None, place)

    # For games to call or extend

    def may_open(self, wanted: Target) -> bool:
        """Whether the target can be shown large in this position: a seat has to be another
        player's, or the viewer's own while another board is in front. A game extends this. If it
        becomes false, the large picture closes by itself.
        """
        position = self.position
        if position is None or wanted.kind != SEAT:
            return position is not None
        if wanted.index == position.viewer:
            return self.in_front is not None
        return 0 <= wanted.index < len(position.seats)

    @property
    def shown(self) -> Mapping[str, Piece]:
        """The pieces on the table, or those that the animation leads to."""
        return self._pieces.shown

    def report(self, clicked: Target) -> None:
        """Emit `target_clicked`; a game may emit more for one click."""
        self.target_clicked.emit(clicked)
