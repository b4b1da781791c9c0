"""A table that shows positions: at once, or move by move."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from burgundy_desktop.boardkit.acting import acting
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.captioning import Part
from burgundy_desktop.boardkit.changing_places import ChangingPlaces
from burgundy_desktop.boardkit.clock import FRAME_MS, HandClock
from burgundy_desktop.boardkit.flights import to_cards
from burgundy_desktop.boardkit.hearing import announcements
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.hover import Hover
from burgundy_desktop.boardkit.lying_scene import LyingScene
from burgundy_desktop.boardkit.motions import Meanwhile, Pause
from burgundy_desktop.boardkit.nudging import Nudge
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Past, Position
from burgundy_desktop.sound.names import Sound

BOARD_FRAMES: Final = 2
"""The frames in which the pieces of another board are made."""
TABLE_FRAMES: Final = 4
"""The frames in which the pieces of another table are made."""


class ShowingScene(LyingScene):
    """A table that shows the positions it is given, one after the other, and what leads from one to
    the next. Coordinates are px of the view at fit.
    """

    set_off = Signal()
    """What was shown in the frame before begins to move."""
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
        super().__init__(host)
        self.seen: Position | None = None
        """The latest position whose events were all seen."""
        self._coming: deque[Position] = deque()
        self._unread: list[Position] = []
        """The positions whose events are still to be read aloud."""
        self._hurried_to: Position | None = None
        """What is shown at once, because the way there was skipped."""
        self.share = 1.0
        """The share of their time that motions take: less after one's own move."""
        self._hurries = False
        """Whether the running animation is being skipped."""
        self._sets_off: Callable[[], None] | None = None
        """What sets the pieces in motion in the next frame (decision 88)."""
        self._tells_set_off = False
        """Whether somebody waits for that: it follows a click, or a move."""
        self._pieces.finished.connect(self._animation_ended)
        self._pieces.animator.guard = self._else_the_end
        self._pieces.sounded.connect(self._let_hear)
        self._pieces.items.sky.moved.connect(self.flew)
        self._pieces.counted.connect(self.counted)
        self._hover = Hover(self, waits=lambda: self.is_animating)
        self._cursor.moved.connect(self._hover.move_to)
        self.looked_at: Target | None = None
        """What mouse or keyboard point at, since this position is shown."""
        self._nudge = Nudge(self)

    def show_position(
        self,
        position: Position,
        animate: bool = False,
        past: Past | None = None,
        on_the_way: Sequence[Position] = (),
        waits: bool = False,
    ) -> None:
        """Show a position; with `animate` its events are played on the way to it.

        Without events (a step was taken back) everything goes to its place together. A running
        animation is ended first, and all offers are removed. `past` is for a position that does not
        follow from the last one (`recall`). Those `on_the_way` are shown first, one after the
        other, each with its own events. With `waits` the first of them begins to move in the next
        frame (`set_off`): what led here is answered in this one. Where nothing moves they are
        passed over, and `read_aloud` is left to whoever shows this: the caption is read first.
        """
        self._unread = [one for one in self._unread if one.ply <= position.ply]  # none taken back
        self.skip()
        self._captioning.begin()
        self._unread = [*on_the_way, position]
        animator = self._pieces.animator
        moves = animate and self.position is not None and animator.pace is not Pace.INSTANT
        self._coming.extend(self._unread if moves else [self._last_of(self._unread)])
        with self._else_the_end() if moves else nullcontext():
            self._show_next(past, moves=moves, waits=waits)

    def _show_next(
        self,
        past: Past | None = None,
        *,
        moves: bool = True,
        waits: bool = False,
        follows: bool = False,
    ) -> None:
        """Show what comes next; where nothing moves, what comes after it too. What `follows`
        something begins to move in the next frame: this one shows how that ended.
        """
        while self._coming:
            if moves and self._bring_in_front(self._coming[0]):
                return
            self._show_one(self._coming.popleft(), past, moves=moves, waits=waits, follows=follows)
            if self._pieces.animator.is_running:
                return
            self._lies_still()

    def _show_one(
        self,
        position: Position,
        past: Past | None,
        *,
        moves: bool,
        waits: bool = False,
        follows: bool = False,
    ) -> None:
        before = self.position
        self._painting_ahead.stop()
        self.position = position
        self._take_back_what_is_asked()
        is_for_another = before is None or before.viewer != position.viewer
        if is_for_another or not self._may_stay_open:
            self.opened = None
        if is_for_another:
            self._take_targets_away()
            self._put_in_front(self.front.while_played(position, self) if moves else None)
        elif not moves:
            self._put_in_front(self.front.at_rest(position))
        if past is not None:
            self.recall(past)
        lay_there = self._pieces.shown
        self.looked_at = None
        self.prepare(before)
        lies_anew = self._pieces.shown is not lay_there
        if lies_anew or not moves:  # what a game laid on another table lies on its own backdrop
            self._refresh_backdrop()
        if moves:
            self._begin_to_move(position, waits=waits, follows=follows, lies_anew=lies_anew)

    def _take_back_what_is_asked(self) -> None:
        self.offers, self._shown_offers = Offers(), None
        self._targets.calm()
        self._nudge.end()
        self.ask_about(None)
        self._hover.leave()

    def _begin_to_move(
        self, position: Position, *, waits: bool, follows: bool, lies_anew: bool
    ) -> None:
        """Set off at once, or when this frame was painted, or another table was made ready."""
        self._tells_set_off = waits or self._needs_backdrop
        if self._tells_set_off or follows:
            self._sets_off = partial(self._set_off, position, by_frames=True)
            is_another = lies_anew or self._needs_backdrop
            ready = self._made_ready(self.in_front, TABLE_FRAMES) if is_another else []
            self._pieces.animator.play([[Pause(0.0)], *ready])
        else:
            self._set_off(position)

    def _set_off(self, position: Position, *, by_frames: bool = False) -> None:
        """What the events of a position changed begins to move, and is read aloud. `by_frames` the
        way is found in this frame, the place of the caption in the next, and then it begins.
        """
        self.read_aloud()
        self._refresh_backdrop()
        self._pieces.highlight(())
        after = by_key(self.pieces())
        played = self.animation_steps(position.events)
        steps = tuple(to_cards(step, self.host) for step in played)
        seen = partial(acting, steps, self._pieces.shown, after, self.size)
        self._captioning.follow(seen, self._part_of_a_move(position.events))
        if not by_frames:
            self._place_caption()
        ahead = ((Pause(0.0),), (Meanwhile(self._place_caption),)) if by_frames else ()
        aside = self.host.counts(self.seen, position) if self.seen is not None else 0
        self._pieces.play(steps, after, self.share, aside=aside, ahead=ahead)
        self._pieces.items.ahead.clear()  # what was needed is on the table, unseen

    def _part_of_a_move(self, events: Sequence[Event]) -> Part:
        if self.concerns_all(events):
            return Part.OF_ALL
        return Part.LEAD_UP if self.leads_up(events) else Part.ACT

    def _lies_still(self) -> None:
        """The position is on the table, all that happened on the way to it was seen."""
        self.end_move()
        self.seen = self._shown_position
        self._captioning.rest()
        if self._coming:
            self._refresh_backdrop()
            self._pieces.show(by_key(self.pieces()))
        else:
            self._refresh()
            self._painting_ahead.start(self.dice_to_throw(), self.drawings_to_come())

    # Whose board is in front

    def _lay_in_front(self, seat: Seat | None) -> None:
        """The ring cannot stay on what is not there any more; it comes back with the own board."""
        ring_on = self.front.ring_for(self.focused_target)
        self._put_in_front(seat)
        self._refresh()
        if seat is not None:
            self.front.ring_from = None if ring_on is None else (ring_on, self.focused_target)

    def _bring_in_front(self, coming: Position) -> bool:
        """The board of whoever acts now comes in front, unless something was opened by hand. True
        if that takes time.
        """
        if self.position is None or self.position.viewer != coming.viewer or self.opened:
            return False
        return self._change_places(self.front.while_played(coming, self))

    def _put_back(self, *, moves: bool) -> bool:
        """The viewer's own board comes back where the viewer decides. True if that takes time."""
        return self._change_places(self.front.at_rest(self._shown_position), moves=moves)

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
        ready = self._made_ready(seat, BOARD_FRAMES)
        seen = Meanwhile(change.look)
        self._pieces.animator.play([[Pause(FRAME_MS)], *ready, [seen], [change]])
        return True

    def _with_in_front(self, seat: Seat | None, task: Callable[[], None]) -> None:
        """Do this as if this board were in front; nothing of it is shown yet."""
        now = self.in_front
        self._put_in_front(seat)
        task()
        self._put_in_front(now)

    def _made_ready(self, in_front: Seat | None, frames: int) -> list[list[Meanwhile]]:
        """What is needed before a table is shown on another backdrop: that has a frame, and its new
        pieces have so many.
        """
        tasks = [self._paint_ahead]
        tasks += [partial(self._make_ahead, part, frames) for part in range(frames)]
        return [[Meanwhile(partial(self._with_in_front, in_front, task))] for task in tasks]

    def _make_ahead(self, part: int, parts: int) -> None:
        self._pieces.items.make_ahead(islice(self.pieces(), part, None, parts))

    @property
    def _needs_backdrop(self) -> bool:
        """Whether another one is to be painted, which takes a frame of its own."""
        return self.backdrop_key() != self._backdrop.key

    def _paint_ahead(self) -> None:
        self._backdrop.paint_ahead(self.backdrop_key(), self.size, self.brushes, self.paint_table)

    # Time

    def skip(self) -> None:
        """End the running animation, and all that would follow it, at once."""
        if self._coming:
            self._hurried_to = self._last_of(self._coming)
            self._coming.clear()
        self._hurries = True
        with self._else_the_end():
            self._pieces.animator.skip()
        self._hurries = False

    def _last_of(self, positions: Iterable[Position]) -> Position:
        """The last of these positions; the others are passed over."""
        *passed, last = positions
        for position in passed:
            self.pass_over(position.events)
        return last

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
    def is_about_to_move(self) -> bool:
        """Whether it begins to move in the next frame: `set_off`, unless it is skipped."""
        return self._sets_off is not None and self._tells_set_off

    @property
    def _hides_caption(self) -> bool:
        """Also while nothing acts yet."""
        return self.is_about_to_move or super()._hides_caption

    @property
    def unseen(self) -> int:
        """How many events of the latest move were not seen yet."""
        playing = () if self.position is None or self.position is self.seen else (self.position,)
        return sum(len(position.events) for position in (*playing, *self._coming))

    def _animation_ended(self) -> None:
        """A position lies still: the next one comes, or this was all. Or it only begins to move."""
        hurries, self._hurries = self._hurries, False
        self.front.changes = False
        sets_off, self._sets_off = self._sets_off, None
        with self._else_the_end():
            if sets_off is not None and not hurries:
                sets_off()
                if self._pieces.animator.is_running:
                    if self._tells_set_off:
                        self.set_off.emit()
                    return
            self._lies_still()
            self._go_on(hurries=hurries)

    def _go_on(self, *, hurries: bool) -> None:
        """The next position comes, or the one that was hurried to; or this was all."""
        if self._hurried_to is not None:
            last, self._hurried_to = self._hurried_to, None
            self._show_one(last, None, moves=False)
            self._lies_still()
        self.read_aloud()
        self._show_next(follows=True)
        if not self.is_animating:
            self._linger(hurries)
        self.advanced.emit()
        if not self.is_animating and not self._put_back(moves=not hurries):
            self.animation_finished.emit()

    @contextmanager
    def _else_the_end(self) -> Iterator[None]:
        """Where a step of a move cannot be laid, or does not move, the end of the move is shown at
        once: a table that stands still would hold up a match that is whole. The error is reported
        when whoever waits has gone on. One at the end itself is raised: nothing else can be shown.
        """
        try:
            yield
        except Exception as error:  # noqa: BLE001  # whatever it is, `sys.excepthook` gets it
            self._sets_off = None
            self._pieces.animator.give_up()
            self._pieces.items.clear()
            self._pieces.show({})  # what was on its way is made anew
            self.skip()
            if self._hurried_to is None:
                self._lies_still()
            self._go_on(hurries=True)
            report = partial(sys.excepthook, type(error), error, error.__traceback__)
            QTimer.singleShot(0, report)

    def read_aloud(self) -> None:
        """What happened up to the position on the table is read aloud, unless it was already."""
        at = next((at for at, one in enumerate(self._unread) if one is self.position), -1)
        read, self._unread = self._unread[: at + 1], self._unread[at + 1 :]
        for position in read:
            for words in announcements(position.events, self.announced):
                self.captioned.emit(words)

    def _linger(self, hurries: bool) -> None:
        """Let what was seen last lie still for a while, once and unless it is skipped."""
        pause, self.lingers = Pause(self.lingers), 0.0
        if pause.milliseconds and not hurries:
            self._pieces.animator.play([[pause]])

    def _let_hear(self, sound: Sound, number: int) -> None:
        """The same move sounds the same each time; the next one a little different."""
        ply = self.position.ply if self.position is not None else 0
        self.sounded.emit(sound, ply + number)

    @property
    def _may_pulse(self) -> bool:
        return not self._pieces.reduced and self._pieces.animator.pace is not Pace.INSTANT

    def set_pace(self, pace: Pace, reduced_motion: bool) -> None:
        """Set the pace; with reduced motion things cross-fade instead of travelling."""
        if pace is Pace.INSTANT and self.is_animating:
            self.skip()  # each part of the move would end by itself
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
        return self._pieces.items.sky.flying

    def leave_out_flights(self) -> None:
        """Draw nothing that flies from now on: somebody else draws it above the whole window."""
        self._pieces.items.sky.is_drawn_here = False

    # What is marked

    def highlight_since_last_turn(self, events: Sequence[Event]) -> None:
        """Highlight what these events changed with the signs of the seats; () clears all."""
        self._since = tuple(events)
        if not self.is_animating:
            self._pieces.highlight(self.highlights(self._since))

    @property
    def changed_lately(self) -> list[Box]:
        """The boxes of what others changed since the viewer's last turn; none while things move."""
        return [] if self.is_animating else [one.box for one in self.highlights(self._since)]
