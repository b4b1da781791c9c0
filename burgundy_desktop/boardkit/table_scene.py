"""The table of a game: shows positions, offers targets, reports clicks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal

from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.pieces import Amount
from burgundy_desktop.boardkit.showing_scene import ShowingScene
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.boardkit.target_scene import SEAT
from burgundy_desktop.core.ids import Seat, Target, target


class TableScene(ShowingScene):
    """The common part of all tables; a game implements the hooks (`SceneHooks`).

    The scene never asks the rules: it shows what it is given, and the receiver of `target_clicked`
    decides what a click means.
    """

    target_clicked = Signal(object)
    """A Target."""
    touched = Signal(object)
    """Emitted with every Target that was clicked, after the click has done what it does."""
    target_hovered = Signal(object, object)
    """A Target and its `tip_place` after 250 ms, or None and None on leaving."""
    seat_asked = Signal(int)
    """The board of this seat was asked for; the scene shows it large by itself."""

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self.pointed_at: Sequence[Target] = ()
        """What a lesson points at: Tab begins there."""
        self.clicked_at: QPointF | None = None
        """Where the mouse has clicked, while that click is answered."""
        self._clicked: Target | None = None
        """What the latest mouse click has chosen or shown."""
        self._pointed_at: QPointF | None = None
        self.under_pointer: Target | None = None
        """The target that the mouse points at."""
        self._hover.rested.connect(self._tell_hovered)
        self._cursor.moved.connect(self._keyboard_moved)
        self.animation_finished.connect(self._point_again)

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
        self._painting_ahead.put_off()
        if self.offers == self._shown_offers:
            return  # as after an opponent's move: nothing, as before
        if self.follows_offers or self.backdrop_key() != self._backdrop.key:
            self._refresh()
        else:
            self._show_offers()
        if new_pick and self._may_pulse:
            self._targets.pulse()

    def point_to(self, wanted: frozenset[Target]) -> None:
        """Pulse those of these targets that are offered: they belong to the target
        under the mouse.
        """
        if self._may_pulse and not self.is_animating:
            self._targets.pulse(self.offers_here(Offers(wanted, self.offers.picked)).offered)

    def refuse(self, clicked: Target) -> None:
        """A click there led nowhere: the place shakes, or shows its rim without motion."""
        item = self._targets.item(clicked)
        if item is not None:
            moves = self._may_pulse
            piece = self._pieces.item(item.place.piece)
            self._nudge.start(item, piece, self.brushes.scale if moves else 0.0)

    # Pointing and clicking

    def click_at(self, point: QPointF, *, is_second: bool = False) -> None:
        """A mouse click. It ends an animation, and then counts only on an offer. The second press
        of a double click leaves what the first one has chosen or shown.
        """
        was_animating, seen = self.is_animating, self.in_front
        before, self._clicked = self._clicked, None
        if self.hurry() or self.in_front != seen:  # another board lies there now
            return
        found = self.target_at(point)
        if is_second and before is not None and found in {before, None}:
            return
        if found is None:
            self.open(None)
        elif not was_animating or found in self.offers.offered:
            self._clicked = found
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

    def report(self, clicked: Target) -> None:
        """Emit `target_clicked`; a game may emit more for one click."""
        self.target_clicked.emit(clicked)

    def hover_at(self, point: QPointF | None) -> None:
        """The mouse has moved here, or has left the table (None)."""
        self._pointed_at = point
        self.under_pointer = self.target_at(point) if point is not None else None
        self._hover.move_to(self.under_pointer)
        self._look_at(self.under_pointer if point is not None else self.focused_target)

    def _keyboard_moved(self, wanted: Target | None) -> None:
        self._look_at(wanted)

    def _look_at(self, wanted: Target | None) -> None:
        """Show what pointing at this target changes on the table."""
        if wanted == self.looked_at or self.position is None or self.is_animating:
            return
        before, self.looked_at = self.looked_at, wanted
        if self.follows_pointer(before, wanted):
            self._refresh()

    def tell_pointer(self) -> None:
        """What the mouse points at, or has left, is told without a wait."""
        self._hover.tell_now()

    def forget_pointer(self) -> None:
        """The mouse points at nothing here any more: what it rested on is left at once."""
        self._pointed_at = self.under_pointer = None
        self._hover.leave()

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

    # What is shown large

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

    def _hold_own_board(self) -> None:
        """The person wants the own board back, until the own turn."""
        self.skip()
        self.front.own_is_held = True
        self._change_places(None)

    # What must stay free

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
