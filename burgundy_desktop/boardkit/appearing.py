"""The motions of what comes and goes: pieces drop and sink, signs are shown for a moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.motions import TRAVELLING_Z, Travel, eased_out, travel_ms
from burgundy_desktop.boardkit.pieces import Box, Drawing, Painted, Piece, Sign
from burgundy_desktop.boardkit.turning import Turning

DROP_MS: Final = 260.0
SINK_MS: Final = 200.0
GROW_MS: Final = 250.0
STAMP_MS: Final = 400.0
LEAN_MS: Final = 300.0
TURN_MS: Final = 250.0
_DROP_PX: Final = 16.0
"""From how high a piece drops, at 100 %."""
_SUNK: Final = 0.86
"""The size of a piece that has sunk, as a share of its own."""
_STAMP: Final = 1.8
"""The size of a stamp that comes down, as a share of its own."""
_STAMPED: Final = 0.4
"""The share of its time after which a stamp has come down."""
_SIGN_Z: Final = TRAVELLING_Z + 20
_COMES_MS, _GOES_MS = 110.0, 130.0
_SMALL: Final = 0.9
"""The size of a sign as it appears, as a share of its own, if it does not come from a smaller box.
"""
_SIGN_GROWS_MS: Final = 220.0


class Drop:
    """A new piece drops into its place."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self.milliseconds = DROP_MS

    def begin(self) -> None:
        self._item.wear(self._after, self._brushes)
        self._item.come_to_rest()
        self._item.setOpacity(0.0)

    def show(self, progress: float) -> None:
        self._item.setOpacity(min(1.0, 2 * progress) * self._after.opacity)
        self._item.rise(_DROP_PX * self._brushes.scale * (1 - progress) * (1 - progress))

    def finish(self) -> None:
        self._item.rise(0.0)
        self._item.come_to_rest()


class Sink:
    """A piece sinks into the table."""

    def __init__(self, item: PieceItem) -> None:
        self._item = item
        self.milliseconds = SINK_MS

    def begin(self) -> None:
        """Does nothing: it lies there."""

    def show(self, progress: float) -> None:
        self._item.setOpacity(self._item.piece.opacity * (1 - progress))
        self._item.setScale(1 - (1 - _SUNK) * progress)

    def finish(self) -> None:
        self._item.setOpacity(0.0)


class Grow:
    """A painted picture is uncovered from its middle to both sides."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self.milliseconds = GROW_MS

    def begin(self) -> None:
        self._item.setOpacity(self._after.opacity)

    def show(self, progress: float) -> None:
        look, box = self._after.look, self._after.box
        assert isinstance(look, Painted)
        part = Box.around(*box.centre, box.width * eased_out(progress), box.height)
        shown = Painted(f"{look.name}/{progress}", partial(_paint_part, look=look, part=part))
        self._item.wear(attrs.evolve(self._after, look=shown), self._brushes)

    def finish(self) -> None:
        self._item.wear(self._after, self._brushes)
        self._item.come_to_rest()


def _paint_part(painter: QPainter, *, look: Painted, part: Box) -> None:
    painter.setClipRect(part.rect)
    look.paint(painter)


class Stamp:
    """A new piece comes down large, and stays to be looked at."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self.milliseconds = STAMP_MS

    def begin(self) -> None:
        self._item.wear(self._after, self._brushes)

    def show(self, progress: float) -> None:
        down = eased_out(min(1.0, progress / _STAMPED))
        self._item.setOpacity(down * self._after.opacity)
        self._item.setScale(_STAMP - (_STAMP - 1) * down)

    def finish(self) -> None:
        self._item.come_to_rest()


class TurnOver:
    """A piece turns over where it lies."""

    forwards = False

    def __init__(
        self, item: PieceItem, after: Piece, brushes: Brushes, back: Drawing | None = None
    ) -> None:
        """`back` is what is seen of a new piece first."""
        self._item, self._after, self._brushes, self._back = item, after, brushes, back
        self._turning = Turning(item, after, brushes, forwards=self.forwards)
        self.milliseconds = TURN_MS

    def begin(self) -> None:
        if self._back is not None:
            self._item.wear(attrs.evolve(self._after, look=self._back), self._brushes)
        self._item.setOpacity(self._after.opacity)

    def show(self, progress: float) -> None:
        self._turning.show(progress)

    def finish(self) -> None:
        self._turning.finish()
        self._item.wear(self._after, self._brushes)
        self._item.come_to_rest()


class TipOver(TurnOver):
    """A piece tips over, as a lever does."""

    forwards = True


class Arrive(Travel):
    """A new piece comes from another place, as a card of a fan does from the deal."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes, source: Box) -> None:
        super().__init__(item, after, brushes)
        self._source = source
        self.milliseconds = travel_ms(source, after.box)

    def begin(self) -> None:
        super().begin()
        self._start, self._turned = self._source, 0.0
        self.show(0.0)


class TurnOnTheWay(Travel):
    """A piece turns over while it travels to its new place."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes) -> None:
        super().__init__(item, after, brushes)
        self._turning = Turning(item, after, brushes)

    def begin(self) -> None:
        self._start = self._item.box
        self._item.setZValue(TRAVELLING_Z)

    def show(self, progress: float) -> None:
        self._turning.show(progress)
        super().show(progress)

    def finish(self) -> None:
        self._turning.finish()
        super().finish()


class Lean:
    """A piece leans over to its turn."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self.milliseconds = LEAN_MS

    def begin(self) -> None:
        self._item.wear(self._after, self._brushes)

    def show(self, progress: float) -> None:
        self._item.setRotation(self._after.turn * eased_out(progress))

    def finish(self) -> None:
        self._item.wear(self._after, self._brushes)
        self._item.come_to_rest()


class Shown:
    """A sign appears, stays and goes; `gone` removes its item."""

    def __init__(self, item: PieceItem, sign: Sign, gone: Callable[[PieceItem], None]) -> None:
        self._item, self._sign, self._gone = item, sign, gone
        self._usual = self.milliseconds = sign.milliseconds
        start = sign.box if sign.start is None else sign.start
        self._small = min(_SMALL, start.width / sign.box.width)
        item.setOpacity(0.0)

    def begin(self) -> None:
        self._item.setZValue(_SIGN_Z)

    def show(self, progress: float) -> None:
        passed = progress * self._usual
        coming = min(1.0, passed / _COMES_MS)
        going = min(1.0, (self._usual - passed) / _GOES_MS)
        self._item.setOpacity(max(0.0, min(coming, going)))
        grown = eased_out(min(1.0, passed / min(_SIGN_GROWS_MS, self._usual)))
        self._item.setScale(self._small + (1 - self._small) * grown)
        if self._sign.start is not None:
            self._come_from(self._sign.start, eased_out(min(1.0, 2 * progress)))

    def finish(self) -> None:
        self._gone(self._item)

    def _come_from(self, start: Box, share: float) -> None:
        (x, y), (to_x, to_y) = start.centre, self._sign.box.centre
        self._item.setPos(x + (to_x - x) * share, y + (to_y - y) * share)
