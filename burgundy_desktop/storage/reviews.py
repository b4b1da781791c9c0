"""What was found out about the decisions of a game, beside its save: `reviews/<id>.json`.

A verdict counts if the position before its move is still the same: a game with another end keeps
the rest. Verdicts of other rules or tables, or of an earlier way to judge, are found again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import Decision
from burgundy_desktop.storage.atomic import read_bytes, write_atomically
from burgundy_desktop.storage.structuring import structure, unstructure

FORMAT: Final = 1
JUDGEMENT: Final = 1
"""Counts the ways to judge: one more whenever evaluation, search or duel change."""
_LARGEST: Final = 1 << 22


@attrs.frozen
class Finding:
    """A decision as it was judged, whether it was looked at again, and the position before it."""

    decision: Decision
    is_again: bool
    digest: str


@attrs.frozen
class _Content:
    format: int
    judgement: int
    rules_version: int
    tables: Mapping[str, str]
    """The own tables in force, each with its fingerprint."""
    findings: tuple[Finding, ...]


class ReviewStore:
    """The reviews of all games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, identity: str, match: AnyMatch) -> dict[Ply, Finding]:
        """What is known about this game; nothing if there is no file or it cannot be used."""
        try:
            data: Any = json.loads(read_bytes(self._path(identity), _LARGEST))
            content = structure(data, _Content)
        except (BadSave, ValueError, RecursionError):
            return {}
        if attrs.evolve(content, findings=()) != _content(match, ()):
            return {}
        return {one.decision.ply: one for one in content.findings if _holds(one, match)}

    def write(self, identity: str, match: AnyMatch, found: Mapping[Ply, Finding]) -> None:
        """Replace what is known about this game. Raises NotSaved."""
        content = _content(match, tuple(found[ply] for ply in sorted(found)))
        data = json.dumps(unstructure(content), separators=(",", ":")).encode("ascii")
        self._folder.mkdir(parents=True, exist_ok=True)
        write_atomically(self._path(identity), data)

    def _path(self, identity: str) -> Path:
        return self._folder / f"{identity}.json"


def _content(match: AnyMatch, findings: tuple[Finding, ...]) -> _Content:
    info = match.game.info
    return _Content(FORMAT, JUDGEMENT, info.rules_version, dict(info.own_tables), findings)


def finding(match: AnyMatch, decision: Decision, *, is_again: bool) -> Finding:
    """A finding about the move that led to a ply of this match."""
    return Finding(decision, is_again, digest(match.steps[decision.ply - 1].state))


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
