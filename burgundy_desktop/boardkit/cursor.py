"""The keyboard cursor on the table: one target has the ring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from burgundy_desktop.boardkit import focus
from burgundy_desktop.boardkit.pieces import Box, Place
from burgundy_desktop.boardkit.ring import RingItem
from burgundy_desktop.boardkit.target_layer import TargetLayer
from burgundy_desktop.core.ids import Target


class Cursor(QObject):
    """Goes through places in reading order or by direction. Emits `moved` with a Target or None."""

    moved = Signal(object)

    def __init__(self, layer: TargetLayer, ring: RingItem) -> None:
        super().__init__(layer)
        self._layer = layer
        self._ring = ring
        self._on: Target | None = None
        self._was_at: Box | None = None
        """The last place of the ring; None if it is hidden."""

    @property
    def target(self) -> Target | None:
        """The target that has the keyboard focus."""
        return self._on

    def put(self, target: Target | None) -> None:
        """Move to a target of the table, or hide the ring."""
        item = self._layer.item(target)
        self._was_at = item.box if item is not None else None
        self._surround(item.place if item is not None else None)

    def _surround(self, place: Place | None) -> None:
        self._ring.surround(place)
        now = place.target if place is not None else None
        if now != self._on:
            self._on = now
            self.moved.emit(now)

    def follow(self, places: Sequence[Place]) -> None:
        """Stay on the same target; if it is gone, go to the nearest one. So the focus is always
        visible: while there are no places at all (something lies above the table), the ring is
        hidden and comes back afterwards.
        """
        item = self._layer.item(self._on)
        if item is not None:
            self.put(self._on)
        elif self._was_at is not None:
            self._surround(focus.nearest(places, self._was_at))

    def step(self, places: Sequence[Place], by: int) -> bool:
        """Move to the next or previous of these; False, without moving, at either end."""
        found = focus.step(places, self._on, by)
        self.put(found.target if found is not None else None)
        return found is not None

    def go(self, places: Sequence[Place], dx: int, dy: int) -> bool:
        """Move to the nearest of these in a direction; False, without moving, if there is none."""
        here = self._layer.item(self._on)
        if here is None:
            found = places[0] if places else None
        else:
            others = [place for place in places if place.target != self._on]
            found = focus.toward(others, here.box, dx, dy)
        if found is not None:
            self.put(found.target)
        return found is not None
