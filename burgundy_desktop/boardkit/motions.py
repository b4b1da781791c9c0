"""The motions: on a slight arc, turning, fading in and out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

import attrs
from PySide6.QtCore import QPointF

from burgundy_desktop.boardkit.animator import Motion
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.clock import FRAME_MS
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece, Walk
from burgundy_desktop.sound.names import Sound

TRAVELLING_Z: Final = 300.0
_IN_ORDER: Final = 0.001
"""Pieces that travel together keep their order, by this share of their z."""
FADE_MS: Final = 120.0
LIFT_PX: Final = 6.0
COUNT_MS: Final = 260.0
WALK_MS: Final = 1.4
"""Milliseconds per px at 100 %: a space of a road in 120 ms."""
BOB_PX: Final = 1.5
SWING_MS: Final = 700.0
SWING_DEGREES: Final = 11.0
_SWINGS: Final = 1.5
"""Swings: to one side, to the other, and half back."""
_STEP_PX: Final = 21.0
_LANDED: Final = 0.7
"""The share of a group's time after which travelling things are visibly at their end."""
_SHORTEST_MS, _LONGEST_MS, _PX_FOR_LONGEST = 200.0, 350.0, 700.0


def eased_out(progress: float) -> float:
    """Ease-out: fast start, slow end."""
    return float(1 - (1 - progress) ** 3)


def travel_ms(start: Box, end: Box) -> float:
    """200 to 350 ms, depending on the distance."""
    (x, y), (to_x, to_y) = start.centre, end.centre
    share = min(1.0, math.hypot(to_x - x, to_y - y) / _PX_FOR_LONGEST)
    return _SHORTEST_MS + share * (_LONGEST_MS - _SHORTEST_MS)


class Travel:
    """A piece travels to its new place."""

    def __init__(self, item: PieceItem, after: Piece, brushes: Brushes) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self._start, self._turned = item.box, item.rotation()
        self.milliseconds = travel_ms(item.box, after.box)

    def begin(self) -> None:
        self._start, self._turned = self._item.box, self._item.rotation()
        self._item.wear(_on_the_way(self._item.piece, self._after), self._brushes)
        self._item.setOpacity(self._after.opacity)
        self._item.setZValue(TRAVELLING_Z + _IN_ORDER * self._after.z)

    def show(self, progress: float) -> None:
        self._item.setPos(on_the_arc(self._start, self._after.box, eased_out(progress)))
        wide, to_wide = self._start.width, self._after.box.width
        drawn = self._item.piece.box.width
        self._item.setScale((wide + (to_wide - wide) * eased_out(progress)) / drawn)
        turn = self._after.turn - self._turned
        self._item.setRotation(self._turned + turn * eased_out(progress))
        self._item.rise(LIFT_PX * math.sin(math.pi * progress))

    def finish(self) -> None:
        self._item.wear(self._after, self._brushes)
        self._item.rise(0.0)
        self._item.come_to_rest()


def _on_the_way(before: Piece, after: Piece) -> Piece:
    """What shrinks on its way keeps its look until it lies there: that of a small place, with
    larger signs, would be coarse at the size where it begins.
    """
    old, new, box = before.look, after.look, before.box
    is_same = bool(_drawing_of(old)) and _drawing_of(old) == _drawing_of(new)
    if is_same and after.box.width < box.width:
        return attrs.evolve(after, look=old, box=after.box.sized(box.width, box.height))
    return _without_new_badge(before, after)


def _drawing_of(look: object) -> str:
    return look.sprite if isinstance(look, Drawing) else ""


def _without_new_badge(before: Piece, after: Piece) -> Piece:
    """What comes to lie on a pile bears the number of the pile only there."""
    old, new = before.look, after.look
    had_one = isinstance(old, Drawing) and bool(old.badge)
    if had_one or not isinstance(new, Drawing):
        return after
    return attrs.evolve(after, look=attrs.evolve(new, badge=0))


