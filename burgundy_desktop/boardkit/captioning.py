"""Hangs the caption at the piece that acts, where it covers nothing that is looked at."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, product
from typing import Final

import attrs
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.acting import Acting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.caption import CaptionItem
from burgundy_desktop.boardkit.pieces import Box

GAP_PX: Final = 12
"""The distance between a caption and its piece at 100 %."""
_FARTHEST: Final = 10
"""The greatest distance, in gaps."""
_MARGIN: Final = 4.0
_SMALL: Final = 4.0
"""A board that is lower than so many captions is small."""


class Part(enum.Enum):
    """What is seen of a move, for its caption."""

    ACT = "what somebody does"
    LEAD_UP = "what comes before it and belongs to it, like a payment"
    OF_ALL = "what belongs to all"


@attrs.frozen
class Spot:
    """A place for the plate, and the point that it points at."""

    box: Box
    tip: tuple[float, float] | None = None


@attrs.frozen
class Surroundings:
    """What a caption looks at while it is placed.

    room    the whole table
    board   the board of whoever acts, at whose upper edge it may lie
    spare   where it lies if nothing else is free
    offered what may be chosen
    others  what it should not cover if there is another place
    printed the headings of the table: it covers one only where nothing else is left
    """

    room: Box
    board: Box | None
    spare: Box
    offered: tuple[Box, ...]
    others: Callable[[], Sequence[Box]]
    printed: tuple[Box, ...] = ()


class Captioning:
    """Owns the caption and finds its place."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        self.item = CaptionItem(brushes)
        scene.addItem(self.item)
        self._brushes = brushes
        self._acting = Acting()
        self._anchor: Box | None = None
        self._coming: list[tuple[Callable[[], Acting], Part]] = []
        """What was seen since a place was looked for, and which part of a move it is."""
        self._is_placed = False
        self._near: Box | None = None
        """Where it was when it said less of the same move."""
        self._is_of_move = False
        """Whether it tells of the move that is shown, not of the one before."""
        self._waits = False
        """Whether what it tells of is still to come."""
        self._is_elsewhere = False
        """Whether what it tells of was done on another table than the one that lies there now."""

    def begin(self) -> None:
        """Another move begins: nothing acts yet."""
        self.forget()
        self._is_of_move = self._is_elsewhere = False

    def forget(self) -> None:
        """What acted does not lie there any more."""
        self._acting, self._anchor, self._near = Acting(), None, None
        self._coming.clear()
        self._is_placed = self._waits = False

    def leave(self) -> None:
        """Another table is laid: nothing on it is what the caption tells of, so it lies where the
        game says.
        """
        self.forget()
        self._is_elsewhere = True

    def change(self, boards: Iterable[Box]) -> None:
        """These boards change places: what acted on one of them is not there any more."""
        self._catch_up()
        anchor = self._anchor
        self.forget()
        if anchor is not None and not _covers(anchor, boards):
            self._anchor = anchor

    def follow(self, seen: Callable[[], Acting], part: Part = Part.ACT) -> None:
        """This is seen now; the caption stays at the piece that acted first, but does not point at
        what belongs to all, and comes only after what leads up to it. `seen` is asked when there
        is something to say: one's own moves have no caption.
        """
        self._coming.append((seen, part))

    def rest(self) -> None:
        """All lies still."""
        self.follow(Acting, Part.OF_ALL)

    def _catch_up(self) -> None:
        """The anchor is the first piece that acted; what moves is what was seen last."""
        if not self._coming:
            return
        *passed, (seen, part) = self._coming
        self._coming = []
        for earlier, its_part in passed:
            if self._wants_anchor(its_part):
                self._anchor = earlier().acts
        self._acting = seen()
        self._waits = part is Part.LEAD_UP and self._anchor is None
        if self._wants_anchor(part):
            self._anchor = self._acting.acts

    def _wants_anchor(self, part: Part) -> bool:
        return part is Part.ACT and self._anchor is None and not self._is_elsewhere

    def say(self, text: str, picture: str, sign: str) -> None:
        """Say something about the move that is shown; `place` shows it."""
        self._near = self.item.box if self._is_placed and self._is_of_move else None
        self.item.say(text, picture, sign)
        self._is_placed, self._is_of_move = False, True

    def place(self, around: Surroundings) -> None:
        """Show the caption where it covers nothing of importance; hide it where there is no such
        place: its text is also in the log.
        """
        self._catch_up()
        if self._waits:
            self.item.setVisible(False)
            return
        taken = [*self._acting.moving, *around.offered]
        if self._acting.acts is not None:
            taken.append(self._acting.acts)
        if not self._is_placed or _covers(self.item.box, taken):
            self._go_to_a_place(around, taken)
        self.item.setVisible(self._is_placed)

    def _go_to_a_place(self, around: Surroundings, taken: list[Box]) -> None:
        """A caption that has to leave its place goes no farther than it must."""
        if self._is_placed:
            self._near = self.item.box
        if self._near is None:  # once it hangs there, what flies passes above it
            taken += self._acting.flying
        spot = self._spot(around, taken)
        self._is_placed = spot is not None
        if spot is not None:
            self.item.move_to(spot.box, spot.tip)

    def _spot(self, around: Surroundings, taken: Sequence[Box]) -> Spot | None:
        unread = self._free_spot(around, [*taken, *around.printed])
        return unread if unread is not None else self._free_spot(around, taken)

    def _free_spot(self, around: Surroundings, taken: Sequence[Box]) -> Spot | None:
        scale = max(1.0, self._brushes.scale)
        size = self.item.size
        if self._anchor is not None:
            found = beside(size, self._anchor, around, taken, GAP_PX * scale, self._near)
            if found is not None:
                return found
        if around.board is not None:
            spot = self._at_a_board(size, around.board, around, taken)
            if spot is not None:
                return spot
        spare = self._at_a_board(size, around.spare, around, taken)
        return Spot(spare.box) if spare is not None else None

    def _at_a_board(
        self, size: tuple[float, float], board: Box, around: Surroundings, taken: Sequence[Box]
    ) -> Spot | None:
        """At the top of a large board, or else at its foot; beside a small one, of which it would
        hide too much.
        """
        if board.height < _SMALL * size[1]:
            return beside(size, board, around, taken, GAP_PX * max(1.0, self._brushes.scale))
        boxes = _along_the_edges(size, board, around.room)
        return next((Spot(box) for box in boxes if not _covers(box, taken)), None)


