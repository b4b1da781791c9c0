"""Reads `resources/games/<id>/lessons.toml`; errors name file, lesson, step and field."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, get_origin

import attrs

from burgundy_desktop.core import tables
from burgundy_desktop.core.errors import BadLesson, BadOptions, BadTable
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.lessons import files, values
from burgundy_desktop.lessons.patterns import Pattern, in_numbers, read_pattern
from burgundy_desktop.lessons.values import Lesson, Lessons, Mark, Sentence, Step, Tip

FORMAT: Final = 1
T = TypeVar("T")

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TARGET: Final = re.compile(r"([a-z_]+)(?:/(\d+))?")
_WINDOW: Final = "window"


@attrs.frozen
class _WrittenStep:
    """A step as it stands in the file."""

    say: str
    play: tuple[tuple[Any, ...], ...] = ()
    point: tuple[str, ...] = ()
    expect: tuple[tuple[Any, ...], ...] = ()
    find: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    action: str = ""
    free: str = ""
    check: dict[str, Any] = attrs.field(factory=dict)
    events: tuple[str, ...] = ()
    otherwise: dict[str, str] = attrs.field(factory=dict)


@attrs.frozen
class _WrittenLesson:
    id: str
    title: str
    minutes: int
    seats: tuple[str, ...]
    seed: int
    step: tuple[dict[str, Any], ...]
    anchors: tuple[str, ...] = ()
    handling: bool = False
    told: bool = False
    options: dict[str, str] = attrs.field(factory=dict)
    moves: tuple[tuple[Any, ...], ...] = ()
    change: dict[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class _WrittenTip:
    id: str
    say: str
    offered: str = ""
    event: str = ""
    point: tuple[str, ...] = ()
    anchor: str = ""


@attrs.frozen
class _Kept:
    """The lessons of a file, as long as it stays as it is."""

    game: AnyGame
    stamp: tuple[int, int]
    lessons: Lessons


_kept: Final[dict[Path, _Kept]] = {}


def load_lessons(game: AnyGame) -> Lessons:
    """The lessons of a game; empty if it has no file of lessons. Raises BadLesson. A file is read
    again only when it has changed.
    """
    path = files.lessons_file(game.info.id)
    try:
        found = path.stat()
    except OSError:
        return Lessons()
    kept, stamp = _kept.get(path), (found.st_mtime_ns, found.st_size)
    if kept is None or kept.stamp != stamp or kept.game is not game:
        kept = _kept[path] = _Kept(game, stamp, read_lessons(game, path))
    return kept.lessons


def read_lessons(game: AnyGame, path: Path) -> Lessons:
    """The lessons and tips in a file. Raises BadLesson."""
    name = "/".join(path.parts[-2:])
    try:
        content = tables.parsed(name, path.read_bytes()).content
    except OSError as error:
        raise BadLesson(f"cannot be read ({error.strerror})", file=name) from error
    except BadTable as error:
        raise BadLesson(f"is no TOML file ({error.reason})", file=name) from error
    return _Reader(game, name).lessons(content)


class _Reader:
    """Turns the content of one file into values."""

    def __init__(self, game: AnyGame, file: str) -> None:
        self._game = game
        self._file = file
        self._lesson = ""
        self._step = 0
        self._moves = {kind.__name__ for kind in game.move_types}
        self._events = {kind.__name__ for kind in game.event_types}

    def lessons(self, content: Mapping[str, Any]) -> Lessons:
        if content.get("format") != FORMAT:
            raise self._wrong(f"is {content.get('format')!r}, not {FORMAT}", "format")
        self._only_known(content, ("format", "lesson", "tip"))
        return Lessons(
            tuple(map(self._read_lesson, self._rows(content, "lesson"))),
            tuple(map(self._read_tip, self._rows(content, "tip"))),
        )

    def _rows(self, content: Mapping[str, Any], field: str) -> Sequence[Mapping[str, Any]]:
        """The rows of `[[lesson]]` or `[[tip]]`, each with an id of its own."""
        rows = content.get(field, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self._wrong("is no list of tables", field)
        known: set[Any] = set()
        for row in rows:
            name = row.get("id")
            if not isinstance(name, str) or not _ID.fullmatch(name):
                raise self._wrong(f"{name!r} is not of a-z, 0-9 and single hyphens", "id")
            if name in known:
                raise self._wrong(f"there are two of '{name}'", field)
            known.add(name)
        return rows

    def _read_lesson(self, row: Mapping[str, Any]) -> Lesson:
        self._lesson, self._step = row["id"], 0
        written = self._structured(row, _WrittenLesson)
        self._check_lesson(written)
        lesson = Lesson(
            written.id,
            Sentence(written.title, f"{written.id}/title"),
            written.minutes,
            written.anchors,
            written.seats,
            written.seed,
            tuple(self._steps(written.step)),
            written.handling,
            written.told,
            written.options,
            tuple(tuple(map(in_numbers, move)) for move in written.moves),
            written.change,
        )
        self._lesson, self._step = "", 0
        return lesson

    def _check_lesson(self, written: _WrittenLesson) -> None:
        self._length(written.title, "title")
        if written.minutes < 1:
            raise self._wrong(f"is {written.minutes}, not 1 or more", "minutes")
        if not written.step:
            raise self._wrong("has no steps", "step")
        if written.seats.count("") != 1 or written.seats[0]:
            raise self._wrong('begins with the person, "", and has no other one', "seats")
        try:
            self._game.info.options_for(len(written.seats), **written.options)
        except BadOptions as error:
            raise self._wrong(str(error), "options") from error
        for move in written.moves:
            self._patterns((move,), "moves")

    def _steps(self, rows: Sequence[Mapping[str, Any]]) -> Iterator[Step]:
        for self._step, row in enumerate(rows, start=1):
            yield self._read_step(row)

    def _read_step(self, row: Mapping[str, Any]) -> Step:
        written = self._structured(row, _WrittenStep)
        place = f"{self._lesson}/{self._step}"
        step = Step(
            self._sentence(written.say, f"{place}/say", "say"),
            self._patterns(written.play, "play"),
            self._each(written.point, _mark, "point"),
            self._patterns(written.expect, "expect"),
            self._each(written.find, _target, "find"),
            self._each(written.look, _target, "look"),
            written.action,
            written.free,
            written.check,
            written.events,
            self._replies(written.otherwise, place),
        )
        self._check_step(step)
        return step

    def _check_step(self, step: Step) -> None:
        waits = [name for name in values.WAITS if getattr(step, name)]
        if len(waits) > 1:
            raise self._wrong(f"waits for two things: {', '.join(waits)}", waits[1])
        self._names((step.free,), {*self._events, ""}, "free")
        self._names(step.events, self._events, "events")

    def _read_tip(self, row: Mapping[str, Any]) -> Tip:
        self._lesson = f"tip/{row['id']}"
        written = self._structured(row, _WrittenTip)
        if bool(written.offered) == bool(written.event):
            raise self._wrong("has either 'offered' or 'event'", "offered")
        self._names((written.offered,), {*self._moves, ""}, "offered")
        self._names((written.event,), {*self._events, ""}, "event")
        tip = Tip(
            written.id,
            self._sentence(written.say, f"{self._lesson}/say", "say"),
            written.offered,
            written.event,
            self._each(written.point, _mark, "point"),
            written.anchor,
        )
        self._lesson = ""
        return tip

    def _replies(self, written: Mapping[str, str], place: str) -> Mapping[str, Sentence]:
        return {
            self._reply_key(key): self._sentence(said, f"{place}/otherwise/{key}", "otherwise")
            for key, said in written.items()
        }

    def _reply_key(self, key: str) -> str:
        """A move class, a kind of target, one target, or `"*"`."""
        if key != values.OTHERWISE and key not in self._moves and not _TARGET.fullmatch(key):
            raise self._wrong(f"{key!r} is no move, target or kind of target", "otherwise")
        return key

    def _sentence(self, text: str, place: str, field: str) -> Sentence:
        self._length(text, field)
        return Sentence(text, place)

    def _length(self, text: str, field: str) -> None:
        if not 0 < len(text) <= values.MOST_LETTERS:
            raise self._wrong(f"has {len(text)} letters, not 1 to {values.MOST_LETTERS}", field)

    def _patterns(self, written: Sequence[Sequence[Any]], field: str) -> tuple[Pattern, ...]:
        return self._each(written, lambda one: read_pattern(self._game, one), field)

    def _each(self, written: Sequence[Any], read: Callable[[Any], T], field: str) -> tuple[T, ...]:
        try:
            return tuple(map(read, written))
        except ValueError as error:
            raise self._wrong(str(error), field) from error

    def _names(self, names: Sequence[str], known: set[str], field: str) -> None:
        for name in names:
            if name not in known:
                raise self._wrong(f"{name!r} is unknown in {self._game.info.id}", field)

    def _structured(self, row: Mapping[str, Any], kind: type[T]) -> T:
        """The row as a `kind`; every field is known, and of its type."""
        self._only_known(row, [field.name for field in attrs.fields(kind)])  # type: ignore[arg-type]  # an attrs class
        attrs.resolve_types(kind)  # type: ignore[type-var]  # an attrs class, as below
        for field in attrs.fields(kind):  # type: ignore[arg-type]
            if get_origin(field.type) is tuple and not isinstance(row.get(field.name, []), list):
                raise self._wrong("is no list", field.name)
        try:
            return tables.structure(row, kind, tables.TableFile(self._file, {}), "")
        except BadTable as error:
            raise self._wrong(error.reason) from error

    def _only_known(self, row: Mapping[str, Any], known: Sequence[str]) -> None:
        for name in row:
            if name not in known:
                raise self._wrong("is no field of lessons", name)

    def _wrong(self, reason: str, field: str = "") -> BadLesson:
        return BadLesson(reason, file=self._file, lesson=self._lesson, step=self._step, field=field)


def _target(written: str) -> Target:
    """`tile/81`; `silver` is `silver/0`; `*` is whatever there is. Raises ValueError."""
    if written == values.ANYTHING.kind:
        return values.ANYTHING
    found = _TARGET.fullmatch(written)
    if not found or found[1] == _WINDOW:
        raise ValueError(f"{written!r} is no target")
    return target(found[1], int(found[2] or 0))


def _mark(written: str) -> Mark:
    """A target, `window/log`, or a part of a target: `action/1#left`. Raises ValueError."""
    kind, _, name = written.partition("/")
    if kind == _WINDOW and name:
        return Mark(window=name)
    place, _, part = written.partition("#")
    if part not in {"", *values.PARTS}:
        raise ValueError(f"{written!r} names no part: there are {', '.join(values.PARTS)}")
    if place == values.ANYTHING.kind:
        raise ValueError(f"{written!r} is no place")
    return Mark(_target(place), part=part)