class Walking:
    """A piece walks along a path, with a small bob at each step."""

    def __init__(self, item: PieceItem, walk: Walk, after: Piece | None, brushes: Brushes) -> None:
        """`after` is the piece at the end of the path, None if it walks on later."""
        self._item, self._way, self._after, self._brushes = item, walk.way, after, brushes
        self._lengths = [math.dist(a.centre, b.centre) for a, b in pairwise(walk.way)]
        self._length = walk.length / brushes.scale
        self.milliseconds = walk.milliseconds or max(1.0, WALK_MS * self._length)

    def begin(self) -> None:
        self._item.setZValue(TRAVELLING_Z)

    def show(self, progress: float) -> None:
        x, y = self._point(progress)
        steps = max(1, round(self._length / _STEP_PX))
        bob = BOB_PX * self._brushes.scale * abs(math.sin(math.pi * steps * progress))
        self._item.setPos(x, y - bob)

    def finish(self) -> None:
        if self._after is not None:
            self._item.wear(self._after, self._brushes)
        else:
            self._item.wear(attrs.evolve(self._item.piece, box=self._way[-1]), self._brushes)
        self._item.come_to_rest()

    def _point(self, progress: float) -> tuple[float, float]:
        left = progress * sum(self._lengths)
        for (before, after), length in zip(pairwise(self._way), self._lengths, strict=True):
            if left <= length and length:
                (x, y), (to_x, to_y) = before.centre, after.centre
                share = left / length
                return x + (to_x - x) * share, y + (to_y - y) * share
            left -= length
        return self._way[-1].centre


class Swing:
    """A piece swings around the middle of its upper edge and comes to rest."""

    milliseconds = SWING_MS

    def __init__(self, item: PieceItem) -> None:
        self._item = item

    def begin(self) -> None:
        self._item.setTransformOriginPoint(0.0, -self._item.piece.box.height / 2)

    def show(self, progress: float) -> None:
        ebbing = SWING_DEGREES * (1.0 - progress)
        self._item.setRotation(ebbing * math.sin(2 * math.pi * _SWINGS * progress))

    def finish(self) -> None:
        self._item.setRotation(0.0)
        self._item.setTransformOriginPoint(0.0, 0.0)


class Fade:
    """A piece appears, disappears or changes its look, without travel, in 120 ms."""

    milliseconds = FADE_MS

    def __init__(self, item: PieceItem, after: Piece | None, brushes: Brushes) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self._from = 0.0

    def begin(self) -> None:
        self._from = self._item.opacity()
        if self._after is not None:
            self._item.wear(self._after, self._brushes)
            self._item.come_to_rest()

    def show(self, progress: float) -> None:
        to = self._after.opacity if self._after is not None else 0.0
        self._item.setOpacity(self._from + (to - self._from) * progress)

    def finish(self) -> None:
        if self._after is not None:
            self._item.wear(self._after, self._brushes)
            self._item.come_to_rest()
        else:
            self._item.setOpacity(0.0)  # it is gone while others still move


class Pause:
    """A time in which nothing changes. That of a cross-fade takes the place of what is not shown
    with reduced motion.
    """

    def __init__(self, milliseconds: float = FADE_MS) -> None:
        self.milliseconds = milliseconds

    def begin(self) -> None:
        """Does nothing."""

    def show(self, progress: float) -> None:
        """Does nothing."""

    def finish(self) -> None:
        """Does nothing."""


class Meanwhile(Pause):
    """A frame in which nothing changes, and something is made ready for the next one."""

    def __init__(self, make_ready: Callable[[], None]) -> None:
        super().__init__(FRAME_MS)
        self._make_ready = make_ready

    def begin(self) -> None:
        self._make_ready()


def count_ms(way: int) -> float:
    """How long a number counts so far; the next one is there at once: nothing lies between."""
    return COUNT_MS if way > 1 else 0.0


