"""The motion of one piece, or of one thing that is shown for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burgundy_desktop.boardkit.animator import Motion
from burgundy_desktop.boardkit.appearing import (
    Arrive,
    Drop,
    Grow,
    Lean,
    Shown,
    Sink,
    Stamp,
    TipOver,
    TurnOnTheWay,
    TurnOver,
)
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.flights import Fly, drawn_for
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.motions import Count, Fade, Later, Travel, Walking
from burgundy_desktop.boardkit.piece_items import PieceItems
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Drawing,
    Entrance,
    Flight,
    OnCard,
    Painted,
    Piece,
    Sign,
    Throw,
    Walk,
    Words,
)
from burgundy_desktop.boardkit.throwing import Throwing


class PieceMotions:
    """Makes motions; what is new is put on the table for it, unseen."""

    def __init__(self, items: PieceItems, *, reduced: bool, count_ms: float) -> None:
        """With `reduced` motion nothing travels. Numbers count for so many ms."""
        self._items, self._lying, self._brushes = items, items.lying, items.brushes
        self._reduced, self._count_ms = reduced, count_ms

    def change(self, key: str, piece: Piece | None, step: AnimationStep) -> Motion:
        """A piece comes as this step wants it, becomes another one, or goes."""
        item = self._lying.get(key)
        how = Entrance.FADES if self._reduced else step.enters
        if piece is None:
            gone = self._lying[key]
            return Sink(gone) if how is Entrance.DROPS else Fade(gone, None, self._brushes)
        if item is None:
            return self._enter(piece, how, step)
        if how.turns and item.piece.box != piece.box:
            return TurnOnTheWay(item, piece, self._brushes)
        if how.turns:
            return _TURNING[how](item, piece, self._brushes)
        return self._become(item, piece)

    def _enter(self, piece: Piece, how: Entrance, step: AnimationStep) -> Motion:
        """A new piece comes to the table."""
        item = self._put_on_unseen(piece)
        if step.source is not None and _may_travel(piece) and not self._reduced:
            return Arrive(item, piece, self._brushes, step.source)
        if how.turns:
            return _TURNING[how](item, piece, self._brushes, step.back)
        return _ENTERING[how](item, piece, self._brushes)

    def _become(self, item: PieceItem, piece: Piece) -> Motion:
        """A piece counts, travels, or takes its new look."""
        if self._reduced:
            return Fade(item, piece, self._brushes)
        numbers = numbers_between(item.piece, piece)
        if numbers is not None:
            return Count(item, piece, numbers, self._brushes, self._count_ms)
        may_travel = _may_travel(piece) or _goes_along(item.piece, piece)
        moves = Travel if may_travel and item.piece.box != piece.box else Fade
        return moves(item, piece, self._brushes)

    def _put_on_unseen(self, piece: Piece) -> PieceItem:
        item = self._items.put_on(piece)
        item.setOpacity(0.0)
        return item

    def leave(self, key: str, delay: float) -> Motion:
        """What flies away is not seen where it was any more."""
        gone = Fade(self._lying[key], None, self._brushes)
        gone.milliseconds = 0.0
        return Later(gone, delay) if delay else gone

    def lean(self, after: Piece) -> Motion:
        """It leans over to its turn."""
        leaning = Fade if self._reduced else Lean
        return leaning(self._lying[after.key], after, self._brushes)

    def throw(self, throw: Throw, piece: Piece) -> Motion:
        """A die is thrown, and comes to rest as this piece."""
        item = self._lying.get(throw.key) or self._put_on_unseen(piece)
        if self._reduced:
            return Fade(item, piece, self._brushes)
        return Throwing(item, piece, throw, self._brushes, self._items.sky)

    def walk(self, walk: Walk, after: Piece | None) -> Motion:
        """A piece walks, and has its new look if it ends where that lies."""
        arrived = after if ends_at(walk, after) else None
        return Walking(self._lying[walk.key], walk, arrived, self._brushes)

    def fly(self, flight: Flight) -> Motion:
        """Something flies through the air, or is shown where it stays."""
        item = PieceItem(Piece("flight", flight.look, drawn_for(flight)), self._brushes)
        sky = self._items.sky
        stays = flight.start == flight.end and not isinstance(flight.start, OnCard)
        (self._items.put_up if stays else sky.rise)(item)
        landed = self._items.take_down if stays else sky.land
        fly = Fly(item, flight, self._brushes, sky.moved.emit, landed)
        return Later(fly, flight.delay) if flight.delay else fly

    def show(self, sign: Sign) -> Motion:
        """A sign is shown for a moment."""
        item = PieceItem(Piece("sign", sign.look, sign.box), self._brushes)
        self._items.put_up(item)
        return Shown(item, sign, self._items.take_down)


_ENTERING: Final[Mapping[Entrance, Callable[[PieceItem, Piece, Brushes], Motion]]] = {
    Entrance.FADES: Fade,
    Entrance.DROPS: Drop,
    Entrance.GROWS: Grow,
    Entrance.STAMPS: Stamp,
}
_TURNING: Final[Mapping[Entrance, type[TurnOver]]] = {
    Entrance.TURNS: TurnOver,
    Entrance.TIPS: TipOver,
}


def ends_at(walk: Walk, piece: Piece | None) -> bool:
    """Whether the way of a walk ends where this piece lies."""
    return piece is not None and piece.box == walk.way[-1]


def _may_travel(piece: Piece) -> bool:
    look = piece.look
    return isinstance(look, Drawing) or (isinstance(look, Painted) and look.travels)


def _goes_along(before: Piece, after: Piece) -> bool:
    """Whether words say the same at another place: they go there with the sign beside them."""
    return isinstance(after.look, Words) and before.look == after.look


def numbers_between(before: Piece, after: Piece) -> tuple[int, int] | None:
    """The numbers of two looks, if nothing else differs."""
    old, new = _number(before), _number(after)
    if old is None or new is None or old == new or before.box != after.box:
        return None
    return old, new


def _number(piece: Piece) -> int | None:
    look = piece.look
    text = ""
    if isinstance(look, Words):
        text = look.text if look.counts else ""
    elif isinstance(look, Drawing) and look.label is not None:
        text = look.label.text
    return int(text) if text.isdigit() else None