def beside(
    size: tuple[float, float],
    piece: Box,
    around: Surroundings,
    taken: Iterable[Box],
    gap: float,
    near: Box | None = None,
) -> Spot | None:
    """The nearest place beside a piece that covers nothing that is `taken`; of equally near ones
    the one that covers least of the others. The place that is nearest to `near`, if it was there:
    from there it may be too far to point at the piece.
    """
    blocked, room, reach = [piece, *taken], around.room.grown(-_MARGIN), _FARTHEST * gap + 1.0

    def is_free(box: Box) -> bool:
        return _is_within(box, room) and not _covers(box, blocked)

    rings = (_around(size, piece, gap * (1 + away)) for away in range(_FARTHEST))
    if near is not None:
        places = sorted(chain(_grown(near, size), *rings), key=partial(_apart, near))
        found = next(filter(is_free, places), None)
        if found is None:
            return None
        return Spot(found, _tip(found, piece) if _covers(found, [piece.grown(reach)]) else None)
    for ring in rings:
        free = [box for box in ring if is_free(box)]
        if free:
            others = around.others()
            box = min(free, key=lambda one: _covered(one, others))
            return Spot(box, _tip(box, piece))
    return None


def _apart(one: Box, other: Box) -> float:
    return math.dist(one.centre, other.centre)


def _grown(near: Box, size: tuple[float, float]) -> Iterator[Box]:
    """The places that keep an edge where the plate was before it grew, or its middle."""
    wide, tall = size
    for across, down in product((0.5, 0.0, 1.0), repeat=2):
        x = near.x + across * (near.width - wide)
        y = near.y + down * (near.height - tall)
        yield Box(x, y, wide, tall)


def _around(size: tuple[float, float], piece: Box, gap: float) -> Iterator[Box]:
    """The places right, left, above and below, each aligned in several ways."""
    wide, tall = size
    (middle, centre), left, right = piece.centre, piece.x - gap - wide, piece.right + gap
    for share in (0.5, 0.2, 0.8, 0.05, 0.95):
        y = centre - share * tall
        yield Box(right, y, wide, tall)
        yield Box(left, y, wide, tall)
    above, below = piece.y - gap - tall, piece.bottom + gap
    for share in (0.5, 0.2, 0.8, 0.08, 0.92):
        x = middle - share * wide
        yield Box(x, above, wide, tall)
        yield Box(x, below, wide, tall)


def _along_the_edges(size: tuple[float, float], board: Box, room: Box) -> Iterator[Box]:
    """Places at the upper edge of a board, inside and above, then inside its lower edge."""
    wide, tall = size
    for top in (board.y + _MARGIN, board.y - tall - _MARGIN, board.bottom - tall - _MARGIN):
        for share in (0.5, 0.0, 1.0):
            x = board.x + share * (board.width - wide)
            box = Box(x, top, wide, tall)
            inside = _pushed_into(box, room)
            if inside.y == box.y:
                yield inside


def _pushed_into(box: Box, room: Box) -> Box:
    x = min(max(box.x, room.x + _MARGIN), room.right - _MARGIN - box.width)
    y = min(max(box.y, room.y + _MARGIN), room.bottom - _MARGIN - box.height)
    return attrs.evolve(box, x=x, y=y)


def _tip(plate: Box, piece: Box) -> tuple[float, float]:
    """The point of a piece's edge that faces the plate."""
    x, y = piece.centre
    if plate.x >= piece.right:
        return piece.right, y
    if plate.right <= piece.x:
        return piece.x, y
    return (x, piece.bottom) if plate.y >= piece.bottom else (x, piece.y)


def _is_within(box: Box, room: Box) -> bool:
    return (
        box.x >= room.x
        and box.y >= room.y
        and box.x + box.width <= room.x + room.width
        and box.y + box.height <= room.y + room.height
    )


def _covers(box: Box, places: Iterable[Box]) -> bool:
    return any(_overlapping(box, places))


def _covered(box: Box, places: Iterable[Box]) -> float:
    return sum(_common(box, place) for place in _overlapping(box, places))


def _overlapping(box: Box, places: Iterable[Box]) -> list[Box]:
    """The places that share an area with the box, of which there are some hundred a move."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    return [
        place
        for place in places
        if place.x < right
        and place.y < bottom
        and x < place.x + place.width
        and y < place.y + place.height
    ]


def _common(one: Box, other: Box) -> float:
    """The area, in px², that two boxes share that overlap."""
    right = min(one.x + one.width, other.x + other.width)
    bottom = min(one.y + one.height, other.y + other.height)
    return (right - max(one.x, other.x)) * (bottom - max(one.y, other.y))
