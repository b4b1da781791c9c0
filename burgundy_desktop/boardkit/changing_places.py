"""The motion in which boards change places: pictures of the old table turn into pictures of the new
one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from burgundy_desktop.boardkit import ground
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.motions import TRAVELLING_Z, eased_out
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Seat

CHANGE_MS: Final = 250.0
_RIM_PX: Final = 5.0
"""How far the shadow of a panel reaches beyond its box, at 100 %."""

Boards = Mapping[Seat, Box]
"""Where boards lie, by the seat of their owner."""


_Seen = Mapping[Seat, tuple[Box, QPixmap | None]]
"""Where boards lie, and what is seen of them if there is a picture."""
_ALIKE: Final = 2.0
"""The most by which the shapes of a board differ that grows or shrinks on its way."""


@attrs.frozen
class _Way:
    """A board on its way, or one that comes or goes where it lies."""

    start: Box
    end: Box
    before: QPixmap | None
    after: QPixmap | None

    def draw(self, painter: QPainter, share: float) -> None:
        box = _between(self.start, self.end, share)
        for picture, opacity in ((self.before, 1.0), (self.after, share)):
            if picture is not None:
                painter.setOpacity(opacity)
                painter.drawPixmap(box.rect, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)


class Above(QGraphicsItem):
    """Bare ground where the boards lie, and the boards on their ways above it."""

    def __init__(self, ways: Sequence[_Way], brushes: Brushes) -> None:
        super().__init__()
        self.share = 0.0
        self._ways, self._brushes = ways, brushes
        self._room = QRectF()
        for way in ways:
            self._room = self._room.united(way.start.rect).united(way.end.rect)
        self.setZValue(TRAVELLING_Z)

    def boundingRect(self) -> QRectF:
        return self._room

    def paint(self, painter: QPainter, *_: Any) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        density = self._brushes.density
        bare = QBrush(ground.weave(self._brushes.palette, density))
        bare.setTransform(QTransform.fromScale(1 / density, 1 / density))
        for way in self._ways:
            for box in (way.start, way.end):
                painter.fillRect(box.rect, bare)
        for way in self._ways:
            way.draw(painter, self.share)


class ChangingPlaces:
    """A motion above the table, on which everything lies at once as it will be.

    Its pictures of how things were are taken before it (`look`), the table is laid anew as it
    begins, and its pictures of how they are now are taken a frame later: each is a frame's work,
    and at the beginning only how they were is seen.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        brushes: Brushes,
        boards: Callable[[], Boards],
        lay_anew: Callable[[], None],
    ) -> None:
        """`boards` tells where they lie; `lay_anew` lays the table as it will be."""
        self.milliseconds = CHANGE_MS
        self._scene, self._brushes = scene, brushes
        self._boards, self._lay_anew = boards, lay_anew
        self._before: _Seen = {}
        self._above: Above | None = None
        self._is_complete = False

    def look(self) -> None:
        """Take the pictures of how things are: they change places in a later frame."""
        self._before = _with(self._picture, self._places())

    def begin(self) -> None:
        self._lay_anew()
        self._put_above(_with(None, self._places()))

    def show(self, progress: float) -> None:
        if progress and not self._is_complete:
            self._is_complete = True
            self.finish()
            self._put_above(_with(self._picture, self._places()))
        if self._above is not None:
            self._above.share = eased_out(progress)
            self._above.update()

    def finish(self) -> None:
        if self._above is not None:
            self._scene.removeItem(self._above)

    def _put_above(self, after: _Seen) -> None:
        self._above = Above(self._all_ways(self._before, after), self._brushes)
        self._scene.addItem(self._above)

    def _all_ways(self, before: _Seen, after: _Seen) -> list[_Way]:
        """The largest of those that are there afterwards comes above all others."""
        ways = [way for seat in {**before, **after} for way in self._ways(seat, before, after)]
        return sorted(ways, key=lambda way: (way.after is not None, way.end.width))

    def _ways(self, seat: Seat, seen_before: _Seen, seen: _Seen) -> Iterator[_Way]:
        """None for a board that stays; one that gets quite another shape goes, and comes there."""
        start, before = seen_before.get(seat, (None, None))
        end, after = seen.get(seat, (None, None))
        if start is not None and end is not None and _are_alike(start, end):
            if start != end:
                yield _Way(start, end, before, after)
            return
        if start is not None:
            yield _Way(start, start, before, None)
        if end is not None:
            yield _Way(end, end, None, after)

    def _places(self) -> Boards:
        rim = _RIM_PX * self._brushes.scale
        return {seat: box.grown(rim) for seat, box in self._boards().items()}

    def _picture(self, box: Box) -> QPixmap:
        """What is seen in a part of the table."""
        density = self._brushes.density
        picture = QPixmap(round(box.width * density), round(box.height * density))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, stretched = QRectF(picture.rect()), Qt.AspectRatioMode.IgnoreAspectRatio
        self._scene.render(painter, whole, box.rect, stretched)
        painter.end()
        return picture


def _with(taken: Callable[[Box], QPixmap] | None, places: Boards) -> _Seen:
    """Boards with a picture each, or without."""
    return {seat: (box, taken(box) if taken is not None else None) for seat, box in places.items()}


def _are_alike(one: Box, other: Box) -> bool:
    ratio = one.width * other.height / (one.height * other.width)
    return 1 / _ALIKE < ratio < _ALIKE


def _between(start: Box, end: Box, share: float) -> Box:
    def part(one: float, other: float) -> float:
        return one + (other - one) * share

    return Box(
        part(start.x, end.x),
        part(start.y, end.y),
        part(start.width, end.width),
        part(start.height, end.height),
    )
