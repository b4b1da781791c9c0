"""The targets of a table: where they are, what they are called, what a click on them may do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.cursor import Cursor
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.hooks import ALONE, Host, SceneHooks
from burgundy_desktop.boardkit.pieces import Place
from burgundy_desktop.boardkit.ring import RingItem
from burgundy_desktop.boardkit.spoken import SpokenNames
from burgundy_desktop.boardkit.target_layer import Offers, TargetLayer
from burgundy_desktop.boardkit.targets import TargetItem
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position

SEAT: Final = "seat"
"""The kind of target that shows another player's board large; the scene handles it itself."""


class TargetScene(SceneHooks):
    """A table whose targets can be found, by place, by name and by the ring."""

    focus_moved = Signal(object)
    """The Target with the keyboard focus, or None."""
    targets_changed = Signal()
    """The targets or the offers have changed."""

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__()
        self.host = host
        self.brushes = Brushes()
        self.position: Position | None = None
        self.offers = Offers()
        self.opened: Target | None = None
        """What is shown large above the table: a SEAT, or something of `large_kinds`."""
        self._targets = TargetLayer(self, self.brushes, self.click)
        self._ring = RingItem(self.brushes)
        self.addItem(self._ring)
        self._cursor = Cursor(self._targets, self._ring)
        self._cursor.moved.connect(self.focus_moved)
        self.spoken = SpokenNames(self._all_targets, self.name_of)

    @property
    def _shown_position(self) -> Position:
        """The position, where one must be on the table."""
        assert self.position is not None
        return self.position

    @property
    def in_front(self) -> Seat | None:
        """The seat whose board lies in the place of the viewer's while its owner acts."""
        raise NotImplementedError

    def click(self, clicked: Target) -> None:
        """Choose a target: by mouse, key or screen reader."""
        raise NotImplementedError

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

    def item_of(self, wanted: Target | None) -> TargetItem | None:
        """The item of a target that is on the table."""
        return self._targets.item(wanted)

    def target_at(self, point: QPointF) -> Target | None:
        """The uppermost target at a point; offered ones come first."""
        return self._targets.at(point)

    def name_of(self, named: Target) -> str:
        """The name of a target in the current language."""
        if named.kind == SEAT and self.position is not None:
            return self.position.seats[named.index].name
        return self.host.name(named)

    @property
    def focused_target(self) -> Target | None:
        """The target with the ring."""
        return self._cursor.target

    @property
    def enlarged(self) -> Seat | None:
        """The seat whose board is shown large above the table."""
        opened = self.opened
        return Seat(opened.index) if opened is not None and opened.kind == SEAT else None

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

    def _shows_large(self, clicked: Target) -> bool:
        """Whether a click shows this large, unless it is offered."""
        return clicked.kind in {SEAT, *self.large_kinds} and self.may_open(clicked)

    def may_click(self, wanted: Target) -> bool:
        """Whether a click on the target has an effect."""
        return self._shows_large(wanted) or wanted in self.offers.wanted

    @property
    def _may_stay_open(self) -> bool:
        return self.opened is not None and self.may_open(self.opened)

    def _chain(self) -> list[Place]:
        """The offered targets, or all targets if none is offered."""
        places, wanted = self._targets.places, self.offers.wanted
        return [p for p in places if p.target in wanted] or list(places)

    def _all_targets(self) -> list[Target]:
        return [place.target for place in self._targets.places]

    @property
    def _viewer(self) -> int:
        return self.position.viewer if self.position is not None else 0
