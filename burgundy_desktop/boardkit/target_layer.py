"""The targets of a table as items, with their offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise

import attrs
from PySide6.QtCore import QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import Amount, Place
from burgundy_desktop.boardkit.pills import PillItem
from burgundy_desktop.boardkit.targets import Offer, TargetItem
from burgundy_desktop.core.ids import Target

PULSE_MS = 600
_OFFERED = (Offer.SOLID, Offer.DASHED)


@attrs.frozen
class Offers:
    """The offered and the picked targets, with costs and gains."""

    offered: frozenset[Target] = frozenset()
    picked: tuple[Target, ...] = ()
    costs: Mapping[Target, str] = attrs.field(factory=dict)
    gains: Mapping[Target, tuple[Amount, ...]] = attrs.field(factory=dict)
    dashes_costs: bool = True
    """Whether targets with a cost are dashed; not if all have one."""

    def of(self, target: Target) -> Offer:
        """How a target is offered."""
        if target in self.picked:
            return Offer.PICKED
        if target in self.offered:
            dashed = self.dashes_costs and target in self.costs
            return Offer.DASHED if dashed else Offer.SOLID
        return Offer.NONE

    @property
    def wanted(self) -> frozenset[Target]:
        """Targets that can be clicked now."""
        return self.offered | frozenset(self.picked)


class TargetLayer(QObject):
    """Owns the target items, in the reading order of the places."""

    def __init__(
        self, scene: QGraphicsScene, brushes: Brushes, pressed: Callable[[Target], None]
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._brushes = brushes
        self._pressed = pressed
        self._items: dict[Target, TargetItem] = {}
        self.places: tuple[Place, ...] = ()
        """Where they lie, in reading order."""
        self._spare: dict[Target, TargetItem] = {}
        """Items of targets that are not on the table now, for reuse."""
        self._offered_first: tuple[TargetItem, ...] | None = None
        """A cache, kept until the offers change: a screen reader asks for each entry by number."""
        self._pills: list[PillItem] = []
        self._pulsing: frozenset[Target] | None = None
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(PULSE_MS)
        self._pulse.setStartValue(0.0)
        self._pulse.setKeyValueAt(0.4, 1.0)
        self._pulse.setEndValue(0.0)
        self._pulse.valueChanged.connect(self._swell)

    @property
    def items(self) -> tuple[TargetItem, ...]:
        """All targets in reading order."""
        return tuple(self._items.values())

    @property
    def offered_first(self) -> tuple[TargetItem, ...]:
        """The offered targets in reading order, then all others."""
        if self._offered_first is None:
            self._offered_first = tuple(sorted(self.items, key=lambda i: i.offer is Offer.NONE))
        return self._offered_first

    def item(self, target: Target | None) -> TargetItem | None:
        """The item of a target that is on the table."""
        return self._items.get(target) if target is not None else None

    def renew(self, places: Iterable[Place]) -> None:
        """Show exactly these targets at their current places."""
        self._offered_first = None
        self.places = tuple(places)
        old, self._items = self._items, {}
        for place in self.places:
            item = old.pop(place.target, None) or self._put_on(place)
            if item.place is not place:
                item.take(place)
            self._items[place.target] = item
        for target, gone in old.items():
            gone.calm()  # a pulse may be under way, which goes on without it
            self._scene.removeItem(gone)
            self._spare[target] = gone

    def _put_on(self, place: Place) -> TargetItem:
        """The item of a target that was not on the table."""
        spare = self._spare.pop(place.target, None)
        item = spare or TargetItem(place, self._brushes, self._pressed)
        self._scene.addItem(item)
        return item

    def show(self, offers: Offers, glow: Colour, pill: str | None) -> None:
        """Show the offers; all other targets are calm."""
        self._offered_first = None
        wanted = offers.wanted
        for target, item in self._items.items():
            if target in wanted:
                cost, gain = offers.costs.get(target, ""), offers.gains.get(target, ())
                item.show_offer(offers.of(target), glow, cost, gain)
            elif item.offer is not Offer.NONE:
                item.calm()
        self._show_pills(pill)

    def calm(self) -> None:
        """Offer nothing (while something moves)."""
        self._offered_first = None
        self._pulse.stop()
        for item in self._items.values():
            if item.offer is not Offer.NONE:
                item.calm()
        self._show_pills(None)

    def pulse(self, only: frozenset[Target] | None = None) -> None:
        """Pulse the offered targets once: all, or only these."""
        self._pulse.stop()
        self._swell(0.0)
        self._pulsing = only
        self._pulse.start()

    def at(self, point: QPointF) -> Target | None:
        """The uppermost target at a point; offered ones come first."""
        under = [item for item in self._near(point) if item.holds(point)]
        return max(under, key=_nearness).place.target if under else None

    def _near(self, point: QPointF) -> list[TargetItem]:
        """The targets that may lie under a point: asked for at each move of the mouse."""
        x, y = point.x(), point.y()
        return [
            item
            for item in self._items.values()
            for left, top, right, bottom in (item.reach,)
            if left <= x <= right and top <= y <= bottom
        ]

    def _show_pills(self, picture: str | None) -> None:
        told = [i for i in self._items.values() if i.offer in _OFFERED and i.place.has_pill]
        dear, worth = [i for i in told if i.cost], [i for i in told if i.gain]
        while len(self._pills) < len(dear) + len(worth):
            self._pills.append(PillItem(self._brushes))
            self._scene.addItem(self._pills[-1])
        for pill in self._pills[len(dear) + len(worth) :]:
            pill.setVisible(False)
        for pill, item in zip(self._pills, dear, strict=False):
            pill.tell_cost(item, picture)
        above = self._pills[len(dear) : len(dear) + len(worth)]
        for pill, item in zip(above, worth, strict=True):
            pill.tell_gain(item)
        for pill, later in reversed(tuple(pairwise(above))):
            pill.rise_above(later)

    def _swell(self, share: float) -> None:
        for item in self._items.values():
            pulses = self._pulsing is None or item.place.target in self._pulsing
            if pulses and item.offer in _OFFERED:
                item.swell(share)


def _nearness(item: TargetItem) -> tuple[bool, float, float]:
    box = item.box
    return item.offer is not Offer.NONE, item.zValue(), -box.width * box.height