class Count:
    """The number on a piece counts up or down to its new value."""

    def __init__(
        self,
        item: PieceItem,
        after: Piece,
        numbers: tuple[int, int],
        brushes: Brushes,
        milliseconds: float,
    ) -> None:
        self._item, self._after, self._brushes = item, after, brushes
        self._first, self._last = numbers
        self.milliseconds = milliseconds

    def begin(self) -> None:
        """Does nothing: the old number stays until the first frame."""

    def show(self, progress: float) -> None:
        self._item.say(str(round(self._first + (self._last - self._first) * progress)))

    def finish(self) -> None:
        self._item.wear(self._after, self._brushes)
        self._item.come_to_rest()


class Aside:
    """Numbers beside the table count with those on it; `tell` gets the share of their way."""

    def __init__(self, tell: Callable[[float], None], milliseconds: float) -> None:
        self._tell, self.milliseconds = tell, milliseconds

    def begin(self) -> None:
        """Does nothing: the old numbers stay until the first frame."""

    def show(self, progress: float) -> None:
        self._tell(progress)

    def finish(self) -> None:
        self._tell(1.0)


class Later:
    """A motion that begins some time after the others of its group."""

    def __init__(self, motion: Motion, delay: float) -> None:
        """`delay` in ms."""
        self._motion, self.delay = motion, delay
        self._usual = self.milliseconds = delay + motion.milliseconds
        self._has_begun = False

    def begin(self) -> None:
        """Does nothing: it begins when its time has come."""

    def show(self, progress: float) -> None:
        passed = progress * self._usual - self.delay
        if passed >= 0:
            self._begin_once()
            self._motion.show(min(1.0, passed / max(1.0, self._usual - self.delay)))

    def finish(self) -> None:
        self._begin_once()
        self._motion.finish()

    def _begin_once(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._motion.begin()


class HeardAtOnce:
    """A sound that is heard as its motion begins; not if that is skipped before it was shown."""

    milliseconds = FADE_MS
    """So long that a frame falls into it."""

    def __init__(self, sound: Sound, tell: Callable[[Sound], None]) -> None:
        self._sound, self._tell = sound, tell
        self._was_shown = False

    def begin(self) -> None:
        """Does nothing: the sound comes with the first frame."""

    def show(self, progress: float) -> None:
        if not self._was_shown:
            self._was_shown = True
            self._tell(self._sound)

    def finish(self) -> None:
        """Does nothing: it was heard."""


def one_by_one(motions: Iterable[Motion], apart: float) -> list[Motion]:
    """These motions, each beginning so many ms after the one before; together if it is 0."""
    return [
        Later(motion, apart * number) if number and apart else motion
        for number, motion in enumerate(motions)
    ]


class Heard:
    """The sound of a group of motions: at the start or on arrival. It adds no time. A motion that
    is skipped before it was shown has no sound.
    """

    def __init__(
        self,
        sound: Sound,
        tell: Callable[[Sound], None],
        beside: Iterable[Motion],
        arrival: float | None = None,
    ) -> None:
        """`arrival` is when something arrives, in ms, where that is not near the end."""
        self._sound, self._tell = sound, tell
        if arrival is None:
            arrival = _LANDED * max((motion.milliseconds for motion in beside), default=0.0)
        self.milliseconds = 0.0 if sound.goes_along else arrival
        self._was_shown = False

    def begin(self) -> None:
        """Does nothing: the sound comes with the first frame."""

    def show(self, progress: float) -> None:
        self._was_shown = True

    def finish(self) -> None:
        if self._was_shown:
            self._tell(self._sound)


def on_the_arc(start: Box, end: Box, progress: float) -> QPointF:
    """A point of the slight upward arc from centre to centre."""
    (x, y), (to_x, to_y) = start.centre, end.centre
    bend = min(40.0, 0.12 * math.hypot(to_x - x, to_y - y)) * math.sin(math.pi * progress)
    return QPointF(x + (to_x - x) * progress, y + (to_y - y) * progress - bend)
