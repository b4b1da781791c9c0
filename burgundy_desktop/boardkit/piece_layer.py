"""The pieces of a table as items: updated at once, or step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.animator import Animator, Motion, Pace
from burgundy_desktop.boardkit.appearing import (
    Drop,
    Grow,
    Lean,
    Said,
    Shown,
    Sink,
    Stamp,
    TipOver,
    TurnOver,
)
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.flights import Fly, drawn_for, reaches_card
from burgundy_desktop.boardkit.highlight import HighlightItem
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.motions import (
    Aside,
    Count,
    Fade,
    Heard,
    HeardAtOnce,
    Later,
    Pause,
    Swing,
    Travel,
    Walking,
    one_by_one,
)
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Drawing,
    Entrance,
    Flight,
    Highlight,
    OnCard,
    Painted,
    Piece,
    Sign,
    Throw,
    Walk,
    Words,
)
from burgundy_desktop.boardkit.sky import Sky
from burgundy_desktop.boardkit.sync import changes
from burgundy_desktop.boardkit.throwing import Throwing
from burgundy_desktop.sound.names import Sound

_SEEN_THERE: Final = 0.7
"""The share of its time after which something that flies is as good as landed."""


@attrs.define(eq=False)
class _Group:
    """The motions of an animation step, which run together."""

    motions: list[Motion]
    landing: float = 0.0
    """When the first of its flights lands, in ms; what counts begins then."""
    counts: bool = False
    """Whether a number on the table counts."""
    reaches_card: bool = False
    """Whether something flies from or to a player's card."""
    keeps_time: bool = False
    """Whether it takes its time after one's own move too."""


