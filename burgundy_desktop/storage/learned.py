"""What was learned: lessons that are done, lessons that were left, tips that were seen."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

import attrs

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.atomic import (
    is_there,
    keep_broken,
    read_bytes,
    read_to_change,
    write_atomically,
)
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.structuring import structure, unstructure

_LARGEST: Final = 1 << 20

Days: TypeAlias = Mapping[str, datetime]
"""By the id of a lesson: when it was last done."""


@attrs.frozen
class UnderWay:
    """A lesson that was left: the fields of `lessons.course.Progress`."""

    lesson: str
    moves: tuple[tuple[Any, ...], ...] = ()
    began: tuple[int, ...] = (0,)


@attrs.frozen
class Learned:
    """Everything by the id of the game."""

    done: Mapping[str, Days] = attrs.field(factory=dict)
    under_way: Mapping[str, UnderWay] = attrs.field(factory=dict)
    tips: Mapping[str, frozenset[str]] = attrs.field(factory=dict)
    """The ids of the coach's tips that were seen."""

    def done_in(self, game: str) -> frozenset[str]:
        """The lessons of a game that are done."""
        return frozenset(self.done.get(game, {}))

    def seen_in(self, game: str) -> frozenset[str]:
        """The tips of a game that were seen."""
        return self.tips.get(game, frozenset())


_Change: TypeAlias = Callable[[Learned], Learned]


class LearnedStore:
    """The file of what was learned. Two programs may write it: what either did counts for both.

    Every change is written at once. It raises NotSaved if that fails; the change holds in this
    program all the same, and the next one writes it too.
    """

    def __init__(self, path: Path) -> None:
        """A broken file is copied to `.broken` beside it and begun anew; never raises."""
        self.path = path
        self.learned = self._written = _read(path)
        self._unwritten: list[_Change] = []

    def lesson_done(self, game: str, lesson: str, when: datetime) -> None:
        """This lesson was played to its end; `when` has a time zone."""

        def change(known: Learned) -> Learned:
            days = {**known.done.get(game, {}), lesson: when}
            left = {name: one for name, one in known.under_way.items() if name != game}
            return attrs.evolve(known, done={**known.done, game: days}, under_way=left)

        self._change(change)

    def lesson_left(self, game: str, under_way: UnderWay) -> None:
        """This lesson goes on here next time; there is one for each game."""
        self._change(lambda k: attrs.evolve(k, under_way={**k.under_way, game: under_way}))

    def tip_seen(self, game: str, tip: str) -> None:
        """This tip is not shown again."""
        self._change(lambda k: attrs.evolve(k, tips={**k.tips, game: k.seen_in(game) | {tip}}))

    def forget_tips(self) -> None:
        """All tips may be shown again."""
        self._change(lambda known: attrs.evolve(known, tips={}))

    def forget(self) -> None:
        """The file was deleted on purpose: nothing of it is written again."""
        self.learned = self._written = _read(self.path)
        self._unwritten.clear()

    def _change(self, change: _Change) -> None:
        """Apply what was not written yet to what both programs know. A file that is gone was
        deleted on purpose, here or there.
        """
        self.learned = change(self.learned)
        self._unwritten.append(change)
        with alone_in(self.path.parent):
            on_disk = _parsed(self.path, read_to_change(self.path, _LARGEST))
            known = _united(self._written, on_disk) if is_there(self.path) else on_disk
            for waiting in self._unwritten:
                known = waiting(known)
            text = json.dumps(unstructure(known), indent=2, sort_keys=True, default=sorted)
            write_atomically(self.path, text.encode("ascii") + b"\n")
        self.learned = self._written = known
        self._unwritten.clear()


def _united(ours: Learned, on_disk: Learned) -> Learned:
    """What either knows; a lesson goes on where it was left last, which is what the disk has."""
    games = ours.done.keys() | on_disk.done.keys()
    done = {game: _latest(ours.done.get(game, {}), on_disk.done.get(game, {})) for game in games}
    tips = {
        game: ours.seen_in(game) | on_disk.seen_in(game)
        for game in ours.tips.keys() | on_disk.tips.keys()
    }
    return Learned(done, on_disk.under_way, tips)


def _latest(ours: Days, theirs: Days) -> Days:
    lessons = ours.keys() | theirs.keys()
    return {name: max(days[name] for days in (ours, theirs) if name in days) for name in lessons}


def _read(path: Path) -> Learned:
    """What the file says; nothing if there is none or the disk does not let us read it."""
    try:
        data = read_bytes(path, _LARGEST)
    except BadSave:
        return Learned()
    return _parsed(path, data)


def _parsed(path: Path, data: bytes) -> Learned:
    """What this content of the file says; nothing if it is broken."""
    if not data and not is_there(path):
        return Learned()
    try:
        content: dict[str, Any] = structure(json.loads(data), dict[str, Any])
        known = {name: content[name] for name in attrs.fields_dict(Learned) if name in content}
        return structure(known, Learned)  # other fields belong to a later version
    except (ValueError, TypeError, RecursionError):
        keep_broken(path, data)
        return Learned()
