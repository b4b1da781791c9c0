"""How the pieces of a table become others: the motions of each animation step, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.animator import Motion
from burgundy_desktop.boardkit.flights import Landings, reaches_card
from burgundy_desktop.boardkit.motions import (
    Aside,
    Count,
    Fade,
    Heard,
    HeardAtOnce,
    Later,
    Pause,
    Swing,
    count_ms,
    one_by_one,
)
from burgundy_desktop.boardkit.piece_items import PieceItems
from burgundy_desktop.boardkit.piece_motions import PieceMotions, ends_at, numbers_between
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Drawing,
    Entrance,
    Flight,
    Piece,
    Throw,
    Walk,
)
from burgundy_desktop.boardkit.sync import changes
from burgundy_desktop.boardkit.throwing import Throwing
from burgundy_desktop.sound.names import Sound

_SEEN_THERE: Final = 0.7
"""The share of its time after which something that flies is as good as landed."""


@attrs.frozen
class Listeners:
    """Who is told of what is seen, at that moment."""

    sounded: Callable[[Sound, int], None]
    """A sound, and the number of its event."""
    counted: Callable[[float], None]
    """How much of the way the numbers beside the table have counted with those on it."""


@attrs.define(eq=False)
class Group:
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


class Choreography:
    """The way of a table from its pieces to new ones. Whatever no step has changed waits, and
    changes at the end.
    """

    def __init__(
        self,
        items: PieceItems,
        before: Mapping[str, Piece],
        after: Mapping[str, Piece],
        listeners: Listeners,
        *,
        reduced: bool,
        aside: int = 0,
    ) -> None:
        """With `reduced` motion nothing travels. `aside` is how far a number beside the table
        counts; all numbers count together.
        """
        found = changes(before, after)
        ways = (_way(before[piece.key], piece) for piece in found.changed)
        self._counts_aside, self._count_ms = bool(aside), count_ms(max(aside, *ways, 0))
        self._lying = items.lying
        self._motions = PieceMotions(items, reduced=reduced, count_ms=self._count_ms)
        self._after, self._listeners, self._reduced = after, listeners, reduced
        self._waiting = {piece.key for piece in (*found.new, *found.changed)} | set(found.gone)

    def groups(self, steps: Sequence[AnimationStep], share: float) -> list[list[Motion]]:
        """The motions that run together, group after group. They take this `share` of their time,
        but not ceremonies and throws.
        """
        made = [self.group(step, steps[index + 1 :]) for index, step in enumerate(steps)]
        groups = [group for group in made if group.motions] or [Group([])]
        rest = self._rest(groups[-1])
        if steps and steps[-1].is_arrival:
            self._arrive(rest)
        if self._counts_aside and not self._reduced:
            self._count_aside(groups)
        for group in groups:
            if not group.keeps_time:
                _quicken(group.motions, share)
        _quicken(rest, share)
        groups[-1].motions += rest
        return [group.motions for group in groups]

    def group(self, step: AnimationStep, later: Sequence[AnimationStep] = ()) -> Group:
        """The motions of a step with these after it; the pieces it changes no longer wait."""
        after = self._until(later)
        walks = [] if self._reduced else [one for one in step.walks if one.key in self._lying]
        throws = [throw for throw in step.throws if throw.key in after]
        keys = self._taken(step, throws, walks, later)
        motions: list[Motion] = [self._motions.throw(throw, after[throw.key]) for throw in throws]
        flights = self._flights(step)
        flying = one_by_one(map(self._motions.fly, flights), step.apart)
        landings = Landings(
            [(one.end, fly.milliseconds) for one, fly in zip(flights, flying, strict=True)]
        )
        changing = self._changing(step, keys, after, landings)
        motions += changing if flights else one_by_one(changing, step.apart)
        motions += [self._motions.walk(walk, after.get(walk.key)) for walk in walks]
        motions += flying
        motions += self._beside(step, after)
        motions += self._heard_beside(step, motions, flying)
        return Group(
            _after_landing(motions, landings.first),
            landings.first,
            any(isinstance(motion, Count) for motion in changing),
            reaches_card(step),
            step.is_ceremony or bool(throws),
        )

    # What a step changes

    def _until(self, later: Sequence[AnimationStep]) -> Mapping[str, Piece]:
        """The pieces as they are before later steps: what leans over then stands upright."""
        leaning = {key for step in later for key in step.leans} & self._after.keys()
        upright = {key: _upright(self._after[key]) for key in leaning}
        return {**self._after, **upright} if upright else self._after

    def _taken(
        self,
        step: AnimationStep,
        throws: Iterable[Throw],
        walks: Iterable[Walk],
        later: Sequence[AnimationStep],
    ) -> list[str]:
        """The pieces that take new looks now. A die that is thrown later must not show its new face
        yet, and what walks to its place arrives there.
        """
        thrown_later = {throw.key for one in later for throw in one.throws}
        arriving = {walk.key for walk in walks if ends_at(walk, self._after.get(walk.key))}
        waiting = self._waiting - thrown_later - arriving
        named = dict.fromkeys(step.keys)  # one that is named twice changes once
        changed = [key for key in named if key in waiting]
        self._waiting -= {*(throw.key for throw in throws), *changed, *arriving}
        return changed

    def _flights(self, step: AnimationStep) -> tuple[Flight, ...]:
        return () if self._reduced else step.flights

    def _changing(
        self,
        step: AnimationStep,
        keys: Iterable[str],
        after: Mapping[str, Piece],
        landings: Landings,
    ) -> list[Motion]:
        """These pieces change; those from which something flies away leave with it."""
        leaving = {flight.start.centre: flight.delay for flight in self._flights(step)}
        flown = [key for key in keys if key not in after and self._centre(key) in leaving]
        changed = [key for key in keys if key not in flown]
        motions = self._changes(changed, after, landings, step)
        motions += [self._motions.leave(key, leaving[self._centre(key)]) for key in flown]
        if step.is_arrival:
            self._arrive(motions)
        return motions

    def _beside(self, step: AnimationStep, after: Mapping[str, Piece]) -> list[Motion]:
        """What swings, is shown for a while, or leans over."""
        motions: list[Motion] = []
        if not self._reduced:
            motions += [Swing(self._lying[key]) for key in step.swung if key in self._lying]
            motions += one_by_one(map(self._motions.show, step.signs), step.apart)
        return motions + [
            self._motions.lean(after[key]) for key in step.leans if key in self._lying
        ]

    def _rest(self, last: Group) -> list[Motion]:
        """The changes of pieces that are in no animation step."""
        landings = Landings.at(last.landing)
        rest = self._changes(sorted(self._waiting), self._after, landings, AnimationStep())
        last.counts |= any(isinstance(motion, Count) for motion in rest)
        return _after_landing(rest, last.landing)

    # What is heard of a step

    def _heard_beside(
        self, step: AnimationStep, beside: Sequence[Motion], flying: Sequence[Motion]
    ) -> list[Motion]:
        """What is heard beside these motions, or of those that fly; a moment if there are
        none to be seen.
        """
        motions: list[Motion] = []
        if self._reduced and not beside and self._has_motion(step):
            motions.append(Pause())
        seen = [*beside, *motions]
        if seen or step.is_only_heard or (self._reduced and step.flights):
            motions += self._heard(step, flying or seen)
        return motions

    def _has_motion(self, step: AnimationStep) -> bool:
        """Whether something would be seen of it, were motion not reduced."""
        moved = (*(walk.key for walk in step.walks), *step.swung)
        is_there = any(key in self._lying for key in moved)
        return is_there or bool(step.flights or step.signs)

    def _heard(self, step: AnimationStep, beside: Sequence[Motion]) -> list[Motion]:
        def tell(sound: Sound) -> None:
            self._listeners.sounded(sound, step.number)

        if step.apart and step.enters is Entrance.FADES:
            later = [motion.delay for motion in beside if isinstance(motion, Later)]
            return [
                Later(HeardAtOnce(sound, tell), delay)
                for delay in (0.0, *later)
                for sound in step.sounds
            ]
        landings = [motion.landing for motion in beside if isinstance(motion, Throwing)]
        landing = min(landings, default=None)
        return [Heard(sound, tell, beside, landing) for sound in step.sounds]

    def _count_aside(self, groups: Sequence[Group]) -> None:
        """The numbers on the players' cards count once: with the last ones on the table, or after
        the last flights, while the next group is shown.
        """
        counting = [group for group in groups if group.counts or group.reaches_card]
        if not counting:
            return
        last, aside = counting[-1], Aside(self._listeners.counted, self._count_ms)
        if last.counts or last is groups[-1]:
            last.motions += _after_landing([aside], last.landing)
        else:
            groups[groups.index(last) + 1].motions.append(aside)

    # The motion of one piece

    def _changes(
        self,
        keys: Iterable[str],
        after: Mapping[str, Piece],
        landings: Landings,
        step: AnimationStep,
    ) -> list[Motion]:
        """The changes of these pieces; those that are new lie there when what flew has landed, and
        those that gain change then.
        """
        return [self._landed(key, after, landings, step) for key in keys]

    def _landed(
        self, key: str, after: Mapping[str, Piece], landings: Landings, step: AnimationStep
    ) -> Motion:
        """The change of a piece, at the time when what flies to it lands."""
        before, piece = self._lying.get(key), after.get(key)
        motion = self._motions.change(key, piece, step)
        comes = piece is not None and (before is None or _gains(before.piece, piece))
        if piece is None or not (comes and landings.first and isinstance(motion, Fade)):
            return motion
        if before is None:
            _quicken((motion,), 0.0)
        return Later(motion, landings.on(piece.box))

    def _arrive(self, motions: Iterable[Motion]) -> None:
        """What was seen flying need not appear."""
        if not self._reduced:
            _quicken((motion for motion in motions if isinstance(motion, Fade)), 0.0)

    def _centre(self, key: str) -> tuple[float, float]:
        return self._lying[key].piece.box.centre


def _gains(before: Piece, after: Piece) -> bool:
    """Whether there is more of the same: its badge tells so, or it was pale."""
    old, new = before.look, after.look
    if not isinstance(old, Drawing) or not isinstance(new, Drawing) or old.sprite != new.sprite:
        return False
    return new.badge > old.badge or after.opacity > before.opacity


def _way(before: Piece, after: Piece) -> int:
    """How far a number counts on this piece."""
    first, last = numbers_between(before, after) or (0, 0)
    return abs(last - first)


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