class PieceLayer(QObject):
    """Owns the items of the pieces and of flying things."""

    finished = Signal()
    sounded = Signal(object, int)
    """Emitted with a Sound and the number of its event when it is to be played."""
    said = Signal(str)
    """Emitted with words that are to be read aloud."""
    counted = Signal(float)
    """How much of the way the numbers beside the table have counted with those on it."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        super().__init__(scene)
        self._scene = scene
        self._brushes = brushes
        self._items: dict[str, PieceItem] = {}
        self._shown: dict[str, Piece] = {}
        self._ahead: dict[str, PieceItem] = {}
        """Items that were made ahead, by their keys; not on the table."""
        self.sky = Sky(scene, self)
        self._signs: list[PieceItem] = []
        self._highlights: list[HighlightItem] = []
        self.reduced = False
        """Whether reduced motion is on: nothing travels."""
        self.animator = Animator(self)
        self.animator.finished.connect(self._ended)

    @property
    def shown(self) -> Mapping[str, Piece]:
        """The pieces on the table, or those that the animation leads to."""
        return self._shown

    def item(self, key: str) -> PieceItem | None:
        """The item of a piece."""
        return self._items.get(key)

    def show(self, after: dict[str, Piece], *, anew: bool = False) -> None:
        """Show pieces at once; with `anew` even unchanged pieces are redrawn."""
        for key in [key for key in self._items if key not in after]:
            self._take_off(self._items.pop(key))
        for key, piece in after.items():
            item = self._items.get(key)
            if item is None:
                self._put_on(piece)
            elif anew or (item.piece is not piece and item.piece != piece):
                item.wear(piece, self._brushes, anew=anew)
                item.come_to_rest()
            else:
                item.piece = piece  # an equal one is the same one the next time
        self._shown = after
        self._ahead.clear()

    def make_ahead(self, pieces: Iterable[Piece]) -> None:
        """Make what is needed to show these pieces next: new items, and other sizes of drawings."""
        for piece in pieces:
            if piece.key not in self._items:
                self._ahead[piece.key] = PieceItem(piece, self._brushes)
            elif isinstance(piece.look, Drawing):
                self._brushes.pixmap(piece.look, piece.box.width)

    def renew(self, after: dict[str, Piece]) -> None:
        """Show these pieces, unless they are there."""
        if after == self._shown:
            self._shown = after  # as above
        else:
            self.show(after)

    def play(
        self,
        animation_steps: Iterable[AnimationStep],
        after: dict[str, Piece],
        share: float = 1.0,
        *,
        counts_aside: bool = True,
    ) -> None:
        """Go to new pieces step by step; those in no animation step change at the end. Motions take
        this `share` of their time, but not ceremonies and throws. `counts_aside` is whether a
        number beside the table counts.
        """
        if self.animator.pace is Pace.INSTANT:
            self.show(after)
            return
        before, self._shown = self._shown, after
        found = changes(before, after)
        waiting = {piece.key for piece in (*found.new, *found.changed)} | set(found.gone)
        played = tuple(animation_steps)
        groups = []
        for index, animation_step in enumerate(played):
            # A die that is thrown later must not show its new face yet.
            thrown_later = {one.key for later in played[index + 1 :] for one in later.throws}
            lean_later = {key for later in played[index + 1 :] for key in later.leans}
            upright = {**after, **{key: _upright(after[key]) for key in lean_later & after.keys()}}
            groups.append(self._animation_step(animation_step, upright, waiting, thrown_later))
        groups = [group for group in groups if group.motions] or [_Group([])]
        rest = self._rest(sorted(waiting), after, groups[-1])
        if played and played[-1].is_arrival:
            self._arrive(rest)
        if counts_aside and not self.reduced:
            self._count_aside(groups)
        for group in groups:
            if not group.keeps_time:
                _quicken(group.motions, share)
        _quicken(rest, share)
        groups[-1].motions += rest
        self.animator.play(group.motions for group in groups)

    def _rest(self, keys: Iterable[str], after: Mapping[str, Piece], last: _Group) -> list[Motion]:
        """The changes of pieces that are in no animation step."""
        rest = self._changes(keys, after, last.landing)
        last.counts |= any(isinstance(motion, Count) for motion in rest)
        return _after_landing(rest, last.landing)

    def _count_aside(self, groups: Sequence[_Group]) -> None:
        """The numbers on the players' cards count once: with the last ones on the table, or after
        the last flights, while the next group is shown.
        """
        counting = [group for group in groups if group.counts or group.reaches_card]
        if not counting:
            return
        last, aside = counting[-1], Aside(self.counted.emit)
        if last.counts or last is groups[-1]:
            last.motions += _after_landing([aside], last.landing)
        else:
            groups[groups.index(last) + 1].motions.append(aside)

    def highlight(self, highlights: Iterable[Highlight]) -> None:
        """Show exactly these highlights."""
        for item in self._highlights:
            self._scene.removeItem(item)
        self._highlights = [HighlightItem(highlight, self._brushes) for highlight in highlights]
        for item in self._highlights:
            self._scene.addItem(item)

    def _animation_step(
        self,
        animation_step: AnimationStep,
        after: Mapping[str, Piece],
        waiting: set[str],
        keep: set[str],
    ) -> _Group:
        """The motions of an animation step; the pieces it changes are removed from `waiting`,
        except `keep`.
        """
        walks = [] if self.reduced else [w for w in animation_step.walks if w.key in self._items]
        arrived = {w.key for w in walks if w.key in after and after[w.key].box == w.way[-1]}
        throws = [throw for throw in animation_step.throws if throw.key in after]
        changed = [key for key in animation_step.keys if key in waiting and key not in keep]
        changed = [key for key in changed if key not in arrived]
        waiting -= {*(throw.key for throw in throws), *changed, *arrived}
        motions: list[Motion] = [self._throw(throw, after[throw.key]) for throw in throws]
        flights = () if self.reduced else animation_step.flights
        leaving = {flight.start.centre: flight.delay for flight in flights}
        flying = one_by_one(map(self._fly, flights), animation_step.apart)
        landing = min((motion.milliseconds for motion in flying), default=0.0)
        flown = [key for key in changed if key not in after and self._centre(key) in leaving]
        changed = [key for key in changed if key not in flown]
        changing = self._changes(
            changed, after, landing, animation_step.enters, animation_step.back
        )
        changing += [self._leave(key, leaving[self._centre(key)]) for key in flown]
        if animation_step.is_arrival:
            self._arrive(changing)
        motions += one_by_one(changing, animation_step.apart)
        motions += [self._walk(walk, after.get(walk.key)) for walk in walks]
        motions += flying
        if not self.reduced:
            motions += [
                Swing(self._items[key]) for key in animation_step.swung if key in self._items
            ]
            shown = [self._show(sign) for sign in animation_step.signs]
            motions += one_by_one(shown, animation_step.apart)
        motions += [self._lean(after[key]) for key in animation_step.leans if key in self._items]
        if self.reduced and not motions and self._has_motion(animation_step):
            motions.append(Pause())
        if animation_step.said:
            motions.append(Said(animation_step.said, self.said.emit))
        if motions or animation_step.is_only_heard or (self.reduced and animation_step.flights):
            motions += self._heard(animation_step, motions)
        keeps_time = animation_step.is_ceremony or bool(throws)
        counts = any(isinstance(motion, Count) for motion in changing)
        return _Group(
            _after_landing(motions, landing),
            landing,
            counts,
            reaches_card(animation_step),
            keeps_time,
        )

    def _changes(
        self,
        keys: Iterable[str],
        after: Mapping[str, Piece],
        landing: float,
        enters: Entrance = Entrance.FADES,
        back: Drawing | None = None,
    ) -> list[Motion]:
        """The changes of these pieces; those that are new lie there when what flew has landed."""
        found = []
        for key in keys:
            is_new = key not in self._items
            motion = self._change(key, after, enters, back)
            if is_new and landing and isinstance(motion, Fade):
                _quicken((motion,), 0.0)
                motion = Later(motion, landing)
            found.append(motion)
        return found

    def _centre(self, key: str) -> tuple[float, float]:
        return self._items[key].piece.box.centre

    def _leave(self, key: str, delay: float) -> Motion:
        """What flies away is not seen where it was any more."""
        gone = Fade(self._items[key], None, self._brushes)
        _quicken((gone,), 0.0)
        return Later(gone, delay) if delay else gone

    def _has_motion(self, animation_step: AnimationStep) -> bool:
        """Whether something would be seen of it, were motion not reduced."""
        moved = (*(walk.key for walk in animation_step.walks), *animation_step.swung)
        is_there = any(key in self._items for key in moved)
        return is_there or bool(animation_step.flights or animation_step.signs)

    def _arrive(self, motions: Iterable[Motion]) -> None:
        """What was seen flying need not appear."""
        if not self.reduced:
            _quicken((motion for motion in motions if isinstance(motion, Fade)), 0.0)

    def _heard(self, animation_step: AnimationStep, beside: Sequence[Motion]) -> list[Motion]:
        def tell(sound: Sound) -> None:
            self.sounded.emit(sound, animation_step.number)

        if animation_step.apart and animation_step.enters is Entrance.FADES:
            later = [motion.delay for motion in beside if isinstance(motion, Later)]
            return [
                Later(HeardAtOnce(sound, tell), delay)
                for delay in (0.0, *later)
                for sound in animation_step.sounds
            ]
        landings = [motion.landing for motion in beside if isinstance(motion, Throwing)]
        landing = min(landings, default=None)
        return [Heard(sound, tell, beside, landing) for sound in animation_step.sounds]

    def _change(
        self,
        key: str,
        after: Mapping[str, Piece],
        enters: Entrance = Entrance.FADES,
        back: Drawing | None = None,
    ) -> Motion:
        piece, item = after.get(key), self._items.get(key)
        how = Entrance.FADES if self.reduced else enters
        if item is None:
            assert piece is not None
            item = self._put_on(piece)
            item.setOpacity(0.0)
            if how.turns:
                return _TURNING[how](item, piece, self._brushes, back)
            return _ENTERING[how](item, piece, self._brushes)
        if piece is None:
            sinks = how is Entrance.DROPS
            return Sink(item) if sinks else Fade(item, None, self._brushes)
        if how.turns:
            return _TURNING[how](item, piece, self._brushes)
        numbers = numbers_between(item.piece, piece)
        if numbers is not None and not self.reduced:
            return Count(item, piece, numbers, self._brushes)
        look = piece.look
        may_travel = isinstance(look, Drawing) or (isinstance(look, Painted) and look.travels)
        travels = may_travel and item.piece.box != piece.box
        if travels and not self.reduced:
            return Travel(item, piece, self._brushes)
        return Fade(item, piece, self._brushes)

    def _lean(self, after: Piece) -> Motion:
        leaning = Fade if self.reduced else Lean
        return leaning(self._items[after.key], after, self._brushes)

    def _throw(self, throw: Throw, piece: Piece) -> Motion:
        item = self._items.get(throw.key)
        if item is None:
            item = self._put_on(piece)
            item.setOpacity(0.0)
        if self.reduced:
            return Fade(item, piece, self._brushes)
        return Throwing(item, piece, throw, self._brushes, self.sky)

    def _walk(self, walk: Walk, after: Piece | None) -> Motion:
        is_there = after is not None and after.box == walk.way[-1]
        item = self._items[walk.key]
        return Walking(item, walk, after if is_there else None, self._brushes)

    def _fly(self, flight: Flight) -> Motion:
        item = PieceItem(Piece("flight", flight.look, drawn_for(flight)), self._brushes)
        stays = flight.start == flight.end and not isinstance(flight.start, OnCard)
        (self._put_up if stays else self.sky.rise)(item)
        landed = self._take_down if stays else self.sky.land
        fly = Fly(item, flight, self._brushes.scale, self.sky.moved.emit, landed)
        return Later(fly, flight.delay) if flight.delay else fly

    def _show(self, sign: Sign) -> Motion:
        item = PieceItem(Piece("sign", sign.look, sign.box), self._brushes)
        self._put_up(item)
        return Shown(item, sign, self._take_down)

    def _put_up(self, sign: PieceItem) -> None:
        self._scene.addItem(sign)
        self._signs.append(sign)

    def _take_down(self, sign: PieceItem) -> None:
        self._signs.remove(sign)
        self._take_off(sign)

    def _put_on(self, piece: Piece) -> PieceItem:
        item = self._ahead.pop(piece.key, None)
        if item is None or item.piece != piece:
            item = PieceItem(piece, self._brushes)
        self._scene.addItem(item)
        self._items[piece.key] = item
        return item

    def _take_off(self, item: PieceItem) -> None:
        self._scene.removeItem(item)

    def _ended(self) -> None:
        self.sky.clear()
        for sign in tuple(self._signs):
            self._take_down(sign)
        self.show(self._shown)
        self.finished.emit()


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


def _upright(piece: Piece) -> Piece:
    return attrs.evolve(piece, turn=0.0)


def _after_landing(motions: Iterable[Motion], landing: float) -> list[Motion]:
    """These motions; what counts begins when the first flight beside it is seen there."""
    return [
        Later(motion, _SEEN_THERE * landing)
        if landing and isinstance(motion, Count | Aside)
        else motion
        for motion in motions
    ]


def _quicken(motions: Iterable[Motion], share: float) -> None:
    for motion in motions:
        motion.milliseconds *= share


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
