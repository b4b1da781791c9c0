"""What was found out about a game, beside its save: `reviews/<id>.json`.

A verdict counts if the position before its move is still the same, luck if the position after it
is: a game with another end keeps the rest. What was found with other rules or tables, or an earlier
way to judge, is found again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Any, Final

import attrs

from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.luck import Luck, reveals
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import Decision
from burgundy_desktop.storage.atomic import not_saved, read_bytes, write_atomically
from burgundy_desktop.storage.folders import review_name
from burgundy_desktop.storage.structuring import structure, to_json

FORMAT: Final = 2
JUDGEMENT: Final = 1
"""Counts the ways to judge: one more whenever evaluation, search, duel or walks change."""
_LARGEST: Final = 1 << 22


@attrs.frozen
class Finding:
    """A decision as it was judged, whether it was looked at again, and the position before it."""

    decision: Decision
    is_again: bool
    digest: str


@attrs.frozen
class Weighed:
    """The luck of a ply as it was measured, and the position after it."""

    luck: Luck
    digest: str


@attrs.frozen
class Found:
    """Everything that is known about a game, by ply."""

    decisions: dict[Ply, Finding] = attrs.field(factory=dict)
    luck: dict[Ply, Weighed] = attrs.field(factory=dict)

    def __bool__(self) -> bool:
        return bool(self.decisions or self.luck)


@attrs.frozen
class _Content:
    format: int
    judgement: int
    rules_version: int
    tables: Mapping[str, str]
    """The own tables in force, each with its fingerprint."""
    findings: tuple[Finding, ...]
    luck: tuple[Weighed, ...]


class ReviewStore:
    """The reviews of all games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, identity: str, match: AnyMatch) -> Found:
        """What is known about this game; nothing if there is no file or it cannot be used."""
        try:
            data: Any = json.loads(read_bytes(self._path(identity), _LARGEST))
            content = structure(_in_this_format(data), _Content)
        except (BadSave, ValueError, RecursionError):
            return Found()
        if attrs.evolve(content, findings=(), luck=()) != _content(match, Found()):
            return Found()
        findings = {one.decision.ply: one for one in content.findings}
        return still_true(Found(findings, {one.luck.ply: one for one in content.luck}), match)

    def write(self, identity: str, match: AnyMatch, found: Found) -> None:
        """Replace what is known about this game. Raises NotSaved."""
        data = to_json(_content(match, found)).encode("ascii")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise not_saved(error) from error
        write_atomically(self._path(identity), data)

    def _path(self, identity: str) -> Path:
        return self._folder / review_name(identity)


def still_true(found: Found, match: AnyMatch) -> Found:
    """What of it is about the moves of this match: a new ending keeps the rest."""
    return Found(
        {ply: one for ply, one in found.decisions.items() if _holds(one, match)},
        {ply: one for ply, one in found.luck.items() if _still_came(one, match)},
    )


def _in_this_format(data: Any) -> Any:
    """Format 1 knew no luck."""
    if isinstance(data, dict) and data.get("format") == 1:
        return data | {"format": FORMAT, "luck": []}
    return data


def _content(match: AnyMatch, found: Found) -> _Content:
    info = match.game.info
    return _Content(
        FORMAT,
        JUDGEMENT,
        info.rules_version,
        dict(info.own_tables),
        tuple(found.decisions[ply] for ply in sorted(found.decisions)),
        tuple(found.luck[ply] for ply in sorted(found.luck)),
    )


def finding(match: AnyMatch, decision: Decision, *, is_again: bool) -> Finding:
    """A finding about the move that led to a ply of this match."""
    return Finding(decision, is_again, digest(match.steps[decision.ply - 1].state))


def weighed(match: AnyMatch, luck: Luck) -> Weighed:
    """The luck of a ply of this match."""
    return Weighed(luck, digest(match.steps[luck.ply].state))


def _holds(one: Finding, match: AnyMatch) -> bool:
    ply, decision = one.decision.ply, one.decision
    if not 0 < ply <= match.length or match.steps[ply].seat != decision.seat:
        return False
    before = match.steps[ply - 1].state
    legal = match.game.legal_moves(before)
    numbers = (decision.played, decision.best)
    if digest(before) != one.digest or not all(0 <= number < len(legal) for number in numbers):
        return False
    return bool(legal[decision.played] == match.steps[ply].move)


def _still_came(one: Weighed, match: AnyMatch) -> bool:
    luck = one.luck
    if not 0 <= luck.ply <= match.length or not reveals(match, luck.ply):
        return False
    sides = len(match.score.standings)
    return (
        len(luck.points) == len(luck.errors) == sides
        and all(isfinite(number) for number in (*luck.points, *luck.errors))
        and digest(match.steps[luck.ply].state) == one.digest
    )
