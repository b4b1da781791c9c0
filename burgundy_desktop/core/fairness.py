"""Proof that chance was fixed before the first move: a commitment (the promise) at the start; seed
and salt are published afterwards.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.match import AnyMatch, AnyStep, Match
from burgundy_desktop.core.options import Options

THINGS: Final = ("dice", "tiles", "buildings", "cards")
"""What chance brings, in the order of the report."""


def sealed_text(game: str, rules: int, options: Options, seed: int, salt: str) -> str:
    """The text that is hashed: `printf %s '...' | sha256sum` gives the promise. Without the 128-bit
    salt, the seed could be found by trying all seeds.
    """
    chosen = ",".join(f"{name}={value}" for name, value in sorted(options.chosen.items()))
    return f"burgundy deal 1|{game}|{rules}|{options.seats}|{chosen}|{seed}|{salt}"


def promise(text: str) -> str:
    """The promise of a `sealed_text`: its SHA-256, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def promise_of(match: AnyMatch, salt: str) -> str:
    """The promise of a match; empty if there is none. A deal without a salt was not secret, and a
    match that began with a position has an unknown past.
    """
    return promise(text_of(match, salt)) if salt and match.from_setup else ""


def text_of(match: AnyMatch, salt: str) -> str:
    """The `sealed_text` of a match."""
    info = match.game.info
    return sealed_text(info.id, info.rules_version, match.options, match.seed, salt)


@attrs.frozen
class Verdict:
    """The result of replaying a match from its seed."""

    differs_at: int | None = None
    """The first ply that differs, 0 for the setup; None if nothing differs."""
    shown: Mapping[str, int] = attrs.field(factory=dict)
    """How many of each of `THINGS` were compared and were equal."""


def verified(match: AnyMatch, *, stopped: Callable[[], bool] = lambda: False) -> Verdict:
    """Replay everything up to the cursor and compare each state and all shown events. A match that
    began with a position is compared from there on. `match` is not changed, so another thread may
    call this. `stopped` ends it early, with the result so far.
    """
    steps = tuple(match.steps[: match.cursor + 1])
    shown: Counter[str] = Counter()
    afresh: AnyMatch | None = None
    for ply, step in enumerate(steps):
        if stopped():
            break
        afresh = _beginning(match, steps[0]) if afresh is None else _played(afresh, step)
        if afresh is None or not _same(afresh.steps[ply], step):
            return Verdict(ply, shown)
        shown.update(match.game.shown(step.state, step.events))
    return Verdict(None, shown)


def shown_in(match: AnyMatch) -> Mapping[str, int]:
    """How many of each of `THINGS` came up to the cursor."""
    shown: Counter[str] = Counter()
    for step in match.steps[: match.cursor + 1]:
        shown.update(match.game.shown(step.state, step.events))
    return shown


FACES: Final = 6
"""Of a die."""


@attrs.frozen
class Came:
    """What chance brought in a game, or in several."""

    faces: tuple[int, ...] = (0,) * FACES
    """How often a die showed 1, 2 and so on; nothing for games without dice."""
    shown: Mapping[str, int] = attrs.field(factory=dict)
    """How many of each of `THINGS` came."""
    games: int = 0

    @property
    def dice(self) -> int:
        return sum(self.faces)


def together(games: Sequence[Came]) -> Came:
    """What chance brought in all of them."""
    shown: Counter[str] = Counter()
    for came in games:
        shown.update(came.shown)
    faces = tuple(map(sum, zip(*(came.faces for came in games), strict=True)))
    return Came(faces or (0,) * FACES, shown, sum(came.games for came in games))


def came_in(match: AnyMatch) -> Came:
    """What chance brought up to the cursor."""
    faces = Counter[int]()
    for step in match.steps[: match.cursor + 1]:
        faces.update(match.game.rolled(step.events))
    return Came(tuple(faces[face] for face in range(1, FACES + 1)), shown_in(match), 1)


def band(dice: int) -> tuple[float, float]:
    """Between which counts each number of fair dice lies nearly always: two standard deviations
    around a sixth.
    """
    middle, aside = dice / FACES, 2 * math.sqrt(dice * (FACES - 1)) / FACES
    return max(0.0, middle - aside), middle + aside


def _beginning(match: AnyMatch, first: AnyStep) -> AnyMatch:
    if match.from_setup:
        return Match(match.game, match.options, match.seed)
    return Match.from_position(match.game, match.options, match.seed, first.state)


def _played(match: AnyMatch, step: AnyStep) -> AnyMatch | None:
    try:
        match.play(step.move)
    except IllegalMove:
        return None
    return match


def _same(one: AnyStep, other: AnyStep) -> bool:
    return bool(one.state == other.state) and _revealed(one) == _revealed(other)


def _revealed(step: AnyStep) -> Sequence[object]:
    return [event for event in step.events if event.reveals]
